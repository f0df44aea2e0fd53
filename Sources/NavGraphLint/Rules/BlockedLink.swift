import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    /// Of a link without a way nothing but that is reported.
    static let blockedLink = LintRule(.blockedLink) { graph, runs, report in
        for id in graph.deepLinks.ids where runs.unroutable[id] == nil && !runs.isFollowed(id) {
            let why: String
            let entries = graph.launches.map { graph.alternatives[$0].action.target }
            if graph.deepLinks[id].isByPush {
                why =
                    "what it requires never holds while the window shows a stack that it could be pushed onto, "
                    + "or the window never does"
            } else if let root = runs.way(of: id)?.root, !entries.contains(root) {
                why =
                    "what it requires on its way never holds while \(graph.quoted(root)) is what the window shows, "
                    + "or that is never so"
            } else {
                why = "what it requires on its way never holds"
            }
            report(
                .blockedLink, graph.subject(of: id), at: graph.place(of: id),
                "no run comes to where the link '\(graph.name(of: id))' could be followed: \(why)")
        }
    }
}
