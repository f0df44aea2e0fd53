import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unboundedStack = LintRule(.unboundedStack) { graph, runs, report in
        for event in runs.growing {
            report(
                .unboundedStack, graph.subject(of: event), at: graph.place(of: event),
                "\(graph.quoted(event)) can open the same again and again, above what it opened before",
                witness: steps(runs.witness(growing: event), runs), isSuspected: runs.isDoubtful(growing: event))
        }
    }
}
