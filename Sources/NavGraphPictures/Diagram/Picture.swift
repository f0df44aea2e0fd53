import NavGraphModel

/// What one diagram shows: nodes in their order, and arrows, of which those of one tail, head and kind are one with
/// several labels. Arrows between screens of different flows may be rows of their tails instead.
struct Picture {
    struct Arrow {
        var tail, head: DiagramNode
        /// Indices of `DiagramContents.edges`, in file order.
        var edges: [Int]
    }

    /// What stands in a node for an arrow into another flow: an exit row.
    struct Exit {
        var head: ScreenID
        /// Indices of `DiagramContents.edges` of one kind, in file order.
        var edges: [Int]
    }

    private(set) var nodes: [DiagramNode] = []
    private(set) var arrows: [Arrow] = []
    /// For each node, its exit rows.
    private(set) var exits: [DiagramNode: [Exit]] = [:]
    /// For each flow into which exit rows lead, the screens from which they come.
    private(set) var openers: [FlowID: [ScreenID]] = [:]
    /// For nodes at the border of the picture: how many arrows of theirs are not shown.
    private(set) var hidden: [DiagramNode: Int] = [:]
    /// Whether it is the picture of the flows alone.
    private(set) var isOverview = false

    /// When arrows between screens of different flows are exit rows.
    enum ExitRows { case never, always, ifMany }

    /// - Parameters:
    ///   - edges: Indices of the edges to draw.
    ///   - always: Nodes that are there also where no edge leads.
    ///   - drawn: Edges that are arrows in any case.
    ///   - place: What stands for a node; `nil`: it is not shown.
    init(
        _ contents: DiagramContents, edges: some Sequence<Int>, always: [DiagramNode], exitRows: ExitRows = .ifMany,
        drawn: Set<Int> = [], isOverview: Bool = false, place: (DiagramNode) -> DiagramNode?
    ) {
        self.isOverview = isOverview
        let edges = Array(edges)
        let crossing = exitRows == .never ? [] : edges.filter { contents.isCrossing($0) && !drawn.contains($0) }
        let likenesses = Set(crossing.map { Likeness(contents.edges[$0]) })
        let leaves = exitRows == .always || likenesses.count > Self.mostCrossing ? Set(crossing) : []
        var shown = Set(always)
        var known: [Likeness: Int] = [:]
        var knownRows: [Likeness: Int] = [:]
        for index in edges {
            let edge = contents.edges[index]
            if leaves.contains(index) {
                let isThere = place(edge.tail) == edge.tail
                if isThere { shown.insert(edge.tail) }
                addExit(index, isThere: isThere, in: contents, &knownRows)
                continue
            }
            let ends = (place(edge.tail), place(edge.head))
            guard case (let tail?, let head?) = ends else {
                if let end = ends.0 ?? ends.1 { hidden[end, default: 0] += 1 }
                continue
            }
            if isOverview, tail == head { continue }
            shown.formUnion([tail, head])
            let likeness = Likeness(kind: edge.kind, tail: tail, head: head)
            if let arrow = known[likeness] {
                arrows[arrow].edges.append(index)
            } else {
                known[likeness] = arrows.count
                arrows.append(Arrow(tail: tail, head: head, edges: [index]))
            }
        }
        nodes = shown.sorted()
    }

    /// The most arrows between screens of different flows that a picture draws; of more, all are exit rows.
    private static let mostCrossing = 10

    private mutating func addExit(
        _ index: Int, isThere: Bool, in contents: DiagramContents, _ known: inout [Likeness: Int]
    ) {
        let edge = contents.edges[index]
        guard case (.screen(let tail), .screen(let head)) = (edge.tail, edge.head) else { return }
        if let flow = contents.graph.flow(of: edge.head), !openers[flow, default: []].contains(tail) {
            openers[flow, default: []].append(tail)
        }
        guard isThere else { return }
        let likeness = Likeness(edge)
        if let row = known[likeness] {
            exits[edge.tail]![row].edges.append(index)
        } else {
            known[likeness] = exits[edge.tail, default: []].count
            exits[edge.tail, default: []].append(Exit(head: head, edges: [index]))
        }
    }

    /// The same with some of its arrows.
    func keeping(_ isKept: (Arrow) -> Bool) -> Picture {
        var picture = self
        picture.arrows.removeAll { !isKept($0) }
        return picture
    }
}

extension DiagramContents {
    /// Whether an arrow leads from a screen of one flow to a screen of another.
    func isCrossing(_ index: Int) -> Bool {
        guard case (.screen(let tail), .screen(let head)) = (edges[index].tail, edges[index].head) else { return false }
        guard let from = graph.firstFlow(around: tail), let to = graph.firstFlow(around: head) else { return false }
        return from != to
    }
}

/// Arrows of equal likeness are drawn as one.
private struct Likeness: Hashable {
    var kind: DiagramEdge.Kind
    var tail, head: DiagramNode
}

extension Likeness {
    init(_ edge: DiagramEdge) { self.init(kind: edge.kind, tail: edge.tail, head: edge.head) }
}
