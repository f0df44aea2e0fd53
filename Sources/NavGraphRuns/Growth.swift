import NavGraphModel
import NavGraphSyntax

extension RunAnalysis {
    /// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before:
    /// those with an edge inside a strongly connected component of the contexts (Tarjan 1972, iteratively). A run of the
    /// pushdown system grows for ever exactly where its contexts repeat. O(contexts + edges).
    package func growingTransitions() -> [TransitionID] {
        let component = components()
        var grows: Set<TransitionID> = []
        for edge in s.edges.indices where isInLoop(edge, component) {
            if let transition = opener(of: edge) { grows.insert(transition) }
        }
        return grows.sorted()
    }

    /// A shortest run that ends with the second firing of a transition that grows, above what the first opened.
    /// O(contexts + edges).
    package func growthWitness(of transition: TransitionID) -> Witness? {
        let component = components()
        var fires: Set<Int> = []
        for edge in s.edges.indices where opener(of: edge) == transition { fires.insert(edge) }
        let distances = FlaggedDistances(s, flags: 3) { flag, edge in
            let e = self.s.edges[edge]
            if flag == 2 || e.label.kind == .link { return nil }
            if e.over == .max { return 0 }
            guard fires.contains(edge) else { return flag }
            return flag == 0 ? 1 : self.isInLoop(edge, component) ? 2 : flag
        }
        var best: (distance: Int32, context: UInt32)?
        for edge in fires {
            let context = s.edges[edge].context
            let distance = distances.distance(context, 2)
            if distance != Distances.unreached, (distance, context) < (best?.distance ?? .max, best?.context ?? .max) {
                best = (distance, context)
            }
        }
        guard let best else { return nil }
        return witness(distances.steps(opening: best.context, 2, in: s)) { _ in true }
    }

    private func isInLoop(_ edge: Int, _ component: [UInt32]) -> Bool {
        let e = s.edges[edge]
        return e.over != .max && e.label.kind != .link && component[Int(e.inside)] == component[Int(e.context)]
    }

    /// The transition whose own `push` or `present` (in `then` too) an edge is; of handlers none.
    private func opener(of edge: Int) -> TransitionID? {
        var id = s.edges[edge].alternative
        guard !id.isNone, graph.alternatives[id].action == .push || graph.alternatives[id].action == .present else {
            return nil
        }
        while graph.alternatives[id].role == .then { id = graph.alternatives[id].parent }
        return graph.alternatives[id].role == .event ? graph.alternatives[id].transition : nil
    }

    private func components() -> [UInt32] {
        let count = s.contexts.count
        var component = Array(repeating: UInt32.max, count: count)
        var low = Array(repeating: UInt32.max, count: count)
        var number = Array(repeating: UInt32.max, count: count)
        var next = s.contexts.map(\.outOf)
        var stack: [UInt32] = []
        var path: [UInt32] = []
        var counter: UInt32 = 0
        for root in 0..<count where number[root] == .max {
            path.append(UInt32(root))
            while let v = path.last.map(Int.init) {
                if number[v] == .max {
                    number[v] = counter
                    low[v] = counter
                    counter += 1
                    stack.append(UInt32(v))
                }
                var descends = false
                while next[v] != .max {
                    let e = s.edges[Int(next[v])]
                    if e.over != .max, e.label.kind != .link {
                        let w = Int(e.context)
                        if number[w] == .max {
                            path.append(UInt32(w))
                            descends = true
                            break
                        }
                        if component[w] == .max { low[v] = min(low[v], low[w]) }
                    }
                    next[v] = e.nextOutOf
                }
                if descends { continue }
                path.removeLast()
                if low[v] == number[v] {
                    while let w = stack.popLast() {
                        component[Int(w)] = UInt32(v)
                        if Int(w) == v { break }
                    }
                }
                if let parent = path.last.map(Int.init) { low[parent] = min(low[parent], low[v]) }
            }
        }
        return component
    }
}
