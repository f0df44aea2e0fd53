/// The increments to process, in the order of their steps, if steps are counted. The first few similar increments are
/// processed one at a time, the others together.
struct IncrementQueue: Sendable {
    /// Increments that are alike.
    private struct Alike: Numbered {
        let likeness: UInt64
        /// How many were found.
        var count = 0
        /// Those that wait for the first of them.
        var waiting: [Automaton.Increment] = []

        init(_ increment: Automaton.Increment) { likeness = increment.likeness }
        var key: UInt64 { NumberTable.key(likeness, 0) }
        func isSame(as other: Alike) -> Bool { likeness == other.likeness }

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
    private var alike = Numbering<Alike>()
    /// How many were worked on together.
    private(set) var jointCount = 0

    init(mostAlone: Int) { self.mostAlone = mostAlone }

    mutating func insert(_ increment: Automaton.Increment) {
        var increment = increment
        if alike[alike.number(of: Alike(increment))].add(&increment, mostAlone) {
            queue.insert(increment, at: increment.weight)
        }
    }

    /// An increment; and, if it is worked on together with others, all of these.
    mutating func popFirst() -> (increment: Automaton.Increment, together: [Automaton.Increment])? {
        guard let increment = queue.popFirst() else { return nil }
        guard increment.isFirstOfMany, let likeness = alike.known(Alike(increment)) else { return (increment, []) }
        let increments = alike[likeness].waiting
        alike[likeness].waiting = []
        if increments.count == 1 { return (increments[0], []) }
        jointCount += increments.count
        return (increment, increments)
    }

    mutating func forgetLikeness() { alike = Numbering() }
}
