import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let guardViolation = LintRule(.guardViolation) { facts, runs, report in
        let graph = facts.graph
        for found in runs.guardViolations() {
            let wanted = graph.requirements(of: found.screen).map {
                "'" + ($0.isNegated ? "not " : "") + graph.text[graph.conditions[$0.condition].qualifiedName] + "'"
            }
            let witness = found.witness
            report(
                .guardViolation, facts.subject(found.screen), at: graph.place(of: found.screen),
                "\(facts.name(found.screen)) requires \(wanted.joined(separator: " and ")), but is visible while that does not hold",
                witness: steps(witness, runs, .violation(found.screen)), isSuspected: witness == nil)
        }
    }
}
