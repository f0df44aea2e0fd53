import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Rule {
    package static let ignoredEvent = Rule("ignored-event", .note, of: .runs)
}

extension LintRule {
    static let ignoredEvent = LintRule(.ignoredEvent) { graph, runs, report in
        for found in runs.ignoredEvents() {
            report(
                .ignoredEvent, graph.subject(of: found.event), at: graph.place(of: found.event),
                "in some situations no alternative of \(graph.quoted(found.event)) holds, and the event does nothing",
                shownBy: found.witness, .ignored(found.event), isSure: runs.surelyIgnores(found.event), runs)
        }
    }
}
