import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unhandledOutcome = LintRule(.unhandledOutcome) { facts, report in
        let graph = facts.graph
        guard !graph.outcomes.isEmpty else { return }
        var seen = [Bool](repeating: false, count: graph.transitions.count)
        for id in graph.alternatives.ids {
            let a = graph.alternatives[id]
            guard let transition = a.transition, !seen[transition.index], !graph.isHosts(id) else { continue }
            guard let target = a.action.opened, a.action.takesHandlers else { continue }
            let outcomes = graph.outcomes(of: target)
            guard !outcomes.isEmpty else { continue }
            let handled = graph.handlers(of: id).map { graph.handlers[$0].name }
            guard let missing = outcomes.first(where: { !handled.contains(graph.outcomes[$0].name) }) else { continue }
            seen[transition.index] = true
            report(
                .unhandledOutcome, graph.subject(of: transition), at: graph.place(of: transition),
                "\(facts.name(transition)) opens \(facts.name(target)), whose outcome "
                    + "'\(graph.text[graph.outcomes[missing].name])' its 'returns' does not name: nobody hears of it")
        }
    }
}
