import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    /// `duplicate-link`: a shortcut, notification, activity or fallback that an earlier link has; a template or text twice
    /// in one link. LANGUAGE 10.
    static let duplicateLink = LintRule(Rule("duplicate-link", .error, of: .links)) { graph, report in
        /// Of each kind of text the link that had it first, and where.
        var owners: [String: [Symbol: (link: DeepLinkID, place: Place)]] = [:]
        var fallbacks: [DeepLinkID] = []
        let app = LinkDomain(graph)
        func parts(_ id: DeepLinkID) -> LinkDomain { LinkDomain(of: graph.deepLinks[id], in: graph).parts(of: app) }
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            func duplicate(_ span: Span, first: Place, _ message: String) {
                report(.duplicateLink, of: graph.subject(of: id), at: graph.place(span, in: id), message, first: first)
            }
            for (word, texts) in [
                ("shortcut", link.shortcuts), ("notification", link.notifications), ("activity", link.activities),
            ] {
                for text in texts {
                    guard let owner = owners[word]?[text.value] else {
                        owners[word, default: [:]][text.value] = (id, graph.place(text.span, in: id))
                        continue
                    }
                    let what = "\(word) \(quoted(graph.text[text.value]))"
                    duplicate(
                        text.span, first: owner.place,
                        owner.link == id
                            ? "duplicate \(what) in this link"
                            : "duplicate \(what); the link '\(graph.name(of: owner.link))' also has it")
                }
            }
            var templates: [TemplateShape: Span] = [:]
            for template in link.urls {
                let shape = TemplateShape(segments: template.segments, hasRest: template.hasRest)
                guard let first = templates[shape] else {
                    templates[shape] = template.span
                    continue
                }
                duplicate(
                    template.span, first: graph.place(first, in: id),
                    "duplicate template \(quoted(graph.text[template.text])) in this link")
            }
            guard link.isFallback else { continue }
            if let fallback = fallbacks.first(where: {
                graph.deepLinks[$0].under == nil && link.under == nil || !parts($0).intersection(parts(id)).isEmpty
            }) {
                duplicate(
                    link.span, first: graph.place(graph.deepLinks[fallback].span, in: fallback),
                    "duplicate fallback; '\(graph.name(of: fallback))' is also a fallback, and "
                        + "only one link can match all other URLs"
                )
            }
            fallbacks.append(id)
        }
    }
}

private struct TemplateShape: Hashable {
    var segments: [LinkTemplate.Segment]
    var hasRest: Bool
}
