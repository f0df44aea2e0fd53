import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableScreen = LintRule(.unreachableScreen) { facts, runs, report in
        let screens = facts.graph.namedScreens.filter { !runs.isReachable($0) }
        if screens.isEmpty { return }
        let barred = facts.screensBehindConditions()
        for screen in screens {
            report(
                .unreachableScreen, facts.subject(screen), at: facts.graph.place(of: screen),
                "no run from launch ever shows \(facts.name(screen))" + (barred[screen].map { ": " + $0 } ?? ""),
                isSuspected: runs.mayBeReachable(screen))
        }
    }

    static let linkOnly = LintRule(.linkOnly) { facts, runs, report in
        guard !facts.graph.deepLinks.isEmpty else { return }
        let graph = facts.graph
        for screen in graph.screens.ids where runs.isLinkOnly(screen) {
            report(
                .linkOnly, facts.subject(screen), at: graph.place(of: screen),
                "only deep links lead to \(facts.name(screen)): nobody finds it inside the app",
                witness: steps(runs.witness(to: screen), runs))
        }
    }
}

extension Facts {
    /// For the screens that are opened only where a condition holds which never does: which that is.
    fileprivate func screensBehindConditions() -> [ScreenID: String] {
        let never = NeverHolding(graph)
        if never.isEmpty { return [:] }
        var (barred, open): ([ScreenID: String], Set<ScreenID>) = ([:], [])
        for id in graph.alternatives.ids {
            let literal = sequence(first: id) { enclosing($0) }.lazy.compactMap { never.first(of: $0) }.first
            for screen in graph.firstScreens(of: graph.alternatives[id].action.opened) {
                if let literal {
                    barred[screen] = barred[screen] ?? never.explanation(of: literal)
                } else {
                    open.insert(screen)
                }
            }
        }
        return barred.filter { !open.contains($0.key) }
    }

    /// The alternative that has to be taken before one in a `then` or handler can be.
    private func enclosing(_ id: AlternativeID) -> AlternativeID? {
        let parent = graph.alternatives[id].parent
        return parent.isNone ? nil : parent
    }
}
