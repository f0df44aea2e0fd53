import NavGraphModel
import NavGraphSyntax

/// A name that a link carries, and how its text becomes a value. LANGUAGE 7.
package struct LinkParam: Sendable, Hashable {
    package var name: Symbol
    /// The Swift type, as the graph writes it; `nil`: `String`, as nothing says otherwise.
    package var type: Symbol?
    package var valueType: LinkValueType
    /// Whether it may be left out: a query name of type `T?`, or with a default.
    package var isOptional: Bool
    /// What a value has to be given to the rest of the app as; `String` where nothing says otherwise.
    package func typeName(in graph: NavGraph) -> String { type.map { graph.text[$0] } ?? "String" }
}

/// What links carry, ready to be read from URLs. Made in O(resolvers); asked in O(size of the link).
package struct LinkParams: Sendable {
    package let types: LinkTypes
    package var graph: NavGraph { types.graph }

    package init(_ graph: NavGraph) { types = LinkTypes(graph) }

    /// The placeholders of one template of a link, in order.
    package func placeholders(of template: LinkTemplate, in link: DeepLinkID) -> [LinkParam] {
        template.segments.compactMap { segment in
            guard case .placeholder(let name) = segment else { return nil }
            return placeholder(name, of: link)
        }
    }

    /// The name of the value that is the URL that came: of a fallback, the entry `url` of its payload, where that is a URL.
    package func urlName(of link: DeepLink) -> Symbol? {
        guard link.isFallback else { return nil }
        return link.payload.map { graph.params[$0] }
            .first { $0.name == Key.url.symbol && LinkValueType(graph.text[$0.type]) == .url }?.name
    }

    package func placeholder(_ name: Symbol, of link: DeepLinkID) -> LinkParam {
        let type = types.placeholderType(name, of: graph.deepLinks[link])
        return LinkParam(
            name: name, type: type, valueType: type.map { LinkValueType(graph.text[$0]) } ?? .string, isOptional: false)
    }

    /// The names of a link's `query`, in order.
    package func query(of link: DeepLinkID) -> [LinkParam] { graph.deepLinks[link].query.map(written) }

    /// Everything that a link carries: placeholders, query, payload; each name once, in the order of `linkNames(of:)`.
    package func params(of id: DeepLinkID) -> [LinkParam] {
        let link = graph.deepLinks[id]
        return graph.linkNames(of: id).map { name in
            let isPlaceholder = link.urls.contains { $0.segments.contains(.placeholder(name)) }
            let own = (Array(link.query) + Array(link.payload)).first { graph.params[$0].name == name }
            guard !isPlaceholder, let own else { return placeholder(name, of: id) }
            return written(own)
        }
    }

    private func written(_ id: ParamID) -> LinkParam {
        let param = graph.params[id]
        return LinkParam(
            name: param.name, type: param.type, valueType: LinkValueType(graph.text[param.type]),
            isOptional: param.isOptional)
    }
}
