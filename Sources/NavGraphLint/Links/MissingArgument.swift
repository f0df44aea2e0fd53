import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    /// `missing-argument` of links by `path`: what the events of the way want, each entry has to supply. What resolvers and
    /// messages want is an error of the text. LANGUAGE 7, "Entries".
    static let missingArgument = LintRule(.missingArgument) { graph, runs, report in
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            guard let way = runs.linkWay(of: id) else { continue }
            let wants = types.wants(of: graph.deepLinks[id], onTheWay: way.events)
            for finding in types.missingArguments(of: id, wants) {
                report(finding.rule, of: finding.subject, at: finding.place, finding.message)
            }
        }
    }
}
