import NavGraphModel
import NavGraphSyntax

/// What a node of a diagram stands for.
enum DiagramNode: Hashable {
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
}

/// Numbers all nodes that a graph can have, in the order in which they are written: what leads in first, then the
/// screens and flows in file order.
struct DiagramNumbering {
    private let links, screens, containers, events, exits, stubs: Int
    let count: Int

    init(_ graph: NavGraph) {
        links = 1 + graph.transitions.count
        screens = links + graph.deepLinks.count
        containers = screens + graph.screens.count
        events = containers + graph.flows.count
        exits = events + graph.flows.count
        stubs = exits + graph.outcomes.count
        count = stubs + graph.flows.count
    }

    func number(of node: DiagramNode) -> Int {
        switch node {
        case .launch: 0
        case .appEvent(let transition): 1 + transition.index
        case .link(let link): links + link.index
        case .screen(let screen): screens + screen.index
        case .container(let flow): containers + flow.index
        case .flowEvents(let flow): events + flow.index
        case .exit(let outcome): exits + outcome.index
        case .stub(let flow): stubs + flow.index
        }
    }

    func node(_ number: Int) -> DiagramNode {
        switch number {
        case 0: .launch
        case ..<links: .appEvent(TransitionID(number - 1))
        case ..<screens: .link(DeepLinkID(number - links))
        case ..<containers: .screen(ScreenID(number - screens))
        case ..<events: .container(FlowID(number - containers))
        case ..<exits: .flowEvents(FlowID(number - events))
        case ..<stubs: .exit(OutcomeID(number - exits))
        default: .stub(FlowID(number - stubs))
        }
    }
}

extension NavGraph {
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

    /// The flow in whose box a node is drawn.
    func flow(of node: DiagramNode) -> FlowID? {
        switch node {
        case .screen(let screen): return firstFlow(around: screen)
        case .container(let flow), .flowEvents(let flow): return flow
        case .exit(let outcome):
            if case .flow(let flow) = outcomes[outcome].owner { return flow }
            return nil
        case .link(let link):
            // Beside what it opens, where its arrow is short.
            return anchor(of: deepLinks[link].opens).flatMap { flow(of: $0) }
        case .launch, .appEvent, .stub: return nil
        }
    }
}
