import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let tooManyTabs = LintRule(Rule("too-many-tabs", .warning, of: .runs)) { graph, report in
        guard graph.platforms.contains(.ios) else { return }
        for flow in graph.flows.ids where graph.flows[flow].container == .tabs {
            let buttons = graph.flows[flow].buttons.count
            let items = graph.flows[flow].children.count + buttons
            guard items > 5 else { continue }
            report(
                .tooManyTabs, of: graph.subject(of: flow), at: graph.place(of: flow),
                "\(graph.quoted(flow)) has \(items) \(buttons == 0 ? "tabs" : "tabs and buttons"); "
                    + "an iPhone shows the first 4 and moves the others to 'More'")
        }
    }
}
