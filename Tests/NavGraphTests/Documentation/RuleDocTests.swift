import NavGraphLint
import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Both graphs of every rule's documentation.
@Suite(.processorTime) struct RuleDocTests {
    private func findings(in example: RuleExample) throws -> [Finding] {
        let reading = readGraph(root: RuleExample.root) { path, _ in
            example.bytes(of: path).map(FileContents.bytes) ?? .missing
        }
        try #require(reading.failure == nil)
        guard reading.isUsable else { return reading.findings }
        if example.files.contains(where: { $0.path.hasPrefix(RuleExample.sources + "/") }) {
            #expect(!lint(reading.graph).contains { $0.severity == .error })
            let code = example.files.filter { $0.path != RuleExample.root }.map { ($0.path, $0.text) }
            let drift = DriftCase(graph: example.files[0].text + "\n", code: Dictionary(uniqueKeysWithValues: code))
            return try drift.findings(least: .note, root: RuleExample.root).all
        }
        let found = reading.findings + lint(reading.graph)
        guard let known = example.bytes(of: RuleExample.baseline) else { return found }
        let entries = Set(found.map { Baseline.Entry($0.rule, $0.subject.spelled(in: reading.graph.text)) })
        let stale = try Baseline(known).lines.filter { !entries.contains($0.entry) }
        return found + stale.map { Finding(.staleBaseline, on: .file, at: Place(FileID(raw: 0), $0.span), "") }
    }

    @Test(arguments: Rule.allCases)
    func theExampleHasOneFindingOfItsRule(_ rule: Rule) throws {
        let found = try findings(in: rule.doc.failing)
        let own = found.filter { $0.rule == rule }
        #expect(own.map(\.severity) == [rule.defaultSeverity], "\(found.map(\.message))")
        #expect(!found.contains { $0.rule != rule && $0.severity == .error }, "\(found.map(\.message))")
    }

    @Test(arguments: Rule.allCases)
    func theFixedExampleHasNone(_ rule: Rule) throws {
        let found = try findings(in: rule.doc.fixed)
        #expect(!found.contains { $0.rule == rule || $0.severity == .error }, "\(found.map(\.message))")
    }

    @Test(arguments: Rule.allCases)
    func theTextIsThere(of rule: Rule) {
        let doc = rule.doc
        #expect(doc.rule == rule)
        #expect(doc.summary.hasSuffix(".") && !doc.summary.contains("\n"))
        #expect(doc.meaning.count > 40 && doc.why.count > 20)
        #expect(doc.suppressing.contains(rule.rawValue) == rule.isConfigurable)
    }

    /// `allow` stands at what the finding is about; outcomes have no keys, but end a transition.
    @Test(arguments: Rule.allCases.filter { $0.doc.allowed != .nowhere })
    func theFindingIsAboutWhatTakesTheAllow(of rule: Rule) throws {
        let finding = try #require(try findings(in: rule.doc.failing).first { $0.rule == rule })
        let kinds: [Subject.Kind] =
            switch rule.doc.allowed {
            case .screen: [.screen]
            case .flow: [.flow]
            case .transition: [.transition, .outcome]
            case .deepLink: [.deepLink]
            case .element: [.screen, .flow, .transition, .deepLink]
            case .nowhere: []
            }
        #expect(kinds.contains(finding.subject.kind))
    }
}
