import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let duplicateLink = LintRule(.duplicateLink) { facts, report in
        report(duplicateLinks(facts.graph))
    }
    static let ambiguousLink = LintRule(.ambiguousLink) { facts, report in
        report(ambiguousLinks(facts.graph))
    }
    static let unknownLinkParam = LintRule(.unknownLinkParam) { facts, report in
        report(unknownLinkParams(facts.graph))
    }
    static let noLinkDomain = LintRule(.noLinkDomain) { facts, report in
        report(linksWithoutDomain(facts.graph))
    }
    /// Of a link by `path` without a way nothing but that is reported.
    static let unmappedPlaceholder = LintRule(.unmappedPlaceholder) { facts, runs, report in
        report(
            unmappedPlaceholders(facts.graph) { id in
                facts.graph.deepLinks[id].isByPresent ? [] : runs.linkWay(of: id)?.events
            })
    }
}

extension Reports {
    mutating func callAsFunction(_ findings: [Finding]) {
        for finding in findings { self(finding.rule, finding.subject, at: finding.place, finding.message) }
    }
}

extension NavGraph {
    func subject(of link: DeepLinkID) -> Subject { Subject(.deepLink, name: deepLinks[link].qualifiedName) }
    func name(of link: DeepLinkID) -> String { text[deepLinks[link].qualifiedName] }
    func place(of link: DeepLinkID) -> Place { Place(deepLinks[link].file, deepLinks[link].span) }
    func place(_ span: Span, in link: DeepLinkID) -> Place { Place(deepLinks[link].file, span) }
}
