import NavGraphModel

/// What a node of a diagram stands for. Nodes are written in this order: what leads in first, then the screens and flows
/// in file order.
enum DiagramNode: Hashable, Comparable {
    /// Where the app begins.
    case launch
    /// An event of the app, which can fire whatever is shown.
    case appEvent(TransitionID)
    case link(DeepLinkID)
    case screen(ScreenID)
    /// The tab bar, or the columns, of a flow.
    case container(FlowID)
    /// The events that every screen inside a flow has.
    case flowEvents(FlowID)
    /// An outcome of a flow, where its story ends.
    case exit(OutcomeID)
    /// A flow drawn as one node.
    case stub(FlowID)
    case groupEvents(GroupID)
}

extension NavGraph {
    /// All nodes that it can have, in their order.
    var diagramNodes: [DiagramNode] {
        let before: [[DiagramNode]] = [
            [.launch], transitions.ids.map { .appEvent($0) }, deepLinks.ids.map { .link($0) },
            screens.ids.map { .screen($0) },
        ]
        let after: [[DiagramNode]] = [
            flows.ids.map { .container($0) }, flows.ids.map { .flowEvents($0) }, outcomes.ids.map { .exit($0) },
            flows.ids.map { .stub($0) }, groups.ids.map { .groupEvents($0) },
        ]
        return (before + after).flatMap { $0 }
    }

    /// The number of a node among all that it can have, by which the page calls elements.
    func number(of node: DiagramNode) -> Int {
        let screens = 1 + transitions.count + deepLinks.count
        let containers = screens + self.screens.count
        let exits = containers + 2 * flows.count
        return switch node {
        case .launch: 0
        case .appEvent(let transition): 1 + transition.index
        case .link(let link): 1 + transitions.count + link.index
        case .screen(let screen): screens + screen.index
        case .container(let flow): containers + flow.index
        case .flowEvents(let flow): containers + flows.count + flow.index
        case .exit(let outcome): exits + outcome.index
        case .stub(let flow): exits + outcomes.count + flow.index
        case .groupEvents(let group): exits + outcomes.count + flows.count + group.index
        }
    }

    /// The node at which an edge to `target` ends: the screen; of a flow its start, its tab bar, or its columns.
    func anchor(of target: Target?) -> DiagramNode? {
        switch target {
        case .screen(let screen): return .screen(screen)
        case .flow(let flow):
            switch flows[flow].container {
            case .tabs, .split: return .container(flow)
            case .stack, .single: return flows[flow].start.map { .screen($0) } ?? .stub(flow)
            }
        case nil: return nil
        }
    }

    func flow(of node: DiagramNode) -> FlowID? {
        switch node {
        // The app's own window stands in no flow that the file has.
        case .screen(let screen): return screen == host ? nil : firstFlow(around: screen)
        case .container(let flow), .flowEvents(let flow): return flow
        case .exit(let outcome):
            if case .flow(let flow) = outcomes[outcome].owner { return flow }
            return nil
        case .link(let link):
            // Beside what it opens, where its arrow is short.
            return anchor(of: deepLinks[link].opens).flatMap { flow(of: $0) }
        case .launch, .appEvent, .stub, .groupEvents: return nil
        }
    }
}
