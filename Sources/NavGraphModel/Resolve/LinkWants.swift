import NavGraphSyntax

/// A name for which a link must supply a value, and the element that requires it.
package struct LinkWant: Sendable {
    package var name: Symbol
    package var receiver: String
}

extension LinkTypes {
    /// What a link wants of each of its entries: what its resolvers, what it opens by `present` or `push`, its message, and
    /// `events` (the alternatives that events of its way take) want and `with` does not give. Each name once.
    package func wants(of link: DeepLink, onTheWay events: [AlternativeID] = []) -> [LinkWant] {
        var wants: [LinkWant] = []
        func want(_ name: Symbol, _ receiver: String) {
            if !wants.contains(where: { $0.name == name }) { wants.append(LinkWant(name: name, receiver: receiver)) }
        }
        /// A value that `with` may give.
        func wantGiven(_ name: Symbol, _ receiver: String) {
            guard let given = graph.argument(named: name, in: link.with) else { return want(name, receiver) }
            let argument = graph.arguments[given]
            if argument.kind == .name, resolver(argument, of: link) == nil { want(argument.base, receiver) }
        }
        for argument in link.with.map({ graph.arguments[$0] }) {
            if let resolver = resolver(argument, of: link).map({ graph.resolvers[$0] }) {
                for param in resolver.payload where !graph.params[param].isOptional {
                    want(graph.params[param].name, "the resolver \(quoted(graph.text[resolver.name]))")
                }
            } else if argument.kind == .name, argument.base != argument.value {
                want(argument.base, quoted(graph.text[argument.value]))
            }
        }
        if !link.isByPath {
            for param in graph.params(of: link.opens) where !graph.params[param].isOptional {
                wantGiven(graph.params[param].name, quoted(graph.text[link.opensName]))
            }
        }
        for param in graph.messages(of: link).flatMap({ Array(graph.messages[$0].params) })
        where !graph.params[param].isOptional {
            wantGiven(graph.params[param].name, "the message \(quoted(graph.text[link.send]))")
        }
        for event in events {
            graph.forEachCarried(by: event) { name, type in
                if graph.isOptional(type: type) { return }
                let transition = graph.alternatives[event].transition.map { graph.text[graph.transitions[$0].name] }
                wantGiven(name, "the event \(quoted(transition ?? "")) on the route")
            }
        }
        return wants
    }

    /// `missing-argument` at each entry that lacks something which a link wants; at the link's name, where no entry has it.
    package func missingArguments(of id: DeepLinkID, _ wants: [LinkWant]) -> [Finding] {
        let link = graph.deepLinks[id]
        if wants.isEmpty || link.hasUnreadURL { return [] }
        let entries = graph.entries(of: id)
        func finding(_ missing: [LinkWant], at span: Span, problem: String, _ remedy: (String) -> String) -> Finding? {
            guard let first = missing.first else { return nil }
            let names = missing.map { "\(quoted(graph.text[$0.name])) for \($0.receiver)" }
            var finding = Finding(
                .missingArgument, on: link.subject, at: Place(link.file, span),
                "\(problem) \(names.joined(separator: " and ")); \(remedy(graph.text[first.name]))")
            let templates = link.urls.filter { span == link.span || span == $0.span }
            finding.fix = templates.compactMap { writingPlaceholders(for: missing.map(\.name), in: $0) }
            return finding
        }
        let supplied = entries.reduce(into: Set<Symbol>()) { $0.formUnion($1.names) }
        var findings = [
            finding(wants.filter { !supplied.contains($0.name) }, at: link.span, problem: "missing argument") { name in
                if let literal = link.urls.lazy.compactMap({ literal(meaning: name, in: $0) }).first { return literal }
                let others = supplied.subtracting(wants.map(\.name)).map { graph.text[$0] }
                let with = others.count == 1 ? "write 'with: { \(name): \(others[0]) }'" : "use 'with'"
                return "add \(link.urls.isEmpty ? "it to 'payload'" : "'{\(name)}' to 'url'"), or \(with)"
            }
        ]
        for entry in entries {
            let missing = wants.filter { supplied.contains($0.name) && !entry.names.contains($0.name) }
            findings.append(
                finding(missing, at: entry.span, problem: "\(words(for: entry)) does not supply") { name in
                    let template = link.urls.first { $0.span == entry.span }
                    if let literal = template.flatMap({ literal(meaning: name, in: $0) }) { return literal }
                    return (entry.kind == .template ? "add '{\(name)}' to it, or " : "add ") + "a default in 'payload'"
                })
        }
        return findings.compactMap(\.self)
    }

    /// What to write for a segment that is the placeholder of a name in other tools.
    package func literal(meaning name: String, in template: LinkTemplate) -> String? {
        for case .literal(let symbol) in template.segments where placeholderName(meantBy: graph.text[symbol]) == name {
            return "\(quoted(graph.text[symbol])) matches only this text; write '{\(name)}'"
        }
        return nil
    }

    /// The template with placeholders for the segments that are those of some names in other tools.
    private func writingPlaceholders(for names: [Symbol], in template: LinkTemplate) -> Replacement? {
        let text = graph.text[template.text]
        let segments = text.split(separator: "/", omittingEmptySubsequences: false).map { segment in
            let name = names.lazy.map { graph.text[$0] }.first { placeholderName(meantBy: String(segment)) == $0 }
            return name.map { "{\($0)}" } ?? String(segment)
        }
        let right = segments.joined(separator: "/")
        return right == text || text.contains("'") ? nil : Replacement(template.span, with: "'\(right)'")
    }

    private func words(for entry: DeepLink.Entry) -> String {
        entry.kind == .fallback ? "the fallback" : "the \(entry.kind.rawValue) \(quoted(graph.text[entry.text]))"
    }
}
