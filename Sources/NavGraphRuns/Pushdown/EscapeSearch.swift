import NavGraphModel
import NavGraphSyntax

/// From which reachable configurations no run leads to a target: for `dead-end`, `return` and `reach … from`.
///
/// A configuration is a word, and so is what lies below its current frame; what a run can do with it is, symbol after
/// symbol from above, either to reach the target while the symbol is still there or to end the symbol with some
/// controls. Both come from saturations that start at one control and symbol (`Saturation` without app events and
/// links: the summaries of Bouajjani, Esparza and Maler's pre*). Read from the top, the *set* of controls is the state of
/// a deterministic automaton; a configuration fails where the set gets empty, or the stack ends, before the target was
/// within reach. The product of that automaton with the reachable words finds the nearest that fails: Dijkstra
/// backwards. O(sets of controls × contexts); the sets of real graphs are few.
struct EscapeSearch {
    private struct Control: Hashable {
        var mode: UInt32
        var cube: UInt32
        var steps: Int32
    }
    private struct NodeKey: Hashable {
        var controls: [Control]
        var symbol: UInt32
        var context: UInt32
    }
    private struct Node {
        var key: NodeKey
        var starts: [UInt32]
        var isLast: Bool
        /// The nodes over which it lies, with the edge that opens its context.
        var below: [(node: Int, edge: UInt32)] = []
    }

    private let analysis: PushdownAnalysis
    private let within: Int32?
    private var summaries: Saturation
    private var nodes: [Node] = []
    private var ids: [NodeKey: Int] = [:]
    private(set) var isExhausted = false

    init(_ analysis: PushdownAnalysis, within: Int?) {
        self.analysis = analysis
        self.within = within.map { Int32(clamping: $0) }
        var options = Saturation.Options()
        options.appEvents = false
        options.regions = analysis.hiddenRegions()
        summaries = Saturation(continuing: analysis.s, options)
    }

    /// For each screen the steps of a nearest run to a configuration in which it is current, and from which no run leads
    /// to an item that `isTarget` accepts. Only configurations whose current screen `starts` accepts.
    mutating func failures(
        from starts: (ScreenID) -> Bool, to isTarget: (Saturation.Item, Symbols) -> Bool
    ) -> [(screen: ScreenID, labels: [StepLabel])] {
        let s = analysis.s
        var entries: [(item: UInt32, node: Int)] = []
        for index in analysis.idle {
            let item = s.items[Int(index)]
            guard starts(s.symbols[item.symbol].screen) else { continue }
            for cube in valuations(s.cubes[item.cube]) {
                let control = Control(mode: 0, cube: summaries.cubes.intern(cube), steps: 0)
                entries.append((index, node([control], item.symbol, item.context)))
            }
        }
        var level = 0..<nodes.count
        while !level.isEmpty {
            summarize(level)
            for node in level { expand(node) }
            if nodes.count > 2_000_000 || summaries.isExhausted {
                isExhausted = true
                return []
            }
            level = level.upperBound..<nodes.count
        }
        let hits = distances(to: isTarget)
        let isHit = nodes.map { node in
            zip(node.key.controls, node.starts).contains { control, start in
                hits[Int(start)] != .max && (within == nil || control.steps + hits[Int(start)] <= within!)
            }
        }
        var best: [ScreenID: (reach: Reach, labels: () -> [StepLabel])] = [:]
        for needsLinks in s.links.isEmpty ? [false] : [false, true] {
            let distances = needsLinks ? analysis.linked : analysis.plain
            let (cost, choice) = failing(isHit, distances, followsLinks: needsLinks)
            for entry in entries
            where cost[entry.node] != .max && (needsLinks || Int(entry.item) < analysis.plainItems) {
                let item = s.items[Int(entry.item)]
                let reach = Reach(needsLinks: needsLinks, steps: cost[entry.node] + item.weight)
                let screen = s.symbols[item.symbol].screen
                guard reach < best[screen]?.reach ?? .none else { continue }
                let nodes = nodes
                best[screen] = (
                    reach,
                    {
                        var at: Int? = entry.node
                        return Derivations.steps(to: entry.item, in: s) { context in
                            guard let node = at, let chosen = choice[node] else {
                                at = nil
                                return distances.edge[Int(context)]
                            }
                            at = nodes[node].below[chosen].node
                            return nodes[node].below[chosen].edge
                        }
                    }
                )
            }
        }
        return best.keys.sorted().map { ($0, best[$0]!.labels()) }
    }

    /// Single valuations, as far as something asks for them.
    private func valuations(_ cube: Cube) -> [Cube] {
        var result = [cube]
        var open = analysis.program.asked & ~cube.known
        for _ in 0..<10 where open != 0 {
            let bit = open & ~(open - 1)
            open &= open - 1
            result = result.flatMap {
                [Cube(known: $0.known | bit, value: $0.value), Cube(known: $0.known | bit, value: $0.value | bit)]
            }
        }
        return result
    }

