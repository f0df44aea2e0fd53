import NavGraphModel
import NavGraphSyntax

/// Growth beside the current region: frames that are left in a tab or column while, from another one, a run comes to the
/// same layer again stay below what is opened there the next time.
extension Growth {
    struct FrameAside: Sendable {
        /// The context of the layer, and the tab or column of it.
        var layer: UInt32
        var region: UInt32
        var edge: UInt32
        /// The number of the frame below, in their list; -1: it is the bottom.
        var below: Int
        var isLeft = false
    }

    /// The frames that can be left so, and those that lie below them, nearer ones first. O(contexts + edges) for each layer
    /// that lies below itself.
    func leftAside() -> [FrameAside] {
        let s = analysis.s
        guard !analysis.graph.children.isEmpty else { return [] }
        var frames: [FrameAside] = []
        for layer in s.contexts.indices.lazy.map(UInt32.init) {
            let symbol = s.symbols[s.contexts[Int(layer)].symbol]
            guard symbol.isBottom, s.symbols.regionCount(of: symbol.layer - 1) > 1 else { continue }
            let comesBack = Set(waysBack(to: layer).map { s.symbols[s.edges[Int($0)].over].region })
            guard !comesBack.isEmpty else { continue }
            var next = frames.count
            s.edges.forEachArc(outOf: s.contexts[Int(layer)].outOf) { arc in
                guard arc.kind == .frame, !usesLink[arc.edge] else { return }
                let region = s.symbols[s.edges[Int(arc.edge)].over].region
                if comesBack.contains(where: { $0 != region }) {
                    frames.append(FrameAside(layer: layer, region: region, edge: arc.edge, below: -1))
                }
            }
            var seen: Set<UInt32> = []
            while next < frames.count {
                let opened = s.edges.context(frames[next].edge)
                frames[next].isLeft = isLeft(opened)
                if seen.insert(opened).inserted {
                    s.edges.forEachArc(outOf: s.contexts[Int(opened)].outOf) { arc in
                        guard arc.kind == .frame, !usesLink[arc.edge] else { return }
                        frames.append(
                            FrameAside(layer: layer, region: frames[next].region, edge: arc.edge, below: next))
                    }
                }
                next += 1
            }
        }
        return frames
    }

    /// The edges over the bottoms of a layer from which it comes to lie below itself.
    private func waysBack(to layer: UInt32) -> [UInt32] {
        var edges: [UInt32] = []
        analysis.s.edges.forEachArc(outOf: analysis.s.contexts[Int(layer)].outOf) { arc in
            if isInLoop(arc.edge) { edges.append(arc.edge) }
        }
        return edges
    }

    /// Whether a step can end, or go to another region, with the frame of a context still there.
    private func isLeft(_ context: UInt32) -> Bool {
        let s = analysis.s
        var pending = [context]
        var seen: Set<UInt32> = [context]
        while let context = pending.popLast() {
            var next = s.contexts[Int(context)].items
            while next != .max {
                let item = s.items[Int(next)]
                if item.isFinal, item.mode == 0 || s.modes[item.mode].kind == .held { return true }
                next = item.nextInContext
            }
            s.edges.forEachArc(outOf: s.contexts[Int(context)].outOf) { arc in
                if arc.kind == .frame, seen.insert(arc.context).inserted { pending.append(arc.context) }
            }
        }
        return false
    }

    /// A run that leaves a frame of a transition aside, comes to the layer again, and ends with the next such firing: of
    /// those put together from shortest parts the shortest that can be taken.
    func asideWitness(of transition: TransitionID) -> Witness? {
        let s = analysis.s
        for distances in s.links.isEmpty ? [analysis.plain] : [analysis.plain, analysis.linked] {
            var runs: [[StepLabel]] = []
            for frame in aside.lazy.filter({ $0.isLeft && self.opener(of: $0.edge) == transition.raw }).prefix(16) {
                guard Int(frame.layer) < distances.distance.count,
                    distances.distance[Int(frame.layer)] != Distances.unreached
                else { continue }
                let edges = edges(up: frame)
                let first = labels(edges, from: distances)
                let again = labels(edges, from: nil)
                for edge in waysBack(to: frame.layer) {
                    let over = s.symbols[s.edges[Int(edge)].over]
                    guard over.region != frame.region, let loop = loop(by: edge, to: frame.layer) else { continue }
                    let between = labels(loop, from: nil)
                    let tab = StepLabel(.tab, s.symbols.child(Int(over.region), of: over.layer - 1).raw)
                    runs.append(first + [tab] + between.drop { $0.kind == .tab } + again)
                    runs.append(first + between + again)
                }
            }
            for run in runs.sorted(by: { $0.count < $1.count }).prefix(64) {
                if let witness = analysis.witness(run, shows: { _ in true }) { return witness }
            }
        }
        return nil
    }

    /// From the bottom up to a frame.
    private func edges(up frame: FrameAside) -> [UInt32] {
        var edges = [frame.edge]
        var below = frame.below
        while below >= 0 {
            edges.append(aside[below].edge)
            below = aside[below].below
        }
        return edges.reversed()
    }

    /// The fewest edges from one of them on that lead to a context. O(edges of its component).
    private func loop(by edge: UInt32, to context: UInt32) -> [UInt32]? {
        let s = analysis.s
        var arrival: [UInt32: UInt32] = [s.edges.context(edge): edge]
        var queue = [s.edges.context(edge)]
        var next = 0
        while next < queue.count {
            let at = queue[next]
            next += 1
            if at == context {
                var path = [arrival[at]!]
                while path[path.count - 1] != edge { path.append(arrival[s.edges[Int(path[path.count - 1])].inside]!) }
                return path.reversed()
            }
            s.edges.forEachArc(outOf: s.contexts[Int(at)].outOf) { arc in
                if isInLoop(arc.edge), arrival[arc.context] == nil {
                    arrival[arc.context] = arc.edge
                    queue.append(arc.context)
                }
            }
        }
        return nil
    }
}
