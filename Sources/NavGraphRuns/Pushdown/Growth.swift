import NavGraphModel
import NavGraphSyntax

extension PushdownAnalysis {
    func growth() -> Growth { Growth(self) }
}

/// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before:
/// those with an edge inside a strongly connected component of the contexts (Tarjan 1972, iteratively). A run of the
/// pushdown system grows for ever exactly where its contexts repeat. O(contexts + edges), and with tabs or columns that
/// for each layer of them that lies below itself.
struct Growth: Sendable {
    let analysis: PushdownAnalysis
    private let component: Store<UInt32>
    /// Whether a link step lies between the opening of an edge's context and itself.
    let usesLink: LinkEdges
    /// What the runs are begun from; worked out for the first.
    private var openings: OnDemand<Openings>?
    private(set) var transitions: [TransitionID] = []
    /// The runs that are known already: those of small graphs with tabs or columns.
    private var shown: [TransitionID: Witness] = [:]
    /// What can be left in one tab or column while a run goes on in another, and what lies below it.
    private(set) var aside: [FrameAside] = []

    init(_ analysis: PushdownAnalysis) {
        self.analysis = analysis
        let s = analysis.s
        usesLink = Self.linkEdges(of: analysis)
        component = components(of: s, without: usesLink)
        var grows = [Bool](repeating: false, count: analysis.graph.transitions.count)
        for (context, own) in zip(s.contexts, component) {
            s.edges.forEachArc(outOf: context.outOf) { arc in
                guard arc.kind != .root, component[Int(arc.context)] == own, !usesLink[arc.edge] else { return }
                let transition = opener(of: arc.edge)
                if transition != .max { grows[Int(transition)] = true }
            }
        }
        aside = leftAside()
        for frame in aside where frame.isLeft {
            let transition = opener(of: frame.edge)
            if transition != .max { grows[Int(transition)] = true }
        }
        transitions = analysis.graph.transitions.ids.filter { grows[$0.index] }
        openings = OnDemand { [grows] in Openings(of: grows, in: analysis) }
    }

    /// The edges by which the growing transitions open something, in their loops and outside.
    private struct Openings: Sendable {
        /// Those of transition n from `start[n]` to `start[n + 1]`.
        private var edges: [UInt32]
        private var start: [UInt32]

        init(of grows: [Bool], in analysis: PushdownAnalysis) {
            func growing(_ edge: Int) -> Int? {
                let transition = Growth.opener(of: UInt32(edge), in: analysis)
                return transition != .max && grows[Int(transition)] ? Int(transition) : nil
            }
            let all = analysis.s.edges.indices
            start = Array(repeating: 0, count: grows.count + 2)
            for edge in all { if let transition = growing(edge) { start[transition + 2] += 1 } }
            for number in 2..<start.count { start[number] += start[number - 1] }
            edges = Array(repeating: 0, count: Int(start[grows.count + 1]))
            for edge in all {
                guard let transition = growing(edge) else { continue }
                edges[Int(start[transition + 1])] = UInt32(edge)
                start[transition + 1] += 1
            }
        }

        subscript(transition: TransitionID) -> [UInt32] {
            Array(edges[Int(start[transition.index])..<Int(start[transition.index + 1])])
        }
    }

    /// For each edge whether something holds that does for none of the first.
    struct LinkEdges: Sendable {
        fileprivate let first: Int
        fileprivate var flags: [Bool]

        subscript(edge: UInt32) -> Bool { Int(edge) >= first && flags[Int(edge) - first] }
    }

    private static func linkEdges(of analysis: PushdownAnalysis) -> LinkEdges {
        let s = analysis.s
        let first = s.links.isEmpty ? s.edges.count : analysis.plainEdges
        var edges = LinkEdges(first: first, flags: Array(repeating: false, count: s.edges.count - first))
        guard !s.links.isEmpty else { return edges }
        var items = Array(repeating: false, count: s.items.count)
        // What something comes from is older than itself, but for weights that got smaller later: twice is enough.
        for _ in 0..<2 {
            for index in first..<s.edges.count {
                let e = s.edges[index]
                edges.flags[index - first] = e.label.kind == .link || (e.from != .max && items[Int(e.from)])
            }
            for index in items.indices[analysis.plainItems...] {
                let i = s.items[index]
                if i.via == Saturation.viaResumed {
                    items[index] = items[Int(s.resumed[Int(i.from)].from)] || items[Int(s.resumed[Int(i.from)].held)]
                } else if i.via != .max {
                    items[index] = edges[i.from] || items[Int(s.returns[Int(i.via)].from)]
                } else {
                    items[index] = i.from != .max && items[Int(i.from)]
                }
            }
        }
        return edges
    }

