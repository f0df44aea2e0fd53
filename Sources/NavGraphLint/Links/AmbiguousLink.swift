import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    /// `ambiguous-link`: two templates of different links that accept a common URL with the same rank; at the later one,
    /// with such a URL. LANGUAGE 7, 10.
    static let ambiguousLink = LintRule(Rule("ambiguous-link", .error, of: .links)) { graph, report in
        guard graph.deepLinks.contains(where: { !$0.urls.isEmpty }) else { return }
        let matcher = LinkMatcher(graph)
        for ambiguity in ambiguities(matcher) {
            let earlier = matcher.templates[ambiguity.earlier]
            let later = matcher.templates[ambiguity.later]
            let url = matcher.exampleURL(of: [ambiguity.earlier, ambiguity.later])
            report(
                .ambiguousLink, of: graph.subject(of: later.link), at: graph.place(later.template.span, in: later.link),
                "\(quoted(graph.text[later.template.text])) and \(quoted(graph.text[earlier.template.text])) of the link "
                    + "'\(graph.name(of: earlier.link))' match the same URLs, such as \(quoted(url)), with the same precedence"
            )
        }
    }
}
