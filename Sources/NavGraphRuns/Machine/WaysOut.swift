import NavGraphModel
import NavGraphSyntax

/// Whether steps lead out of a configuration.
enum WaysOut {
    /// None, if the conditions without a bit have these values.
    case none([ConditionID: Bool])
    /// A step changes a condition that nothing asks for, and nothing else.
    case changing(StepLabel)
    case some
}

extension Machine {
    /// Whether some step leads to a configuration that differs. Link steps do not count.
    func ways(out c: Configuration) throws -> WaysOut {
        var wishes: [ConditionID: Bool] = [:]
        var changing: StepLabel?
        for label in try labels(in: c) {
            var next = c
            do {
                guard try step(label, &next) else { continue }
            } catch is Fault { continue }
            if let decided = c.conditions.firstOpen(of: next.conditions) { throw Undecided(condition: decided) }
            if !next.looksLike(c) { return .some }
            for (condition, value) in next.others {
                guard let before = c.others[condition] ?? graph.conditions[condition].initially ?? wishes[condition]
                else {
                    wishes[condition] = value
                    continue
                }
                if before != value { changing = changing ?? label }
            }
        }
        return changing.map { .changing($0) } ?? .none(wishes)
    }
}
