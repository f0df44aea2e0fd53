/// One side of a search from two sides: contexts with the fewest steps to them known so far. Small, as such searches
/// meet soon: a hash table of its own size, and a binary heap.
struct SearchFront {
    private struct Arrival {
        var context: UInt32
        var steps: Int32
        var edge: UInt32
    }
    private var arrivals: [Arrival] = []
    /// Numbers of `arrivals` by context; `.max`: empty. A power of two, at most half full.
    private var slots: [UInt32] = Array(repeating: .max, count: 64)
    /// Steps and context in one number, least first.
    private var heap: [UInt64] = []

    /// The contexts reached so far, in the order in which they were.
    var sources: [UInt32] { arrivals.map(\.context) }
    var queueCount: Int { heap.count }
    /// No context that is not gone on from is nearer; `nil`: there is none.
    var least: Int32? { heap.first.map { Int32($0 >> 32) } }

    func steps(to context: UInt32) -> Int32? {
        let found = slots[slot(of: context)]
        return found == .max ? nil : arrivals[Int(found)].steps
    }
    /// The edge by which a context was reached.
    func arrival(at context: UInt32) -> (edge: UInt32, steps: Int32)? {
        let found = slots[slot(of: context)]
        return found == .max ? nil : (arrivals[Int(found)].edge, arrivals[Int(found)].steps)
    }

    /// Whether that is nearer than what was known.
    @discardableResult mutating func reach(_ context: UInt32, _ steps: Int32, by edge: UInt32) -> Bool {
        let slot = slot(of: context)
        if slots[slot] == .max {
            slots[slot] = UInt32(arrivals.count)
            arrivals.append(Arrival(context: context, steps: steps, edge: edge))
            if arrivals.count * 2 > slots.count { grow() }
        } else {
            let known = Int(slots[slot])
            guard steps < arrivals[known].steps else { return false }
            arrivals[known].steps = steps
            arrivals[known].edge = edge
        }
        push(UInt64(UInt32(bitPattern: steps)) << 32 | UInt64(context))
        return true
    }

    /// The nearest context that is not gone on from yet; `nil` also where what comes first is out of date.
    mutating func popFirst() -> (context: UInt32, steps: Int32)? {
        guard let first = pop() else { return nil }
        let (context, steps) = (UInt32(truncatingIfNeeded: first), Int32(first >> 32))
        return self.steps(to: context) == steps ? (context, steps) : nil
    }

    private func slot(of context: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (UInt64(context) &* 0x9e37_79b9_7f4a_7c15) >> 32) & (slots.count - 1)
        while slots[slot] != .max, arrivals[Int(slots[slot])].context != context {
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    private mutating func grow() {
        slots = Array(repeating: .max, count: slots.count * 2)
        for (number, arrival) in arrivals.enumerated() { slots[slot(of: arrival.context)] = UInt32(number) }
    }

    private mutating func push(_ element: UInt64) {
        heap.append(element)
        var at = heap.count - 1
        while at > 0, heap[(at - 1) / 2] > element {
            heap[at] = heap[(at - 1) / 2]
            at = (at - 1) / 2
        }
        heap[at] = element
    }

    private mutating func pop() -> UInt64? {
        guard let first = heap.first, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        var at = 0
        while true {
            var child = 2 * at + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            if heap[child] >= last { break }
            heap[at] = heap[child]
            at = child
        }
        heap[at] = last
        return first
    }
}
