import NavGraphSyntax

extension GraphResolver {
    /// What the resolvers of a link want, the params of what it opens by `present` or `push`, and what its message wants: only
    /// the link can give them, whichever entry raises it. By `path` the events of its way ask for what they want, which is
    /// looked at with the links; what they may leave out has to be of its type where `with` gives it. LANGUAGE 5, 7.
    func checkLinkArguments() {
        guard graph.deepLinks.contains(where: { !$0.isByPath || !$0.with.isEmpty || !$0.send.isEmpty }) else {
            return
        }
        let types = LinkTypes(graph)
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            guard !link.isByPath || !link.with.isEmpty || !link.send.isEmpty else { continue }
            checkTypes(of: link, Set(graph.linkNames(of: id)), types)
            for finding in types.missingArguments(of: id, types.wants(of: link)) {
                report(finding.rule, on: finding.subject, at: finding.place, finding.message, fix: finding.fix)
            }
        }
    }

    private func checkTypes(of link: DeepLink, _ names: Set<Symbol>, _ types: LinkTypes) {
        for given in link.with.map({ graph.arguments[$0] }) {
            if let resolver = types.resolver(given, of: link) {
                for param in graph.resolvers[resolver].payload.map({ graph.params[$0] })
                where names.contains(param.name) {
                    let type = types.carriedType(param.name, of: link)
                    check(type, param.name, fits: param, of: link, at: given.span)
                }
            } else if given.kind == .name, given.base != given.value, names.contains(given.base) {
                checkMembers(given, types.carriedType(given.base, of: link), of: link)
            }
        }
        for param in graph.params(of: link.opens).map({ graph.params[$0] })
        where !link.isByPath || param.isOptional && graph.argument(named: param.name, in: link.with) != nil {
            check(param, of: link, names: names, types)
        }
        for param in graph.messages(of: link).flatMap({ Array(graph.messages[$0].params) }) {
            check(graph.params[param], of: link, names: names, types)
        }
    }

    /// A param of what a link opens by `present` or `push`, or sends.
    private func check(_ param: Param, of link: DeepLink, names: Set<Symbol>, _ types: LinkTypes) {
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
        }
    }

    private func check(_ type: Symbol, _ name: Symbol, fits param: Param, of link: DeepLink, at span: Span) {
        check(type, name, fits: param, on: link.subject, at: Place(link.file, span))
    }

    /// What may be `nil` has no members.
    private func checkMembers(_ given: Argument, _ type: Symbol, of link: DeepLink) {
        guard graph.isOptional(type: type) else { return }
        report(
            .typeMismatch, on: link, at: given.span,
            "\(quoted(string(given.base))) has the type \(quoted(string(type))) and can be 'nil', so \(quoted(string(given.value))) cannot be used"
        )
    }
}
