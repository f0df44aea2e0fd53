@testable import NavGraphInterpreter

/// The words of language 1.1 in random graphs to walk through. Four of them stand for older words, in which a graph can be
/// written out: alerts in place, what screens say of how they are presented, enumerations, `~` as the last alternative.
extension WalkGraph {
    mutating func planNewer() {
        for name in ["v0", "v1"] where newest.chance(60) {
            let params = ["a", "u"].filter { _ in newest.chance(30) }
            systems.append(Thing(name: name, params: params, outcomes: [("o", carried), ("p", [])]))
        }
        for thing in screens + systems where newest.chance(40) {
            var keys: [(key: String, value: String)] = []
            if newest.chance(60) { keys.append(("style", newest.pick(["fullScreen", "pageSheet", "overFullScreen"]))) }
            if newest.chance(50) { keys.append(("locked", newest.chance(40) ? "true" : newest.pick(conditions))) }
            if newest.chance(40) { keys.append(("in", "stack")) }
            declared[thing.name] = keys
        }
    }

    /// `e0: …`, whose alerts in place are called after it and its owner.
    mutating func event(_ name: String, of owner: String, _ text: (inout WalkGraph) -> String) -> String {
        place = (owner, name, 0)
        return "\(name): \(text(&self))"
    }

    /// Without `initially` it could not be written out.
    mutating func enumeration() -> String {
        let held = newest.below(3)
        let isOpen = newest.chance(50)
        let changes = newest.chance(40)
        if isWrittenOut { return (0..<3).map { "  n\($0): \($0 == held)\n" }.joined() }
        guard words == .all else { return "  n: { oneOf: [n0, n1, n2], initially: n\(held) }\n" }
        return
            "  n: { oneOf: [n0, n1, n2]\(isOpen ? "" : ", initially: n\(held)")\(changes ? ", changes: true" : "") }\n"
    }

    /// `sets: { n: n1 }`.
    mutating func setName() -> String {
        let held = newest.below(3)
        let all = (0..<3).map { "n\($0): \($0 == held)" }.joined(separator: ", ")
        return "sets: { \(isWrittenOut ? all : "n: n\(held)") }"
    }

    func declaration(of screen: Thing, _ indent: String) -> String {
        isWrittenOut ? "" : (declared[screen.name] ?? []).map { "\(indent)\($0.key): \($0.value)\n" }.joined()
    }

    /// What a `present` has besides its own keys, in older words; in newer ones it may say otherwise than the screen.
    mutating func completed(_ keys: String, of target: Thing) -> String {
        var keys = keys
        for (key, value) in declared[target.name] ?? [] where !keys.contains(", \(key): ") {
            let isFree = key == "locked" && newest.chance(25)
            if isFree, !isWrittenOut { keys += ", locked: false" }
            if !isFree, isWrittenOut { keys += ", \(key): \(value)" }
        }
        return keys
    }

    /// An alert in place, or the `present` that it stands for.
    mutating func alertInPlace(_ owner: Thing?, _ names: Names, _ depth: Int) -> String {
        place.alerts += 1
        let name =
            place.owner + place.event.prefix(1).uppercased() + place.event.dropFirst()
            + (place.alerts > 1 ? "\(place.alerts)" : "")
        let inner = Names(known: names.known, brings: false, carried: names.carried)
        let outcomes = ["yes", "no"].prefix(1 + newest.below(2))
        if isWrittenOut {
            let params = map(names.carried)
            let ends = outcomes.map { "\($0): \(params)" }.joined(separator: ", ")
            let flow = owner.map { $0.isScreen ? $0.flow ?? "" : $0.name } ?? ""
            let indent = flow.isEmpty ? "  " : "      "
            alertsOf[flow, default: ""] += "\(indent)\(name): { params: \(params), outcomes: { \(ends) } }\n"
        }
        let handlers = outcomes.map { outcome in
            let text = newest.chance(30) ? "~" : handler(owner, inner, depth, isThere: true)
            return "\(outcome): \(text)"
        }.joined(separator: ", ")
        return isWrittenOut
            ? "present: \(name), style: alert, returns: { \(handlers) }" : "alert: { \(handlers) }"
    }

    /// The column that a narrow window shows first.
    mutating func compact(_ regions: Thing) -> String {
        guard regions.name == "u", isNew(60), let columns = regions.flow?.split(separator: ",") else { return "" }
        return "    compact:\(newest.pick(columns.map { " " + $0.trimmingPrefix(" ") }))\n"
    }

    func alertScreens(of flow: String) -> String { alertsOf[flow].map { "    screens:\n" + $0 } ?? "" }

    mutating func system(_ screen: Thing) -> String {
        "  \(screen.name):\n    from: system\n    params: \(map(screen.params))\n" + outcomes(screen, "    ")
            + declaration(of: screen, "    ")
    }
}
