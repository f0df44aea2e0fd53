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

    private func render(_ options: String...) throws -> String {
        let result = try workspace.run(arguments: ["render", "notes.yaml"] + options)
        #expect(result.status == 0, "\(result.errors)")
        return result.output
    }

    /// The screens that have a node in a picture.
    private func screens(_ dot: String) -> [String] {
        ["noteList", "noteDetail", "lost", "helpPage", "helpMore"].filter { dot.contains("\n    \"\($0)\" [") }
    }

    @Test func aFlowIsShownAlone() throws {
        let dot = try render("--flow", "help")
        #expect(screens(dot) == ["helpPage", "helpMore"])
        #expect(dot.contains("← Notes"), "who opens it is said")
    }

    @Test func whatIsNearAScreenIsAsFarAsTheDepth() throws {
        #expect(screens(try render("--focus", "helpMore")) == ["helpPage", "helpMore"])
        #expect(screens(try render("--focus", "helpMore", "--depth", "0")) == ["helpMore"])
        #expect(screens(try render("--focus", "helpMore", "--depth", "2")) == ["noteList", "helpPage", "helpMore"])
        #expect(try render("--focus", "helpMore", "--depth", "0").contains("1 arrow not shown"))
    }

    @Test func aRunHasItsStepsNumbered() throws {
        #expect(try render("--to", "helpMore").contains("<b>2.</b> more"))
        let dot = try render("--to", "helpMore", "--whole")
        #expect(dot.contains("<b>1.</b> <b>openHelp</b>"))
        #expect(dot.contains("<b>2.</b> <b>more</b>"))
    }

    @Test func ownershipHasBoxesAndNoTransitions() throws {
        let dot = try render("--view", "ownership")
        #expect(dot.contains("subgraph \"cluster notes\""))
        #expect(dot.contains("subgraph \"cluster help\""))
        #expect(!dot.contains("openNote"))
        #expect(try render("--view", "flow") == render())
    }

    @Test func findingsAreMarkedWhereTheyAre() throws {
        func isMarked(_ screen: String, _ dot: String) -> Bool {
            dot.split(separator: "\n").contains { $0.hasPrefix("    \"\(screen)\" [") && $0.contains("✗") }
        }
        let dot = try render("--highlight", "findings")
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
        #expect(try render("--format", "mermaid").hasPrefix("flowchart LR\n"))
        #expect(try render("--format", "html").hasPrefix("<!doctype html>"))
        let json = try JSONSerialization.jsonObject(with: Data(try render("--format", "json").utf8)) as? [String: Any]
        let elements = try #require(json?["elements"] as? [String: Any])
        #expect(json?["graph"] as? String == "Notes")
        #expect(elements["screen:helpMore"] != nil && elements["transition:helpPage.more"] != nil)
        _ = try workspace.run("render", "notes.yaml", "--output", "notes.pdf")
        #expect(try Data(contentsOf: workspace.url("notes.pdf")).starts(with: Array("%PDF".utf8)))
        _ = try workspace.run("render", "notes.yaml", "--output", "notes.mmd")
        #expect(try workspace.text("notes.mmd") == render("--format", "mermaid"))
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
