import Foundation
import NavGraphTestSupport
import Testing

/// What each option of `render` changes in a picture, told from its DOT.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct RenderOptionTests {
    let workspace = Workspace()

    private static let graph = """
        navgraph: 1
        app: Notes
        entry: notes
        flows:
          notes:
            screens:
              noteList:
                transitions:
                  openNote: { push: noteDetail }
                  openHelp: { present: help }
              noteDetail:
              lost:
          help:
            screens:
              helpPage:
                transitions:
                  more: { push: helpMore }
              helpMore:

        """

    init() throws {
        try workspace.write(Self.graph, to: "notes.yaml")
    }

    private static let all = ["noteList", "noteDetail", "lost", "helpPage", "helpMore"]

    private func render(_ options: String = "") throws -> String {
        try workspace.expect("render notes.yaml \(options)").output
    }

    /// Each with the screens that are shown in their flows, and a text of the picture. `DiagramTests` have the pictures.
    @Test(arguments: [
        ("--flow help", ["helpPage", "helpMore"], "← Notes"),
        ("--focus helpMore", ["helpPage", "helpMore"], ""),
        ("--focus helpMore --depth 0", ["helpMore"], "1 arrow not shown"),
        ("--focus helpMore --depth 2", ["noteList", "helpPage", "helpMore"], ""),
        ("--to helpMore", [], "<b>2.</b> more"),
        ("--to helpMore --whole", all, "<b>2.</b> <b>more</b>"),
    ])
    func shows(options: String, wanted: [String], text: String) throws {
        let dot = try render(options)
        #expect(Self.all.filter { dot.contains("\n    \"\($0)\" [") } == wanted)
        #expect(text.isEmpty || dot.contains(text))
        // A run has thick arrows in the whole, and is all that is shown without it.
        let arrows = dot.split(separator: "\n").filter { $0.contains(" -> ") }
        if options.hasPrefix("--to") { #expect(arrows.count { $0.contains("penwidth=4") || wanted.isEmpty } == 3) }
        if options.hasSuffix("--whole") { #expect(arrows.count > 3 && dot.contains("<b>1.</b> <b>openHelp</b>")) }
    }

    @Test func ownershipHasBoxesAndNoTransitions() throws {
        let dot = try render("--view ownership")
        for flow in ["notes", "help"] { #expect(dot.contains("subgraph \"cluster \(flow)\"")) }
        let plain = try render()
        #expect(!dot.contains("openNote") && !plain.contains("penwidth=4"))
        #expect(try render("--view flow") == plain)
    }

    @Test func findingsAreMarkedWhereTheyAre() throws {
        func isMarked(_ screen: String, _ dot: String) -> Bool {
            dot.split(separator: "\n").contains { $0.hasPrefix("    \"\(screen)\" [") && $0.contains("✗") }
        }
        let dot = try render("--highlight findings")
        #expect(isMarked("lost", dot) && !isMarked("noteDetail", dot))
        #expect(!isMarked("lost", try render()))
    }

    @Test func moreThanThirtyScreensAreAnOverviewUnlessTheWholeIsAskedFor() throws {
        func nodes(_ options: String...) throws -> Int {
            let result = try workspace.run(arguments: ["render", "large.yaml"] + options)
            return result.output.split(separator: "\n").count { $0.contains("screen1x") && $0.contains("tooltip") }
        }
        try workspace.write(Sample.large(flows: 4, title: "Story"), to: "large.yaml")
        #expect(try nodes() == 0)
        #expect(try nodes("--whole") >= 10)
        #expect(try nodes("--flow", "flow1") >= 10)
        try workspace.write(Sample.large(flows: 3, title: "Story"), to: "large.yaml")
        #expect(try nodes() >= 10, "of thirty all are shown")
    }

    @Test(.needsGraphviz) func eachFormatIsWhatItIs() throws {
        #expect(try render("--format mermaid").hasPrefix("flowchart LR\n"))
        #expect(try render("--format html").hasPrefix("<!doctype html>"))
        let json = try JSONSerialization.jsonObject(with: Data(try render("--format json").utf8)) as? [String: Any]
        let elements = try #require(json?["elements"] as? [String: Any])
        #expect(json?["graph"] as? String == "Notes")
        #expect(elements["screen:helpMore"] != nil && elements["transition:helpPage.more"] != nil)
        _ = try workspace.run("render", "notes.yaml", "--output", "notes.pdf")
        #expect(try Data(contentsOf: workspace.url("notes.pdf")).starts(with: Array("%PDF".utf8)))
        _ = try workspace.run("render", "notes.yaml", "--output", "notes.mmd")
        #expect(try workspace.text("notes.mmd") == render("--format mermaid"))
    }

    /// Of a graph on which Mermaid would give up a part is to be asked for.
    @Test func whatMermaidDoesNotDrawIsRefused() throws {
        let events = (0..<450).map { "          e\($0): { present: s\($0 % 30) }\n" }.joined()
        let screens = (0..<30).map { "      s\($0):\n" }.joined()
        try workspace.write(
            "navgraph: 1\napp: A\nentry: f\nflows:\n  f:\n    screens:\n      first:\n        transitions:\n"
                + events.replacing("present: s", with: "push: s") + screens, to: "big.yaml")
        let many = (0..<410).map { "      t\($0): { transitions: { go: { push: first } } }\n" }.joined()
        try workspace.write(try workspace.text("big.yaml") + many, to: "big.yaml")
        try workspace.expect("render big.yaml --flow f --format mermaid", 1, errors: "characters); use '--focus'")
    }
}