    /// A shortest run that ends with the second firing of a transition that grows, above what the first opened, and that
    /// can go on so for ever: Dijkstra from what the firings open and, backwards, from where they can be repeated, until
    /// the two meet (Pohl 1971). Visits what is nearer to both than they are to each other.
    func witness(of transition: TransitionID) -> Witness? {
        if let witness = shown[transition] { return witness }
        guard let opening = openings?.value[transition] else { return nil }
        for links in analysis.s.links.isEmpty ? [false] : [false, true] {
            guard
                let edges = shortest(opening, links ? analysis.linked : analysis.plain, links: links)
            else { continue }
            return analysis.witness(labels(edges, from: links ? analysis.linked : analysis.plain)) { _ in true }
        }
        return asideWitness(of: transition)
    }

    /// The number of the transition that an edge is a firing of; `.max`: none.
    func opener(of edge: UInt32) -> UInt32 { Self.opener(of: edge, in: analysis) }

    private static func opener(of edge: UInt32, in analysis: PushdownAnalysis) -> UInt32 {
        let alternative = analysis.s.edges.alternative(Int(edge))
        return alternative.isNone ? .max : analysis.program.codes[alternative.index].opener
    }

    /// The steps along edges, each from the opening of its context; of the first from launch, where `distances` are given.
    func labels(_ edges: [UInt32], from distances: Distances?) -> [StepLabel] {
        let s = analysis.s
        var labels: [StepLabel] = []
        for (number, edge) in edges.enumerated() {
            let e = s.edges[Int(edge)]
            if e.from != .max {
                labels += Derivations.steps(to: e.from, in: s) { context in
                    number == 0 ? distances?.edge[Int(context)] ?? .max : .max
                }
            }
            if !e.label.isNone { labels.append(e.label) }
        }
        return labels
    }

    /// The first firing, the edges between, the second.
    private func shortest(_ firings: [UInt32], _ distances: Distances, links: Bool) -> [UInt32]? {
        let s = analysis.s
        func isOpen(_ edge: UInt32) -> Bool {
            s.edges[Int(edge)].over != .max && !usesLink[edge] && (links || Int(edge) < analysis.plainEdges)
        }
        var forward = SearchFront()
        var backward = SearchFront()
        for edge in firings {
            let e = s.edges[Int(edge)]
            if e.over != .max, Int(e.inside) < distances.distance.count, links || Int(edge) < analysis.plainEdges,
                distances.distance[Int(e.inside)] != Distances.unreached
            {
                forward.reach(e.context, distances.distance[Int(e.inside)] + e.weight, by: edge)
            }
        }
        let loops = Set(firings.filter(isInLoop).map { component[Int(s.edges[Int($0)].inside)] })
        let own = Set(firings)
        for edge in firings
        where isOpen(edge) && (isInLoop(edge) || leads(edge, to: loops, isOpen)) && !isInStep(edge, ofOne: own) {
            backward.reach(s.edges[Int(edge)].inside, s.edges[Int(edge)].weight, by: edge)
        }
        var best: (steps: Int32, context: UInt32) = (.max, .max)
        func meet(_ context: UInt32) {
            if let a = forward.steps(to: context), let b = backward.steps(to: context), a + b < best.steps {
                best = (a + b, context)
            }
        }
        for context in forward.sources { meet(context) }
        while let front = forward.least, let back = backward.least, front + back < best.steps {
            if forward.queueCount <= backward.queueCount {
                guard let (context, weight) = forward.popFirst() else { continue }
                var next = s.contexts[Int(context)].outOf
                while next != .max {
                    let e = s.edges[Int(next)]
                    if isOpen(next), forward.reach(e.context, weight + e.weight, by: next) { meet(e.context) }
                    next = e.nextOutOf
                }
            } else {
                guard let (context, weight) = backward.popFirst() else { continue }
                var next = s.contexts[Int(context)].into
                while next != .max {
                    let e = s.edges[Int(next)]
                    if isOpen(next), backward.reach(e.inside, weight + e.weight, by: next) { meet(e.inside) }
                    next = e.nextInto
                }
            }
        }
        guard best.context != .max else { return nil }
        var edges: [UInt32] = []
        var context = best.context
        while let (last, steps) = forward.arrival(at: context) {
            edges.append(last)
            // A source: its steps are those from launch.
            if own.contains(last), isSource(last, steps, distances) { break }
            context = s.edges[Int(last)].inside
        }
        edges.reverse()
        context = best.context
        while let (next, steps) = backward.arrival(at: context) {
            edges.append(next)
            if own.contains(next), steps == s.edges[Int(next)].weight { break }
            context = s.edges[Int(next)].context
        }
        return edges
    }

