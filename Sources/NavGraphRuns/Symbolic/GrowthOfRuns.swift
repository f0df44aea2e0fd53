import NavGraphModel

/// The transitions whose `push` or `present` can run without limit, each time above the screens that it opened before.
extension SymbolicAnalysis {
    /// In their order. Link steps do not belong to the part that repeats without end, but may lead there. LANGUAGE 10.
    static func growing(_ star: PostStar) -> [TransitionID] {
        let growing = repeated(in: star)
        return growing.isEmpty || star.links.isEmpty ? growing : repeated(in: star.withoutLinkSteps())
    }

    private static func repeated(in star: PostStar) -> [TransitionID] {
        var star = star
        let graph = star.graph
        var grows = Array(repeating: false, count: graph.transitions.count)
        for edge in RepeatedOpenings(in: &star).edges(in: &star) {
            if let transition = star.automaton.arcs[edge].opener(in: graph) { grows[transition.index] = true }
        }
        return graph.transitions.ids.filter { grows[$0.index] }
    }

    /// Returns a shortest run that ends with the second firing of such a transition, above the screen that the first
    /// firing opened. Among equally short runs, those without link steps after the first firing take precedence.
    func witness(growing transition: TransitionID) -> Witness? {
        let answer = runs.growing(by: transition)
        let unlinked = runs.witness(
            answer, in: machine,
            by: { [graph] labels in
                let first = labels.firstIndex { label in
                    label.kind == .event
                        && graph.alternatives[AlternativeID(raw: label.operand)].transition == transition
                }
                return first.map { first in !labels[first...].contains { $0.kind == .link } } ?? true
            })
        return unlinked ?? witness(answer)
    }
}

extension PostStar {
    /// What runs do without link steps from all that is current in these runs.
    fileprivate func withoutLinkSteps() -> PostStar {
        var star = PostStar(continuing: self, options)
        for arc in automaton.arcs.all where arc.kind == .item && arc.mode == .idle {
            star.begin(star.context(mode: .idle, symbol: arc.symbol), at: star.reached(arc.relation))
        }
        star.saturate()
        return star
    }
}

extension PostStar.Arc {
    /// The transition whose own `push` or `present` an edge is.
    func opener(in graph: NavGraph) -> TransitionID? { alternative.isNone ? nil : graph.opener(of: alternative) }
}
