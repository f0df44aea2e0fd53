import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableTransition = LintRule(.unreachableTransition) { graph, runs, report in
        let never = NeverHolding(graph)
        /// The transitions that a screen has, and those that a reachable one has.
        var held = Set(graph.screens.ids.flatMap { runs.events(of: $0) })
        var heldWithin = Set(graph.screens.ids.filter { runs.isReachable($0) }.flatMap { runs.events(of: $0) })
        for flow in graph.flows.ids {
            let isShown = graph.firstScreens(of: .flow(flow)).contains { runs.isReachable($0) }
            for event in graph.flows[flow].buttons.compactMap(\.transition) {
                held.insert(event)
                if isShown { heldWithin.insert(event) }
            }
        }
        let hiding = graph.hidingIgnored()
        for id in graph.transitions.ids {
            let transition = graph.transitions[id]
            if case .group(let group) = transition.owner, !graph.isUsed(group) { continue }
            if runs.fires(id) {
                guard transition.isList else { continue }
                for one in graph.alternatives(of: id) where !runs.fires(one) {
                    report(
                        .unreachableTransition, graph.subject(of: one),
                        at: Place(graph.file(of: id), graph.alternatives[one].span),
                        "this alternative of \(graph.quoted(id)) is never taken: "
                            + (never.first(of: one).map { never.explanation(of: $0) }
                                ?? (graph.alternatives[one].when.isEmpty
                                    ? "one of those before it always holds"
                                    : "its 'when' never holds where those before it do not")),
                        isSuspected: runs.mayFire(one)
                    )
                }
            } else if transition.firstAlternative.isNone, hiding.contains(id) {
                continue
            } else if heldWithin.contains(id) {
                report(
                    .unreachableTransition, graph.subject(of: id), at: graph.place(of: id),
                    transition.firstAlternative.isNone
                        ? "\(graph.quoted(id)) is ignored, and hides no other event of that name"
                        : "\(graph.quoted(id)) never fires: "
                            + (graph.alternatives(of: id).lazy.compactMap { never.first(of: $0) }.first.map {
                                never.explanation(of: $0)
                            } ?? "its 'when' holds on no run that shows a screen with it"),
                    isSuspected: graph.alternatives(of: id).contains { runs.mayFire($0) })
            } else if !held.contains(id) {
                report(
                    .unreachableTransition, graph.subject(of: id), at: graph.place(of: id),
                    "\(graph.quoted(id)) never fires: every screen inside has its own event of that name, or no screen is inside"
                )
            }
        }
    }
}

extension NavGraph {
    /// The transitions that are ignored everywhere, and hide others of their names.
    fileprivate func hidingIgnored() -> Set<TransitionID> {
        var hiding: Set<TransitionID> = []
        for screen in screens.ids {
            func used(_ uses: [GroupUse]) -> [TransitionID] {
                uses.compactMap(\.group).flatMap { groups[$0].transitions }
            }
            let flowEvents =
                alerts.contains(screen)
                ? [] : flows(around: screen).flatMap { Array(flows[$0].transitions) + used(flows[$0].uses) }
            var first: [Symbol: TransitionID] = [:]
            let own = Array(screens[screen].transitions) + used(screens[screen].uses)
            for event in own + flowEvents + appTransitions {
                guard let hider = first[transitions[event].name] else {
                    first[transitions[event].name] = event
                    continue
                }
                if transitions[hider].firstAlternative.isNone { hiding.insert(hider) }
            }
        }
        return hiding
    }
}
