import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphSources
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What anchors, baselines and comments say of transitions. SOURCES 9.
@Suite(.processorTime) struct AnchorTests {
    private static let screens = """
        class NoteListViewController: UIViewController {}
        class NoteDetailViewController: UIViewController {}

        """

    private func graph(_ event: String, _ screen: String = "") -> String {
        appHead("notes", of: "Notes") + """
            flows:
              notes:
                screens:
                  noteList:\(screen)
                    transitions:
                      openDetail: \(event)
                  noteDetail:

            """
    }

    private func findings(
        _ event: String, _ code: String, seen: String? = nil, least: Severity = .warning
    ) throws -> [String] {
        var files = ["A.swift": Self.screens + code]
        files[DriftCase.baseline] = seen
        return try DriftCase(graph: graph(event), code: files).findings(least: least).names
    }

    @Test(arguments: ["NotesCoordinator.show", "[Other.run, NotesCoordinator.show]"])
    func anAnchorOfTheGraphIsSeen(_ anchor: String) throws {
        let code = """
            class NotesCoordinator { func show() { box.reveal(NoteDetailViewController.self) } }
            class Other { func run() { box.reveal(NoteDetailViewController.self) } }
            """
        let seen = "seen transition:noteList.openDetail\n"
        #expect(try findings("{ push: noteDetail, code: \(anchor) }", code, seen: seen) == [])
    }

    @Test func aCommentInTheCodeIsSeen() throws {
        let code = """
            class NotesCoordinator {
                // navgraph: noteList.openDetail
                func show() { box.reveal(NoteDetailViewController.self) }
            }
            """
        let seen = "seen transition:noteList.openDetail\n"
        #expect(try findings("{ push: noteDetail }", code, seen: seen) == [])
    }

    @Test(arguments: [
        ("noteList.openNothing", "missing-anchor transition:noteList.openNothing"),
        ("nobody", "missing-anchor screen:nobody"),
    ])
    func aCommentMustNameSomethingOfTheGraph(_ name: String, _ expected: String) throws {
        let code =
            "class C {\n    // navgraph: \(name)\n    func show() { box.reveal(NoteDetailViewController.self) }\n}"
        #expect(try findings("{ push: noteDetail }", code) == [expected])
    }

