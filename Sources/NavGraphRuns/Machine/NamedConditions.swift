import NavGraphModel
import NavGraphSyntax

extension Program {
    /// The conditions that have to do with what runs do whose screens are among some: that those, their events with all that
    /// follows on them, links or checks name, and those that `implies` ties to one of these; by bits. O(graph).
    func conditions(named screens: [ScreenID]) -> ConditionSet {
        var isNamed = Array(repeating: false, count: graph.conditions.count)
        func name(_ literals: IDRange<LiteralID>) {
            for literal in literals { isNamed[graph.literals[literal].condition.index] = true }
        }
        let isFired = firedEvents(of: screens)
        for id in graph.alternatives.ids {
            if let event = graph.alternatives[id].transition, !isFired[event.index] { continue }
            name(graph.alternatives[id].when)
            for assignment in graph.alternatives[id].sets {
                isNamed[graph.assignments[assignment].condition.index] = true
            }
        }
        for screen in screens {
            name(graph.screens[screen].requires)
            for flow in graph.flows(around: screen) { name(graph.flows[flow].requires) }
        }
        for link in graph.deepLinks { name(link.requires) }
        for check in graph.checks { if case .neverWhen(_, let literals) = check.law { name(literals) } }
        spread(&isNamed)
        var named = ConditionSet()
        for (bit, condition) in conditions.enumerated() where isNamed[condition.index] { named.insert(bit) }
        return named
    }

    private func firedEvents(of screens: [ScreenID]) -> [Bool] {
        var isFired = Array(repeating: false, count: graph.transitions.count)
        for screen in screens { for event in events[events(of: screen)] { isFired[event.index] = true } }
        return isFired
    }

    /// To what `implies` ties them to.
    private func spread(_ isNamed: inout [Bool]) {
        var grows = true
        while grows {
            grows = false
            for id in graph.conditions.ids {
                for other in graph.conditions[id].implies where isNamed[id.index] != isNamed[other.index] {
                    (isNamed[id.index], isNamed[other.index]) = (true, true)
                    grows = true
                }
            }
        }
    }
}
