import NavGraphSyntax

extension GraphResolver {
    /// What the resolvers of a link want, and the params of what it opens by `present` or `push`: only the link can give them. By
    /// `path` the events of its way ask for what they want (`unroutable-link`); what they may leave out has to be of its
    /// type where `with` gives it. What its message wants, the link always gives. LANGUAGE 5, 7.
    func checkLinkArguments() {
        guard graph.deepLinks.contains(where: { !$0.isByPath || !$0.with.isEmpty || !$0.send.isEmpty }) else {
            return
        }
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            guard !link.isByPath || !link.with.isEmpty || !link.send.isEmpty else { continue }
            let names = Set(graph.linkNames(of: id))
            for argument in link.with {
                guard let resolver = types.resolver(graph.arguments[argument], of: link) else { continue }
                for param in graph.resolvers[resolver].payload {
                    let declared = graph.params[param]
                    if names.contains(declared.name) {
                        check(
                            types.carriedType(declared.name, of: link), declared.name, fits: declared, of: link,
                            at: graph.arguments[argument].span)
                    } else if !declared.isOptional {
                        missing(
                            declared, of: link,
                            "the resolver \(quoted(string(graph.resolvers[resolver].name))) wants it, and no placeholder, query or payload has that name"
                        )
                    }
                }
            }
            for param in graph.params(of: link.opens).map({ graph.params[$0] }) {
                guard !link.isByPath || param.isOptional && graph.argument(named: param.name, in: link.with) != nil
                else {
                    continue
                }
                check(param, of: link, names, types)
            }
            for param in graph.messages(of: link).flatMap({ Array(graph.messages[$0].params) }) {
                check(graph.params[param], of: link, names, types)
            }
        }
    }

    /// A param of what a link opens by `present` or `push`, or sends.
    private func check(_ param: Param, of link: DeepLink, _ names: Set<Symbol>, _ types: LinkTypes) {
        if let argument = graph.argument(named: param.name, in: link.with) {
            let given = graph.arguments[argument]
            if let resolver = types.resolver(given, of: link) {
                check(graph.resolvers[resolver].gives, given.value, fits: param, of: link, at: given.span)
            } else if given.kind == .name, given.base == given.value, names.contains(given.base) {
                check(types.carriedType(given.base, of: link), given.base, fits: param, of: link, at: given.span)
            }
        } else if names.contains(param.name) {
            let typed =
                graph.param(named: param.name, in: link.payload) ?? graph.param(named: param.name, in: link.query)
            check(
                types.carriedType(param.name, of: link), param.name, fits: param, of: link,
                at: typed.map { graph.params[$0].typeSpan } ?? link.opensSpan)
        } else if !param.isOptional {
            missing(param, of: link, "neither 'with' nor a placeholder, query or payload of the link has it")
        }
    }

    private func check(_ type: Symbol, _ name: Symbol, fits param: Param, of link: DeepLink, at span: Span) {
        check(type, name, fits: param, subject(of: link), Place(link.file, span))
    }

    private func missing(_ param: Param, of link: DeepLink, _ why: String) {
        missing(param, subject(of: link), Place(link.file, link.span), why)
    }

    private func subject(of link: DeepLink) -> Subject { Subject(.deepLink, name: link.qualifiedName) }
}
