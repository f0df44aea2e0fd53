import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    /// Of a link without a way nothing but that is reported.
    static let blockedLink = LintRule(Rule("blocked-link", .warning, of: .runs)) { graph, runs, report in
        for id in graph.deepLinks.ids where runs.unroutable[id] == nil && !runs.isFollowed(id) {
            // Of a module by itself links by `path` are the app's.
            if runs.graph.isOpenedByHost, graph.deepLinks[id].isByPath { continue }
            let why: String
            let entries = graph.launches.map { graph.alternatives[$0].action.target }
            if graph.deepLinks[id].isByPush {
                why =
                    "the window never shows a stack to push onto while the required conditions hold"
            } else if let root = runs.way(of: id)?.root, !entries.contains(root) {
                why =
                    "the window never shows \(graph.quoted(root)) while the conditions that the link and its route require hold"
            } else {
                why = "the conditions that the link and its route require never hold"
            }
            report(
                .blockedLink, of: graph.subject(of: id), at: graph.place(of: id),
                "the link '\(graph.name(of: id))' can never be followed: \(why)", isSuspected: runs.mayBeFollowed(id))
        }
    }
}
