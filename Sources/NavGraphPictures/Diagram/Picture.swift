import NavGraphModel

/// What one diagram shows: nodes in their order, and arrows, of which those of one tail, head and kind are one with
/// several labels. Far arrows, into other flows and to hubs, may be rows of their tails instead.
struct Picture {
    struct Arrow {
        var tail, head: DiagramNode
        /// Indices of `DiagramContents.edges`, in file order.
        var edges: [Int]
    }

    /// The row in a node for a far arrow: an exit row.
    struct Exit {
        var head: DiagramNode
        /// Indices of `DiagramContents.edges` of one kind, in file order.
        var edges: [Int]
    }

    /// The row in a node for equal events that open it from outside: an entry row.
    struct Entry {
        /// In file order.
        var tails: [DiagramNode]
        /// Indices of `DiagramContents.edges` of one kind, in file order.
        var edges: [Int]
    }

    private(set) var nodes: [DiagramNode] = []
    private(set) var arrows: [Arrow] = []
    private(set) var exits: [DiagramNode: [Exit]] = [:]
    private(set) var entries: [DiagramNode: [Entry]] = [:]
    /// For each flow into which exit rows lead, the flows from which they come.
    private(set) var openers: [FlowID: Set<FlowID>] = [:]
    /// For nodes at the border of the picture: how many arrows of theirs are not shown.
    private(set) var hidden: [DiagramNode: Int] = [:]
    /// Of the overview: for each flow the screens of no flow that it opens and that are left out.
    var left: [FlowID: Set<ScreenID>] = [:]
    /// Of the overview: the app's events that open one flow, if there are several, by the first of them, which stands for
    /// all.
    var appEvents: [TransitionID: [TransitionID]] = [:]
    /// Whether it is the picture of the flows alone.
    private(set) var isOverview = false

    /// When far arrows are rows. `outside`: always, and so are all others with an end outside of the picture.
    enum ExitRows { case never, always, ifMany, outside }

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
        let far = exitRows == .never ? [] : edges.filter { contents.isFar($0) && !drawn.contains($0) }
        let likenesses = Set(far.map { Likeness(contents.edges[$0]) })
        let leaves = exitRows == .always || likenesses.count > Self.mostFar ? Set(far) : []
        let isOutside = exitRows == .outside
        var incoming: [Int] = []
        var shown = Set(always)
        var known: [Likeness: Int] = [:]
        var knownRows: [Likeness: Int] = [:]
        for index in edges {
            let edge = contents.edges[index]
            let isHere = (tail: place(edge.tail) == edge.tail, head: place(edge.head) == edge.head)
            // The launch and links have no rows.
            let isRow =
                isOutside
                ? edge.kind != .launch && edge.kind != .link && isHere != (true, true) : leaves.contains(index)
            if isRow {
                if isHere.tail { shown.insert(edge.tail) }
                addExit(index, isThere: isHere.tail, in: contents, &knownRows)
                let hasEntry = isHere.tail ? contents.isHub(edge.head) : exitRows != .ifMany
                if isHere.head, hasEntry { incoming.append(index) }
                continue
            }
            let ends = (place(edge.tail), place(edge.head))
            guard case (let tail?, let head?) = ends else {
                if !isOutside, let end = ends.0 ?? ends.1 { hidden[end, default: 0] += 1 }
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
        addEntries(incoming, in: contents)
    }

    /// Of one tail and kind all events are one text; equal texts are one row.
    private mutating func addEntries(_ incoming: [Int], in contents: DiagramContents) {
        var openings: [(likeness: Likeness, edges: [Int])] = []
        var known: [Likeness: Int] = [:]
        for index in incoming {
            let likeness = Likeness(contents.edges[index])
            if let place = known[likeness] {
                openings[place].edges.append(index)
            } else {
                known[likeness] = openings.count
                openings.append((likeness, [index]))
            }
        }
        var rows: [DiagramNode: [(text: String, entry: Entry)]] = [:]
        for (likeness, edges) in openings {
            let text = "\(likeness.kind) \(contents.events(of: edges))"
            if let place = rows[likeness.head]?.firstIndex(where: { $0.text == text }) {
                rows[likeness.head]?[place].entry.tails.append(likeness.tail)
                rows[likeness.head]?[place].entry.edges += edges
            } else {
                rows[likeness.head, default: []].append((text, Entry(tails: [likeness.tail], edges: edges)))
            }
        }
        entries = rows.mapValues { $0.map(\.entry) }
    }

    /// The most far arrows that a picture draws; of more, all are exit rows.
    private static let mostFar = 10

    private mutating func addExit(
        _ index: Int, isThere: Bool, in contents: DiagramContents, _ known: inout [Likeness: Int]
    ) {
        let edge = contents.edges[index]
        if let flow = contents.graph.flow(of: edge.head), let tail = contents.flow(of: edge.tail) {
            openers[flow, default: []].insert(tail)
        }
        guard isThere else { return }
        let likeness = Likeness(edge)
        if let row = known[likeness] {
            exits[edge.tail]?[row].edges.append(index)
        } else {
            known[likeness] = exits[edge.tail, default: []].count
            exits[edge.tail, default: []].append(Exit(head: edge.head, edges: [index]))
        }
    }

    /// Counts the arrows that are not among `drawn` at the nodes that are shown.
    mutating func countHidden(of contents: DiagramContents, but drawn: Set<Int>) {
        let shown = Set(nodes)
        for index in contents.edges.indices where !drawn.contains(index) {
            let edge = contents.edges[index]
            if let end = [edge.tail, edge.head].first(where: shown.contains) { hidden[end, default: 0] += 1 }
        }
    }

    func keeping(_ isKept: (Arrow) -> Bool) -> Picture {
        var picture = self
        picture.arrows.removeAll { !isKept($0) }
        return picture
    }
}

extension DiagramContents {
    /// Whether an arrow leads from a screen, or the events of a flow, to a screen of another flow or to a hub.
    func isFar(_ index: Int) -> Bool {
        guard isTail(edges[index].tail), case .screen(let head) = edges[index].head else { return false }
        if hubs.contains(head) { return true }
        guard let from = flow(of: edges[index].tail), let to = graph.firstFlow(around: head) else { return false }
        return from != to
    }

