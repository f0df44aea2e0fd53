import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// A fact about many elements with one cause: transitions that form a circle, the deep modals of a
    /// flow, all that lies behind what only a link opens.
    mutating func groupNotes() {
        groupGrowth()
        groupDeepModals()
        groupLinkOnly()
    }

    private mutating func groupGrowth() {
        guard numbers(of: .unboundedStack).count > 1 else { return }
        let groups = connectedTransitions(graph, runs)
        group(
            runs.growing.compactMap { event in
                number(.unboundedStack, graph.subject(of: event)).map { ($0, groups[event.index]) }
            })
    }

    private mutating func groupDeepModals() {
        group(
            graph.screens.ids.compactMap { screen -> (Int, FlowID)? in
                guard let number = number(.deepModal, screen), let flow = graph.firstFlow(around: screen) else {
                    return nil
                }
                return (number, flow)
            })
    }

    private mutating func groupLinkOnly() {
        for number in numbers(of: .linkOnly) {
            let way = findings[number].witness.compactMap { step in
                step.current.isEmpty ? nil : self.number(.linkOnly, Subject(.screen, name: step.current))
            }
            if let first = way.first { set(number, sameAs: first) }
        }
    }
}

/// A number for each transition, the same for those from each of which a run may lead on to the other, as the text has it.
/// The strongly connected components of screens and transitions. O(graph).
private func connectedTransitions(_ graph: NavGraph, _ runs: RunAnalysis) -> [UInt32] {
    let screens = graph.screens.count
    var next = [[UInt32]](repeating: [], count: screens + graph.transitions.count)
    for screen in graph.screens.ids { next[screen.index] = runs.events(of: screen).map { UInt32(screens + $0.index) } }
    for id in graph.alternatives.ids {
        let a = graph.alternatives[id]
        guard let transition = a.transition else { continue }
        next[screens + transition.index] += graph.firstScreens(of: a.action.opened).map { UInt32($0.index) }
    }
    return Array(connectedComponents(of: next.count) { $1 += next[Int($0)] }[screens...])
}
