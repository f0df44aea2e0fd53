import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSyntax

/// A baseline that is written and read back leaves nothing to report; a line that no finding has is reported.
@Suite(.processorTime) struct BaselineReportTests {
    private static let graph =
        appHead(of: "Baselines") + """
            flows:
              home:
                screens:
                  list: { transitions: { open: { push: detail } } }
                  detail: {}
                  lost: {}
                  gone: {}
            """

    private func report() throws -> (report: Report, graph: CheckedGraph) {
        let (graph, files) = try checked(Self.graph)
        return (Report([graph], files: files), graph)
    }

    private func known(_ lines: String) throws -> KnownFindings {
        try KnownFindings(path: "known", bytes: Array(lines.utf8))
    }

    private func entries(_ report: Report) -> Set<Baseline.Entry> {
        Set(report.findings.map { Baseline.Entry($0.rule, $0.subject) })
    }

    @Test func whatIsListedIsNotReported() throws {
        var (report, graph) = try report()
        let all = entries(report)
        #expect(all.count >= 2)
        let written = Baseline(all).bytes
        let known = try KnownFindings(path: "known", bytes: written)
        #expect(known.entries == all)
        known.apply(to: &report, of: [graph], levels: [:], isReplaced: false) { _ in true }
        #expect(report.findings.isEmpty)
        #expect(report.suppressed.count == all.count)
    }

    @Test func whatIsNotListedStays() throws {
        let all = entries(try report().report)
        for entry in all {
            var (report, graph) = try report()
            let known = try KnownFindings(path: "known", bytes: Baseline(all.subtracting([entry])).bytes)
            known.apply(to: &report, of: [graph], levels: [:], isReplaced: false) { _ in true }
            #expect(entries(report) == [entry])
        }
    }

    /// A stale line is a finding at its place, unless its rule is off or not judged, or the file is written again.
    @Test func aStaleLineIsReported() throws {
        let stale = "# known\nunreachable-screen screen:old\n"
        func stales(
            levels: [Rule: RuleLevel] = [:], isReplaced: Bool = false, judges: (Rule) -> Bool = { _ in true }
        ) throws -> [LocatedFinding] {
            var (report, graph) = try report()
            try known(stale).apply(to: &report, of: [graph], levels: levels, isReplaced: isReplaced, judges: judges)
            return report.findings.filter { $0.rule == .staleBaseline }
        }
        let found = try stales()
        #expect(found.map { "\($0.message.file):\($0.message.start.line)" } == ["known:2"])
        #expect(try stales(levels: [.unreachableScreen: .off]).isEmpty)
        #expect(try stales(isReplaced: true).isEmpty)
        #expect(try stales { $0 != .unreachableScreen }.isEmpty)
    }

    @Test func aMalformedLineIsAnErrorWithItsNumber() {
        #expect(throws: InputProblem.self) { try known("unreachable-screen screen:lost\nnonsense\n") }
        do {
            _ = try known("# fine\nnonsense x\n")
        } catch {
            #expect((error as? InputProblem)?.message.hasPrefix("known:2: ") == true)
        }
    }

    /// A rename changes the subjects in the file, and nothing else of it.
    @Test func aRenameKeepsCommentsAndOrder() throws {
        let text =
            "# two\nunreachable-screen screen:lost # not a comment\ndead-end screen:lost\nseen transition:lost.go\n"
        let renamed = try known(text).renamed([
            "screen:lost": "screen:found", "transition:lost.go": "transition:found.go",
        ])
        let wanted = text.replacing("dead-end screen:lost", with: "dead-end screen:found")
            .replacing("transition:lost.go", with: "transition:found.go")
        #expect(renamed.map { NavGraphTests.text($0.output.bytes) } == wanted)
        #expect(renamed?.lines.count == 2)
        #expect(try known(text).renamed(["screen:other": "screen:more"]) == nil)
    }
}
