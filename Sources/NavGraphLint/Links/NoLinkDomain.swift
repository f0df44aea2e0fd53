import NavGraphModel
import NavGraphSyntax

/// `no-link-domain`: a `url`, but neither schemes nor hosts. LANGUAGE 10.
package func linksWithoutDomain(_ graph: NavGraph) -> [Finding] {
    guard graph.schemes.isEmpty, graph.hosts.isEmpty else { return [] }
    return graph.deepLinks.ids.filter { !graph.deepLinks[$0].urls.isEmpty }.map { id in
        Finding(
            .noLinkDomain, graph.subject(of: id), at: graph.place(of: id),
            "no URL can raise '\(graph.name(of: id))', since the app has neither schemes nor hosts; "
                + "give it some: 'links: { schemes: […], hosts: […] }'")
    }
}
