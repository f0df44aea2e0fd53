import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unhandledOutcome = LintRule(.unhandledOutcome) { graph, report in
        var seen: Set<TransitionID> = []
        for id in graph.alternatives.ids {
            let a = graph.alternatives[id]
            guard let transition = a.transition, !seen.contains(transition), !graph.isHosts(id),
                let target = a.action.opened, a.action.takesHandlers
            else { continue }
            let handled = graph.handlers(of: id).map { graph.handlers[$0].name }
            let missing = graph.outcomes(of: target).first { !handled.contains(graph.outcomes[$0].name) }
            guard let missing else { continue }
            seen.insert(transition)
            report(
                .unhandledOutcome, of: graph.subject(of: transition), at: graph.place(of: transition),
                "outcome '\(graph.text[graph.outcomes[missing].name])' of \(graph.quoted(target)) is not handled; "
                    + "add it to 'returns', or the router ignores it")
        }
    }
}
