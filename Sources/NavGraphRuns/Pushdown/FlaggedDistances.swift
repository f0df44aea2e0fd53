/// `Distances` in the product with a small automaton that reads the edges from launch upwards: for facts about what lies
/// below (a screen, a number of layers, an earlier opening). O(flags · (contexts + edges)).
struct FlaggedDistances {
    /// How many flags there are.
    static let flags = 4

    private struct State: BitwiseCopyable {
        var distance = Distances.unreached
        /// The edge on a shortest run, times the number of flags, plus the flag before it; `.max`: a launch.
        var arrival = UInt32.max
    }
    /// By context and flag.
    private let states: Store<State>

    /// `next` gives the flag after an edge. Edges from number `limit` on are not taken.
    init(_ s: borrowing Saturation, limit: Int, next: (Int, Edges.Arc) -> Int) {
        states = Store(repeating: State(), count: s.contexts.count * Self.flags)
        var frontier = Frontier(states: Self.flags)
        for context in s.initial {
            let state = Int(context) * Self.flags
            states[state].distance = 0
            frontier.insert(UInt32(state), 0)
        }
        let states = states
        frontier.settle(
            s, prefetch: { states.prefetch(Int($0) * Self.flags) },
            isCurrent: { states[Int($0)].distance == Int32($1) },
            relax: { queue, state, weight, arc in
                if Int(arc.edge) >= limit { return }
                let flag = Int(state) % Self.flags
                let sum = RunLength.sum(Int32(weight), arc.weight)
                let to = Int(arc.context) * Self.flags + next(flag, arc)
                if sum < states[to].distance {
                    states[to] = State(distance: sum, arrival: arc.edge * UInt32(Self.flags) + UInt32(flag))
                    queue.insert(UInt32(to), Int(sum))
                }
            })
    }

    func distance(_ context: UInt32, _ flag: Int) -> Int32 { states[Int(context) * Self.flags + flag].distance }

    private func arrival(_ context: UInt32, _ flag: Int) -> (edge: UInt32, flagBefore: Int)? {
        let arrival = states[Int(context) * Self.flags + flag].arrival
        return arrival == .max ? nil : (arrival / UInt32(Self.flags), Int(arrival) % Self.flags)
    }

    /// A shortest run to an item of a context that is reached with a flag.
    func steps(to item: UInt32, _ flag: Int, in s: borrowing Saturation) -> [StepLabel] {
        var flag = flag
        return Derivations.steps(to: item, in: s) { context in
            guard let (edge, before) = arrival(context, flag) else { return .max }
            flag = before
            return edge
        }
    }
}
