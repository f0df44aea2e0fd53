/// With steps counted, the increments that are to be worked on, in the order of their steps. Those that are alike, beyond
/// the first ones, are worked on with the first of them.
struct IncrementQueue: Sendable {
    /// So many increments that are alike are worked on one by one.
    private let mostAlone: Int
    private var queue = OrderedQueue<Automaton.Increment>()
    /// How many were found, and those that wait for the last of them.
    private var alike: [UInt64: (count: Int, waiting: [Automaton.Increment])] = [:]
    /// How many were worked on together.
    private(set) var jointCount = 0

    init(mostAlone: Int) { self.mostAlone = mostAlone }

    mutating func insert(_ increment: Automaton.Increment) {
        let key = increment.likeness
        alike[key, default: (0, [])].count += 1
        if alike[key]!.count <= mostAlone { return queue.insert(increment, at: increment.weight) }
        if alike[key]!.waiting.isEmpty {
            var first = increment
            first.isFirstOfMany = true
            queue.insert(first, at: increment.weight)
        }
        alike[key]!.waiting.append(increment)
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
