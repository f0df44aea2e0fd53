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

/// The types of what links carry, for one graph. Made in O(resolvers); asked in O(size of the link).
package struct LinkParams: Sendable {
    package let graph: NavGraph
    /// By module and name.
    private var resolvers = SymbolMap()

    package init(_ graph: NavGraph) {
        self.graph = graph
        for id in graph.resolvers.ids {
            let it = graph.resolvers[id]
            if resolvers[it.module.raw, it.name] == nil { resolvers[it.module.raw, it.name] = id.raw }
        }
    }

    /// The placeholders of one template of a link, in order.
    package func placeholders(of template: LinkTemplate, in link: DeepLinkID) -> [LinkParam] {
        template.segments.compactMap { segment in
            guard case .placeholder(let name) = segment else { return nil }
            return placeholder(name, of: link)
        }
    }

    /// The names of a link's `query`, in order.
    package func query(of link: DeepLinkID) -> [LinkParam] { graph.deepLinks[link].query.map(written) }

    /// Everything that a link carries: placeholders, query, payload; each name once, in the order of `linkNames(of:)`.
    package func params(of id: DeepLinkID) -> [LinkParam] {
        let link = graph.deepLinks[id]
        return graph.linkNames(of: id).map { name in
            if let param = find(name, in: link.query) {
                let isPlaceholder = link.urls.contains { $0.segments.contains(.placeholder(name)) }
                if !isPlaceholder { return written(param) }
            } else if let param = find(name, in: link.payload) {
                return written(param)
            }
            return placeholder(name, of: id)
        }
    }

    /// A placeholder's type is that of the `payload` entry, else of the payload of a resolver that it feeds, else of the
    /// param of `opens` that it feeds, else `String`. Of several resolvers or params the first in the link counts.
    package func placeholder(_ name: Symbol, of id: DeepLinkID) -> LinkParam {
        let link = graph.deepLinks[id]
        let type =
            find(name, in: link.payload).map { graph.params[$0].type }
            ?? fedByResolver(name, link).map { graph.params[$0].type }
            ?? fed(name, link).map { graph.params[$0].type }
        return LinkParam(
            name: name, type: type, valueType: type.map { LinkValueType(graph.text[$0]) } ?? .string, isOptional: false)
    }

    /// The resolvers that stand as arguments in a link's `with`, in order.
    package func resolvers(of link: DeepLink) -> [ResolverID] {
        link.with.compactMap { resolver(graph.arguments[$0], of: link) }
    }

    /// The resolver that an argument of a link's `with` is; `nil` for a name that the link carries, or a literal.
    package func resolver(_ argument: Argument, of link: DeepLink) -> ResolverID? {
        guard argument.kind == .name, !carries(argument.base, link) else { return nil }
        if let own = resolvers[link.module.raw, argument.value] { return ResolverID(raw: own) }
        // `alias.name`: the value is the one text that both parts stand in.
        guard argument.base != argument.value else { return nil }
        let value = graph.text[argument.value]
        for entry in graph.modules[link.module].imports where entry.alias == argument.base {
            let rest = value.dropFirst(graph.text[argument.base].count + 1)
            guard let name = graph.text.find(String(rest)) else { return nil }
            return resolvers[entry.module.raw, name].map { ResolverID(raw: $0) }
        }
        return nil
    }

    /// The param of a resolver in the link's `with` that a name feeds.
    package func fedByResolver(_ name: Symbol, _ link: DeepLink) -> ParamID? {
        for resolver in resolvers(of: link) {
            if let param = find(name, in: graph.resolvers[resolver].payload) { return param }
        }
        return nil
    }

    /// The param of what the link opens that a name feeds: through `with`, or because it has that name and `with` gives
    /// it nothing else.
    package func fed(_ name: Symbol, _ link: DeepLink) -> ParamID? {
        let wanted = graph.params(of: link.opens)
        for argument in link.with.lazy.map({ graph.arguments[$0] })
        where argument.kind == .name && argument.value == name {
            if let param = find(argument.param, in: wanted) { return param }
        }
        guard !link.with.contains(where: { graph.arguments[$0].param == name }) else { return nil }
        return find(name, in: wanted)
    }

    private func carries(_ name: Symbol, _ link: DeepLink) -> Bool {
        find(name, in: link.query) != nil || find(name, in: link.payload) != nil
            || link.urls.contains { $0.segments.contains(.placeholder(name)) }
    }

    private func find(_ name: Symbol, in range: IDRange<ParamID>) -> ParamID? {
        range.first { graph.params[$0].name == name }
    }

    private func written(_ id: ParamID) -> LinkParam {
        let it = graph.params[id]
        return LinkParam(
            name: it.name, type: it.type, valueType: LinkValueType(graph.text[it.type]), isOptional: it.isOptional)
    }
}
