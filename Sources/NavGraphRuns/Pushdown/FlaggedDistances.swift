/// `Distances` in the product with a small automaton that reads the edges from launch upwards: for facts about what lies
/// below (a screen, a number of layers, an earlier opening). O(flags · (contexts + edges)).
struct FlaggedDistances {
    let flags: Int
    private(set) var distance: [Int32]
    private var edge: [UInt32]
    private var flagBefore: [UInt8]

    /// `next` gives the flag after an edge. Edges from number `limit` on are not taken.
    init(_ s: borrowing Saturation, _ arcs: borrowing Arcs, flags: Int, limit: Int, next: (Int, Arcs.Arc) -> Int) {
        self.flags = flags
        distance = Array(repeating: Distances.unreached, count: s.contexts.count * flags)
        edge = Array(repeating: .max, count: s.contexts.count * flags)
        flagBefore = Array(repeating: 0, count: s.contexts.count * flags)
        var queue = WeightQueue()
        for context in s.initial {
            let state = Int(context) * flags
            distance[state] = 0
            queue.insert(UInt32(state), 0)
        }
        while let (state, weight) = queue.popFirst() {
            guard distance[Int(state)] == Int32(weight) else { continue }
            let flag = Int(state) % flags
            for number in arcs.outOf(Int(state) / flags) {
                let arc = arcs[number]
                if Int(arc.edge) >= limit { break }
                let sum = Int32(weight) + arc.weight
                let to = Int(arc.context) * flags + next(flag, arc)
                if sum < distance[to] {
                    distance[to] = sum
                    edge[to] = arc.edge
                    flagBefore[to] = UInt8(flag)
                    queue.insert(UInt32(to), Int(sum))
                }
            }
        }
    }

    func distance(_ context: UInt32, _ flag: Int) -> Int32 { distance[Int(context) * flags + flag] }

    /// A shortest run to an item of a context that is reached with a flag.
    func steps(to item: UInt32, _ flag: Int, in s: borrowing Saturation) -> [StepLabel] {
        var flag = flag
        return Derivations.steps(to: item, in: s) { context in
            let state = Int(context) * flags + flag
            flag = Int(flagBefore[state])
            return edge[state]
        }
    }
    /// A shortest run that opens a context with a flag.
    func steps(opening context: UInt32, _ flag: Int, in s: borrowing Saturation) -> [StepLabel] {
        let last = edge[Int(context) * flags + flag]
        guard last != .max else { return [] }
        let e = s.edges[Int(last)]
        let below = e.from == .max ? [] : steps(to: e.from, Int(flagBefore[Int(context) * flags + flag]), in: s)
        return e.label.isNone ? below : below + [e.label]
    }
}
