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

    /// A shortest run that ends with the second firing of a transition that grows, above what the first opened.
    func witness(growing transition: TransitionID) -> Witness? {
        witness(runs.growing { [program] in Self.transition(of: $0, program) == transition })
    }
}
