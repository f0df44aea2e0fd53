import NavGraphLint
import NavGraphRuns
import NavGraphTestSupport
import Testing

/// A screen counts as reachable, and a transition as taken, only where a run shows it: not by what a step leaves in a tab that
/// then cannot be done, or undoes it. Stacks grow here, so that no listing decides.
@Suite(.processorTime) struct ShownRunTests {
    private func found(_ body: String) throws -> Set<String> {
        let graph = try graph("navgraph: 1\napp: App\nentry: main\n" + body)
        let runs = RunAnalysis(graph)
        for screen in graph.screens.ids {
            #expect(runs.isReachable(screen) == (runs.witness(to: screen) != nil))
            #expect(runs.distance(of: screen) == runs.witness(to: screen)?.length)
        }
        return Set(
            lint(graph, runs: runs).filter { $0.severity != .note }
                .map { $0.rule.rawValue + " " + $0.subject.spelled(in: graph.text) })
    }

    private func tabs(then: String, me: String = "") -> String {
        """
        flows:
          main: { tabs: [feed, account] }
          feed:
            screens:
              home: { transitions: { related: { push: home }, go: { push: secret, then: { select: account, then: { \(then) } } } } }
              secret: { transitions: { more: { push: deeper } } }
              deeper: {}
          account: { screens: { me: { transitions: { \(me)out: { replace: me2 } } }, me2: {} } }
        checks:
          - { name: sees, reach: secret }
          - { name: soon, reach: deeper, within: 9 }

        """
    }

    @Test func whatIsLeftByAFault() throws {
        #expect(
            try found(tabs(then: "pop: back")) == [
                "unreachable-screen screen:secret", "unreachable-screen screen:deeper", "check-failed check:sees",
                "check-failed check:soon", "pop-at-bottom transition:home.go",
            ])
    }

    @Test func whatIsLeftByAStepThatIsDone() throws {
        #expect(try found(tabs(then: "push: me2")).isEmpty)
        // Once another 'me' has been pushed, there is something to go back to.
        #expect(try found(tabs(then: "pop: back", me: "more: { push: me }, ")) == ["pop-at-bottom transition:home.go"])
    }

    /// A tab's own frames go with the layer, which the step that opened them takes away.
    @Test(arguments: ["dismiss: top", "pop: intro"])
    func whatIsLeftInALayerThatGoes(_ last: String) throws {
        let found = try found(
            """
            flows:
              main:
                screens:
                  home: { transitions: { related: { push: home }, help: { present: guide, then: { push: secret, then: { select: faq, then: { \(last) } } } } } }
              guide: { tabs: [intros, faq] }
              intros: { screens: { intro: {}, secret: {} } }
            screens: { faq: {} }
            """)
        #expect(found.contains("unreachable-screen screen:secret"))
    }

    /// An event whose condition only such a step would bring about.
    @Test func whatFiresOnlyThere() throws {
        let found = try found(
            """
            conditions: { asked: { initially: false } }
            flows:
              main: { tabs: [feed, account] }
              feed:
                screens:
                  home:
                    transitions:
                      related: { push: home }
                      ask: { push: ask }
                      go: { push: ask, sets: { asked: true }, then: { select: account, then: { pop: back } } }
                  ask: { transitions: { again: { when: asked, pop: back } } }
              account: { screens: { me: {} } }
            """)
        #expect(found == ["pop-at-bottom transition:home.go", "unreachable-transition transition:ask.again"])
    }

    /// Whoever follows the link has seen the active column before choosing another one.
    @Test func whatALinkShowsFirst() throws {
        let found = try found(
            """
            flows:
              main:
                screens:
                  home: { transitions: { related: { push: home }, open: { present: box } } }
              box: { columns: [menu, detail] }
            screens: { menu: {}, detail: {} }
            links: { schemes: [app] }
            deepLinks:
              box: { url: /box, opens: box }
            checks:
              - { name: first, before: menu, visit: detail }
            """)
        #expect(found.isEmpty)
    }
}
