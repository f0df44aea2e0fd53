import NavGraphModel

/// The transitions whose `push` or `present` can run without limit, each time above the screens that it opened before.
extension SymbolicAnalysis {
    /// In their order. Link steps do not belong to the part that repeats without end, but may lead there. LANGUAGE 10.
    static func growing(_ reached: Reached) -> [TransitionID] {
        let star = reached.all
        guard !star.links.isEmpty else { return reached.plainGrowth ?? star.growing() }
        // In most graphs links add nothing to what grows without them.
        if let known = reached.plainGrowth, Set(known).isSuperset(of: star.onCycles()) { return known }
        let growing = star.growing()
        return growing == reached.plainGrowth ?? [] ? growing : star.withoutLinkSteps().growing()
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
    func growing() -> [TransitionID] {
        var star = self
        let openings = RepeatedOpenings(in: &star)
        return openers(of: openings.edges(in: &star))
    }

    /// The transitions that can be followed around a cycle of contexts, whatever the values are: no others grow.
    fileprivate func onCycles() -> [TransitionID] {
        let numbers = contextComponents(of: self, LayersAside(self))
        return openers(of: automaton.arcs.ids.filter { automaton.arcs[$0].isOnCycle(numbers) })
    }

    private func openers(of edges: [ArcID]) -> [TransitionID] {
        var isOpener = Array(repeating: false, count: graph.transitions.count)
        for edge in edges {
            if let transition = automaton.arcs[edge].opener(in: graph) { isOpener[transition.index] = true }
        }
        return graph.transitions.ids.filter { isOpener[$0.index] }
    }

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
