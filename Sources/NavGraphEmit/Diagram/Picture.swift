import NavGraphModel
import NavGraphSyntax

/// What one diagram shows: nodes in their order, and arrows, of which those that look alike and join the same nodes are
/// one with several labels.
struct Picture {
    struct Arrow {
        var tail: Int
        var head: Int
        /// Indices of `DiagramContents.edges`, in file order.
        var edges: [Int]
    }

    private(set) var nodes: [Int] = []
    private(set) var arrows: [Arrow] = []
    /// For nodes at the border of the picture: how many arrows of theirs are not shown.
    private(set) var hidden: [Int: Int] = [:]
    /// Whether it is the picture of the flows alone.
    private(set) var isOverview = false

    /// - Parameters:
    ///   - edges: Indices of the edges to draw.
    ///   - always: Numbers of nodes that are there also where no edge leads.
    ///   - place: What stands for a node; `nil`: it is not shown.
    init(
        _ contents: DiagramContents, edges: some Sequence<Int>, always: some Sequence<Int>, isOverview: Bool = false,
        place: (DiagramNode) -> DiagramNode?
    ) {
        self.isOverview = isOverview
        let numbering = contents.numbering
        var shown = Array(always)
        var known: [Likeness: Int] = [:]
        for index in edges {
            let edge = contents.edges[index]
            let ends = (place(edge.tail).map(numbering.number(of:)), place(edge.head).map(numbering.number(of:)))
            guard case (let tail?, let head?) = ends else {
                if let end = ends.0 ?? ends.1 { hidden[end, default: 0] += 1 }
                continue
            }
            let isInside = isOverview && tail == head
            if isInside { continue }
            shown.append(tail)
            shown.append(head)
            let likeness = Likeness(edge, from: tail, to: head, of: numbering)
            if let arrow = known[likeness] {
                arrows[arrow].edges.append(index)
            } else {
                known[likeness] = arrows.count
                arrows.append(Arrow(tail: tail, head: head, edges: [index]))
            }
        }
        shown.sort()
        for node in shown where node != nodes.last { nodes.append(node) }
    }

    /// All of a graph.
    static func whole(_ contents: DiagramContents) -> Picture {
        let numbering = contents.numbering
        let graph = contents.graph
        var always = graph.screens.ids.map { numbering.number(of: .screen($0)) }
        for outcome in graph.outcomes.ids {
            if case .flow = graph.outcomes[outcome].owner { always.append(numbering.number(of: .exit(outcome))) }
        }
        always += contents.notes.map { numbering.number(of: $0.node) }
        return Picture(contents, edges: contents.edges.indices, always: always) { $0 }
    }

    /// A node for each flow and for each screen outside of flows.
    static func overview(_ contents: DiagramContents) -> Picture {
        let numbering = contents.numbering
        let graph = contents.graph
        var always = graph.flows.ids.map { numbering.number(of: .stub($0)) }
        for screen in graph.screens.ids where graph.flow(of: .screen(screen)) == nil {
            always.append(numbering.number(of: .screen(screen)))
        }
        return Picture(contents, edges: contents.edges.indices, always: always, isOverview: true) { node in
            if case .link = node { return nil }
            return graph.flow(of: node).map { .stub($0) } ?? node
        }
    }

    /// One flow, with what leads in and out; other flows are one node each.
    ///
    /// - Parameter edges: At least those with an end in the flow.
    static func flow(_ flow: FlowID, of contents: DiagramContents, edges: some Sequence<Int>) -> Picture {
        let numbering = contents.numbering
        let graph = contents.graph
        var always = graph.flows[flow].screens.map { numbering.number(of: .screen($0)) }
        always += graph.flows[flow].outcomes.map { numbering.number(of: .exit($0)) }
        if !contents.notes(of: .flowEvents(flow)).isEmpty { always.append(numbering.number(of: .flowEvents(flow))) }
        if graph.flows[flow].container == .tabs || graph.flows[flow].container == .split {
            always.append(numbering.number(of: .container(flow)))
        }
        let near = edges.filter { index in
            let edge = contents.edges[index]
            return graph.flow(of: edge.tail) == flow || graph.flow(of: edge.head) == flow
        }
        return Picture(contents, edges: near, always: always) { node in
            guard let around = graph.flow(of: node), around != flow else { return node }
            return .stub(around)
        }
    }

    /// What is at most `depth` screens away from some screens, forwards or backwards.
    static func around(_ screens: [ScreenID], depth: Int, of contents: DiagramContents) -> Picture {
        let numbering = contents.numbering
        let start = screens.map { numbering.number(of: .screen($0)) }
        let near = Neighbourhood(contents).nodes(around: start, depth: depth)
        return Picture(contents, edges: contents.edges.indices, always: start) { node in
            near[numbering.number(of: node)] ? node : nil
        }
    }
}

/// Arrows of equal likeness are drawn as one.
private struct Likeness: Hashable {
    private let number: Int

    init(_ edge: DiagramEdge, from tail: Int, to head: Int, of numbering: DiagramNumbering) {
        let look = Int(edge.kind.rawValue) * 2 + (edge.handler.isNone ? 0 : 1)
        number = (look * numbering.count + tail) * numbering.count + head
    }
}
