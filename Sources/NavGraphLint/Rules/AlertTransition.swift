import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// What `compile` refuses for UIKit, where the graph says that this is what it is for.
    static let alertTransition = LintRule(Rule("alert-transition", .note, of: .runs)) { graph, report in
        guard graph.swift.namesFramework, graph.swift.framework != .swiftui else { return }
        for screen in graph.alerts.sorted() {
            guard graph.screens[screen].transitions.contains(where: { !graph.isIgnored($0) }) else { continue }
            report(
                .alertTransition, of: graph.subject(of: screen), at: graph.place(of: screen),
                "the alert \(graph.quoted(screen)) has transitions, which 'compile' rejects; "
                    + "declare its buttons in 'outcomes', because UIKit closes an alert with each action")
        }
    }
}
