import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let deepModal = LintRule(.deepModal) { facts, report in
        let (graph, runs) = (facts.graph, facts.runs)
        for screen in runs.deepModals() {
            report(
                .deepModal, facts.subject(screen), at: graph.place(of: screen),
                "\(facts.name(screen)) can be shown with three or more layers over the window",
                witness: steps(runs.deepModalWitness(of: screen), graph))
        }
    }
}
