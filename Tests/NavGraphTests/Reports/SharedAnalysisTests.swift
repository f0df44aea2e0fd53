import NavGraphModel
import NavGraphTestSupport
import Synchronization
import Testing

@testable import NavGraphReports
@testable import NavGraphRuns

/// All outputs of a process share one analysis of the runs of a graph.
@Suite(.processorTime) struct SharedAnalysisTests {
    private static let text =
        appHead("main", of: "Counted") + """
            conditions: { member: unknown }
            links: { schemes: [shop] }
            flows:
              main: { tabs: [shop, mine] }
              shop:
                screens:
                  home: { transitions: { open: [{ when: member, push: offer }, { push: offers }] } }
                  offer: { transitions: { more: { push: offer } } }
                  offers: { requires: not member }
              mine: { screens: { profile: { transitions: { join: { sets: { member: true } } } } } }
            deepLinks: { offer: { url: /offer, opens: offer } }
            checks: [{ reach: offer, within: 3 }]
            """

    /// How often all runs of this graph are analyzed; pages and SARIF also check the examples of rules.
    private func count(_ body: () throws -> Void) rethrows -> Int {
        let count = Mutex(0)
        @Sendable func note(_ graph: NavGraph, _ restriction: RunRestriction) {
            if graph.name == "Counted", restriction.keeping.isEmpty { count.withLock { $0 += 1 } }
        }
        try RunAnalysis.$willAnalyze.withValue({ note($0, $1) }) { try body() }
        return count.withLock { $0 }
    }

    @Test func findingsPagePathsAndLinksShareOne() throws {
        let found = try count {
            let (graph, files) = try checked(["graph.yaml": Self.text], relates: true)
            let runs = try #require(graph.runs)
            for format in ReportFormat.allCases {
                _ = try format.bytes(of: Report([graph], files: files), least: .note, inColour: false)
            }
            _ = try htmlPage(of: graph, from: PageSource(files: files, previews: [:], thumbnails: [:])) { dots in
                dots.map { _ in Array("<svg/>".utf8) }
            }
            _ = pathsJSON(graph.graph.screens.ids.map { Path(to: $0, runs) }, in: graph.graph)
        }
        #expect(found == 1)
    }

    @Test func bothSidesOfADiffAreAnalyzedOnce() throws {
        let new = Self.text.replacing("more: { push: offer }", with: "more: { push: offer }, back: { pop: back }")
        let found = try count {
            let (old, oldFiles) = try checked(Self.text)
            let (now, newFiles) = try checked(new)
            let diff = GraphDiff(old: old, oldFiles, new: now, newFiles, known: .init())
            #expect(!diff.isEmpty)
            _ = diffJSON([diff], old: ("old.yaml", nil), new: ("new.yaml", nil))
            _ = diffText(diff)
        }
        #expect(found == 2)
    }
}
