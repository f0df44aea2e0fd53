import NavGraphModel
import NavGraphSyntax

/// What the rules of the links say that need no way: all but `unroutable-link` and `unmapped-placeholder`.
/// O(size of the graph).
package func linkFindings(_ graph: NavGraph) -> [Finding] {
    if graph.deepLinks.isEmpty { return [] }
    return duplicateLinks(graph) + ambiguousLinks(graph) + unknownLinkParams(graph) + linksWithoutDomain(graph)
}

extension NavGraph {
    func subject(of link: DeepLinkID) -> Subject { Subject(.deepLink, name: deepLinks[link].qualifiedName) }
    func name(of link: DeepLinkID) -> String { text[deepLinks[link].qualifiedName] }
    func place(of link: DeepLinkID) -> Place { Place(deepLinks[link].file, deepLinks[link].span) }
    func place(_ span: Span, in link: DeepLinkID) -> Place { Place(deepLinks[link].file, span) }
}
