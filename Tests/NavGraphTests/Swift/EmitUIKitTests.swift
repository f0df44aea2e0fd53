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

    /// Links in several enums are followed by methods of one type; a lone tab is a tab.
    @Test func waysOfLinks() throws {
        var text =
            appHead("one") + """
                links: { schemes: [a] }
                flows:
                  one: { tabs: [list] }
                  list:
                    screens:
                      items: { transitions: { detail: { push: detail } } }
                      detail:
                        params: { id: String }
                        transitions:
                          up: { present: note, with: { id: '"x"' } }
                          on: { push: last }
                      last: { params: { id: String } }
                      note: { params: { id: String }, transitions: { down: { select: list } } }
                  other: { screens: { alone: } }
                deepLinks:
                  tab: { url: '/tab/{id}', opens: last, path: [items.detail, detail.up, note.down, detail.on] }
                  detail: { url: '/x', opens: items }
                  Detail: { url: '/y', opens: alone, by: present }

                """
        for number in 0..<200 { text += "  n\(number): { url: '/n/\(number)', opens: items }\n" }
        let ways = try #require(try emit(text)["AAppLinkWays.swift"])
        let methods = ways.matches(of: /private func (follow\w+)/).map { String($0.1) }
        #expect(methods.count == 203 && Set(methods).count == 203)
        #expect(ways.contains("try self.listRouter.detailOn(step, id: id)"))
    }

    /// An event may leave out what a link has of another type.
    @Test func linksGiveWhatIsOfTheType() throws {
        let files = try emit(
            appHead("main") + """
                links: { schemes: [s] }
                flows:
                  main:
                    screens:
                      a: { transitions: { go: { payload: { id: "String?", page: "Int?" }, push: b } } }
                      b: { params: { id: "String?", page: "Int?" } }
                deepLinks:
                  wrong: { url: "/w/{id}/{page}", payload: { id: Int }, opens: b }
                  right: { url: "/r/{id}", opens: b }
                """)
        let ways = try #require(files["AAppLinkWays.swift"])
        #expect(ways.contains("try self.mainRouter.aGo(step, id: nil, page: page)"))
        #expect(ways.contains("try self.mainRouter.aGo(step, id: id, page: nil)"))
    }
}
