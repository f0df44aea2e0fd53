import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let mixedMechanisms = LintRule(Rule("mixed-mechanisms", .note, of: .runs)) { graph, report in
        var (withSegues, without): (Set<FlowID>, Set<FlowID>) = ([], [])
        for a in graph.alternatives {
            guard let key = a.action.key, [.push, .present, .replace].contains(key) else { continue }
            guard let flow = a.transition.flatMap({ graph.flow(of: graph.transitions[$0].owner) }) else { continue }
            if a.segue.isEmpty { without.insert(flow) } else { withSegues.insert(flow) }
        }
        for flow in withSegues.intersection(without).sorted() {
            report(
                .mixedMechanisms, of: graph.subject(of: flow), at: graph.place(of: flow),
                "\(graph.quoted(flow)) mixes storyboard segues with other transitions, so the storyboard shows only some of "
                    + "them")
        }
    }
}
