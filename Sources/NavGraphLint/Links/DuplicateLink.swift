import NavGraphModel
import NavGraphSyntax

/// `duplicate-link`: a shortcut, notification, activity or fallback that an earlier link has; a template or text twice
/// in one link. LANGUAGE 10.
package func duplicateLinks(_ graph: NavGraph) -> [Finding] {
    var findings: [Finding] = []
    var owners = SymbolMap()
    var fallback: DeepLinkID?
    for id in graph.deepLinks.ids {
        let link = graph.deepLinks[id]
        let subject = graph.subject(of: id)
        func report(_ span: Span, _ message: String) {
            findings.append(Finding(.duplicateLink, subject, at: graph.place(span, in: id), message))
        }
        for (kind, word, texts) in [
            (0, "shortcut", link.shortcuts), (1, "notification", link.notifications), (2, "activity", link.activities),
        ] {
            for text in texts {
                guard let owner = owners[UInt32(kind), text.value] else {
                    owners[UInt32(kind), text.value] = id.raw
                    continue
                }
                let what = "the \(word) \(quoted(graph.text[text.value]))"
                report(
                    text.span,
                    owner == id.raw
                        ? "\(what) stands in this link already"
                        : "\(what) is that of the link '\(graph.name(of: DeepLinkID(raw: owner)))' already")
            }
        }
        var templates: Set<TemplateShape> = []
        for template in link.urls
        where !templates.insert(TemplateShape(segments: template.segments, hasRest: template.hasRest)).inserted {
            report(template.span, "the template \(quoted(graph.text[template.text])) stands in this link already")
        }
        guard link.isFallback else { continue }
        if let fallback {
            report(
                link.span,
                "'\(graph.name(of: fallback))' is the fallback already; "
                    + "every URL that nothing else matches can go to one link only"
            )
        }
        fallback = fallback ?? id
    }
    return findings
}

private struct TemplateShape: Hashable {
    var segments: [LinkTemplate.Segment]
    var hasRest: Bool
}
