import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let deepModal = LintRule(.deepModal) { facts, report in
        let graph = facts.graph
        let modals = facts.runs.deepModals()
        for screen in modals.screens {
            report(
                .deepModal, facts.subject(screen), at: graph.place(of: screen),
                "\(facts.name(screen)) can be shown with three or more layers over the window",
                witness: steps(modals.witness(of: screen), graph))
        }
    }
}
