import NavGraphModel

/// The transitions whose `push` or `present` can take place endlessly often, each time above what it opened before.
extension SymbolicAnalysis {
    /// In their order.
    static func growing(_ star: PostStar) -> [TransitionID] {
        var star = star
        let graph = star.graph
        var grows = Array(repeating: false, count: graph.transitions.count)
        for edge in RepeatedOpenings(in: &star).edges(in: &star) {
            if let transition = star.automaton.arcs[edge].opener(in: graph) { grows[transition.index] = true }
        }
        return graph.transitions.ids.filter { grows[$0.index] }
    }

    /// A shortest run that ends with the second firing of a transition that grows, above what the first opened.
    func witness(growing transition: TransitionID) -> Witness? {
        witness(runs.growing(by: transition))
    }
}

extension PostStar.Arc {
    /// The transition whose own `push` or `present` an edge is.
    func opener(in graph: NavGraph) -> TransitionID? { alternative.isNone ? nil : graph.opener(of: alternative) }
}
