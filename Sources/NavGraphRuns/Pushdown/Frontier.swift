/// What a search along the edges of a saturation goes on from, nearest first, some contexts at a time: in a large graph
/// nearly all of its time is the wait for memory, so that of a whole group is asked for before any of it is used.
struct Frontier {
    /// How many contexts are gone on from together.
    private static let group = 32
    /// Numbers of `states` for each context.
    private let states: Int
    private var queue = WeightQueue()

    /// A search for the distances of `states` different states of each context.
    init(states: Int = 1) { self.states = states }

    @inline(__always) mutating func insert(_ state: UInt32, _ weight: Int) { queue.insert(state, weight) }

    /// Until nothing is left, calls `relax` for each edge out of a state that is still at the distance with which it was
    /// inserted: with the state, that distance, and the edge.
    @inline(__always)
    mutating func settle(
        _ s: borrowing Saturation, prefetch: (UInt32) -> Void, isCurrent: (UInt32, Int) -> Bool,
        relax: (inout WeightQueue, UInt32, Int, Edges.Arc) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.group) { group in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.group) { first in
                while let (count, weight) = queue.popFirst(into: group) {
                    for i in 0..<count { s.contexts.prefetch(Int(group[i]) / states) }
                    for i in 0..<count {
                        let isCurrent = isCurrent(group[i], weight)
                        first[i] = isCurrent ? s.contexts[Int(group[i]) / states].outOf : .max
                        if first[i] != .max { s.edges.prefetch(first[i]) }
                    }
                    for i in 0..<count {
                        var edge = first[i]
                        if edge != .max { s.edges.prefetchItem(of: edge) }
                        while edge != .max {
                            prefetch(s.edges.context(edge))
                            edge = s.edges.nextOutOf(edge)
                        }
                    }
                    for i in 0..<count {
                        let state = group[i]
                        s.edges.forEachArc(outOf: first[i]) { relax(&queue, state, weight, $0) }
                    }
                }
            }
        }
    }
}
