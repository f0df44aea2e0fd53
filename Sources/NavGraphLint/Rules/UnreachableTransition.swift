import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableTransition = LintRule(Rule("unreachable-transition", .warning, of: .runs)) {
        graph, runs, report in
        let never = NeverHolding(graph)
        /// The transitions that a reachable screen has.
        var held = Set(graph.screens.ids.filter { runs.isReachable($0) }.flatMap { runs.events(of: $0) })
        for flow in graph.flows.ids where graph.firstScreens(of: .flow(flow)).contains(where: { runs.isReachable($0) })
        {
            held.formUnion(graph.flows[flow].buttons.compactMap(\.transition))
        }
        let buttons = Set(graph.flows.flatMap(\.buttons).compactMap(\.transition))
        let hiding = graph.hidingIgnored()
        for id in graph.transitions.ids {
            let transition = graph.transitions[id]
            let alternatives = graph.alternatives(of: id)
            let (fires, mayFire) = (runs.fires(id), alternatives.contains { runs.mayFire($0) })
            if fires || !held.contains(id) && mayFire, transition.isList {
                for one in alternatives where !(fires ? runs.fires(one) : runs.mayFire(one)) {
                    report(
                        .unreachableTransition, of: graph.subject(of: one),
                        at: Place(graph.file(of: id), graph.alternatives[one].span),
                        "this alternative of \(graph.quoted(id)) is never taken: "
                            + (never.first(of: one).map { never.explanation(of: $0) }
                                ?? (graph.alternatives[one].when.isEmpty
                                    ? "an alternative before it always holds"
                                    : "its 'when' never holds unless an alternative before it does")),
                        // That the screen is shown is itself only possible.
                        isSuspected: !fires || runs.mayFire(one)
                    )
                }
            }
            // What the app does itself while its own screens are shown is no matter of the graph.
            let isHosts = transition.owner == graph.host.map { .screen($0) }
            if fires || transition.firstAlternative.isNone && (isHosts || hiding.contains(id)) { continue }
            if held.contains(id) {
                report(
                    .unreachableTransition, of: graph.subject(of: id), at: graph.place(of: id),
                    transition.firstAlternative.isNone
                        ? "\(graph.quoted(id)) has no effect: there is no other event with this name to hide"
                        : "\(graph.quoted(id)) never fires: "
                            + (alternatives.lazy.compactMap { never.first(of: $0) }.first.map {
                                never.explanation(of: $0)
                            } ?? "its 'when' never holds while a screen with this event is shown"),
                    isSuspected: mayFire)
            } else {
                let holders = graph.screens(below: transition.owner)
                let isNowhere = holders.isEmpty && !buttons.contains(id)
                guard isNowhere || holders.contains(where: { runs.isReachable($0) }) else { continue }
                report(
                    .unreachableTransition, of: graph.subject(of: id), at: graph.place(of: id),
                    "\(graph.quoted(id)) never fires: "
                        + (isNowhere
                            ? "no screen has this event" : "each reachable screen has its own event with this name"),
                    isSuspected: mayFire)
            }
        }
    }
}

extension NavGraph {
    /// The transitions that are ignored everywhere, and hide others of their names.
    fileprivate func hidingIgnored() -> Set<TransitionID> {
        var hiding: Set<TransitionID> = []
        let ignored = Set(transitions.filter(\.firstAlternative.isNone).map(\.name))
        if ignored.isEmpty { return hiding }
        for screen in screens.ids {
            func used(_ uses: IDRange<GroupUseID>) -> [TransitionID] {
                self.used(by: uses).flatMap { groups[$0].transitions }
            }
            let flowEvents =
                alerts.contains(screen)
                ? [] : flows(around: screen).flatMap { Array(flows[$0].transitions) + used(flows[$0].uses) }
            var first: [Symbol: TransitionID] = [:]
            let own = Array(screens[screen].transitions) + used(screens[screen].uses)
            for event in own + flowEvents + appTransitions where ignored.contains(transitions[event].name) {
                guard let hider = first[transitions[event].name] else {
                    first[transitions[event].name] = event
                    continue
                }
                // A screen and its flow may use the same group.
                if hider != event, transitions[hider].firstAlternative.isNone { hiding.insert(hider) }
            }
        }
        return hiding
    }

    /// The screens that have the events of an owner, unless they hide them.
    fileprivate func screens(below owner: Owner) -> [ScreenID] {
        switch owner {
        case .app: return Array(screens.ids)
        case .screen(let screen): return [screen]
        case .flow(let flow):
            return screens.ids.filter { hasFlowEvents($0) && flows(around: $0).contains(flow) }
        case .group(let group):
            let users = users(of: group)
            return users.screens + users.flows.flatMap { screens(below: .flow($0)) }
        }
    }
}
