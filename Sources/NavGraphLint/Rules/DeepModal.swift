import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let deepModal = LintRule(Rule("deep-modal", .note, of: .runs)) { graph, runs, report in
        let modals = runs.deepModals()
        for screen in modals.screens {
            report(
                .deepModal, of: graph.subject(of: screen), at: graph.place(of: screen),
                "\(graph.quoted(screen)) can be shown with three or more layers over the window",
                witness: steps(modals.witness(of: screen), of: runs),
                isSuspected: runs.limit != nil && modals.witness(of: screen) == nil)
        }
    }
}
