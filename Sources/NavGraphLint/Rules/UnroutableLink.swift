import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let unroutableLink = LintRule(.unroutableLink) { facts, runs, report in
        let graph = facts.graph
        if runs.unroutable.isEmpty { return }
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            guard let reason = runs.unroutable[id] else { continue }
            let link = graph.deepLinks[id]
            let opened = facts.name(link.opens)
            let why: String
            switch reason {
            case .missing(let name, let event):
                let has = types.supply(of: id).contains { $0.name == name }
                why =
                    "\(facts.name(event)) on its way carries '\(graph.text[name])', which the link "
                    + (has ? "supplies as a value of another type" : "does not supply")
            case .requirement: why = "what it, or a screen on its way, requires never holds there"
            case .path: why = "its path cannot be gone from any root, or does not end at \(opened)"
            case .none: why = "no events and tabs lead from a root to \(opened)"
            }
            report(
                .unroutableLink, Subject(.deepLink, name: link.qualifiedName),
                at: Place(link.file, link.path == nil ? link.opensSpan : link.pathSpan),
                "the link cannot open \(opened): \(why)")
        }
    }
}
