import NavGraphModel
import NavGraphSwift
import NavGraphTestSupport
import Testing

/// What is emitted for SwiftUI, where no walk can tell.
@Suite(.processorTime) struct EmitSwiftUITests {
    private func emit(_ text: String) -> Emission { Emission(read(text).graph, .swiftui) }

    /// A handler runs in the step of another event, and what comes `then` after another move: the popover has its place in
    /// the screen that opened.
    @Test func popoversHaveTheirPlaceInTheScreenOfTheEvent() throws {
        let router = try #require(
            emit(
                appHead("main") + """
                    flows:
                      main:
                        transitions: { help: { present: tip, style: popover } }
                        screens:
                          home:
                            transitions:
                              fill: { push: form, returns: { done: { present: tip, style: popover } } }
                              ask: { present: tip, style: actionSheet }
                              look: { present: form }
                              go: { push: form, then: { present: tip, style: popover } }
                          form: { outcomes: { done: {} } }
                          tip: {}
                    """
            ).files["MainRouter.swift"])
        #expect(router.contains("let frame = step.frameToAnchorAt\n        let ending = NavGraph.Ending()"))
        #expect(router.contains("as: .popover, at: \"fill\", of: frame)"))
        #expect(router.contains("as: .popover, at: \"go\", of: frame)"))
        #expect(router.contains("var anchorFill: NavGraph.Anchor { self._opening.anchor(\"fill\") }"))
        #expect(router.contains("as: .actionSheet, at: \"ask\")"))
        #expect(router.contains("as: .popover, at: \"help\")"))
        #expect(
            router.components(separatedBy: "var anchorHelp: NavGraph.Anchor {").count == 3)
        #expect(!router.contains("anchorLook"))
    }

    private func dialogs(_ screen: String, _ returns: String = "") throws -> String {
        try #require(
            emit(
                appHead() + """
                    screens:
                      home:
                        receives: { gone: {} }
                        transitions: { ask: { present: question, style: alert, returns: { \(returns) } } }
                      question: \(screen)
                    """
            ).files["AAppRouter.swift"])
    }

    @Test func theLastOutcomeThatCarriesNothingCancels() throws {
        let router = try dialogs("{ outcomes: { yes: {}, no: {}, text: { word: String } }, params: { word: String } }")
        #expect(router.contains("Button(\"Yes\") {"))
        #expect(router.contains("Button(\"No\", role: .cancel) {"))
        #expect(router.contains("Button(\"Text\") {"))
    }

    @Test func aLoneOutcomeCancelsIfNothingFollows() throws {
        #expect(try dialogs("{ outcomes: { ok: {} } }").contains("Button(\"Ok\", role: .cancel) {"))
        #expect(try dialogs("{ outcomes: { delete: {} } }", "delete: gone").contains("Button(\"Delete\") {"))
    }

    @Test func aDialogWhoseEventsHaveNoButtonIsNotMade() throws {
        let router = try dialogs("{ outcomes: { yes: {} }, transitions: { more: { dismiss: top } } }")
        #expect(router.contains("func dialogQuestion(_ actions: QuestionActions) -> NavGraph.Dialog\n"))
        #expect(!router.contains("NavGraph.Dialog("))
    }

    @Test(arguments: ["empty", "tab", "scroll", "progress", "any", "navigation"])
    func viewsThatSwiftUIHasAreRefused(_ name: String) {
        func problems(_ screen: String) -> [String] {
            emit("navgraph: 1\napp: A\nentry: \(name)\nscreens:\n  \(name): \(screen)\n").messages
        }
        #expect(problems("{}").first?.contains("View' (set its 'type')") == true)
        #expect(problems("{ type: OwnView }") == [])
    }

    @Test func whatSwiftUIHasNotIsSaidOnceForEachKind() {
        let text =
            appHead() + """
                screens:
                  home:
                    from: xib
                    transitions:
                      one: { present: tip, animation: fade }
                      two: { present: tip, animation: flip, segue: two }
                      three: { present: tip, animation: none }
                      four: { root: tip, animation: fade }
                  tip: { from: { storyboard: Main } }
                """
        let notes = swiftUINotes(read(text).graph).map(\.message)
        #expect(notes.count == 3)
        #expect(notes.first?.hasSuffix("(in 2 places, here first)") == true)
        #expect(notes.dropFirst().first?.contains("'segue'") == true)
        #expect(notes.dropFirst().first?.hasSuffix("(here)") == true)
        #expect(notes.last?.contains("'from'") == true)
    }

    @Test func aPlaceHasItsNameAlone() {
        let problems = emit(
            appHead() + """
                screens:
                  home: { transitions: { look: { present: tip, style: popover }, anchorLook: { push: tip } } }
                  tip:
                """
        ).messages
        #expect(problems.count == 1)
        #expect(problems.first?.contains("'anchorLook'") == true)
    }

    @Test func anEventOfTheAppsOwnCodeHasItsNameAlone() {
        let problems = emit(
            """
            navgraph: 1
            app: A
            host: { look: { present: tip } }
            transitions: { look: { dismiss: all } }
            screens:
              tip:
            """
        ).messages
        #expect(problems.count == 1)
        #expect(problems.first?.contains("'look' in 'host'") == true)
    }

    /// What the app shows by itself is in a stack if some transition of it or of the app pushes, or goes on with a push when
    /// all above it has gone.
    @Test(arguments: [
        ("{ present: tip }", "{ dismiss: all }", "{ pop: back }", false),
        ("{ present: tip, in: stack }", "{ dismiss: all }", "{ push: tip }", false),
        ("{ push: tip }", "{ dismiss: all }", "{ pop: back }", true),
        ("{ present: tip }", "{ push: tip }", "{ pop: back }", true),
        ("{ present: tip }", "{ dismiss: all, then: { push: tip } }", "{ pop: back }", true),
        ("{ present: tip }", "{ dismiss: all }", "{ dismiss: top, then: { push: tip } }", true),
    ])
    func isInAStackIfSomethingIsPushed(_ host: String, _ app: String, _ screen: String, _ isInStack: Bool) throws {
        let router = try #require(
            emit(
                """
                navgraph: 1
                app: A
                host: { look: \(host) }
                transitions: { alarm: \(app) }
                screens:
                  tip: { transitions: { on: \(screen) } }
                """
            ).files["AAppRouter.swift"])
        #expect(router.contains("hostIsInStack: \(isInStack), "))
        #expect(router.contains("in a `NavigationStack`") == isInStack)
    }
}
