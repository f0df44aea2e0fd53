import NavGraphModel
import NavGraphPictures
import NavGraphSwift
import NavGraphSyntax
import Testing

/// What is emitted for SwiftUI, where no walk can tell.
@Suite struct EmitSwiftUITests {
    private func emit(_ text: String) -> (files: [String: String], problems: [String]) {
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) }
        let emitted = emitSwiftUI(reading.graph, options: SwiftOptions(reading.graph.swift))
        let files = emitted.files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        return (Dictionary(files) { $1 }, emitted.problems.map(\.message))
    }

    /// A handler runs in the step of another event; its popover has its place in the screen that opened.
    @Test func popoversHaveTheirPlaceInTheScreenOfTheEvent() throws {
        let router = try #require(
            emit(
                """
                navgraph: 1
                app: A
                entry: main
                flows:
                  main:
                    transitions: { help: { present: tip, style: popover } }
                    screens:
                      home:
                        transitions:
                          fill: { push: form, returns: { done: { present: tip, style: popover } } }
                          ask: { present: tip, style: actionSheet }
                          look: { present: form }
                      form: { outcomes: { done: {} } }
                      tip: {}
                """
            ).files["MainRouter.swift"])
        #expect(router.contains("let frame = step.frameToAnchorAt\n        let ending = NavGraph.Ending()"))
        #expect(router.contains("as: .popover, anchor: NavGraph.Anchor(frame, \"fill\"))"))
        #expect(router.contains("var anchorFill: NavGraph.Anchor { NavGraph.Anchor(_opening, \"fill\") }"))
        for name in ["Ask", "Look", "Help"] { #expect(!router.contains("anchor\(name)")) }
    }

    @Test func aPlaceHasItsNameAlone() {
        let problems = emit(
            """
            navgraph: 1
            app: A
            entry: home
            screens:
              home: { transitions: { look: { present: tip, style: popover }, anchorLook: { push: tip } } }
              tip:
            """
        ).problems
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
        ).problems
        #expect(problems.count == 1)
        #expect(problems.first?.contains("'look' of 'host'") == true)
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
