import NavGraphModel
import NavGraphPictures
import NavGraphSwift
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// The shape of emitted UIKit routers. That they compile, and what they do, is tested end to end.
@Suite(.processorTime) struct EmitUIKitTests {
    func emit(_ yaml: String) throws -> [String: String] {
        let reading = read(yaml)
        try #require(reading.findings.map(\.message) == [])
        let (files, problems) = emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift))
        try #require(problems.map(\.message) == [])
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
    }

    /// With one space wherever there is white space, as long lines are broken.
    func joined(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }

    private static let notes = """
        navgraph: 1
        app: Notes
        entry: notes
        flows:
          notes:
            screens:
              noteList:
                from: xib
                receives: { addNote: { note: Note } }
                transitions:
                  createNote: { push: createNote, returns: { created: addNote } }
                  openNote: { push: noteDetail }
              createNote: { from: xib, outcomes: { created: { note: Note } } }
              noteDetail: { from: { storyboard: Notes, id: Detail }, params: { note: Note } }
        """

    /// A presentation is locked while all of its conditions hold, not while one of them does.
    @Test func aLockAsksForEachCondition() throws {
        let files = try emit(
            """
            navgraph: 1
            app: Locks
            entry: home
            conditions: [draft, saved]
            screens:
              home: { transitions: { edit: { present: editor, locked: [draft, not saved] } } }
              editor: {}
            """)
        let text = joined(files.values.joined())
        #expect(text.contains("lockedWhile: { $0[LocksAppCondition.draft] && !$0[LocksAppCondition.saved] }"))
    }

    /// An event carries the required params of what it opens, and none that may be left out.
    @Test func optionalParamsAreNotCarried() throws {
        let reading = read(
            """
            navgraph: 1
            app: Params
            entry: home
            screens:
              home: { transitions: { open: { present: item } } }
              item: { params: { id: Int, hint: String?, note: "Optional<String>?" } }
            """)
        let graph = reading.graph
        let event = try #require(graph.transitions.ids.first)
        #expect(graph.carried(by: event).map { graph.text[$0.name] } == ["id"])
    }

    @Test func filesAreNamedAfterFlowsAndApp() throws {
        let reading = read(Self.notes)
        let files = emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).files.map(\.path)
        #expect(files == ["NotesAppRouter.swift", "NotesRouter.swift", "NotesAppNames.swift"])
    }

    @Test func everyFileIsGuardedAndImportsFoundationFirst() throws {
        for (name, text) in try emit(Self.notes) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
            #expect(
                lines[1...5] == [
                    "// swiftlint:disable all", "// swift-format-ignore-file",
                    "#if canImport(UIKit) && !os(watchOS) && !os(tvOS)", "import Foundation", "import UIKit",
                ], "\(name)")
            #expect(lines.last == "#endif", "\(name)")
        }
    }

    @Test func routerReadsLikeTheGraph() throws {
        let router = try #require(try emit(Self.notes)["NotesRouter.swift"])
        #expect(
            router.contains(
                """
                /// The flow `notes`, a stack that begins with `noteList`.
                ///
                ///     noteList
                ///         createNote → push createNote
                ///             created → send addNote
                ///         openNote → push noteDetail
                @MainActor
                final class NotesRouter {
                """))
        #expect(
            router.contains(
                """
                    private func noteListOpenNote(_ step: NavGraph.Step, note: Note) throws {
                        try step.push(self.makeNoteDetail(note: note))
                    }
                """))
        #expect(
            router.contains(
                """
                protocol NoteListScreen: UIViewController {
                    var onCreateNote: (() -> Void)? { get set }
                    var onOpenNote: ((_ note: Note) -> Void)? { get set }
                    func addNote(note: Note)
                }
                """))
    }

    @Test func screensAreMadeFromWhereTheyAre() throws {
        let router = try #require(try emit(Self.notes)["NotesRouter.swift"])
        #expect(router.contains(#"NoteListViewController(nibName: "NoteListViewController", bundle: nil)"#))
        #expect(
            joined(router).contains(
                #"UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(identifier: "Detail") { coder in "#
                    + "NoteDetailViewController(coder: coder, note: note) }"))
    }

    @Test func whatIsSharedHasPrefixAndAccess() throws {
        let files = try emit(
            Self.notes + "\nswift: { prefix: RX, access: public, imports: [Model] }\nconditions: [loggedIn]\n")
        let router = try #require(files["RXNotesRouter.swift"])
        #expect(router.contains("\npublic protocol RXNoteListScreen: UIViewController {"))
        #expect(router.contains("public import UIKit\nimport Model\n"))
        let app = try #require(files["RXNotesAppRouter.swift"])
        #expect(app.contains("\npublic final class RXNotesAppRouter {"))
        #expect(app.contains("    public init(loggedIn: Bool) {"))
        #expect(
            app.contains(
                "\nprivate typealias Interface = NavGraph.Interface3  // Fails? Generate all files with the same navgraph.\n"
            ))
    }

    /// What declarations that may be public have types of is imported so, and nothing else.
    @Test func supportOfAModuleIsImported() throws {
        let links = "\nlinks: { schemes: [a] }\ndeepLinks: { x: { url: /x, opens: noteList } }\n"
        func imports(_ support: String) throws -> [String: [Substring]] {
            try emit(Self.notes + links + "swift: { access: public, support: \(support) }\n").mapValues {
                $0.split(separator: "\n").filter { $0.contains("import ") }
            }
        }
        let own = try imports("Routing")
        #expect(own["NotesAppRouter.swift"] == ["import Foundation", "public import UIKit", "public import Routing"])
        #expect(own["NotesRouter.swift"] == ["import Foundation", "public import UIKit", "import Routing"])
        #expect(own["NotesAppLinks.swift"] == ["public import Foundation", "public import Routing"])
        let product = try imports("NavGraphUIKit")
        #expect(
            product["NotesAppLinkWays.swift"] == [
                "import Foundation", "import UIKit", "public import NavGraphRuntime", "import NavGraphUIKit",
            ])
        #expect(product["NotesAppLinks.swift"] == ["public import Foundation", "public import NavGraphRuntime"])
        #expect(try imports("embedded")["NotesRouter.swift"] == ["import Foundation", "public import UIKit"])
    }

    @Test func textsAreEscaped() throws {
        let files = try emit(
            #"""
            navgraph: 1
            app: A
            entry: main
            flows:
              main:
                about: "*/ \"\\(x)\nlet broken = 1\u0000\r}"
                screens:
                  list:
                    title: "\\(evil)\"; system(\"x\") //"
                    from: { storyboard: "A\"B\\(1)\n", id: "é 😀" }
                    transitions:
                      go: { push: detail, with: { name: '"\(1) \n"' } }
                  detail: { params: { name: String } }
            """#)
        let router = try #require(files["MainRouter.swift"])
        #expect(router.contains("/// */ \"\\(x)\n/// let broken = 1 \n/// }\n"))
        #expect(router.contains("/// \\(evil)\"; system(\"x\") //.\n@MainActor\nprotocol ListScreen"))
        #expect(router.contains(#"UIStoryboard(name: "A\"B\\(1)\n", bundle: nil)"#))
        #expect(router.contains(#"(identifier: "é 😀")"#))
        #expect(router.contains(#"self.makeDetail(name: "\\(1) \\n")"#))
    }

    @Test func namesThatRunTogetherStayApart() throws {
        let router = try #require(
            try emit(
                """
                navgraph: 1
                app: A
                entry: main
                flows:
                  main:
                    screens:
                      a: { transitions: { bC: { push: aB } } }
                      aB: { transitions: { c: { pop: back } } }
                """)["MainRouter.swift"])
        #expect(router.contains("private func aBC(_ step: NavGraph.Step) throws"))
        #expect(router.contains("private func aB_C(_ step: NavGraph.Step) throws"))
        #expect(router.contains(#"screen.onC = frame.event("aB.c", to: self) { try $0.aB_C($1) }"#))
    }

    @Test func whatHasANameAlreadyGetsAnotherOne() throws {
        let files = try emit(
            """
            navgraph: 1
            app: A
            entry: main
            transitions: { start: { root: main }, _start: { root: main }, mainRouter: { root: main } }
            flows:
              main:
                screens:
                  a: { transitions: { bC: { push: aB } } }
                  aB: { transitions: { c: { pop: back }, C_: { pop: back } } }
                  aB_: { transitions: { c: { pop: back }, C_: { pop: back } } }
            """)
        let router = try #require(files["MainRouter.swift"])
        let methods = router.matches(of: /private func (\w+)/).map { String($0.1) }
        #expect(methods == ["aBC", "aB_C", "aBC_", "aB__C", "aB_C_"])
        for method in methods { #expect(router.contains("try $0.\(method)($1) }")) }
        let app = try #require(files["AAppRouter.swift"])
        #expect(app.contains("func start() {"))
        for method in ["_start", "__start", "_mainRouter"] { #expect(app.contains("func \(method)() {")) }
    }

    /// A variable for a param of the owner is none that the payload, or an outcome, has.
    @Test func whatTheOwnerHasStaysApart() throws {
        let router = try #require(
            try emit(
                """
                navgraph: 1
                app: A
                entry: main
                flows:
                  main:
                    screens:
                      home: { transitions: { open: { push: a, with: { note: 1, class: 2 } } } }
                      a:
                        params: { note: Int, class: Int }
                        transitions:
                          go:
                            payload: { note: String, noteOfOwner: String, class: String }
                            push: b
                            returns: { done: { push: a } }
                          on: { push: a }
                      b: { outcomes: { done: {} } }
                """)["MainRouter.swift"])
        #expect(
            joined(router).contains(
                "$0.aGo($1, note: $2, noteOfOwner: $3, class: $4, noteOfOwner_: note, classOfOwner: `class`) }"))
        #expect(router.contains("try step.push(self.makeA(note: noteOfOwner_, class: classOfOwner))"))
        #expect(router.contains("$0.aOn($1, note: note, class: `class`) }"))
    }

    /// A param of the owner that the payload hides is still there for a handler, which does not see that payload.
    @Test func handlersSeeTheOwnersParams() throws {
        let router = try #require(
            try emit(
                """
                navgraph: 1
                app: A
                entry: main
                flows:
                  main:
                    screens:
                      home: { transitions: { open: { push: detail } } }
                      detail:
                        params: { id: String }
                        transitions:
                          other: { payload: { id: String }, push: detail, returns: { closed: { push: detail } } }
                """)["MainRouter.swift"])
        #expect(router.contains("try $0.detailOther($1, id: $2, idOfOwner: id)"))
        #expect(router.contains("try step.push(self.makeDetail(id: idOfOwner))"))
        #expect(router.contains("try step.push(self.makeDetail(ending, id: id))"))
    }

    /// A handler runs in the step of another event; its popover points at a place in the screen that opened.
    @Test func popoversOfHandlersPointAtTheScreenOfTheEvent() throws {
        let files = try emit(
            """
            navgraph: 1
            app: A
            entry: main
            links: { schemes: [a] }
            deepLinks: { form: { url: /form, opens: form } }
            flows:
              main:
                screens:
                  home:
                    transitions:
                      fill: { push: form, returns: { done: { present: tip, style: popover } } }
                      hint: { present: tip, style: popover }
                  form: { outcomes: { done: {} } }
                  tip: {}
            """)
        let anchored =
            "step.anchor(at: frame) { (screen: any HomeScreen, popover) in screen.anchorFill(popover) }"
        let router = try #require(files["MainRouter.swift"])
        #expect(
            router.contains(
                "throws {\n        let frame = step.frameToAnchorAt\n        let ending = NavGraph.Ending()"))
        #expect(router.contains(anchored))
        #expect(
            router.contains("at: step.anchor { (screen: any HomeScreen, popover) in screen.anchorHint("))
        #expect(try #require(files["AAppLinkWays.swift"]).contains("try self.mainRouter.homeFill(step)"))
    }

    /// Whoever declares the event, the screen that raises it says where its popover points at; in UIKit that of a group does
    /// so by its value.
    @Test(arguments: ["uikit", "clean-swift"]) func eventsOfFlowsAndGroupsHaveAnchors(framework: String) throws {
        let files = try emit(
            """
            navgraph: 1
            app: A
            entry: main
            swift: { framework: \(framework) }
            groups:
              rows:
                share: { present: tip, style: popover }
            flows:
              main:
                transitions: { help: { present: menu, style: actionSheet }, leave: { root: tip } }
                screens:
                  home: { uses: [rows], transitions: { hint: { present: tip, style: popover } } }
                  list: { transitions: { help: ~ } }
                  tip: {}
                  menu: { outcomes: { send: {} } }
            """)
        let flow = joined(try #require(files["MainRouter.swift"]))
        let group = joined(try #require(files["RowsEvents.swift"]))
        let screens = files.values.map(joined).joined()
        let isClean = framework == "clean-swift"
        #expect(
            screens.contains(
                "protocol HomeScreen: UIViewController, \(isClean ? "RowsShareAnchor, " : "")MainHelpAnchor {"))
        #expect(screens.contains("protocol ListScreen: UIViewController {"))
        #expect(group.contains("at: step.groupAnchor(anchor)") == !isClean)
        #expect(flow.contains("(screen: any MainHelpAnchor, popover) in screen.anchorHelp(popover) }"))
        #expect(!flow.contains("MainLeaveAnchor"))
        guard isClean else { return }
        #expect(
            group.contains("protocol RowsShareAnchor: UIViewController { /// Sets the anchor of the popover of `share`")
        )
        #expect(
            group.contains(
                "extension RowsShareAnchor { func anchorShare(_ popover: UIPopoverPresentationController) {} }"))
        #expect(
            group.contains(
                "at: step.anchor { (screen: any RowsShareAnchor, popover) in screen.anchorShare(popover) }")
        )
    }

    /// No type of a screen may be one that is emitted for the app itself, so these must be known.
    @Test func typesOfTheAppAreKnown() throws {
        let reading = read(
            """
            navgraph: 1
            app: A
            entry: main
            links: { schemes: [a] }
            resolvers: { load: { gives: Note } }
            deepLinks: { x: { url: /x, opens: b, with: { note: load }, by: present } }
            conditions: { c: { changes: true } }
            screens:
              main: { transitions: { go: { push: b, animation: own, with: { note: .a } } } }
              b: { params: { note: Note }, outcomes: [done] }
            """)
        var options = SwiftOptions(reading.graph.swift)
        options.hasMocks = true
        let types = emitRouters(reading.graph, options: options).files.flatMap { file in
            String(decoding: file.contents, as: UTF8.self)
                .matches(of: /(?m)^(?:final |private )*(?:class|struct|enum|protocol|typealias) AApp(\w+)/)
                .map { String($0.1) }
        }
        #expect(types.sorted() == EmittedTypes.ofApp)
    }

    /// What a handler does not make asks no router for anything.
    @Test func handlersHoldWhatTheyUse() throws {
        let router = try #require(
            try emit(
                """
                navgraph: 1
                app: A
                entry: main
                screens: { other: }
                flows:
                  tabs: { tabs: [other] }
                  main:
                    screens:
                      a:
                        receives: { m: { willSet: Int } }
                        transitions: { go: { push: b, returns: { done: { push: tabs }, told: m } } }
                      b: { outcomes: { done: {}, told: { willSet: Int } } }
                """)["MainRouter.swift"])
        #expect(router.contains("ending.on(AAppOutcome.bDone) { step in\n            try step.pushContainer()"))
        #expect(router.contains("{ willSet_, step in"))
    }

    @Test func theSameGraphGivesTheSameBytes() throws {
        #expect(try emit(Self.notes) == emit(Self.notes))
    }
}
