import Foundation
import NavGraphModel
import Testing

@testable import NavGraphEmit

@Suite("Diagrams")
struct DiagramTests {
    static let notes = """
        navgraph: 1
        app: Notes
        entry: notes
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
        #expect(try arrow("noteList", "noteDetail", "openNote ▸ done").contains("style=dashed"))
        #expect(try arrow("createNote", "noteList", "createNote ▸ created").contains("send addNote"))
        #expect(try arrow("noteDetail", "noteList", "archive").contains("pop to, sets not loggedIn"))
        _ = try arrow("form", "outcome signIn.done", "submit")
        _ = try arrow("link newNote", "createNote", "style=dotted")
        #expect(text.contains("close: pop<"))
        #expect(text.contains("expire: dismiss all, sets not loggedIn<"))
        #expect(drawn.count == 9)
    }

    @Test("are the same bytes each time, in file order") func order() throws {
        #expect(try dot(Self.notes) == dot(Self.notes))
        let text = try dot(Self.notes)
        let places = try ["noteList", "createNote", "noteDetail", "form"].map {
            try #require(text.range(of: "\n    \"\($0)\" [")).lowerBound
        }
        #expect(places == places.sorted())
    }

    @Test("have a legend of what they show, and of nothing else") func legend() throws {
        let text = try dot(Self.notes)
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
            #expect((darkestBox + 0.05) / (luminance("\(kind.style.color)") + 0.05) >= 4.5, "\(kind)")
        }
        let looks = DiagramEdge.Kind.allCases.map { "\($0.style.attributes)" }
        #expect(Set(looks).count == looks.count)
    }

    @Test("show what is around a screen, and how much they leave out") func focus() throws {
        let graph = try graph(Self.notes)
        var options = DiagramOptions(focus: graph.screens.ids.first { graph.name(of: $0) == "noteDetail" }, depth: 1)
        var text = String(decoding: emitDOT(graph, options: options), as: UTF8.self)
        #expect(text.contains("\"noteList\" ["))
        #expect(!text.contains("\"createNote\" ["))
        #expect(text.contains("3 arrows not shown"))
        options.depth = 0
        text = String(decoding: emitDOT(graph, options: options), as: UTF8.self)
        #expect(!text.contains("\"noteList\" ["))
        options.depth = 9
        text = String(decoding: emitDOT(graph, options: options), as: UTF8.self)
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
        let text = String(decoding: emitDOT(graph, options: DiagramOptions(highlight: run)), as: UTF8.self)
        let thick = arrows(text).filter { $0.attributes.contains("penwidth=4") }
        #expect(thick.map(\.tail) == ["launch →", "noteList", "createNote"])
        #expect(thick[2].attributes.contains("<b>2.</b>"))
        #expect(text.contains("step 1"))
    }

    /// A tab may begin with a screen that stands under no flow.
    @Test("know the tabs of a run by what they are") func highlightedTabs() throws {
        let graph = try graph(
            """
            navgraph: 1
            app: Tabs
            entry: main
            flows:
              main: { tabs: [own, foreign] }
              own: { screens: { list: } }
              foreign: { start: shared }
            screens: { shared: }
            """)
        let (list, shared) = (ScreenID(0), ScreenID(1))
        let run = HighlightedRun(steps: [(.launch, list), (.tab(.flow(FlowID(2))), shared)])
        let text = String(decoding: emitDOT(graph, options: DiagramOptions(highlight: run)), as: UTF8.self)
        let tabs = text.split(separator: "\n").filter { $0.contains(":c0:e") || $0.contains(":c1:e") }
        #expect(tabs.map { $0.contains(":c1:e") } == [false, true])
        #expect(tabs.map { $0.contains("penwidth=4") } == [false, true])
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
