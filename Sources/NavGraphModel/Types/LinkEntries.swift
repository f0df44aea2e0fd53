import NavGraphSyntax

extension DeepLink {
    /// Something that raises a link, and the names that it supplies. LANGUAGE 7, "Entries".
    package struct Entry: Sendable {
        package enum Kind: String, Sendable { case template, shortcut, notification, activity, fallback }
        package var kind: Kind
        /// The template or text; empty for the fallback.
        package var text: Symbol = .none
        package var span: Span
        /// The names that have a value, or else a default, or may be `nil`.
        package var names: Set<Symbol>
    }
}

extension NavGraph {
    /// What raises a link: templates, shortcuts, notifications, activities, then the fallback. O(size of the link).
    package func entries(of id: DeepLinkID) -> [DeepLink.Entry] {
        let link = deepLinks[id]
        func names(_ range: IDRange<ParamID>) -> [Symbol] { range.map { params[$0].name } }
        let all = Set(
            names(link.query) + names(link.payload) + link.urls.flatMap { $0.segments.compactMap(\.placeholder) })
        let always = Set(
            (Array(link.query) + Array(link.payload)).map { params[$0] }
                .filter { $0.isOptional || link.isFallback && isURLThatCame($0) }.map(\.name))
        let queried = always.union(names(link.query))
        var entries = link.urls.map { template in
            DeepLink.Entry(
                kind: .template, text: template.text, span: template.span,
                names: queried.union(template.segments.compactMap(\.placeholder)))
        }
        for (kind, texts) in [
            (DeepLink.Entry.Kind.shortcut, link.shortcuts), (.notification, link.notifications),
            (.activity, link.activities),
        ] {
            entries += texts.map { DeepLink.Entry(kind: kind, text: $0.value, span: $0.span, names: all) }
        }
        if link.isFallback {
            entries.append(DeepLink.Entry(kind: .fallback, span: link.fallbackSpan, names: always))
        }
        return entries
    }

    /// Of a fallback, which is given the URL that came.
    private func isURLThatCame(_ param: Param) -> Bool {
        param.name == Key.url.symbol && ["URL", "Foundation.URL"].contains(text[param.type])
    }
}
