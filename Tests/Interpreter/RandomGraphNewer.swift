/// The words of language 1.1, and what they stand for in older ones.
extension RandomGraph {
    /// An event of an owner, or of a group.
    mutating func event(_ name: String, owner: String?, of group: String? = nil) -> String {
        place = (owner ?? group ?? "app", name, 0)
        return "\(name): \(transition(owner: owner))"
    }

    /// Without `initially` it could not be written out.
    mutating func enumerationText() -> String {
        guard hasEnumeration else { return "" }
        let held = newest.below(3)
        if words == .newerWrittenOut { return (0..<3).map { "  n\($0): \($0 == held)\n" }.joined() }
        guard words == .all else { return "  n: { oneOf: [n0, n1, n2], initially: n\(held) }\n" }
        let initially = newest.chance(50) ? ", initially: n\(held)" : ""
        return "  n: { oneOf: [n0, n1, n2]\(initially)\(newest.chance(40) ? ", changes: true" : "") }\n"
    }

    mutating func declarePresentations() {
        guard words != .older else { return }
        for name in screens + stacks + singles + tabs + splits where newest.chance(45) {
            let isScreen = screens.contains(name)
            var keys: [(key: String, value: String)] = []
            if newest.chance(60) {
                keys.append(("style", newest.pick(["fullScreen", "pageSheet"] + (isScreen ? ["alert"] : []))))
            }
            if newest.chance(40) {
                keys.append(("locked", conditions.isEmpty || newest.chance(50) ? "true" : newest.pick(conditions)))
            }
            if isScreen, newest.chance(40) { keys.append(("in", "stack")) }
            if !keys.isEmpty { declared[name] = keys }
        }
    }

    mutating func declaration(of name: String, indent: String) -> String {
        if isModule, newest.chance(60) { return "\(indent)public: true\n" + presentation(of: name, indent: indent) }
        return presentation(of: name, indent: indent)
    }

    private func presentation(of name: String, indent: String) -> String {
        guard words != .newerWrittenOut else { return "" }
        return (declared[name] ?? []).map { "\(indent)\($0.key): \($0.value)\n" }.joined()
    }

    /// In older words each `present` says what is declared; in newer ones it may say otherwise.
    mutating func complete(
        _ parts: inout [String], from first: Int, with declared: [(key: String, value: String)]
    ) {
        guard !declared.isEmpty else { return }
        func given(_ key: String) -> String? {
            parts[first...].first { $0.hasPrefix(key + ": ") }.map { String($0.dropFirst(key.count + 2)) }
        }
        let isFree = newest.chance(25)
        let style = given("style") ?? declared.first { $0.key == "style" }?.value ?? "sheet"
        for (key, value) in declared where given(key) == nil {
            if key == "locked", isFree {
                if words != .newerWrittenOut { parts.append("locked: false") }
            } else if words == .newerWrittenOut, key != "in" || style != "alert" {
                parts.append("\(key): \(value)")
            }
        }
    }

    /// An alert in place, or the `present` that it stands for.
    mutating func alert(_ owner: String?, _ depth: Int) -> String {
        place.alerts += 1
        let event = place.event.prefix(1).uppercased() + place.event.dropFirst()
        let name = place.owner + event + (place.alerts > 1 ? String(place.alerts) : "")
        let flow = owner.flatMap { screens.contains($0) ? flowOf[$0] : $0 } ?? ""
        let outcomes = ["yes", "no"].prefix(1 + newest.below(2))
        writtenOut[flow, default: []] +=
            words == .newerWrittenOut
            ? ["\(name): { outcomes: [\(outcomes.joined(separator: ", "))] }"] : []
        let handlers = outcomes.map { "\($0): \(newest.chance(30) ? "~" : handler(owner, depth))" }
        let text = "{ \(handlers.joined(separator: ", ")) }"
        return words == .newerWrittenOut ? "present: \(name), style: alert, returns: \(text)" : "alert: \(text)"
    }

    mutating func systemScreen(_ screen: String, indent: String) -> String {
        var text = "\(indent)from: system\n" + declaration(of: screen, indent: indent)
        if let outcomes = outcomesOf[screen] { text += "\(indent)outcomes: [\(outcomes[0])]\n" }
        return text
    }
}
