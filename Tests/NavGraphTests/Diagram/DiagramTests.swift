import Foundation
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphPictures
@testable import NavGraphSwift

@Suite("Diagrams", .processorTime)
struct DiagramTests {
    static let notes =
        appHead("notes", of: "Notes") + """
            conditions: [loggedIn]
            transitions:
              expire: { sets: { loggedIn: false }, dismiss: all }
            flows:
              notes:
                screens:
                  noteList:
                    receives: { addNote: { note: Note } }
                    transitions:
                      createNote: { push: createNote, returns: { created: addNote } }
                      openNote: [ { when: loggedIn, push: noteDetail }, { present: signIn, returns: { done: { push: noteDetail } } } ]
                  createNote:
                    outcomes: { created: { note: Note } }
                  noteDetail:
                    params: { note: Note }
                    transitions:
                      archive: { pop: noteList, sets: { loggedIn: false } }
                      close: { pop: back }
              signIn:
                outcomes: { done: { note: Note } }
                screens:
                  form:
                    transitions: { submit: { sets: { loggedIn: true }, finish: done } }
            deepLinks:
              newNote: { shortcut: new-note, opens: createNote }
            """

    @Test("draw each event, condition, outcome and link") func contents() throws {
        let text = try dot(Self.notes)
        let drawn = arrows(text)
        func arrow(_ tail: String, _ head: String, _ label: String) throws -> String {
            try #require(drawn.first { $0.tail == tail && $0.head == head && $0.attributes.contains(label) }).attributes
        }
        _ = try arrow("launch →", "noteList", "launch")
        #expect(try arrow("noteList", "noteDetail", "<b>openNote</b> [loggedIn]").contains("#1F2328"))
        #expect(try arrow("noteList", "form", "<b>openNote</b> [else]").contains("lhead=\"cluster signIn\""))
        #expect(try !arrow("noteList", "noteDetail", "openNote ▸ done").contains("style=dashed"))
        let opening = try arrow("noteList", "createNote", "▸ created: send addNote")
        #expect(opening.contains("dir=both, arrowtail=odiamond"))
        #expect(try arrow("noteDetail", "noteList", "archive").contains("pop to, sets not loggedIn"))
        _ = try arrow("form", "outcome signIn.done", "submit")
        _ = try arrow("link newNote", "createNote", "style=dotted")
        #expect(text.contains("close: pop<"))
        #expect(text.contains("expire: dismiss all, sets not loggedIn<"))
        #expect(drawn.count == 7)
    }

    @Test("are the same bytes each time, in file order") func order() throws {
        #expect(try dot(Self.notes) == dot(Self.notes))
        let text = try dot(Self.notes)
        let places = try ["noteList", "createNote", "noteDetail", "form"].map {
            try #require(text.range(of: "\n    \"\($0)\" [")).lowerBound
        }
        #expect(places == places.sorted())
    }

    @Test("have a legend, if asked for, of what they show, and of nothing else") func legend() throws {
        #expect(try !dot(Self.notes).contains("Legend"))
        var options = DiagramOptions()
        options.hasLegend = true
        let text = try dot(Self.notes, options)
        for meaning in ["push: onto", "present: over", "pop: back", "finish:", "outcome: tells", "opens by link"] {
            #expect(text.contains(">\(meaning)"), "\(meaning)")
        }
        #expect(!text.contains("replace: in"))
        #expect(!text.contains(">octagon<"))
    }

