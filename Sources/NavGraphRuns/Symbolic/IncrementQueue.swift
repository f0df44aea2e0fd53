/// The increments to process, in the order of their steps, if steps are counted. The first few similar increments are
/// processed one at a time, the others together.
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
    /// The number of similar increments that are processed one at a time.
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
        guard increment.isFirstOfMany, let increments = alike[increment.likeness]?.waiting else {
            return (increment, [])
        }
        alike[increment.likeness]?.waiting = []
        if increments.count == 1 { return (increments[0], []) }
        jointCount += increments.count
        return (increment, increments)
    }

    mutating func forgetLikeness() { alike = [:] }
}
