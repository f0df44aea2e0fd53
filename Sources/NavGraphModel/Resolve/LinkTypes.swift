import NavGraphSyntax

/// The types of what links carry, and what feeds what, for one graph. LANGUAGE 7.
///
/// Made in O(resolvers); asked in O(size of the link).
package struct LinkTypes: Sendable {
    package let graph: NavGraph
    /// By module and name.
    private var resolvers: [ModuleName: ResolverID] = [:]

    package init(_ graph: NavGraph) {
        self.graph = graph
        for id in graph.resolvers.ids {
            let resolver = graph.resolvers[id]
            let name = ModuleName(resolver.module, resolver.name)
            if resolvers[name] == nil { resolvers[name] = id }
        }
    }

    /// A placeholder's type is that of the `payload` entry, else of the payload of a resolver that it feeds, else of
    /// the param of `opens`, else of the message of `send`, that it feeds, else `String`: `nil`, as the graph may have no such text. Of several
    /// resolvers or params the first in the link counts.
    package func placeholderType(_ name: Symbol, of link: DeepLink) -> Symbol? {
        let param = graph.param(named: name, in: link.payload) ?? fedByResolver(name, link) ?? fed(name, link)
        return param.map { graph.params[$0].type }
    }

    /// What a link has to give to the events of its way: its `with`, then its payload, query and placeholders, each
    /// name once. A `nil` type fits every type: that of a literal, of a member.
    package func supply(of id: DeepLinkID) -> [(name: Symbol, type: Symbol?)] {
        let link = graph.deepLinks[id]
        var values: [(name: Symbol, type: Symbol?)] = []
        for argument in link.with.map({ graph.arguments[$0] }) {
            var type: Symbol?
            if let resolver = resolver(argument, of: link) {
                type = graph.resolvers[resolver].gives
            } else if argument.kind == .name, argument.base == argument.value {
                type = carriedType(argument.value, of: link)
            }
            values.append((argument.param, type))
        }
        for name in graph.linkNames(of: id) where !values.contains(where: { $0.name == name }) {
            values.append((name, carriedType(name, of: link)))
        }
        return values
    }

    /// The type of a name that a link carries; `String` where the graph says nothing else.
    package func carriedType(_ name: Symbol, of link: DeepLink) -> Symbol {
        if let own = graph.param(named: name, in: link.payload) ?? graph.param(named: name, in: link.query) {
            return graph.params[own].type
        }
        return placeholderType(name, of: link) ?? graph.text.find("String") ?? .none
    }

    /// The resolvers that stand as arguments in a link's `with`, in order.
    package func resolvers(of link: DeepLink) -> [ResolverID] {
        link.with.compactMap { resolver(graph.arguments[$0], of: link) }
    }

    /// The resolver that an argument of a link's `with` is; `nil` for a name that the link carries, or a literal.
    package func resolver(_ argument: Argument, of link: DeepLink) -> ResolverID? {
        // What the link carries is looked for last: that takes the longest.
        guard argument.kind == .name, let named = resolver(named: argument, of: link), !carries(argument.base, link)
        else { return nil }
        return named
    }

    private func resolver(named argument: Argument, of link: DeepLink) -> ResolverID? {
        if let own = resolvers[ModuleName(link.module, argument.value)] { return own }
        // `alias.name`: the value is the one text that both parts stand in.
        guard argument.base != argument.value else { return nil }
        let value = graph.text[argument.value]
        for entry in graph.modules[link.module].imports where entry.alias == argument.base {
            let rest = value.dropFirst(graph.text[argument.base].count + 1)
            guard let name = graph.text.find(String(rest)) else { return nil }
            return resolvers[ModuleName(entry.module, name)]
        }
        return nil
    }

    /// The param of a resolver in the link's `with` that a name feeds.
    package func fedByResolver(_ name: Symbol, _ link: DeepLink) -> ParamID? {
        resolvers(of: link).lazy.compactMap { graph.param(named: name, in: graph.resolvers[$0].payload) }.first
    }

    /// The param of what the link opens, else of what it sends, that a name feeds: through `with`, or because it has that
    /// name and `with` gives it nothing else.
    package func fed(_ name: Symbol, _ link: DeepLink) -> ParamID? {
        func fed(in wanted: IDRange<ParamID>) -> ParamID? {
            for argument in link.with.lazy.map({ graph.arguments[$0] })
            where argument.kind == .name && argument.value == name {
                if let param = graph.param(named: argument.param, in: wanted) { return param }
            }
            guard !link.with.contains(where: { graph.arguments[$0].param == name }) else { return nil }
            return graph.param(named: name, in: wanted)
        }
        return fed(in: graph.params(of: link.opens))
            ?? graph.message(of: link).flatMap { fed(in: graph.messages[$0].params) }
    }

    private func carries(_ name: Symbol, _ link: DeepLink) -> Bool {
        graph.param(named: name, in: link.query) != nil || graph.param(named: name, in: link.payload) != nil
            || link.urls.contains { $0.segments.contains(.placeholder(name)) }
    }
}
