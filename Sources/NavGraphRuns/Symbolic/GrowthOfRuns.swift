import NavGraphModel

/// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before.
extension SymbolicAnalysis {
    /// In their order.
    static func growing(_ star: PostStar) -> [TransitionID] {
        var star = star
        var grows: Set<TransitionID> = []
        for edge in RepeatedOpenings(in: &star).edges(in: &star) {
            if let transition = transition(of: star.arcs[Int(edge)], star.program) { grows.insert(transition) }
        }
        return grows.sorted()
    }

    private static func transition(of arc: PostStar.Arc, _ program: Program) -> TransitionID? {
        guard !arc.alternative.isNone else { return nil }
        let opener = program.codes[arc.alternative.index].opener
        return opener == .max ? nil : TransitionID(raw: opener)
    }

    /// A shortest run that ends with the second firing of a transition that grows, above what the first opened. Marks: 0,
    /// before the first; 1, in its step; 2, after it.
    func witness(growing transition: TransitionID) -> Witness? {
        let program = program
        let marks = RunSearch.Marks { star, mark, arc, part in
            if arc.symbol == .max { return 0 }
            if mark == 1, part.weight > 0 { return 2 }
            return mark == 0 && Self.transition(of: arc, program) == transition ? 1 : mark
        }
        let answer = runs.nearest(marks: marks) { star in
            let repeated = RepeatedOpenings(in: &star)
            var known: [UInt32: BDD] = [:]
            var goals: [Goal] = []
            for (number, part) in star.parts.enumerated() {
                let arc = star.arcs[Int(part.arc)]
                guard arc.kind == .edge, Self.transition(of: arc, program) == transition else { continue }
                let values = known[part.arc] ?? repeated.values(of: part.arc, in: &star)
                known[part.arc] = values
                let relation = star.values.diagrams.and(part.relation, values)
                if relation.isEmpty { continue }
                let first: UInt32 = part.weight > 0 ? 1 : 2
                goals.append(Goal(part: UInt32(number), relation: relation, marks: first...2))
            }
            return goals
        }
        return witness(answer)
    }
}
