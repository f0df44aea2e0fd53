import NavGraphChanges
import NavGraphModel

/// Both graphs in one picture: what changed and what it touches, with what became of it.
package struct ChangePicture: Sendable {
    package enum Status: Int, Sendable { case added, removed, changed, same }

    struct Node: Sendable {
        var title: String
        /// The flow in whose box it stands, by name; `nil`: none.
        var flow: String?
        var status = Status.same
    }
    struct Box: Sendable {
        var title: String
        var status = Status.same
    }
    struct Arrow: Sendable {
        var tail: String
        var head: String
        var kind: DiagramEdge.Kind
        var isHandled: Bool
        var labels: [String]
        var status: Status
    }

    /// By key, in order: the new graph's, then what only the old one has.
    private(set) var order: [String] = []
    private(set) var nodes: [String: Node] = [:]
    private(set) var boxOrder: [String] = []
    private(set) var boxes: [String: Box] = [:]
    /// By tail, changed ones first.
    private(set) var arrows: [Arrow] = []

    /// Of more arrows those first that changed.
    static let mostArrows = 60

    package var isEmpty: Bool { arrows.isEmpty && order.isEmpty }

    /// `isWhole`: what did not change, too.
    package init(from old: NavGraph, to new: NavGraph, _ changes: GraphChanges, isWhole: Bool = false) {
        var statuses: [String: Status] = [:]
        for change in changes.changes {
            switch change.kind {
            case .added: statuses[change.element.subject] = .added
            case .removed: statuses[change.element.subject] = .removed
            case .changed, .moved, .renamed: statuses[change.element.subject] = .changed
            }
        }
        let before = PictureSide(old, changes.renaming)
        let after = PictureSide(new, Renaming())
        var all = after.arrows.map { arrow in
            arrow.drawn(before.values[arrow.place].map { $0 == arrow.value ? .same : .changed } ?? .added)
        }
        all += before.arrows.filter { after.values[$0.place] == nil }.map { $0.drawn(.removed) }
        for name in after.flowOrder + before.flowOrder.filter({ after.flows[$0] == nil }) {
            boxOrder.append(name)
            let title = after.flows[name] ?? before.flows[name]!
            boxes[name] = Box(title: title, status: statuses["flow:\(name)"] ?? .same)
        }
        func status(of key: String) -> Status {
            statuses[key.hasPrefix("container:") ? "flow:" + key.dropFirst(10) : key] ?? .same
        }
        let changed = all.filter { $0.status != .same }
        let between = all.filter { arrow in
            arrow.status == .same && (isWhole || [arrow.tail, arrow.head].allSatisfy { status(of: $0) != .same })
        }
        var shown = Self.merged(changed) + Self.merged(between)
        if !isWhole { shown = Array(shown.prefix(Self.mostArrows)) }
        var wanted = Set(shown.flatMap { [$0.tail, $0.head] })
        let known = after.nodes + before.nodes
        wanted.formUnion(
            known.map(\.key).filter { isWhole || $0.hasPrefix("screen:") && status(of: $0) != .same })
        for (key, node) in known where wanted.contains(key) && nodes[key] == nil {
            order.append(key)
            nodes[key] = Node(title: node.title, flow: node.flow, status: status(of: key))
        }
        // Nodes in the order of their boxes.
        let place = Dictionary(boxOrder.enumerated().map { ($1, $0) }) { a, _ in a }
        let boxNumbers = nodes.mapValues { $0.flow.flatMap { place[$0] } ?? -1 }
        order.sort { boxNumbers[$0]! < boxNumbers[$1]! }
        let number = Dictionary(order.enumerated().map { ($1, $0) }) { a, _ in a }
        arrows = shown.sorted { a, b in
            if (a.status == .same) != (b.status == .same) { return b.status == .same }
            if a.tail != b.tail { return number[a.tail]! < number[b.tail]! }
            return a.status.rawValue < b.status.rawValue
        }
    }

    /// Arrows of one tail, head, kind and status are one.
    private static func merged(_ arrows: [Arrow]) -> [Arrow] {
        struct Key: Hashable {
            var tail, head: String
            var kind: DiagramEdge.Kind
            var status: Status
        }
        var known: [Key: Int] = [:]
        var result: [Arrow] = []
        for arrow in arrows {
            let key = Key(tail: arrow.tail, head: arrow.head, kind: arrow.kind, status: arrow.status)
            if let index = known[key] {
                for label in arrow.labels where !result[index].labels.contains(label) {
                    result[index].labels.append(label)
                }
                result[index].isHandled = result[index].isHandled && arrow.isHandled
            } else {
                known[key] = result.count
                result.append(arrow)
            }
        }
        return result
    }
}

/// The nodes and arrows of one of two graphs, by names that both share.
private struct PictureSide {
    struct Arrow {
        /// Tells it from other arrows of its graph, by what it belongs to.
        var place: String
        var value: String
        var tail: String
        var head: String
        var kind: DiagramEdge.Kind
        var isHandled: Bool
        var label: String
        /// The event alone, for what is new or gone.
        var event: String

        func drawn(_ status: ChangePicture.Status) -> ChangePicture.Arrow {
            let text = status == .added || status == .removed ? event : label
            // What is gone is dotted, whatever it was.
            return ChangePicture.Arrow(
                tail: tail, head: head, kind: kind, isHandled: isHandled || status == .removed,
                labels: text.isEmpty ? [] : [text], status: status)
        }
    }

    private(set) var nodes: [(key: String, value: ChangePicture.Node)] = []
    private(set) var flows: [String: String] = [:]
    private(set) var flowOrder: [String] = []
    private(set) var arrows: [Arrow] = []
    private(set) var values: [String: String] = [:]

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
        var firsts: [(edge: DiagramEdge, root: AlternativeID)] = []
        var lasts: [AlternativeID: DiagramEdge] = [:]
        for edge in contents.edges {
            let root = edge.alternative.isNone ? .none : graph.first(of: edge.alternative)
            if lasts[root] == nil { firsts.append((edge, root)) }
            if !root.isNone { lasts[root] = edge }
        }
        var places: [AlternativeID: (key: String, value: String)] = [:]
        for id in graph.transitions.ids {
            let subject = words.subject(of: id)
            for place in words.places(of: id) where !place.alternative.isNone {
                places[place.alternative] = ("\(subject) \(place.key)", String(decoding: place.value, as: UTF8.self))
            }
        }
        for (first, root) in firsts {
            let last = lasts[root] ?? first
            let (tail, head) = (key(first.tail), key(last.head))
            let known = places[root]
            let name = first.event.map { graph.text[graph.transitions[$0].name] } ?? ""
            var label = edgeText(first, in: graph)
            if first.isThen, label.hasSuffix(", then") { label.removeLast(6) }
            let arrow = Arrow(
                place: known?.key ?? "\(first.kind) \(tail) \(first.kind == .launch ? "" : head)",
                value: (known?.value ?? "") + head, tail: tail, head: head, kind: last.kind,
                isHandled: !first.handler.isNone, label: label,
                event: first.kind == .tab ? "tab" : name.isEmpty ? label : name)
            values[arrow.place] = arrow.value
            arrows.append(arrow)
        }
    }
}
