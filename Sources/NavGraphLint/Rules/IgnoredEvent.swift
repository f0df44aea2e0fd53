import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let ignoredEvent = LintRule(.ignoredEvent) { facts, runs, report in
        let graph = facts.graph
        for found in runs.ignoredEvents() {
            let witness = found.witness
            report(
                .ignoredEvent, graph.subject(of: found.event), at: graph.place(of: found.event),
                "none of the alternatives of \(facts.name(found.event)) holds here: what the user does is ignored",
                witness: steps(witness, runs, .ignored(found.event)), isSuspected: witness == nil)
        }
    }
}
