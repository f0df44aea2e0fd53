import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let mixedMechanisms = LintRule(Rule("mixed-mechanisms", .note, of: .runs)) { graph, report in
        var (withSegues, without): (Set<FlowID>, Set<FlowID>) = ([], [])
        for a in graph.alternatives {
            guard let key = a.action.key, [.push, .present, .replace].contains(key) else { continue }
            let flow: FlowID?
            switch a.transition.map({ graph.transitions[$0].owner }) ?? .app {
            case .app, .group: flow = nil
            case .flow(let id): flow = id
            case .screen(let screen): flow = graph.screens[screen].flow
            }
            guard let flow else { continue }
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
