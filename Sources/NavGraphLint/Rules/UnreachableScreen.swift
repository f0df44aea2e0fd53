import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableScreen = LintRule(.unreachableScreen) { facts, runs, report in
        for screen in facts.graph.screens.ids where !runs.isReachable(screen) {
            report(
                .unreachableScreen, facts.subject(screen), at: facts.graph.place(of: screen),
                "no run from launch ever shows \(facts.name(screen))")
        }
    }

    static let linkOnly = LintRule(.linkOnly) { facts, runs, report in
        guard !facts.graph.deepLinks.isEmpty else { return }
        let graph = facts.graph
        for screen in graph.screens.ids where runs.isLinkOnly(screen) {
            report(
                .linkOnly, facts.subject(screen), at: graph.place(of: screen),
                "only deep links lead to \(facts.name(screen)): nobody finds it inside the app",
                witness: steps(runs.witness(to: screen), graph))
        }
    }
}
