import NavGraphSyntax

extension NavGraph {
    /// What a link has to give to the events of its way: its `with`, then its payload, query and placeholders, each
    /// name once. A `nil` type fits every type: that of a literal, of a member. LANGUAGE 7.
    package func values(of link: DeepLinkID) -> [(name: Symbol, type: Symbol?)] {
        let link = deepLinks[link]
        var values: [(name: Symbol, type: Symbol?)] = []
        var names: Set<Symbol> = []
        func add(_ name: Symbol, _ type: Symbol?) {
            if names.insert(name).inserted { values.append((name, type)) }
        }
        func resolver(named name: Symbol) -> Resolver? {
            resolvers.first { ($0.module == link.module && $0.name == name) || $0.qualifiedName == name }
        }
        for argument in link.with.map({ arguments[$0] }) {
            var type: Symbol?
            if argument.kind == .name, argument.base == argument.value {
                type = resolver(named: argument.value)?.gives ?? own(of: link, argument.value)
            }
            add(argument.param, type)
        }
        for param in Array(link.payload) + Array(link.query) { add(params[param].name, params[param].type) }
        for template in link.urls {
            for case .placeholder(let name) in template.segments where own(of: link, name) == nil {
                add(name, placeholderType(name, of: link))
            }
        }
        return values
    }

    private func own(of link: DeepLink, _ name: Symbol) -> Symbol? {
        (Array(link.payload) + Array(link.query)).first { params[$0].name == name }.map { params[$0].type }
    }

    /// The type that a placeholder is parsed as, where the payload does not say: that of what it feeds.
    private func placeholderType(_ name: Symbol, of link: DeepLink) -> Symbol? {
        for argument in link.with.map({ arguments[$0] }) where argument.kind == .name {
            for resolver in resolvers where resolver.name == argument.value || resolver.qualifiedName == argument.value
            {
                for param in resolver.payload where params[param].name == name { return params[param].type }
            }
            if argument.value == name,
                let fed = self.params(of: link.opens).first(where: { params[$0].name == argument.param })
            {
                return params[fed].type
            }
        }
        return self.params(of: link.opens).first { params[$0].name == name }.map { params[$0].type }
            ?? text.find("String")
    }
}
