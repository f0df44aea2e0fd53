import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unboundedStack = LintRule(Rule("unbounded-stack", .note, of: .runs)) {
        graph, runs, report in
        for event in runs.growing {
            report(
                .unboundedStack, of: graph.subject(of: event), at: graph.place(of: event),
                "\(graph.quoted(event)) can fire again and again, each time above the screens that it opened before, so "
                    + "the stack grows without limit",
                witness: steps(runs.witness(growing: event), of: runs), isSuspected: runs.isDoubtful(growing: event))
        }
    }
}
