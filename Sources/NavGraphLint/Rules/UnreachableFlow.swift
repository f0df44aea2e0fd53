import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableFlow = LintRule(Rule("unreachable-flow", .warning, of: .runs)) { graph, runs, report in
        // A module without an app also has the alternatives of its host.
        let targets =
            runs.graph.alternatives.flatMap { [$0.action.target, $0.action.selected] } + graph.children.map(\.target)
            + graph.deepLinks.map(\.opens)
        let named = Set(targets.compactMap { $0?.flow })
        for flow in graph.flows.ids
        where !named.contains(flow) && !graph.flows[flow].screens.contains(where: { runs.isReachable($0) }) {
            report(
                .unreachableFlow, of: graph.subject(of: flow), at: graph.place(of: flow),
                "the flow \(graph.quoted(flow)) is never opened",
                isSuspected: runs.limit != nil && graph.flows[flow].screens.contains(where: runs.mayBeReachable))
        }
    }
}
