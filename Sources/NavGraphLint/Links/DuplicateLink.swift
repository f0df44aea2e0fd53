import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Rule {
    package static let duplicateLink = Rule("duplicate-link", .error, of: .links)
}

extension LintRule {
    /// `duplicate-link`: a shortcut, notification, activity or fallback that an earlier link has; a template or text twice
    /// in one link. LANGUAGE 10.
    static let duplicateLink = LintRule(.duplicateLink) { graph, report in
        /// Of each kind of text the link that had it first.
        var owners: [String: [Symbol: DeepLinkID]] = [:]
        var fallbacks: [DeepLinkID] = []
        let app = LinkDomain(graph)
        func parts(_ id: DeepLinkID) -> LinkDomain { LinkDomain(of: graph.deepLinks[id], in: graph).parts(of: app) }
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            func duplicate(_ span: Span, _ message: String) {
                report(.duplicateLink, graph.subject(of: id), at: graph.place(span, in: id), message)
            }
            for (word, texts) in [
                ("shortcut", link.shortcuts), ("notification", link.notifications), ("activity", link.activities),
            ] {
                for text in texts {
                    guard let owner = owners[word]?[text.value] else {
                        owners[word, default: [:]][text.value] = id
                        continue
                    }
                    let what = "\(word) \(quoted(graph.text[text.value]))"
                    duplicate(
                        text.span,
                        owner == id
                            ? "duplicate \(what) in this link"
                            : "duplicate \(what); the link '\(graph.name(of: owner))' also has it")
                }
            }
            var templates: Set<TemplateShape> = []
            for template in link.urls
            where !templates.insert(TemplateShape(segments: template.segments, hasRest: template.hasRest)).inserted {
                duplicate(
                    template.span, "duplicate template \(quoted(graph.text[template.text])) in this link")
            }
            guard link.isFallback else { continue }
            if let fallback = fallbacks.first(where: {
                graph.deepLinks[$0].under == nil && link.under == nil || !parts($0).intersection(parts(id)).isEmpty
            }) {
                duplicate(
                    link.span,
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
