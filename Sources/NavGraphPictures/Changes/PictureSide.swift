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
        func key(_ node: DiagramNode) -> String {
            switch node {
            case .launch: "launch"
            case .appEvent(let event): words.subject(of: event)
            case .link(let link): words.element(link).subject
            case .screen(let screen): "screen:\(words.name(screen))"
            case .container(let flow): "container:\(words.name(flow))"
            case .flowEvents(let flow): "events:\(words.name(flow))"
            case .exit(let outcome):
                "exit:\(words.name(graph.outcomes[outcome].owner)).\(graph.text[graph.outcomes[outcome].name])"
            case .stub(let flow): "flow:\(words.name(flow))"
            case .groupEvents(let group): "group:\(words.name(group))"
            }
        }
        for node in graph.diagramNodes {
            let flow = graph.flow(of: node).map { words.name($0) }
            nodes.append((key(node), ChangePicture.Node(title: nodeTitle(node, in: graph), flow: flow)))
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
                    alternative: root, tail: key(first.tail), head: key(last.head), kind: last.kind,
                    isHandled: !first.handler.isNone, label: label))
        }
    }
}