    @Test func aFunctionThatIsNotThereIsMissing() throws {
        #expect(
            try findings("{ push: noteDetail, code: NotesCoordinator.show }", "class NotesCoordinator {}")
                == ["missing-anchor transition:noteList.openDetail"])
    }

    @Test func anAnchorMustNameTheTarget() throws {
        #expect(
            try findings("{ push: noteDetail, code: C.show }", "class C { func show() { box.reveal(1) } }")
                == ["empty-anchor transition:noteList.openDetail"])
    }

    /// Code that an anchored function calls, however far, is that of the screen too.
    @Test(arguments: [("C.show", 0), ("C", 0), ("C.hide", 1)])
    func anAnchorCountsForWhatItCalls(_ anchor: String, _ count: Int) throws {
        let code = """
            class C { func show() { Desk().begin() } }
            class Desk { func begin() { Opener().open() } }
            class Opener { func open() { stack.pushViewController(NoteDetailViewController(), animated: true) } }
            """
        let hide = "\nextension C { func hide() {} }"
        let found = try findings("{ push: noteDetail, code: \(anchor) }", code + hide, least: .note)
        let expected = ["empty-anchor transition:noteList.openDetail", "unread-opening file"]
        #expect(found == (count == 0 ? [] : expected))
    }

    /// Code that two screens have in common is both's.
    @Test func aFunctionCanBeAnchoredTwice() throws {
        let graph =
            appHead("notes", of: "Notes") + """
                flows:
                  notes:
                    screens:
                      noteList:
                        transitions:
                          openDetail: { push: noteDetail }
                          openHelp: { present: help, code: C.show }
                      noteDetail:
                        transitions:
                          openHelp: { present: help, code: C.show }
                      help:
                """
        let code =
            Self.screens + """
                class HelpViewController: UIViewController {}
                class C { func show() { window.present(HelpViewController(), animated: true) } }
                extension NoteListViewController { func go() { show(NoteDetailViewController(), sender: nil) } }
                """
        #expect(try DriftCase(graph: graph, code: ["A.swift": code]).findings(least: .note).names == [])
    }

    /// A removed push is a warning; one that never was seen is not.
    @Test(arguments: [("seen transition:noteList.openDetail\n", 1), ("", 0), ("seen transition:noteList.openOld\n", 0)])
    func aTransitionThatWasSeenIsLost(_ baseline: String, _ count: Int) throws {
        let found = try findings("{ push: noteDetail }", "", seen: baseline)
        #expect(found == Array(repeating: "lost-transition transition:noteList.openDetail", count: count))
    }

    @Test(arguments: [
        ("navigationController?.pushViewController(NoteDetailViewController(), animated: true)", "push", 0),
        ("navigationController?.pushViewController(NoteDetailViewController(), animated: true)", "present", 1),
        ("present(NoteDetailViewController(), animated: true)", "push", 1),
        ("show(NoteDetailViewController(), sender: nil)", "present", 0),
        ("router.presentModally(NoteDetailViewController())", "push", 0),
    ])
    func theOtherKindIsReportedWhereTheCodeIsSure(_ call: String, _ kind: String, _ count: Int) throws {
        let code = "extension NoteListViewController { func go() { \(call) } }"
        let found = try findings("{ \(kind): noteDetail }", code)
        #expect(found == Array(repeating: "other-kind transition:noteList.openDetail", count: count))
    }

    @Test func aRenameIsOneFinding() throws {
        let code = """
            class NoteListViewController: UIViewController { func go() { show(MemoViewController(), sender: nil) } }
            class MemoViewController: UIViewController {}
            """
        let found = try DriftCase(graph: graph("{ push: noteDetail }"), code: ["A.swift": code]).findings(
            least: .warning)
        #expect(found.names == ["missing-type screen:noteDetail"])
        #expect(
            found.all.first?.message
                == "type 'NoteDetailViewController' not found in the code; 'NoteListViewController' opens 'MemoViewController' there"
        )
    }

    @Test func aCommentAboveAStatementAllows() throws {
        let code = """
            class HelpViewController: UIViewController {}
            extension NoteListViewController {
                func go() {
                    show(NoteDetailViewController(), sender: nil)
                    // navgraph:allow undeclared-screen: it comes with the next version
                    presenter
                        .present(HelpViewController(), animated: true)
                }
            }
            """
        #expect(try findings("{ push: noteDetail }", code) == [])
    }

    @Test func callsThatWereNotReadAreCounted() throws {
        let code = """
            extension NoteListViewController {
                func go() { navigator.navigate(to: "detail"); navigator.navigate(to: "help") }
                var next: Any { NoteDetailViewController.self }
            }
            """
        let found = try DriftCase(graph: graph("{ push: noteDetail }"), code: ["A.swift": Self.screens + code])
            .findings(least: .note)
        #expect(found.names == ["unread-calls call:navigate"])
        #expect(found.all.first?.message.contains("2 calls of 'navigate'") == true)
    }

    /// `rename` finds the transitions in a baseline by their places.
    @Test func aBaselineKnowsWhereItListsATransition() throws {
        let text = "# Known\nmissing-type screen:é\nseen transition:noteList.openDetail\n"
        let baseline = try Baseline(Array(text.utf8))
        #expect(baseline.lines.count == 1 && baseline.seen == ["transition:noteList.openDetail"])
        let line = try #require(baseline.seenLines.first)
        let scalars = Array(text.unicodeScalars)[Int(line.span.offset)..<Int(line.span.end)]
        #expect(String(String.UnicodeScalarView(scalars)) == "seen transition:noteList.openDetail")
        #expect(Baseline([], seen: baseline.seen).bytes.count > baseline.seen.count)
    }

    /// The line of `drift`.
    @Test func transitionsAreCounted() throws {
        let graph =
            appHead("notes", of: "Notes") + """
                flows:
                  notes:
                    screens:
                      noteList:
                        transitions:
                          openDetail: { push: noteDetail }
                          openHelp: { push: help, code: C.show }
                          openAbout: { push: about }
                      noteDetail:
                      help:
                      about:
                """
        let code =
            Self.screens + """
                class HelpViewController: UIViewController {}
                class AboutViewController: UIViewController {}
                class C { func show() { box.reveal(HelpViewController.self) } }
                extension NoteListViewController { func go() { show(NoteDetailViewController(), sender: nil) } }
                """
        let read = DriftCode([SourceInput(path: "A.swift", bytes: Array(code.utf8))], [])
        let reading = readGraph(root: "app.yaml") { path, _ in path == "app.yaml" ? .bytes(Array(graph.utf8)) : .missing
        }
        #expect(reading.findings.map(\.message) == [])
        var checked = reading.graph
        let result = drift(&checked, root: "app.yaml", read, off: [])
        #expect(result.transitions.count == 3 && result.transitions.anchored == 1)
        #expect(result.transitions.seen == ["transition:noteList.openDetail", "transition:noteList.openHelp"])
    }
}
