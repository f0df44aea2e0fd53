/// With steps counted, the increments that are to be worked on, in the order of their steps. Those that are alike, beyond
/// the first ones, are worked on with the first of them.
struct IncrementQueue: Sendable {
    /// Increments that are alike.
    private struct Alike {
        /// How many were found.
        var count = 0
        /// Those that wait for the first of them.
        var waiting: [Automaton.Increment] = []

        /// Whether it is to be queued: alone, or for all that wait.
        mutating func add(_ increment: inout Automaton.Increment, _ mostAlone: Int) -> Bool {
            count += 1
            if count <= mostAlone { return true }
            waiting.append(increment)
            increment.isFirstOfMany = true
            return waiting.count == 1
        }
    }
    /// So many increments that are alike are worked on one by one.
    private let mostAlone: Int
    private var queue = OrderedQueue<Automaton.Increment>()
    private var alike: [UInt64: Alike] = [:]
    /// How many were worked on together.
    private(set) var jointCount = 0

    init(mostAlone: Int) { self.mostAlone = mostAlone }

    mutating func insert(_ increment: Automaton.Increment) {
        var increment = increment
        if alike[increment.likeness, default: Alike()].add(&increment, mostAlone) {
            queue.insert(increment, at: increment.weight)
        }
    }

    /// An increment; and, if it is worked on together with others, all of these.
    mutating func popFirst() -> (increment: Automaton.Increment, together: [Automaton.Increment])? {
        guard let increment = queue.popFirst() else { return nil }
        if !increment.isFirstOfMany { return (increment, []) }
        let increments = alike[increment.likeness]!.waiting
        alike[increment.likeness]!.waiting = []
        if increments.count == 1 { return (increments[0], []) }
        jointCount += increments.count
        return (increment, increments)
    }

    mutating func forgetLikeness() { alike = [:] }
}