    func isHub(_ node: DiagramNode) -> Bool {
        if case .screen(let screen) = node { return hubs.contains(screen) }
        return false
    }

    /// The flow that a node counts as of: of a group's events that in which all stand that use it.
    func flow(of node: DiagramNode) -> FlowID? {
        guard case .groupEvents(let group) = node else { return graph.flow(of: node) }
        let (flows, screens) = graph.users(of: group)
        let all = Set(flows.map { Optional($0) } + screens.map { graph.firstFlow(around: $0) })
        return all.count == 1 ? all.first ?? nil : nil
    }

    fileprivate func isTail(_ node: DiagramNode) -> Bool {
        switch node {
        case .screen(let screen): screen != graph.host
        case .flowEvents, .groupEvents: true
        default: false
        }
    }

    /// The screens of no flow that three or more screens, or events of flows, open. O(edges).
    func findHubs() -> Set<ScreenID> {
        var openers: [ScreenID: Set<DiagramNode>] = [:]
        for edge in edges where isTail(edge.tail) && edge.tail != edge.head && edge.kind.opens {
            guard case .screen(let head) = edge.head, graph.firstFlow(around: head) == nil else { continue }
            openers[head, default: []].insert(edge.tail)
        }
        return Set(openers.filter { $0.value.count >= 3 }.keys)
    }
}

extension DiagramEdge.Kind {
    /// Whether it shows its head anew, rather than going back to it.
    var opens: Bool { self != .pop && self != .finish && self != .launch && self != .tab && self != .link }
}

/// Arrows of equal likeness are drawn as one.
private struct Likeness: Hashable {
    var kind: DiagramEdge.Kind
    var tail, head: DiagramNode
}

extension Likeness {
    init(_ edge: DiagramEdge) { self.init(kind: edge.kind, tail: edge.tail, head: edge.head) }
}
