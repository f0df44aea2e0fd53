import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unreachableFlow = LintRule(.unreachableFlow) { facts, runs, report in
        let graph = facts.graph
        var named = Array(repeating: false, count: graph.flows.count)
        func name(_ target: Target?) { if let flow = target?.flow { named[flow.index] = true } }
        for a in graph.alternatives {
            name(a.action.target)
            name(a.action.selected)
        }
        for child in graph.children { name(child.target) }
        for link in graph.deepLinks { name(link.opens) }
        for flow in graph.flows.ids where !named[flow.index] {
            if graph.flows[flow].screens.contains(where: { runs.isReachable($0) }) { continue }
            report(
                .unreachableFlow, facts.subject(flow), at: graph.place(of: flow),
                "nothing opens \(facts.name(flow)), and none of its screens is ever shown")
        }
    }
}
