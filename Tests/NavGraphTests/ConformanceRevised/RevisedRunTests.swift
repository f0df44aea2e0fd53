import NavGraphLint
import NavGraphTestSupport
import Testing

/// What the revised norm says of links and runs, beyond its cases.
@Suite(.processorTime) struct RevisedRunTests {
    /// `rule subject` of all findings, notes too.
    private func findings(_ yaml: String) throws -> [String] {
        let reading = read("navgraph: 1\napp: A\n" + yaml)
        try #require(reading.findings.map(\.message) == [])
        return lint(reading.graph).map { "\($0.rule.rawValue) \($0.subject.spelled(in: reading.graph.text))" }
    }

    /// Of an own outcome the screen has to be current, and a window's handler runs once.
    @Test func ownOutcomesNeedTheirScreen() throws {
        let found = try findings(
            """
            entry: { root: home, returns: { done: { root: home, returns: { done: ~ } } } }
            screens:
              home:
                outcomes: [done]
                transitions:
                  leave: { present: other, then: { finish: done } }
                  over: { finish: done }
              other: { transitions: { close: { dismiss: top } } }
            """)
        #expect(found.contains("finish-without-opener transition:home.leave"))
        #expect(!found.contains("finish-without-opener transition:home.over"))
    }

    @Test func aHandlerOfTheWindowRunsOnce() throws {
        let found = try findings(
            """
            entry: home
            screens:
              home:
                outcomes: [done]
                transitions:
                  again: { root: home, returns: { done: { finish: done } } }
                  over: { finish: done }
            """)
        #expect(found.contains("finish-without-opener transition:home.over"))
    }

    /// What is reused does not grow.
    @Test func reuseBoundsAStack() throws {
        func graph(_ reuse: String) -> String {
            """
            entry: main
            flows:
              main:
                screens:
                  a: { transitions: { next: { push: b\(reuse) } } }
                  b: { transitions: { next: { push: a\(reuse) } } }
            """
        }
        #expect(try findings(graph("")).contains("unbounded-stack transition:a.next"))
        #expect(try findings(graph(", reuse: true")) == [])
    }

    @Test func ignoredEventsThatHideNothing() throws {
        let found = try findings(
            """
            entry: main
            transitions: { expire: { root: main } }
            flows:
              main:
                screens:
                  a: { transitions: { expire: ~, nothing: ~, next: { push: b } } }
                  b: {}
            """)
        #expect(found == ["unreachable-transition transition:a.nothing"])
    }

    @Test func anAllowanceInAListIsForTheTransition() throws {
        let found = try findings(
            """
            entry: main
            conditions: { x: unknown }
            flows:
              main:
                screens:
                  a:
                    transitions:
                      go:
                        - { when: x, push: b, allow: { ignored-event: known } }
                        - { when: [x, x], open: settings, allow: { unreachable-transition: never first } }
                      other: { push: b }
                  b: { transitions: { close: { pop: back } } }
            """)
        #expect(found == [])
    }

    @Test func fallbacksWithNothingInCommon() throws {
        func graph(_ second: String) -> String {
            """
            entry: a
            links: { schemes: [one, two] }
            screens: { a: {} }
            deepLinks:
              f: { fallback: true, under: [one], opens: a }
              g: { fallback: true, under: [\(second)], opens: a }
            """
        }
        #expect(try findings(graph("two")) == [])
        #expect(try findings(graph("two, one")) == ["duplicate-link deepLink:g"])
    }

    @Test func linksThatNothingLetsThrough() throws {
        let found = try findings(
            """
            entry: a
            conditions: { x: unknown, y: false }
            screens: { a: {}, b: { requires: x } }
            deepLinks:
              contradicts: { shortcut: s, opens: b, by: present, requires: not x }
              blocked: { shortcut: t, opens: b, by: present, requires: y }
            """)
        #expect(
            found == [
                "unreachable-screen screen:b", "blocked-link deepLink:blocked", "unroutable-link deepLink:contradicts",
            ]
                || found.sorted() == [
                    "blocked-link deepLink:blocked", "unreachable-screen screen:b",
                    "unroutable-link deepLink:contradicts",
                ])
    }

    /// The root of the last link is never the window's, and hosts under wildcards meet those that they stand for.
    @Test func ambiguityUnderWildcards() throws {
        let found = try findings(
            """
            entry: a
            links: { hosts: ["*.example.com", www.example.com] }
            screens: { a: {} }
            deepLinks:
              one: { url: /x, under: ["*.example.com"], opens: a }
              two: { url: /x, under: [www.example.com], opens: a }
              three: { url: /x, query: { q: Int }, opens: a }
              four: { url: /y, query: { q: Int }, opens: a }
            """)
        #expect(found.filter { $0.hasPrefix("ambiguous") } == ["ambiguous-link deepLink:two"])
    }
}
