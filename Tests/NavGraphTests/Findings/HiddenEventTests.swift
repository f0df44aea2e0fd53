import NavGraphModel
import NavGraphTestSupport
import Testing

/// Events that screens have and hide: of groups, flows, the app.
@Suite(.processorTime) struct HiddenEventTests {
    private func findings(_ yaml: String) throws -> [String] {
        let graph = try graph("navgraph: 1\napp: A\nentry: main\n" + yaml)
        return lint(graph).map { "\($0.rule.rawValue) \($0.subject.spelled(in: graph.text))" }
    }

    @Test func ofAGroupThatNothingUsesNothingIsSaid() throws {
        let found = try findings(
            """
            conditions: [c]
            groups:
              spare:
                go: { present: pick }
                list: [ { push: home, when: c }, { push: home }, { push: pick } ]
                allowed: { pop: root, allow: { dead-end: it is not } }
            flows:
              main: { screens: { home: { transitions: { open: { present: pick, returns: { done: ~ } } } } } }
            screens:
              pick: { outcomes: [done] }
            """)
        #expect(found == ["unused group:spare"])
    }

    @Test func ofAGroupTwiceUsedHidesNothingOfItself() throws {
        let found = try findings(
            """
            groups: { both: { help: ~ } }
            flows:
              main: { uses: [both], screens: { home: { uses: [both], transitions: { on: { push: next } } }, next: {} } }
            """)
        #expect(found == ["unreachable-transition transition:both.help"])
    }

    @Test func onlyReachableScreensCount() throws {
        let found = try findings(
            """
            transitions: { help: { present: manual }, leave: { root: main } }
            flows:
              main:
                transitions: { help: { present: hint } }
                screens:
                  home: { transitions: { leave: { push: door } } }
                  door: { transitions: { leave: { pop: back } } }
              archive:
                transitions: { away: { pop: root } }
                screens:
                  shelf: { transitions: { away: { present: manual }, leave: ~ } }
            screens:
              manual: { transitions: { leave: { dismiss: all } } }
              hint: { transitions: { leave: { dismiss: top }, help: { dismiss: top } } }
            """)
        #expect(
            found == [
                "unreachable-transition transition:app.help", "unreachable-transition transition:app.leave",
                "unreachable-flow flow:archive", "unreachable-screen screen:shelf", "unreachable-screen screen:manual",
            ])
    }
}
