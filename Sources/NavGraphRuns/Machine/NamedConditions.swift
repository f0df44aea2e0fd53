import NavGraphModel
import NavGraphSyntax

extension Program {
    /// The conditions that may have to do with what runs do whose screens are among some, by bits: all but those that nothing
    /// names except other screens and their events, and what `implies` ties to none of the rest. O(graph).
    func conditions(named screens: [ScreenID]) -> ConditionSet {
        var isCurrent = Array(repeating: false, count: graph.screens.count)
        for screen in screens { isCurrent[screen.index] = true }
        let isFired = firedEvents(of: screens)
        var isAside = Array(repeating: false, count: graph.literals.count)
        var isNamed = graph.conditions.map(\.changes)
        for id in graph.alternatives.ids {
            if let event = graph.alternatives[id].transition, !isFired[event.index] {
                for literal in graph.alternatives[id].when { isAside[literal.index] = true }
                continue
            }
            for assignment in graph.alternatives[id].sets {
                isNamed[graph.assignments[assignment].condition.index] = true
            }
        }
        for screen in graph.screens.ids where !isCurrent[screen.index] {
            for literal in graph.screens[screen].requires { isAside[literal.index] = true }
        }
        for literal in graph.literals.ids where !isAside[literal.index] {
            isNamed[graph.literals[literal].condition.index] = true
        }
        spread(&isNamed)
        var named = ConditionSet()
        for (bit, condition) in conditions.enumerated() where isNamed[condition.index] { named.insert(bit) }
        return named
    }

    /// Those of flows, groups and the app always count.
    private func firedEvents(of screens: [ScreenID]) -> [Bool] {
        var isFired = graph.transitions.map { if case .screen = $0.owner { false } else { true } }
        for screen in screens { for event in events[events(of: screen)] { isFired[event.index] = true } }
        return isFired
    }

    /// To what `implies` ties them to.
    private func spread(_ isNamed: inout [Bool]) {
        var grows = true
        while grows {
            grows = false
            for id in graph.conditions.ids {
                for other in graph.tied(to: id) where isNamed[id.index] != isNamed[other.index] {
                    (isNamed[id.index], isNamed[other.index]) = (true, true)
                    grows = true
                }
            }
        }
    }
}
