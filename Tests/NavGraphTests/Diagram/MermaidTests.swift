import Foundation
import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphPictures

@Suite("Mermaid", .processorTime)
struct MermaidTests {
    @Test func drawsWhatTheDiagramShows() throws {
        let text = String(decoding: try emitMermaid(graph(DiagramTests.notes)), as: UTF8.self)
        let lines = text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(lines.first == "flowchart LR")
        #expect(lines.contains { $0.hasSuffix("[\"Note List\"]") })
        #expect(lines.contains { $0.contains("|\"openNote [loggedIn]<br>openNote ▸ done\"|") && $0.contains(" -->|") })
        #expect(lines.contains { $0.contains("==>|\"openNote [else]\"|") })
        #expect(lines.contains { $0.contains("▸ created: send addNote") })
        #expect(lines.count { $0 == "end" } == lines.count { $0.hasPrefix("subgraph") })
    }

    @Test func escapesWhatMeansSomething() {
        #expect(mermaidText("a#&<>\"|`b") == "a#35;#amp;#lt;#gt;#quot;#124;#96;b")
        #expect(mermaidText(#"%$*_\"#) == "#37;#36;#42;#95;#92;")
        #expect(mermaidText("two\nlines") == "two lines")
        #expect(mermaidText("a\"\u{301}]<\u{301}") == "a#quot;\u{301}]#lt;\u{301}", "also with an accent on it")
    }

    @Test func stopsBeforeWhatMermaidRefuses() throws {
        var yaml = "navgraph: 1\napp: Big\nentry: a\nflows:\n  a:\n    screens:\n"
        for i in 0..<30 {
            yaml += "      s\(i):\n        transitions:\n"
            for k in 0..<30 where k != i { yaml += "          go\(k): { push: s\(k) }\n" }
        }
        let graph = try graph(yaml)
        #expect(throws: MermaidTooLarge.self) {
            try emitMermaid(graph, options: DiagramOptions(flow: FlowID(0)))
        }
    }

    @Test func ofManyFlowsIsAnOverviewAndABlockForEach() throws {
        var yaml = "navgraph: 1\napp: Big\nentry: f0\nflows:\n"
        for flow in 0..<21 {
            yaml += "  f\(flow):\n    title: 'Flow *\(flow)* <b>'\n    screens:\n"
            for i in 0..<25 {
                yaml += "      s\(flow)x\(i): { transitions: { go: { push: s\(flow)x\((i + 1) % 25) } } }\n"
            }
        }
        var whole = DiagramOptions()
        whole.isWhole = true
        let text = String(decoding: try emitMermaid(graph(yaml), options: whole), as: UTF8.self)
        #expect(text.components(separatedBy: "```mermaid\n").count == 23)
        #expect(text.contains("\n### Flow &#42;7&#42; &#60;b&#62;\n"), "a heading is Markdown")
    }
}