    @Test("tell kinds of arrows apart without colour, in colours dark enough to read")
    func accessibility() {
        func luminance(_ color: String) -> Double {
            let value = Int(color.dropFirst(), radix: 16)!
            let parts = [16, 8, 0].map { shift -> Double in
                let part = Double(value >> shift & 0xff) / 255
                return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let darkestBox = luminance("#ECF0F4")
        for kind in DiagramEdge.Kind.allCases {
            #expect(
                (darkestBox + 0.05) / (luminance(String(decoding: kind.style.color.bytes, as: UTF8.self)) + 0.05)
                    >= 4.5, "\(kind)")
        }
        let looks = DiagramEdge.Kind.allCases.map(\.style.attributes.bytes)
        #expect(Set(looks).count == looks.count)
    }

    @Test("show what is around a screen, and how much they leave out") func focus() throws {
        let graph = try graph(Self.notes)
        var options = DiagramOptions(focus: graph.screens.ids.first { graph.name(of: $0) == "noteDetail" }, depth: 1)
        var text = dot(graph, options)
        #expect(text.contains("\"noteList\" ["))
        #expect(!text.contains("\"createNote\" ["))
        #expect(text.contains("arrows not shown"))
        options.depth = 0
        text = dot(graph, options)
        #expect(!text.contains("\"noteList\" ["))
        options.depth = 9
        text = dot(graph, options)
        #expect(!text.contains("not shown"))
    }

    @Test("number the steps of a run") func highlight() throws {
        let graph = try graph(Self.notes)
        func alternative(_ name: String) throws -> AlternativeID {
            let id = try #require(graph.transitions.ids.first { graph.text[graph.transitions[$0].name] == name })
            return graph.transitions[id].firstAlternative
        }
        let list = ScreenID(0), create = ScreenID(1)
        let outcome = try #require(graph.screens[create].outcomes.first)
        let run = HighlightedRun(steps: [
            (.launch, list), (.event(try alternative("createNote")), create), (.outcome(outcome), list),
        ])
        let strip = arrows(dot(graph, DiagramOptions(highlight: run)))
        #expect(
            strip.map { "\($0.tail) \($0.head)" } == [
                "launch → noteList", "noteList createNote", "createNote noteList",
            ])
        #expect(strip[1].attributes.contains("<b>1.</b> createNote"))
        let text = Self.whole(graph, run)
        let thick = Self.thick(text)
        #expect(thick.map(\.tail) == ["launch →", "noteList", "createNote"])
        #expect(thick[2].attributes.contains("<b>2.</b>"))
        #expect(text.contains("step 1"))
    }

    /// All of a graph with a run in it.
    private static func whole(_ graph: NavGraph, _ run: HighlightedRun) -> String {
        var options = DiagramOptions(highlight: run)
        options.isWhole = true
        return dot(graph, options)
    }

    /// The arrows of the run.
    private static func thick(_ dot: String) -> [(tail: String, head: String, attributes: String)] {
        arrows(dot).filter { $0.attributes.contains("penwidth=4") }
    }

    /// A tab may begin with a screen that stands under no flow.
    @Test("know the tabs of a run by what they are") func highlightedTabs() throws {
        let graph = try graph(
            appHead("main", of: "Tabs") + """
                flows:
                  main: { tabs: [own, foreign] }
                  own: { screens: { list: } }
                  foreign: { start: shared }
                screens: { shared: }
                """)
        let (list, shared) = (ScreenID(0), ScreenID(1))
        let run = HighlightedRun(steps: [(.launch, list), (.tab(.flow(FlowID(2))), shared)])
        let text = Self.whole(graph, run)
        let tabs = text.split(separator: "\n").filter { $0.contains(":c0:e") || $0.contains(":c1:e") }
        #expect(tabs.map { $0.contains(":c1:e") } == [false, true])
        #expect(tabs.map { $0.contains("penwidth=4") } == [false, true])
    }

