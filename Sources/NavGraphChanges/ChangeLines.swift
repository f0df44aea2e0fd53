import NavGraphModel
import NavGraphSyntax

/// A change in a line, as `diff` of Markdown colours it: `+ flow orders`.
package struct ChangeLine: Sendable {
    package var mark: String
    package var kind: GraphElement.Kind
    package var name: String
    package var text: String
}

/// The changes in words: what is added, removed, then changed; in each by kind and name.
package func changeLines(_ changes: GraphChanges, from old: NavGraph, to new: NavGraph) -> [ChangeLine] {
    let words = LineWords(
        old: ElementWords(graph: old, renaming: changes.renaming), new: ElementWords(graph: new, renaming: Renaming()))
    let order = ["+", "-", "!"]
    return changes.changes.flatMap(words.lines).sorted { a, b in
        if a.mark != b.mark { return order.firstIndex(of: a.mark)! < order.firstIndex(of: b.mark)! }
        if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
        return a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }
}

extension GraphElement.Kind {
    /// One of them, in words.
    package var word: String {
        switch self {
        case .deepLink: "link"
        case .importAlias: "import"
        case .group: "events"
        case .flow, .screen, .transition, .condition, .resolver, .check, .file: "\(self)"
        }
    }
}

private struct LineWords {
    let old, new: ElementWords

    func lines(of change: GraphChange) -> [ChangeLine] {
        let element = change.element
        let name = element.owner.map { "\($0).\(element.name)" } ?? element.name
        let what = element.kind == .file ? "file" : "\(element.kind.word) \(name)"
        func line(_ mark: String, _ text: String) -> ChangeLine {
            ChangeLine(mark: mark, kind: element.kind, name: name, text: "\(mark) \(text)")
        }
        switch change.kind {
        case .removed: return [line("-", what)]
        case .added:
            let place = element.flow.map { " in \($0)" } ?? ""
            let details = self.details(of: element)
            return [line("+", "\(what)\(place)\(details.isEmpty ? "" : ": ")\(details)")]
        case .renamed:
            let before = change.from ?? ""
            return [line("!", "\(what): renamed from \(before)")] + keyTexts(change).map { line("!", "\(what): \($0)") }
        case .moved:
            let from = change.from.map { $0.isEmpty ? "no flow" : $0 } ?? ""
            let moved = "\(what): moved from \(from) to \(element.flow ?? "no flow")"
            return [line("!", ([moved] + keyTexts(change)).joined(separator: "; "))]
        case .changed:
            if element.kind == .transition { return transitionLines(change).map { line("!", "\(what)\($0)") } }
            return [line("!", "\(what): \(keyTexts(change).joined(separator: "; "))")]
        }
    }

    /// What there is to say of something new: `orderId: String, requires loggedIn, ends sent`.
    private func details(of element: GraphElement) -> String {
        if element.kind == .transition {
            guard let id = transition(element.subject, in: new) else { return "" }
            let places = new.places(of: id)
            return places.map { place in
                place.path.isEmpty ? place.words : "returns\(place.path.replacing(" ▸", with: "")): \(place.words)"
            }.joined(separator: ", ")
        }
        var parts: [String] = []
        // What it asks for before how it ends.
        let keys = element.keys.filter { $0.key != "outcomes" } + element.keys.filter { $0.key == "outcomes" }
        for (key, value) in keys {
            switch (element.kind, key) {
            case (.screen, "params"), (.flow, "params"): parts.append(jsonWords(value))
            case (.screen, "requires"), (.flow, "requires"): parts.append("requires \(jsonWords(value))")
            case (.screen, "outcomes"), (.flow, "outcomes"):
                if case .object(let members) = value {
                    parts.append("ends \(members.map(\.key).joined(separator: ", "))")
                }
            case (.flow, "tabs"), (.flow, "columns"): parts.append("\(key) \(jsonWords(value))")
            case (.screen, _), (.flow, _), (_, "title"), (_, "pending"), (_, "fallback"): break
            default: parts.append("\(key) \(jsonWords(value))")
            }
        }
        return parts.joined(separator: ", ")
    }

    private func transition(_ subject: String, in words: ElementWords) -> TransitionID? {
        words.graph.transitions.ids.first { words.subject(of: $0) == subject }
    }

    /// ` ▸ paid ▸ viewOrder: select profile → select orders`; what changes alike once.
    private func transitionLines(_ change: GraphChange) -> [String] {
        guard let before = transition(change.element.subject, in: old),
            let after = transition(change.element.subject, in: new)
        else { return keyTexts(change).map { ": \($0)" } }
        var seen: Set<String> = []
        var lines: [String] = []
        for difference in differences(old.places(of: before), new.places(of: after)) {
            let text = "\(difference.before?.words ?? "nothing") → \(difference.after?.words ?? "nothing")"
            let last = difference.path.split(separator: "▸").last ?? ""
            if seen.insert("\(last): \(text)").inserted { lines.append("\(difference.path): \(text)") }
        }
        let allow = change.keys.filter { $0.path != "alternatives" && $0.path != "ignored" }
        lines += allow.map { ": \(text(of: $0))" }
        return lines.isEmpty ? [": order of its alternatives"] : lines
    }

    private func keyTexts(_ change: GraphChange) -> [String] { change.keys.map(text) }

    /// `tabs − wishlist + orders`, `title Old → New`.
    private func text(of key: GraphChange.Key) -> String {
        func items(_ value: JSON?) -> [String]? {
            switch value {
            case .array(let values)?: values.map(jsonWords)
            case .object(let members)?: members.map { jsonWords(.object([$0])) }
            case nil: []
            default: nil
            }
        }
        if let before = items(key.before), let after = items(key.after) {
            let gone = before.filter { !after.contains($0) }.map { "− \($0)" }
            let come = after.filter { !before.contains($0) }.map { "+ \($0)" }
            if !gone.isEmpty || !come.isEmpty { return "\(key.path) \((gone + come).joined(separator: " "))" }
        }
        func words(_ value: JSON?) -> String { value.map(jsonWords) ?? "nothing" }
        return "\(key.path) \(words(key.before)) → \(words(key.after))"
    }
}
