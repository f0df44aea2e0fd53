import NavGraphModel
import NavGraphPictures
import NavGraphSwift
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// The shape of emitted UIKit routers. That they compile, and what they do, is tested end to end.
@Suite(.processorTime) struct EmitUIKitTests {
    private static let notes =
        appHead("notes", of: "Notes") + """
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
            appHead(of: "Locks") + """
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
            appHead(of: "Params") + """
                screens:
                  home: { transitions: { open: { present: item } } }
                  item: { params: { id: Int, hint: String?, note: "Optional<String>?" } }
                """)
        let graph = reading.graph
        let event = try #require(graph.transitions.ids.first)
        #expect(graph.carried(by: event).map { graph.text[$0.name] } == ["id"])
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

    @Test func whatHasANameAlreadyGetsAnotherOne() throws {
        let files = try emit(
            appHead("main") + """
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
                appHead("main") + """
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
                appHead("main") + """
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
            appHead("main") + """
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
            appHead("main") + """
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
            appHead("main") + """
                links: { schemes: [a] }
                resolvers: { load: { gives: Note } }
                deepLinks: { x: { url: /x, opens: b, with: { note: load }, by: present } }
                conditions: { c: { changes: true } }
                screens:
                  main: { transitions: { go: { push: b, animation: own, with: { note: .a } } } }
                  b: { params: { note: Note }, outcomes: [done] }
                """)
        let text = Emission(reading.graph) { $0.hasMocks = true }.text
        let types = text.matches(of: /(?m)^(?:final |private )*(?:class|struct|enum|protocol|typealias) AApp(\w+)/)
        #expect(types.map { String($0.1) }.sorted() == EmittedTypes.ofApp)
    }

    /// What a handler does not make asks no router for anything.
    @Test func handlersHoldWhatTheyUse() throws {
        let router = try #require(
            try emit(
                appHead("main") + """
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

    /// What the graph leaves no choice of is no param, and what is given is kept to.
    @Test func conditionsAreGivenWhereTheyAreOpen() throws {
        let head = "navgraph: 1\napp: A\nentry: main\nscreens: { main: {} }\n"
        let app = try #require(
            try emit(
                head + """
                    conditions:
                      a: { implies: b }
                      b: { implies: c }
                      c: false
                      d: { initially: true, implies: e }
                      e: { implies: f }
                      f: unknown
                      g: { implies: [e, h] }
                      h: { implies: [Class, self] }
                      Class: unknown
                      self: { implies: f }
                    """)["AAppRouter.swift"])
        #expect(
            app.contains(
                """
                    init(g: Bool, h: Bool, `class`: Bool, self self_: Bool) {
                        byName = NavGraph.Conditions(
                            of: AAppCondition.self,
                            [
                                .a: false,
                                .b: false,
                                .c: false,
                                .d: true,
                                .e: true,
                                .f: true,
                                .g: g,
                                .h: h,
                                .`class`: `class`,
                                .selfName: self_,
                            ],
                """))
        #expect(app.contains(".h: [.`class`, .selfName],"))
        #expect(app.contains("var `self`: Bool {"))
        let closed = try #require(try emit(head + "conditions: { x: { implies: y }, y: false }")["AAppRouter.swift"])
        #expect(closed.contains("    init() {\n        byName = NavGraph.Conditions("))
        #expect(closed.contains("factory: any AAppFactory, observer:"))
        #expect(closed.contains("NavGraph.Navigation(AAppConditions().byName, observer)"))
    }
}
