/// The second firings of a transition that opens something. Each is at an edge that a run can follow without limit, or
/// below such an edge. The condition values are computed only for the firings that a search reaches.
struct SecondFirings {
    private let edges: [ArcID]
    /// Those of them that lead around.
    private let repeated: [ArcID]
    private let openings: RepeatedOpenings
    /// By context, with which values at its opening one of these is above it; once that was asked for.
    private var leading: [ContextID: BDD]?
    /// By context, what is opened inside it.
    private var inside: [ContextID: [ArcID]] = [:]
    private var values: [ArcID: BDD] = [:]
    private var found: [IncrementID: Goal] = [:]

    init(by edges: [ArcID], among repeated: [ArcID], _ openings: RepeatedOpenings, in star: PostStar) {
        (self.edges, self.repeated, self.openings) = (edges, repeated, openings)
        for edge in edges { inside[star.automaton.arcs[edge].inside, default: []].append(edge) }
    }

    /// From launch to the nearest one in the context of an entry, by way of it; `.max` if none is there.
    mutating func leastSteps(from entry: Openings.Entry, in star: inout PostStar) -> Int32 {
        var least = Int32.max
        for edge in inside[entry.context] ?? [] {
            var last = star.automaton.arcs[edge].increments
            while let number = last {
                let increment = star.increment(number)
                let steps = RunLength.sum(entry.steps, increment.weight)
                if steps <= least, let goal = goal(number, of: edge, from: entry, in: &star),
                    star.values.diagrams.meets(goal.relation, entry.values)
                {
                    least = steps
                }
                last = increment.next
            }
        }
        return least
    }

    /// Those that entries came to, in the order of the edges.
    func goals(in star: PostStar) -> [Goal] {
        edges.flatMap { edge in
            star.automaton.increments(of: star.automaton.arcs[edge]).compactMap { found[$0] }
        }
    }

    /// `nil`: the entry is not of such a firing.
    private mutating func goal(
        _ number: IncrementID, of edge: ArcID, from entry: Openings.Entry, in star: inout PostStar
    ) -> Goal? {
        let increment = star.increment(number)
        let marks: ClosedRange<UInt32> = (increment.weight > 0 ? 1 : 2)...2
        guard marks.contains(entry.mark) else { return nil }
        if let known = found[number], star.values.diagrams.meets(known.relation, entry.values) { return known }
        guard star.values.diagrams.meets(increment.relation, entry.values) else { return nil }
        let opened = values[edge] ?? openings.values(of: edge, in: &star)
        values[edge] = opened
        var relation = star.values.diagrams.and(increment.relation, opened)
        if !star.values.diagrams.meets(relation, entry.values) {
            let further = star.values.diagrams.and(increment.relation, valuesBelow(edge, in: &star))
            relation = star.values.diagrams.or(relation, further)
        }
        if relation.isEmpty { return nil }
        found[number] = Goal(increment: number, relation: relation, marks: marks)
        return found[number]
    }

    /// The values with which an edge opens something above which the transition then fires again and again.
    private mutating func valuesBelow(_ edge: ArcID, in star: inout PostStar) -> BDD {
        let known = leading ?? openings.leading(to: repeated, in: &star)
        leading = known
        let needed = known[star.automaton.arcs[edge].context] ?? .none
        return star.values.diagrams.renaming(needed, .opening, to: .between)
    }
}