    @Test("lead to the launch where it chooses again, and on to what a run takes there") func rootEntry() throws {
        let graph = try graph(
            appHead("[{ when: loggedIn, root: main }, { root: login }]", of: "Root", language: "1.1") + """
                conditions: { loggedIn: false }
                screens:
                  login: { transitions: { done: { sets: { loggedIn: true }, root: entry } } }
                  main: { transitions: { logOut: { sets: { loggedIn: false }, root: entry } } }
                """)
        let done = graph.transitions[TransitionID(0)].firstAlternative
        let run = HighlightedRun(steps: [(.launch, ScreenID(0)), (.event(done), ScreenID(1))])
        let all = arrows(Self.whole(graph, run))
        #expect(
            Set(all.map { "\($0.tail) \($0.head)" })
                == ["launch → main", "launch → login", "login launch →", "main launch →"])
        let thick = Self.thick(Self.whole(graph, run)).map { "\($0.tail) \($0.head)" }
        #expect(Set(thick) == ["launch → main", "launch → login", "login launch →"])
    }

    @Test("show screens of the system, the column of a narrow window, and what links ask") func newerWords() throws {
        var options = DiagramOptions()
        options.hasLegend = true
        let text = try dot(
            appHead("desk", of: "Words", language: "1.1") + """
                conditions: { loggedIn: unknown }
                links: { schemes: [w] }
                flows:
                  desk: { columns: [list, detail], compact: list }
                  list: { screens: { items: { transitions: { share: { present: share } } } } }
                  detail: { screens: { item: { requires: loggedIn } } }
                screens: { share: { from: system } }
                deepLinks:
                  item: { url: /item, query: { mode: '"edit"' }, opens: item, by: push, pending: never }
                  asked: { url: /asked, opens: item, by: push, pending: never, requires: loggedIn }
                """, options)
        let line = { (name: String) in text.split(separator: "\n").first { $0.contains("  \"\(name)\" [") } ?? "" }
        #expect(line("share").contains("dashed") && line("share").contains(">system"))
        #expect(line("flow desk").contains("List<br/><font color=\"#57606A\">narrow: first</font>"))
        #expect(line("link item").contains("/item?mode=edit"))
        #expect(line("link item").contains("never waits, does not ask loggedIn"))
        #expect(line("link asked").contains("never waits</font>"))
        #expect(text.contains("short dashes"))
    }

    /// `tour` has eleven arrows into other flows, each from a screen of its own.
    static func manyExits(_ count: Int) -> String {
        var yaml = "navgraph: 1\napp: Exits\nentry: tour\nflows:\n  other:\n    title: Else\n    screens: { head: }\n"
        yaml += "  tour:\n    screens:\n"
        for i in 0..<count {
            let next = "next: { push: s\((i + 1) % count) }"
            yaml += "      s\(i): { transitions: { go: { push: head }, \(next), quiet: ~ } }\n"
        }
        return yaml
    }

    @Test("have rows in the place of many arrows into other flows") func exitRows() throws {
        let few = try dot(Self.manyExits(10))
        #expect(arrows(few).filter { $0.head == "head" }.count == 10)
        #expect(!few.contains("↗"))
        let many = try dot(Self.manyExits(11))
        #expect(!arrows(many).contains { $0.head == "head" })
        #expect(many.components(separatedBy: ##"href="#head""##).count == 12)
        #expect(many.contains("go ↗ Head"))
        #expect(many.contains("← Tour"))
        #expect(many.contains("quiet: ignored"))
        let flow = try graph(Self.manyExits(2))
        let page = dot(flow, DiagramOptions(flow: FlowID(1)))
        #expect(page.contains("go ↗ Head"))
        let opened = dot(flow, DiagramOptions(flow: FlowID(0)))
        #expect(opened.contains("← S0, S1 · go") && opened.contains(##"href="#s0""##))
    }

    @Test("of screens of no flow have the arrows among them, and rows for all else") func screensOfNoFlow() throws {
        var yaml = "navgraph: 1\napp: A\nentry: a\ntransitions: { help: { present: helpPage } }\n"
        yaml += "flows:\n  a: { screens: { home: { transitions: { one: { push: first }, two: { push: second } } } } }\n"
        yaml += "screens:\n  first: { transitions: { next: { push: second }, back: { push: home } } }\n"
        yaml += "  second: {}\n  helpPage: {}\n"
        let graph = try graph(yaml)
        let contents = DiagramContents(graph)
        let picture = Picture.outsideFlows(of: contents)
        #expect(picture.nodes.count == 3)
        #expect(picture.arrows.count == 1)
        let text = String(decoding: DOTWriter(contents, picture).write(), as: UTF8.self)
        #expect(arrows(text).map { "\($0.tail) \($0.head)" } == ["first second"])
        for row in ["← Home · one", "← Home · two", "← any screen · help", "back ↗ Home"] {
            #expect(text.contains(row), "\(row)")
        }
    }

    /// One step that opens two things, an outcome that closes, and back.
    @Test("have an arrow for every step of a run") func everyStep() throws {
        let graph = try graph(
            appHead(of: "Steps") + """
                flows:
                  home:
                    screens:
                      list:
                        transitions:
                          ask: { present: question, returns: { yes: { push: first, then: { push: second } }, no: ~ } }
                      question: { outcomes: [yes, no] }
                      first: {}
                      second: {}
                """)
        let (list, question, first, second) = (ScreenID(0), ScreenID(1), ScreenID(2), ScreenID(3))
        let ask = graph.transitions[TransitionID(0)].firstAlternative
        let outcomes = Array(graph.screens[question].outcomes)
        func thick(_ steps: [(step: HighlightedRun.Step, screen: ScreenID?)]) -> [String] {
            Self.thick(Self.whole(graph, HighlightedRun(steps: steps))).map { "\($0.tail) \($0.head)" }
        }
        let start: [(step: HighlightedRun.Step, screen: ScreenID?)] = [(.launch, list), (.event(ask), question)]
        #expect(
            thick(start + [(.outcome(outcomes[0]), second), (.back, first)])
                == ["launch → list", "list question", "list first", "first second", "second first"])
        #expect(
            thick(start + [(.outcome(outcomes[1]), list)])
                == ["launch → list", "list question", "question list"])
    }

    @Test("draw a step of a run as an arrow beside an exit row of the same ends", arguments: ["once", "twice"])
    func stepBesideExitRow(_ event: String) throws {
        let others = (1...10).map { "go\($0): { push: t\($0) }" }.joined(separator: ", ")
        let screens = (0...10).map { "t\($0): {}" }.joined(separator: ", ")
        let graph = try graph(
            appHead("a") + """
                flows:
                  a: { start: s, screens: { s: { transitions: { once: { push: t0 }, twice: { push: t0 }, \(others) } } } }
                  b: { start: t0, screens: { \(screens) } }
                """)
        let transition = try #require(graph.transitions.first { graph.text[$0.name] == event })
        let run = HighlightedRun(
            steps: [(.launch, ScreenID(0)), (.event(transition.firstAlternative), ScreenID(1))])
        let text = Self.whole(graph, run)
        let thick = Self.thick(text)
        #expect(thick.map { "\($0.tail) \($0.head)" } == ["launch → s", "s t0"])
        #expect(thick.last?.attributes.contains(event) == true)
        #expect(text.contains((event == "once" ? "twice" : "once") + " ↗ T0"))
    }

    @Test("say who opens a hub, in the place of arrows to it") func hubs() throws {
        let tails = (0..<11).map { "      s\($0): { transitions: { open: { present: alert } } }" }.joined(
            separator: "\n")
        let text = try dot(
            appHead("a") + """
                flows:
                  a:
                    transitions: { help: { present: alert } }
                    screens:
                \(tails)
                screens: { alert: {} }
                """)
        #expect(!arrows(text).contains { $0.head == "alert" })
        #expect(text.contains("open ↗ Alert") && text.contains("help ↗ Alert"))
        #expect(text.contains("← S0, S1, S2 +8 · open") && text.contains("← A · help"))
    }

    /// A screen of no flow is a hub from three openers on.
    @Test(arguments: [(2, false), (3, true), (4, true)]) func hubsHaveThreeOpeners(_ count: Int, _ isHub: Bool) {
        let tails = (0..<count).map { "  s\($0): { transitions: { open: { present: alert } } }\n" }.joined()
        let reading = read("navgraph: 1\napp: A\nentry: s0\nscreens:\n\(tails)  alert: {}\n")
        let hubs = DiagramContents(reading.graph).hubs.map { reading.graph.name(of: $0) }
        #expect(hubs == (isHub ? ["alert"] : []))
    }

    @Test("show who owns what") func ownership() throws {
        var options = DiagramOptions()
        options.view = .ownership
        let yaml =
            appHead("main", of: "Owned") + """
                flows:
                  main: { tabs: [a, b] }
                  a: { screens: { one: { transitions: { go: { present: shared }, own: { present: only } } } } }
                  b: { screens: { two: { transitions: { go: { present: shared } } } } }
                  shared: { screens: { three: } }
                  only: { screens: { four: } }
                """
        let text = try dot(yaml, options)
        let lines = text.split(separator: "\n").map(String.init)
        func depth(_ flow: String) throws -> Int {
            try #require(lines.first { $0.contains("subgraph \"cluster \(flow)\"") }).prefix { $0 == " " }.count
        }
        #expect(try [depth("main"), depth("a"), depth("only"), depth("shared")] == [2, 4, 6, 2])
        #expect(
            arrows(text).map { "\($0.tail) \($0.head)" } == [
                "any screen of a any screen of shared", "any screen of b any screen of shared",
            ])
    }

    @Test("count the screens of flows where who owns what has more than 300") func ownershipOfMany() throws {
        var options = DiagramOptions()
        options.view = .ownership
        func yaml(_ screens: Int) -> String {
            let all = (0..<screens).map { "s\($0): { transitions: { on: { push: s\(($0 + 1) % screens) } } }" }
            return "navgraph: 1\napp: Many\nentry: f\nflows: { f: { screens: { \(all.joined(separator: ", ")) } } }\n"
        }
        let (few, many) = (try dot(yaml(300), options), try dot(yaml(301), options))
        #expect(many.contains("301 screens\"") && !many.contains("\"s1\""))
        #expect(!few.contains("300 screens\"") && few.contains("\"s1\""))
    }

    @Test("leave to an overview a flow's first openings, and count the screens of no flow that it opens")
    func overview() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        // Each flow opens all that stand behind it, and a screen of no flow.
        let flows = names.enumerated().map { number, name in
            let later = names[(number + 1)...].map { "go\($0): { present: \($0) }" } + ["help: { present: help }"]
            return "\(name): { screens: { \(name)0: { transitions: { \(later.joined(separator: ", ")) } } } }"
        }
        let graph = try graph(
            "navgraph: 1\napp: Over\nentry: a\nflows: { \(flows.joined(separator: ", ")) }\nscreens: { help: }\n")
        var options = DiagramOptions()
        options.isOverview = true
        options.runs = RunAnalysis(graph)
        let text = dot(graph, options)
        // With 15 pairs and six flows: from `a`, by which each is first opened.
        let drawn = arrows(text).filter { !$0.attributes.contains("style=invis") && !$0.tail.contains("launch") }
        #expect(drawn.map { "\($0.tail) \($0.head)" } == names.dropFirst().map { "flow a flow \($0)" })
        #expect(text.contains("+ 1 screen of no flow"))
        #expect(text.contains("opens 5") && text.contains("from 5"))
        #expect(!text.contains("\"help\""))
    }

    @Test("mark what has findings by the worst of them") func marks() throws {
        let graph = try graph(Self.notes)
        var options = DiagramOptions()
        let list = Subject(.screen, name: try #require(graph.text.find("noteList")))
        let open = Subject(
            .transition, owner: try #require(graph.text.find("noteList")),
            name: try #require(graph.text.find("openNote")))
        options.marks = DiagramMarks([(list, .note), (open, .error)], in: graph)
        let text = dot(graph, options)
        #expect(text.contains("<b>✗</b>"))
        #expect(!text.contains("<b>●</b>"))
        #expect(options.marks?.flows.values.map { $0 } == [.error])
    }

    @Test("of small graphs are one picture, of big ones an overview and one for each flow")
    func files() throws {
        #expect(try diagrams(for: graph(Self.notes)).map(\.name) == ["Notes"])
        var yaml = "navgraph: 1\napp: Big\nentry: a\nflows:\n"
        for flow in ["a", "longStory", "b_c"] {
            yaml += "  \(flow):\n    screens:\n"
            for i in 0..<30 {
                yaml += "      \(flow)\(i): { transitions: { next: { push: \(flow)\((i + 1) % 30) } } }\n"
            }
        }
        let all = try diagrams(for: graph(yaml))
        #expect(all.map(\.name) == ["Big", "Big.a", "Big.longStory", "Big.b_c"])
        #expect(String(decoding: all[0].source, as: UTF8.self).contains("URL=\"Big.longStory.svg\""))
    }

    @Test("survive long rows and dense crowds of screens") func shapes() throws {
        var row = "navgraph: 1\napp: Row\nentry: s0\nscreens:\n"
        for i in 0..<20_000 { row += "  s\(i): { transitions: { next: { push: s\((i + 1) % 20_000) } } }\n" }
        #expect(try diagrams(for: graph(row)).count == 1)
        #expect(try emitDOT(graph(row), options: DiagramOptions(focus: ScreenID(0), depth: 100_000)).count > 20_000)
        #expect(try dot("navgraph: 1\napp: One\nentry: only\nscreens: { only: }\n").contains("\"only\" ["))
    }
}
