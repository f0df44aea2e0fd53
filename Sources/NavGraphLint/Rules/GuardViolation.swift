import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let guardViolation = LintRule(.guardViolation) { graph, runs, report in
        for found in runs.guardViolations() {
            let wanted = graph.quoted(graph.requirements(of: found.screen))
            let witness = found.witness
            report(
                .guardViolation, graph.subject(of: found.screen), at: graph.place(of: found.screen),
                "\(graph.quoted(found.screen)) requires \(wanted), but is visible while that does not hold",
                witness: steps(witness, runs, .violation(found.screen)), isSuspected: witness == nil)
        }
    }
}
