import NavGraphModel

/// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before.
extension SymbolicAnalysis {
    /// In their order.
    static func growing(_ star: PostStar) -> [TransitionID] {
        var star = star
        var grows = Array(repeating: false, count: star.graph.transitions.count)
        for edge in RepeatedOpenings(in: &star).edges(in: &star) {
            if let transition = transition(of: star.arcs[Int(edge)], star.program) { grows[transition.index] = true }
        }
        return star.graph.transitions.ids.filter { grows[$0.index] }
    }

    private static func transition(of arc: PostStar.Arc, _ program: Program) -> TransitionID? {
        arc.alternative.isNone ? nil : program.graph.opener(of: arc.alternative)
    }

    /// A shortest run that ends with the second firing of a transition that grows, above what the first opened.
    func witness(growing transition: TransitionID) -> Witness? {
        witness(runs.growing { [program] in Self.transition(of: $0, program) == transition })
    }
}
