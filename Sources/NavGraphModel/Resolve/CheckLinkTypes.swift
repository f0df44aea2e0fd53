import NavGraphSyntax

extension GraphResolver {
    /// What a link carries comes as text: its types must be such that a text can be a value. LANGUAGE 7, "Matching".
    func checkLinkTypes() {
        guard !graph.deepLinks.isEmpty else { return }
        let types = LinkTypes(graph)
        var known: [Symbol: Bool] = [:]
        func isTextual(_ type: Symbol) -> Bool {
            if let isTextual = known[type] { return isTextual }
            let isTextual = type.isEmpty || SwiftText.isTextual(string(type))
            known[type] = isTextual
            return isTextual
        }
        for link in graph.deepLinks {
            let written = Array(link.query) + Array(link.payload)
            for param in written.map({ graph.params[$0] }) where !isTextual(param.type) {
                report(
                    .invalidType, Subject(.deepLink, name: link.qualifiedName), Place(link.file, param.typeSpan),
                    "\(quoted(string(param.name))) of a link comes as text, and no text is \(quoted(string(param.type)))"
                )
            }
            var seen = Set(written.map { graph.params[$0].name })
            for template in link.urls {
                for case .placeholder(let name) in template.segments where seen.insert(name).inserted {
                    guard let type = types.placeholderType(name, of: link), !isTextual(type) else { continue }
                    report(
                        .typeMismatch, Subject(.deepLink, name: link.qualifiedName), Place(link.file, template.span),
                        "\(quoted(string(name))) is wanted as \(quoted(string(type))), and no text of a URL is such a one"
                    )
                }
            }
        }
    }
}
