import NavGraphLint
import NavGraphTestSupport
import Testing

/// What can be in another tab or column is not known, but from all of it a run may lead on. Stacks grow here, so that no
/// listing decides.
@Suite(.processorTime) struct LeadingRegionTests {
    private func found(_ body: String) throws -> [String: Int] {
        let graph = try graph("navgraph: 1\napp: App\nentry: main\n" + body)
        var found: [String: Int] = [:]
        for finding in lint(graph) where finding.severity == .error {
            found[finding.subject.spelled(in: graph.text)] = finding.witness.count - 1
        }
        return found
    }

    private func tabs(me: String) -> String {
        """
        flows:
          main: { tabs: [feed, account] }
          feed:
            screens:
              home: { transitions: { profile: { push: profile }, settings: { select: account, then: { push: settings } } } }
              profile: { transitions: { friend: { push: profile } } }
          account:
            screens:
              signIn: { transitions: { signedIn: { replace: me } } }
              me: { transitions: { \(me)settings: { push: settings } } }
              settings: {}
        checks:
          - { name: toMe, return: me }
          - { name: toSignIn, return: signIn }
          - { name: fromMe, reach: signIn, from: me }
          - { name: fromHome, reach: me, from: home }
          - { name: toSettings, return: settings }
          - { name: toHome, return: home }

        """
    }

    @Test func tabsWhoseBottomsAreReplaced() throws {
        #expect(try found(tabs(me: "out: { replace: signIn }, ")).isEmpty)
    }

    /// Who is signed in for ever does not come back to `signIn`, from wherever.
    @Test func oneOfTheBottomsIsNoWay() throws {
        #expect(Set(try found(tabs(me: "")).keys) == ["check:toSignIn", "check:fromMe"])
    }

    @Test(arguments: ["columns", "tabs"]) func columnsThatLeadHome(_ kind: String) throws {
        let graph = """
            screens:
              main: { transitions: { open: { present: box, locked: true } } }
              menu: { transitions: { next: { replace: menu2 }, more: { present: box, locked: true } } }
              menu2: { transitions: { CLOSE } }
              detail: {}
            flows:
              box: { \(kind): [menu, detail] }
            """
        #expect(try found(graph.replacing("CLOSE", with: "close: { dismiss: top }")).isEmpty)
        #expect(
            Set(try found(graph.replacing("CLOSE", with: "on: { present: box }")).keys)
                == ["screen:menu", "screen:menu2", "screen:detail"])
    }

    /// The run to where nothing leads on is one that shows it: not the launch, where the other tab is still at its first screen.
    @Test func theRunShowsIt() throws {
        let found = try found(
            """
            flows:
              main: { tabs: [feed, other] }
              feed: { screens: { a: { transitions: { next: { push: a } } } } }
            screens:
              other: { transitions: { open: { replace: y } } }
              y: {}
            checks:
              - { return: y }
              - { reach: y, from: a }
              - { name: back, reach: other, from: a }
            """)
        #expect(found == ["check:back": 3])
    }
}
