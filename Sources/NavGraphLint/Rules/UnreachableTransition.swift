import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableTransition = LintRule(.unreachableTransition) { facts, runs, report in
        let graph = facts.graph
        /// 0: no screen has it; 1: one that is not reachable; 2: one that is.
        var holders = [UInt8](repeating: 0, count: graph.transitions.count)
        for screen in graph.screens.ids {
            let mark: UInt8 = runs.isReachable(screen) ? 2 : 1
            for event in runs.events(of: screen) { holders[event.index] = max(holders[event.index], mark) }
        }
        for id in graph.transitions.ids {
            let transition = graph.transitions[id]
            if runs.fires(id) {
                guard transition.isList else { continue }
                for one in graph.alternatives(of: id) where !runs.fires(one) {
                    report(
                        .unreachableTransition, graph.subject(of: one),
                        at: Place(graph.file(of: id), graph.alternatives[one].span),
                        "this alternative of \(facts.name(id)) is never taken: its 'when' never holds where those before it do not"
                    )
                }
            } else if holders[id.index] == 2 {
                report(
                    .unreachableTransition, graph.subject(of: id), at: graph.place(of: id),
                    "\(facts.name(id)) never fires: its 'when' holds on no run that shows a screen with it")
            } else if holders[id.index] == 0 {
                report(
                    .unreachableTransition, graph.subject(of: id), at: graph.place(of: id),
                    "\(facts.name(id)) never fires: every screen inside has an event of that name of its own, or there is none"
                )
            }
        }
    }
}
