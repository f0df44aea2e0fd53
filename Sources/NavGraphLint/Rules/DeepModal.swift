import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let deepModal = LintRule(.deepModal) { facts, runs, report in
        let graph = facts.graph
        let modals = runs.deepModals()
        report(
            .deepModal, each: modals.screens, { facts.subject($0) }, at: { graph.place(of: $0) },
            { [facts] in "\(facts.name($0)) can be shown with three or more layers over the window" },
            witness: { steps(modals.witness(of: $0), runs) })
    }
}
