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
    /// For each arc those that were found first, and those that are alike and differ from these.
    private var first: [Alike] = []
    private var others = Numbering<Alike>()
    /// How many were worked on together.
    private(set) var jointCount = 0

    init(mostAlone: Int) { self.mostAlone = mostAlone }

    mutating func insert(_ increment: Automaton.Increment) {
        var increment = increment
        let isQueued = withAlike(increment) { [mostAlone] alike in alike.add(&increment, mostAlone) }
        if isQueued { queue.insert(increment, at: increment.weight) }
    }

    /// An increment; and, if it is worked on together with others, all of these.
    mutating func popFirst() -> (increment: Automaton.Increment, together: [Automaton.Increment])? {
        guard let increment = queue.popFirst() else { return nil }
        guard increment.isFirstOfMany else { return (increment, []) }
        let increments = withAlike(increment) { alike in
            defer { alike.waiting = [] }
            return alike.waiting
        }
        if increments.count == 1 { return (increments[0], []) }
        jointCount += increments.count
        return (increment, increments)
    }

    /// Works on those that are like an increment.
    @inline(__always) private mutating func withAlike<Result>(
        _ increment: Automaton.Increment, _ body: (inout Alike) -> Result
    ) -> Result {
        let (arc, alike) = (increment.arc.index, Alike(increment))
        // Arcs are found one after another.
        while first.count <= arc { first.append(alike) }
        if first[arc].count == 0 { first[arc] = alike }
        if first[arc].isSame(as: alike) { return body(&first[arc]) }
        return body(&others[others.number(of: alike)])
    }

    mutating func forgetLikeness() { (first, others) = ([], Numbering()) }
}