    /// Whether the step that opens this has opened another one of `edges` before: then it is no firing of its own.
    private func isInStep(_ edge: UInt32, ofOne edges: Set<UInt32>) -> Bool {
        let s = analysis.s
        guard s.edges[Int(edge)].weight == 0 else { return false }
        var seen: Set<UInt32> = [edge]
        var pending = [edge]
        while let later = pending.popLast() {
            var next = s.contexts[Int(s.edges[Int(later)].inside)].into
            while next != .max {
                if edges.contains(next) { return true }
                if s.edges[Int(next)].weight == 0, s.edges[Int(next)].inside != .max, seen.insert(next).inserted {
                    pending.append(next)
                }
                next = s.edges[Int(next)].nextInto
            }
        }
        return false
    }

    /// Whether what an edge opens can come to lie below a loop: its firing is not part of it, but of an endless run.
    private func leads(_ edge: UInt32, to loops: Set<UInt32>, _ isOpen: (UInt32) -> Bool) -> Bool {
        let s = analysis.s
        var seen: Set<UInt32> = [s.edges[Int(edge)].context]
        var pending = Array(seen)
        while let context = pending.popLast() {
            if loops.contains(component[Int(context)]) { return true }
            var next = s.contexts[Int(context)].outOf
            while next != .max {
                let e = s.edges[Int(next)]
                if isOpen(next), seen.insert(e.context).inserted { pending.append(e.context) }
                next = e.nextOutOf
            }
        }
        return false
    }

    private func isSource(_ edge: UInt32, _ steps: Int32, _ distances: Distances) -> Bool {
        let e = analysis.s.edges[Int(edge)]
        return Int(e.inside) < distances.distance.count && distances.distance[Int(e.inside)] != Distances.unreached
            && distances.distance[Int(e.inside)] + e.weight == steps
    }

    func isInLoop(_ edge: UInt32) -> Bool {
        let e = analysis.s.edges[Int(edge)]
        return e.over != .max && !usesLink[edge] && component[Int(e.inside)] == component[Int(e.context)]
    }
}

/// The strongly connected components of the contexts, over what is opened above what.
private func components(of s: borrowing Saturation, without usesLink: Growth.LinkEdges) -> Store<UInt32> {
    struct Node: BitwiseCopyable {
        /// In the order in which contexts are met; `.max`: not yet.
        var number = UInt32.max
        var low = UInt32.max
        /// The next edge to go along.
        var next: UInt32
        var isDone = false
    }
    let component = Store(repeating: UInt32.max, count: s.contexts.count)
    let nodes = Store<Node>(capacity: s.contexts.count)
    for context in s.contexts { nodes.append(Node(next: context.outOf)) }
    var stack: [UInt32] = []
    var path: [UInt32] = []
    var counter: UInt32 = 0
    func begin(_ v: UInt32) {
        path.append(v)
        stack.append(v)
        nodes[Int(v)].number = counter
        nodes[Int(v)].low = counter
        counter += 1
        // Nearly all of the time is the wait for memory.
        s.edges.forEachArc(outOf: nodes[Int(v)].next) { nodes.prefetch(Int($0.context)) }
    }
    for root in nodes.indices where nodes[root].number == .max {
        begin(UInt32(root))
        while let v = path.last.map(Int.init) {
            var (next, low) = (nodes[v].next, nodes[v].low)
            var above = UInt32.max
            while next != .max {
                let arc = s.edges.arc(next)
                next = s.edges.nextOutOf(next)
                if arc.kind == .root || usesLink[arc.edge] { continue }
                let node = nodes[Int(arc.context)]
                if node.number == .max {
                    above = arc.context
                    break
                }
                if !node.isDone { low = min(low, node.number) }
            }
            (nodes[v].next, nodes[v].low) = (next, low)
            if above != .max {
                begin(above)
                continue
            }
            path.removeLast()
            if low == nodes[v].number {
                while let w = stack.popLast() {
                    component[Int(w)] = UInt32(v)
                    nodes[Int(w)].isDone = true
                    if Int(w) == v { break }
                }
            }
            if let parent = path.last.map(Int.init) { nodes[parent].low = min(nodes[parent].low, low) }
        }
    }
    return component
}
