import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let ignoredEvent = LintRule(.ignoredEvent) { graph, runs, report in
        for found in runs.ignoredEvents() {
            report(
                .ignoredEvent, of: graph.subject(of: found.event), at: graph.place(of: found.event),
                "\(graph.quoted(found.event)) is ignored if none of its conditions holds; add an alternative without 'when'",
                shownBy: found.witness, ending: .ignored(found.event), isSure: runs.surelyIgnores(found.event), in: runs
            )
        }
    }
}
