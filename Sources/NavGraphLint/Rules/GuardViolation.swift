import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let guardViolation = LintRule(Rule("guard-violation", .error, of: .runs)) { graph, runs, report in
        for found in runs.guardViolations() {
            let wanted = graph.quoted(graph.requirements(of: found.screen))
            report(
                .guardViolation, of: graph.subject(of: found.screen), at: graph.place(of: found.screen),
                "\(graph.quoted(found.screen)) requires \(wanted), but is visible while that does not hold",
                shownBy: found.witness, ending: .violation(found.screen), isSure: runs.surelyViolates(found.screen),
                in: runs)
        }
    }
}
