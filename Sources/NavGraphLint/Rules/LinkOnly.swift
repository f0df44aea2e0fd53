import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let linkOnly = LintRule(Rule("link-only", .note, of: .runs)) { graph, runs, report in
        for screen in graph.screens.ids where runs.isLinkOnly(screen) {
            report(
                .linkOnly, of: graph.subject(of: screen), at: graph.place(of: screen),
                "\(graph.quoted(screen)) can only be reached through deep links",
                witness: steps(runs.witness(to: screen), of: runs), isSuspected: runs.mayNeedNoLinks(screen))
        }
    }
}