    private mutating func node(_ controls: [Control], _ symbol: UInt32, _ context: UInt32) -> Int {
        let key = NodeKey(controls: controls, symbol: symbol, context: context)
        if let id = ids[key] { return id }
        nodes.append(Node(key: key, starts: [], isLast: true))
        ids[key] = nodes.count - 1
        return nodes.count - 1
    }

    /// Saturates from what the nodes begin with, all at once: one round of `saturate` costs as much as all that it knows.
    private mutating func summarize(_ level: Range<Int>) {
        for index in level {
            let key = nodes[index].key
            nodes[index].starts = key.controls.map {
                summaries.context(mode: $0.mode, cube: $0.cube, symbol: key.symbol)
            }
        }
        summaries.saturate()
    }

    private mutating func expand(_ index: Int) {
        let key = nodes[index].key
        var ends: [Control] = []
        for (control, start) in zip(key.controls, nodes[index].starts) {
            var next = summaries.contexts[Int(start)].returns
            while next != .max {
                let end = summaries.returns[Int(next)]
                let steps = within == nil ? 0 : control.steps + end.weight
                if within == nil || steps <= within! {
                    if let same = ends.firstIndex(where: { $0.mode == end.mode && $0.cube == end.cube }) {
                        ends[same].steps = min(ends[same].steps, steps)
                    } else {
                        ends.append(Control(mode: end.mode, cube: end.cube, steps: steps))
                    }
                }
                next = end.next
            }
        }
        guard !ends.isEmpty else { return }
        ends.sort { ($0.mode, $0.cube) < ($1.mode, $1.cube) }
        nodes[index].isLast = false
        var edge = analysis.s.contexts[Int(key.context)].into
        while edge != .max {
            let e = analysis.s.edges[Int(edge)]
            if e.over != .max {
                let below = node(ends, e.over, e.inside)
                nodes[index].below.append((below, edge))
            }
            edge = e.nextInto
        }
    }

    /// For each context of the summaries the fewest steps to a target, while its symbol is there.
    private func distances(to isTarget: (Saturation.Item, Symbols) -> Bool) -> [Int32] {
        var distance = Array(repeating: Int32.max, count: summaries.contexts.count)
        for item in summaries.items where item.mode == 0 && item.isFinal && isTarget(item, summaries.symbols) {
            distance[Int(item.context)] = min(distance[Int(item.context)], item.weight)
        }
        var queue = WeightQueue()
        for context in distance.indices where distance[context] != .max {
            queue.insert(UInt32(context), Int(distance[context]))
        }
        while let (context, weight) = queue.popFirst() {
            guard distance[Int(context)] == Int32(weight) else { continue }
            var next = summaries.contexts[Int(context)].into
            while next != .max {
                let e = summaries.edges[Int(next)]
                if e.inside != .max, Int32(weight) + e.weight < distance[Int(e.inside)] {
                    distance[Int(e.inside)] = Int32(weight) + e.weight
                    queue.insert(e.inside, weight + Int(e.weight))
                }
                next = e.nextInto
            }
        }
        return distance
    }

    /// For each node the steps from launch to the nearest stack below it on which it fails, and which of `below` that is.
    private func failing(_ isHit: [Bool], _ distances: Distances, followsLinks: Bool) -> (cost: [Int32], choice: [Int?])
    {
        var cost = Array(repeating: Int32.max, count: nodes.count)
        var choice = [Int?](repeating: nil, count: nodes.count)
        var above = Array(repeating: [(node: Int, number: Int)](), count: nodes.count)
        var queue = WeightQueue()
        for (index, node) in nodes.enumerated() where !isHit[index] {
            let opened = distances.distance
            if node.isLast {
                let context = Int(node.key.context)
                guard context < opened.count, opened[context] != Distances.unreached else { continue }
                cost[index] = opened[context]
                queue.insert(UInt32(index), Int(cost[index]))
            }
            for (number, below) in node.below.enumerated() { above[below.node].append((index, number)) }
        }
        while let (element, weight) = queue.popFirst() {
            let index = Int(element)
            guard cost[index] == Int32(weight) else { continue }
            for (node, number) in above[index] where !isHit[node] {
                let edge = analysis.s.edges[Int(nodes[node].below[number].edge)]
                let context = Int(nodes[node].key.context)
                // Without link steps: only over edges that a run without them takes.
                guard context < distances.distance.count,
                    followsLinks || Int(nodes[node].below[number].edge) < analysis.plainEdges
                else { continue }
                let sum = Int32(weight) + edge.weight
                if sum < cost[node] {
                    cost[node] = sum
                    choice[node] = number
                    queue.insert(UInt32(node), Int(sum))
                }
            }
        }
        return (cost, choice)
    }
}
