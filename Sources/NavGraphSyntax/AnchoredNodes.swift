/// The nodes of a document that have anchors, recorded as they are read, and replayed for aliases.
struct AnchoredNodes {
    private enum Recorded {
        case event(YAMLEvent)
        /// An alias keeps its node, since the anchor's name may come to mean another.
        case alias(node: Int)
    }
    private var recorded: [Recorded] = []
    /// What was recorded of each node; empty until the node is complete.
    private var nodes: [Range<Int>] = []
    /// The nodes that are being recorded, with the depth at which each ends.
    private var unfinished: [(node: Int, start: Int, depth: Int)] = []
    /// The node that an anchor means now: of those with the same anchor the one that began last.
    private var anchors: [Symbol: Int] = [:]
    /// The nodes that are replayed for aliases, innermost last.
    private var replays: [Range<Int>] = []

    /// Begins to record the node whose first event is next to be recorded.
    mutating func begin(_ anchor: Symbol, depth: Int) {
        anchors[anchor] = nodes.count
        unfinished.append((nodes.count, recorded.count, depth))
        nodes.append(0..<0)
    }

    /// Records an event that was read, if it lies in an anchored node. `depth`: how many collections are open after it.
    mutating func record(_ event: YAMLEvent, depth: Int) {
        if unfinished.isEmpty { return }
        recorded.append(.event(event))
        while let last = unfinished.last, last.depth == depth {
            nodes[last.node] = last.start..<recorded.count
            unfinished.removeLast()
        }
    }

    /// The node that an anchor means, and whether it is finished.
    func node(_ anchor: Symbol) -> (number: Int, isFinished: Bool)? {
        anchors[anchor].map { ($0, !nodes[$0].isEmpty) }
    }

    /// Has an alias replaced by a node that is finished.
    mutating func replay(_ node: Int) {
        if !unfinished.isEmpty { recorded.append(.alias(node: node)) }
        replays.append(nodes[node])
    }

    /// The next event of the node that an alias repeats; `nil` at its end.
    mutating func nextReplayed() -> YAMLEvent? {
        while let replay = replays.popLast() {
            guard let first = replay.first else { continue }
            replays.append(replay.dropFirst())
            switch recorded[first] {
            case .event(let event): return event
            case .alias(let node): replays.append(nodes[node])
            }
        }
        return nil
    }
}
