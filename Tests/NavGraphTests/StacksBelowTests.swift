import NavGraphLint
import NavGraphRuns
import NavGraphTestSupport
import Testing

/// Where a screen leads depends on the stack below it: the same layer above two stacks is two things to ask about, and a
/// screen on a tab that was left with more than it began with one that only a listing shows.
@Suite(.processorTime) struct StacksBelowTests {
    private func found(_ body: String, lists: Bool = true) throws -> [String: [String]] {
        let graph = try graph("navgraph: 1\napp: App\n" + body)
        let runs = RunAnalysis(graph, lists: lists)
        return Dictionary(
            uniqueKeysWithValues: lint(graph, runs: runs).filter { $0.severity == .error }
                .map { ($0.rule.rawValue + " " + $0.subject.spelled(in: graph.text), $0.witness.map(\.step)) })
    }

    /// Above the first tab the sheet leads back to it, above the second not within a step.
    @Test(arguments: [false, true])
    func layersOfALinkAboveTwoTabs(lists: Bool) throws {
        let found = try found(
            """
            entry: main
            flows: { main: { tabs: [feed, account] } }
            screens: { feed: {}, account: {}, news: {} }
            deepLinks: { news: { shortcut: news, opens: news, by: present } }
            checks: [{ name: back, reach: feed, from: news, within: 1 }]
            """, lists: lists)
        #expect(found.mapValues(\.count) == ["check-failed check:back": 3])
    }

    @Test func layersOfALinkAboveOneAnother() throws {
        let found = try found(
            """
            entry: home
            flows:
              main:
                screens:
                  home: { transitions: { open: { present: card, returns: { closed: { replace: last } } } } }
                  last: { transitions: { out: { dismiss: all } } }
            screens: { card: {}, far: {} }
            deepLinks: { again: { shortcut: again, opens: home, by: present } }
            checks: [{ name: far, reach: far, from: card }]
            """)
        #expect(found["check-failed check:far"] == ["launch", "event:home.open"])
    }

    /// Nothing is stuck but the home that replaces everything, which needs what the tab was left with. With more screens than
    /// are listed at once.
    @Test(arguments: [0, 30])
    func whatATabWasLeftWith(others: Int) throws {
        let rows = (0..<others).map { "      row\($0): { transitions: { next: { push: row\($0 + 1) } } }\n" }
        let list = others == 0 ? "" : "  list:\n    screens:\n" + rows.joined() + "      row\(others): {}\n"
        let found = try found(
            """
            entry: { root: main }
            flows:
              main: { tabs: [feed, account] }
              feed:
                screens:
                  home: { transitions: { open: { push: detail, then: { select: account } } } }
                  detail: { transitions: { restart: { root: home } } }
              account: { screens: { me: { transitions: { \(others == 0 ? "" : "browse: { present: list }") } } } }
            \(list)
            """)
        #expect(Set(found.keys) == ["dead-end screen:home", "push-outside-stack transition:home.open"])
        #expect(
            found["dead-end screen:home"] == [
                "launch", "event:home.open", "tab:feed", "event:detail.restart",
            ])
    }
}
