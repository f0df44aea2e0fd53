import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension RunAnalysis {
    /// The rules that could have more findings, because the analysis gave up without an upper bound. Omits the rules
    /// for which the graph has no possible cause.
    var unjudgedRules: Set<Rule> {
        guard limit != nil, !hasBounds else { return [] }
        // Where steps come to an end, all is known but from where they lead home with each of the values.
        guard isOpen else { return [.deadEnd] }
        var rules: Set<Rule> = [.deadEnd]
        for alternative in graph.alternatives {
            rules.formUnion(graph.faults(of: alternative.action))
            if alternative.action.presentation != nil { rules.insert(.deepModal) }
            if !alternative.send.isEmpty { rules.insert(.sendUnknown) }
        }
        if graph.handlers.contains(where: { $0.kind == .message }) { rules.insert(.sendUnknown) }
        if graph.screens.contains(where: { !$0.outcomes.isEmpty }) { rules.insert(.finishWithoutOpener) }
        if graph.deepLinks.contains(where: \.isByPresent) { rules.insert(.deepModal) }
        if graph.screens.contains(where: { !$0.requires.isEmpty })
            || graph.flows.contains(where: { !$0.requires.isEmpty })
        {
            rules.insert(.guardViolation)
        }
        if graph.mayDiscard { rules.insert(.discardsLocked) }
        if graph.transitions.ids.contains(where: graph.shouldTakeAlternative) { rules.insert(.ignoredEvent) }
        if graph.screens.ids.contains(where: { !isReachable($0) }) {
            rules.formUnion([.unreachableScreen, .unreachableTransition])
        }
        return rules
    }
}

extension NavGraph {
    /// The rules that a step with an action can violate.
    fileprivate func faults(of action: Action) -> Set<Rule> {
        switch action {
        case .none, .open, .openArgument, .unresolved, .popToRoot, .dismissAll, .root, .rootEntry: []
        case .push(let target):
            target.flow.map { flows[$0].container } ?? .stack == .stack
                ? [.pushOutsideStack, .unboundedStack] : [.pushOfContainer]
        case .reuse: [.pushOutsideStack, .unboundedStack]
        case .present: [.unboundedStack]
        case .replace: host != nil ? [.popAtBottom] : []
        case .select, .show: [.selectAbsent]
        case .popBack: [.popAtBottom]
        case .popTo: [.popToAbsent]
        case .dismissTop: [.dismissNothing]
        case .finish, .raise: [.finishWithoutOpener]
        }
    }
}
