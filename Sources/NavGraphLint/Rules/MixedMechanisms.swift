import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let mixedMechanisms = LintRule(.mixedMechanisms) { facts, report in
        let graph = facts.graph
        guard graph.alternatives.contains(where: { !$0.segue.isEmpty }) else { return }
        var kinds = [UInt8](repeating: 0, count: graph.flows.count)
        for a in graph.alternatives {
            guard let key = a.action.key, [.push, .present, .replace].contains(key) else { continue }
            let flow: FlowID?
            switch a.transition.map({ graph.transitions[$0].owner }) ?? .app {
            case .app: flow = nil
            case .flow(let id): flow = id
            case .screen(let screen): flow = graph.screens[screen].flow
            }
            if let flow { kinds[flow.index] |= a.segue.isEmpty ? 1 : 2 }
        }
        for flow in graph.flows.ids where kinds[flow.index] == 3 {
            report(
                .mixedMechanisms, facts.subject(flow), at: graph.place(of: flow),
                "some transitions of \(facts.name(flow)) are storyboard segues and some are not: half of the story shows in the storyboard"
            )
        }
    }

    static let tooManyTabs = LintRule(.tooManyTabs) { facts, report in
        let graph = facts.graph
        for flow in graph.flows.ids where graph.flows[flow].container == .tabs && graph.flows[flow].children.count > 5 {
            report(
                .tooManyTabs, facts.subject(flow), at: graph.place(of: flow),
                "\(facts.name(flow)) has \(graph.flows[flow].children.count) tabs; from the sixth on they hide under 'More'"
            )
        }
    }
}
