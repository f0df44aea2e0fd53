import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let deepModal = LintRule(.deepModal) { facts, report in
        let graph = facts.graph
        for (screen, witness) in facts.runs.deepModals() {
            report(
                .deepModal, facts.subject(screen), at: graph.place(of: screen),
                "\(facts.name(screen)) can be shown with three or more layers over the window",
                witness: steps(witness(), graph))
        }
    }
}
