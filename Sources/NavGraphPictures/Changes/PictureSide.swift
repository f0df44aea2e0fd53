import NavGraphChanges
import NavGraphModel

/// The nodes and arrows of one of two graphs, by names that both share.
struct PictureSide {
    struct Arrow {
        /// `.none` for what is drawn of something else: tabs, links.
        var alternative: AlternativeID
        var tail: String
        var head: String
        var kind: DiagramEdge.Kind
        var isHandled: Bool
        /// The event and handler, without a condition.
        var label: String
    }

    private(set) var nodes: [(key: String, value: ChangePicture.Node)] = []
    private(set) var flows: [String: String] = [:]
    private(set) var flowOrder: [String] = []
    private(set) var arrows: [Arrow] = []

    init(_ graph: NavGraph, _ renaming: Renaming) {
        let contents = DiagramContents(graph)
        let words = ElementWords(graph: graph, renaming: renaming)
        for flow in graph.flows.ids {
            flowOrder.append(words.name(flow))
            flows[words.name(flow)] = graph.title(of: flow)
        }
        for node in graph.diagramNodes {
            let flow = graph.flow(of: node).map { words.name($0) }
            nodes.append((words.key(of: node), ChangePicture.Node(title: nodeTitle(node, in: graph), flow: flow)))
        }
        // What is done one after the other is one arrow, from the first tail to the last head.
        var firsts: [(edge: DiagramEdge, root: AlternativeID)] = []
        var lasts: [AlternativeID: DiagramEdge] = [:]
        for edge in contents.edges {
            let root = edge.alternative.isNone ? .none : graph.first(of: edge.alternative)
            if root.isNone || lasts[root] == nil { firsts.append((edge, root)) }
            if !root.isNone { lasts[root] = edge }
        }
        for (first, root) in firsts {
            let last = root.isNone ? first : lasts[root] ?? first
            var label = first.event.map { words.eventName($0) } ?? ""
            if !first.handler.isNone {
                label += "\(label.isEmpty ? "" : " ")▸ \(graph.text[graph.handlers[first.handler].name])"
            }
            if first.kind == .tab { label = "tab" }
            if first.kind == .launch { label = "launch" }
            if first.kind == .link { label = edgeText(first, in: graph) }
            arrows.append(
                Arrow(
                    alternative: root, tail: words.key(of: first.tail), head: words.key(of: last.head), kind: last.kind,
                    isHandled: !first.handler.isNone, label: label))
        }
    }
}

extension ElementWords {
    /// What a node is called in both graphs.
    func key(of node: DiagramNode) -> String {
        switch node {
        case .launch: "launch"
        case .appEvent(let event): subject(of: event)
        case .link(let link): element(link).subject
        case .screen(let screen): "screen:\(name(screen))"
        case .container(let flow): "container:\(name(flow))"
        case .flowEvents(let flow): "events:\(name(flow))"
        case .exit(let outcome):
            "exit:\(name(graph.outcomes[outcome].owner)).\(graph.text[graph.outcomes[outcome].name])"
        case .stub(let flow): "flow:\(name(flow))"
        case .groupEvents(let group): "group:\(name(group))"
        }
    }
}
