import NavGraphModel
import NavGraphRuns

/// Which deep link of one side matches an entry, and with which values.
struct LinkTakers {
    struct Taken {
        var id: DeepLinkID
        var name: String
        /// As it is written; `nil` for a fallback.
        var template: String?
        var isFallback: Bool
        var values: [(name: String, text: String)]
    }
    let matcher: LinkMatcher
    private let words: ElementWords

    init(_ words: ElementWords) {
        self.words = words
        matcher = LinkMatcher(words.graph)
    }

    func taker(of url: String) -> Taken? {
        let graph = words.graph
        return matcher.match(url).map { match in
            let template = match.template.map { graph.text[graph.deepLinks[match.link].urls[$0].text] }
            return taken(match.link, by: template, values: match.values.map { (graph.text[$0.name], $0.text) })
        }
    }

    /// `texts`: the shortcuts, notifications or activities; `kind`: the word for one of them.
    func taker(of text: String, among texts: KeyPath<DeepLink, [DeepLink.Text]>, kind: String) -> Taken? {
        let graph = words.graph
        let id = graph.deepLinks.ids.first { id in
            graph.deepLinks[id][keyPath: texts].contains { graph.text[$0.value] == text }
        }
        return id.map { taken($0, by: "\(kind) \(text)", values: []) }
    }

    func intent(of name: String) -> Taken? {
        let graph = words.graph
        let id = graph.deepLinks.ids.first { graph.deepLinks[$0].intent != nil && words.name($0) == name }
        return id.map { taken($0, by: "intent \(name)", values: []) }
    }

    var intents: [String] {
        words.graph.deepLinks.ids.filter { words.graph.deepLinks[$0].intent != nil }.map(words.name)
    }

    private func taken(_ id: DeepLinkID, by template: String?, values: [(name: String, text: String)]) -> Taken {
        Taken(
            id: id, name: words.name(id), template: template, isFallback: words.graph.deepLinks[id].isFallback,
            values: values)
    }

    /// Everything that a match depends on, by the names of the words.
    var shape: [String] {
        let graph = words.graph
        func params(_ all: [LinkParam]) -> String {
            all.map { "\(graph.text[$0.name]): \($0.valueType) \($0.isOptional)" }.joined(separator: ", ")
        }
        func domain(_ domain: LinkDomain) -> String {
            (domain.schemes + domain.hosts).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        }
        var shape = [domain(matcher.domain)] + intents
        for template in matcher.templates {
            let texts = template.queryTexts.map { "\(graph.text[$0.name])=\(graph.text[$0.value])" }
            shape.append(
                "\(words.name(template.link)) \(graph.text[template.template.text]) \(params(template.placeholders))"
                    + " ? \(params(template.query)) \(texts) \(template.domain.map(domain) ?? "")"
                    + (template.urlName.map { graph.text[$0] } ?? ""))
        }
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            let texts = (link.shortcuts + link.notifications + link.activities).map { graph.text[$0.value] }
            shape.append(
                "\(words.name(id)) \(link.isFallback) \(link.shortcuts.count) \(link.notifications.count) \(texts)"
                    + params(matcher.params.query(of: id)) + domain(LinkDomain(of: link, in: graph)))
        }
        return shape
    }
}
