import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let ignoredEvent = LintRule(.ignoredEvent) { graph, runs, report in
        for found in runs.ignoredEvents() {
            let witness = found.witness
            report(
                .ignoredEvent, graph.subject(of: found.event), at: graph.place(of: found.event),
                "none of the alternatives of \(graph.quoted(found.event)) holds here: what the user does is ignored",
                witness: steps(witness, runs, .ignored(found.event)), isSuspected: witness == nil)
        }
    }
}
