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

    /// An item, as far as the conditions are in `cube`.
    private struct Entry {
        var item: UInt32
        var cube: Cube
        var node: Int
    }
    /// The target within reach: in how many steps, and the conditions that were asked for, or known before.
    private struct Hit {
        var steps: Int32
        var asked: UInt64
    }
    /// A screen that is current where no run leads to the target, and the nearest runs to there: one, or where regions
    /// may have made them up, some.
    struct Failure {
        var screen: ScreenID
        fileprivate(set) var runs: [Run] = []
    }
    /// How soon it comes to where no run leads to the target, and what the conditions are there.
    struct Run {
        fileprivate var reach: Reach
        var cube: Cube
        fileprivate var derive: () -> [StepLabel]
        /// The steps that lead there.
        var labels: [StepLabel] { derive() }
    }
    private static let mostRuns = 8
    private static let mostNodes = 2_000_000
    /// Of all nodes together.
    private static let mostControls = 4_000_000

    private let analysis: PushdownAnalysis
    private let within: Int32?
    private let besideStuck: Set<UInt64>
    private var summaries: Saturation
    private var nodes: [Node] = []
    private var ids: [NodeKey: Int] = [:]
    private var explored = 0
    private var controlCount = 0

    /// `besideStuck`: columns that are taken to hold frames, as layer and number.
    init(
        _ analysis: PushdownAnalysis, _ regions: Saturation.HiddenRegions?, within: Int?, besideStuck: Set<UInt64> = []
    ) {
        self.analysis = analysis
        self.besideStuck = besideStuck
        self.within = within.map { Int32(clamping: $0) }
        var options = Saturation.Options()
        options.appEvents = false
        options.isSummary = true
        options.regions = regions
        summaries = Saturation(continuing: analysis.s, options)
    }

    /// For each screen the nearest configuration in which it is current, and from which no run leads to an item that
    /// `isTarget` accepts. Only configurations whose current symbol `starts` accepts.
    ///
    /// Conditions that an item leaves open are open in the search, too. Where a run to the target asked for some, that run
    /// is there for one part of the item's valuations only: the search begins again for each part.
    mutating func failures(
        from starts: (StackSymbol) -> Bool, to isTarget: (Saturation.Item, Symbols) -> Bool
    ) throws(RunLimit) -> [Failure] {
        let s = analysis.s
        var best: [ScreenID: Failure] = [:]
        var entries: [Entry] = []
        for index in analysis.idle where starts(s.symbols[s.items[Int(index)].symbol]) {
            enter(index, s.cubes[s.items[Int(index)].cube], &entries)
        }
        while !entries.isEmpty {
            try explore()
            let hits = hits(to: isTarget)
            note(failing: entries, hits, &best)
            if analysis.program.asked == 0 { break }
            var parts: [Entry] = []
            let asked = asked(hits)
            for entry in entries {
                let open = analysis.program.asked & asked[entry.node] & ~entry.cube.known
                if open == 0 { continue }
                for part in entry.cube.parts(by: open) { enter(entry.item, part, &parts) }
            }
            entries = parts
        }
        return best.values.sorted { $0.screen < $1.screen }
    }

    private mutating func enter(_ item: UInt32, _ cube: Cube, _ entries: inout [Entry]) {
        let i = analysis.s.items[Int(item)]
        let control = Control(mode: 0, cube: summaries.cubes.intern(cube), steps: 0)
        entries.append(Entry(item: item, cube: cube, node: node([control], i.symbol, i.context)))
    }

    /// Everything that nodes which are new lie over.
    private mutating func explore() throws(RunLimit) {
        var level = explored..<nodes.count
        while !level.isEmpty {
            summarize(level)
            for node in level {
                expand(node)
                if nodes.count > Self.mostNodes || controlCount > Self.mostControls {
                    let conditions = analysis.program.conditions
                    throw conditions.isEmpty ? .stacks : .combinations(conditions)
                }
            }
            if let limit = summaries.limit { throw limit }
            level = level.upperBound..<nodes.count
        }
        explored = nodes.count
    }

    /// For each screen the nearest of what fails.
    private func note(failing entries: [Entry], _ hits: [Hit?], _ best: inout [ScreenID: Failure]) {
        let s = analysis.s
        let mostRuns = analysis.graph.hasRegions ? Self.mostRuns : 1
        for needsLinks in s.links.isEmpty ? [false] : [false, true] {
            let distances = needsLinks ? analysis.linked : analysis.plain
            let (cost, choice) = failing(hits, distances, followsLinks: needsLinks)
            for entry in entries
            where cost[entry.node] != .max && (needsLinks || Int(entry.item) < analysis.plainItems) {
                let item = s.items[Int(entry.item)]
                let reach = Reach(needsLinks: needsLinks, steps: cost[entry.node] + item.weight)
                let screen = s.symbols[item.symbol].screen
                let known = best[screen]?.runs ?? []
                guard known.count < mostRuns || reach < known.last!.reach else { continue }
                let nodes = nodes
                let run = Run(reach: reach, cube: entry.cube) {
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
                let place = known.firstIndex { reach < $0.reach } ?? known.count
                best[screen, default: Failure(screen: screen)].runs.insert(run, at: place)
                if known.count == mostRuns { best[screen]!.runs.removeLast() }
            }
        }
    }

    /// For each node the conditions that runs which begin there have asked for where they come to the target, or that were
    /// known before.
    private func asked(_ hits: [Hit?]) -> [UInt64] {
        var asked = hits.map { $0?.asked ?? 0 }
        var above = Array(repeating: [Int](), count: nodes.count)
        for index in nodes.indices where hits[index] == nil {
            for below in nodes[index].below { above[below.node].append(index) }
        }
        var changed = nodes.indices.filter { asked[$0] != 0 }
        while let index = changed.popLast() {
            for node in above[index] where asked[index] & ~asked[node] != 0 {
                asked[node] |= asked[index]
                changed.append(node)
            }
        }
        return asked
    }

    private mutating func node(_ controls: [Control], _ symbol: UInt32, _ context: UInt32) -> Int {
        let symbol = isBesideStuck(symbol) ? summaries.symbols.besideFrames(symbol) : symbol
        let key = NodeKey(controls: controls, symbol: symbol, context: context)
        if let id = ids[key] { return id }
        nodes.append(Node(key: key, starts: [], isLast: true))
        ids[key] = nodes.count - 1
        controlCount += controls.count
        return nodes.count - 1
    }

    private func isBesideStuck(_ symbol: UInt32) -> Bool {
        if besideStuck.isEmpty { return false }
        let symbol = summaries.symbols[symbol]
        guard symbol.isBottom else { return false }
        return (0..<summaries.symbols.regionCount(of: symbol.layer - 1)).contains {
            $0 != Int(symbol.region) && besideStuck.contains(Saturation.HiddenRegions.key(symbol.layer - 1, $0))
        }
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
                let steps = within == nil ? 0 : RunLength.sum(control.steps, end.weight)
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

    /// For each node how near the target is while its symbol is there; `nil`: not near enough.
    private func hits(to isTarget: (Saturation.Item, Symbols) -> Bool) -> [Hit?] {
        let nearest = nearest(to: isTarget)
        return nodes.map { node in
            var best: Hit?
            for (control, start) in zip(node.key.controls, node.starts) {
                guard let hit = nearest[Int(start)], within == nil || control.steps + hit.steps <= within! else {
                    continue
                }
                if best.map({ hit.asked.nonzeroBitCount < $0.asked.nonzeroBitCount }) ?? true { best = hit }
            }
            return best
        }
    }

    /// For each context of the summaries the nearest target, while its symbol is there.
    private func nearest(to isTarget: (Saturation.Item, Symbols) -> Bool) -> [Hit?] {
        var nearest = [Hit?](repeating: nil, count: summaries.contexts.count)
        func reach(_ context: UInt32, _ hit: Hit) -> Bool {
            if let known = nearest[Int(context)] {
                let isNearer = hit.steps < known.steps
                let asksLess = hit.steps == known.steps && hit.asked.nonzeroBitCount < known.asked.nonzeroBitCount
                guard isNearer || asksLess else { return false }
            }
            nearest[Int(context)] = hit
            return true
        }
        for item in summaries.items
        where item.isFinal
            && (item.mode == 0 ? isTarget(item, summaries.symbols) : summaries.modes[item.mode].kind == .led)
        {
            let cube = summaries.cubes[item.cube]
            _ = reach(item.context, Hit(steps: item.weight, asked: cube.known & ~cube.assigned))
        }
        var queue = WeightQueue()
        for (context, hit) in nearest.enumerated() {
            if let hit { queue.insert(UInt32(context), Int(hit.steps)) }
        }
        while let (context, weight) = queue.popFirst() {
            guard let hit = nearest[Int(context)], hit.steps == Int32(weight) else { continue }
            var next = summaries.contexts[Int(context)].into
            while next != .max {
                let e = summaries.edges[Int(next)]
                if e.inside != .max, reach(e.inside, Hit(steps: RunLength.sum(hit.steps, e.weight), asked: hit.asked)) {
                    queue.insert(e.inside, Int(RunLength.sum(hit.steps, e.weight)))
                }
                next = e.nextInto
            }
        }
        return nearest
    }

    /// For each node the steps from launch to the nearest stack below it on which it fails, and which of `below` that is.
    private func failing(_ hits: [Hit?], _ distances: Distances, followsLinks: Bool) -> (cost: [Int32], choice: [Int?])
    {
        var cost = Array(repeating: Int32.max, count: nodes.count)
        var choice = [Int?](repeating: nil, count: nodes.count)
        var above = Array(repeating: [(node: Int, number: Int)](), count: nodes.count)
        var queue = WeightQueue()
        for (index, node) in nodes.enumerated() where hits[index] == nil {
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
            for (node, number) in above[index] where hits[node] == nil {
                let edge = analysis.s.edges[Int(nodes[node].below[number].edge)]
                let context = Int(nodes[node].key.context)
                // Without link steps: only over edges that a run without them takes.
                guard context < distances.distance.count,
                    followsLinks || Int(nodes[node].below[number].edge) < analysis.plainEdges
                else { continue }
                let sum = RunLength.sum(Int32(weight), edge.weight)
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
