/// The second firings of a transition that opens something, each by an edge that can be gone along for ever: with which
/// values that is, is worked out for those that a search comes to.
struct SecondFirings {
    private let edges: [UInt32]
    private let openings: RepeatedOpenings
    /// By context, what is opened inside it.
    private var inside: [UInt32: [UInt32]] = [:]
    private var values: [UInt32: BDD] = [:]
    private var found: [UInt32: Goal] = [:]

    init(by edges: [UInt32], _ openings: RepeatedOpenings, in star: PostStar) {
        (self.edges, self.openings) = (edges, openings)
        for edge in edges { inside[star.arcs[Int(edge)].inside, default: []].append(edge) }
    }

    /// From launch to the nearest one in the context of an entry, by way of it; `.max` if no one is there.
    mutating func leastSteps(from entry: Openings.Entry, in star: inout PostStar) -> Int32 {
        var least = Int32.max
        for edge in inside[entry.context] ?? [] {
            var number = star.arcs[Int(edge)].parts
            while number != .max {
                let part = star.part(number)
                let steps = RunLength.sum(entry.steps, part.weight)
                if steps <= least, let goal = goal(number, of: edge, from: entry, in: &star),
                    star.values.diagrams.meets(goal.relation, entry.values)
                {
                    least = steps
                }
                number = part.next
            }
        }
        return least
    }

    /// Those that entries came to, in the order of the edges.
    func goals(in star: PostStar) -> [Goal] {
        edges.flatMap { edge in
            sequence(first: star.arcs[Int(edge)].parts) { star.part($0).next }.prefix { $0 != .max }.compactMap {
                found[$0]
            }
        }
    }

    /// `nil`: the entry is not of such a firing.
    private mutating func goal(
        _ number: UInt32, of edge: UInt32, from entry: Openings.Entry, in star: inout PostStar
    ) -> Goal? {
        let part = star.part(number)
        let marks: ClosedRange<UInt32> = (part.weight > 0 ? 1 : 2)...2
        guard marks.contains(entry.mark) else { return nil }
        if let known = found[number] { return known }
        guard star.values.diagrams.meets(part.relation, entry.values) else { return nil }
        if values[edge] == nil { values[edge] = openings.values(of: edge, in: &star) }
        let relation = star.values.diagrams.and(part.relation, values[edge]!)
        if relation.isEmpty { return nil }
        found[number] = Goal(part: number, relation: relation, marks: marks)
        return found[number]
    }
}
