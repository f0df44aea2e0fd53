import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Everything about an app's links, for programs: `links --format json`.
package func linkListing(_ graph: NavGraph) -> [UInt8] {
    let params = LinkParams(graph)
    return JSON.object([
        ("version", 1),
        ("graph", .string(graph.name)),
        ("schemes", .array(texts(graph.schemes, graph))),
        ("hosts", .array(texts(graph.hosts, graph))),
        ("links", .array(graph.deepLinks.ids.map { listed($0, params) })),
    ]).bytes(lineDepth: 2)
}

private func listed(_ id: DeepLinkID, _ params: LinkParams) -> JSON {
    let graph = params.graph
    let link = graph.deepLinks[id]
    let values = params.params(of: id).map { param in
        (graph.text[param.name], JSON.string(param.typeName(in: graph)))
    }
    var members: [(key: String, value: JSON)] = [
        ("name", .string(graph.text[link.qualifiedName])),
        ("title", .string(graph.title(of: id))),
        ("urls", .array(link.urls.map { .string(graph.text[$0.text]) })),
        ("query", .array(link.query.map { .string(graph.text[graph.params[$0].name]) })),
        ("shortcuts", .array(texts(link.shortcuts, graph))),
        ("notifications", .array(texts(link.notifications, graph))),
        ("activities", .array(texts(link.activities, graph))),
        ("fallback", .bool(link.isFallback)),
        ("values", .object(values)),
        ("opens", .string(graph.name(of: link.opens))),
        ("by", .string(link.by.rawValue)),
        ("pending", .string(link.pending.rawValue)),
    ]
    if !link.queryTexts.isEmpty {
        members.append(
            ("queryTexts", .object(link.queryTexts.map { (graph.text[$0.name], .string(graph.text[$0.value])) })))
    }
    if let intent = link.intent {
        let types = intent.entities.map { (graph.text[$0.name], JSON.string(graph.text[$0.type])) }
        members.append(("intent", types.isEmpty ? .bool(true) : .object(types)))
    }
    if link.reuses { members.append(("reuse", .bool(true))) }
    if let expires = link.expires { members.append(("expires", .number(expires))) }
    return .object(members)
}

private func texts(_ texts: [DeepLink.Text], _ graph: NavGraph) -> [JSON] {
    texts.map { .string(graph.text[$0.value]) }
}
