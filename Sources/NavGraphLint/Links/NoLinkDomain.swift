import NavGraphModel
import NavGraphSyntax

extension LintRule {
    /// `no-link-domain`: a `url`, but neither schemes nor hosts. LANGUAGE 10.
    static let noLinkDomain = LintRule(Rule("no-link-domain", .error, of: .links)) { graph, report in
        guard graph.schemes.isEmpty, graph.hosts.isEmpty else { return }
        for id in graph.deepLinks.ids where !graph.deepLinks[id].urls.isEmpty {
            report(
                .noLinkDomain, of: graph.subject(of: id), at: graph.place(of: id),
                "no URL can open the link '\(graph.name(of: id))', because the app has no schemes and hosts; "
                    + "add 'links: { schemes: […], hosts: […] }'")
        }
    }
}
