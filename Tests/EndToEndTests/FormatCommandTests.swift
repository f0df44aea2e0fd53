import Foundation
import NavGraphTestSupport
import Testing

/// `format`: which files it writes, what it prints, and how it ends.
@Suite(.processorTime) struct FormatCommandTests {
    let workspace = Workspace()
    private let careless = "navgraph:  1\napp: Notes\nentry: a\ninclude: [parts/b.yaml]\nscreens: {a: {}}\n"
    private let neat = "navgraph: 1\napp: Notes\nentry: a\ninclude: [parts/b.yaml]\nscreens: { a: {} }\n"

    init() throws {
        try workspace.write(careless, to: "Graphs/notes.yaml")
        try workspace.write("screens: {b: {}}\n", to: "Graphs/parts/b.yaml")
    }

    @Test func rootsFragmentsAndTheProjectFile() throws {
        try workspace.makeDirectory(".git")
        try workspace.write("version:   0.0.1\n", to: ".navgraph.yaml")
        try workspace.expect(
            "format --check", 1, output: "^Graphs/notes.yaml\nGraphs/parts/b.yaml\n.navgraph.yaml\n$")
        #expect(try workspace.text("Graphs/notes.yaml") == careless)

        try workspace.expect("format", output: "^$")
        #expect(try workspace.text("Graphs/notes.yaml") == neat)
        #expect(try workspace.text("Graphs/parts/b.yaml") == "screens: { b: {} }\n")
        #expect(try workspace.text(".navgraph.yaml") == "version: 0.0.1\n")
        try workspace.expect("format --check")
    }

    @Test func standardInput() throws {
        let result = try workspace.run("format", "-", input: careless)
        #expect(result.status == 0 && result.output == neat)
        try workspace.expect("format - --check", 1, input: careless)
        try workspace.expect("format -", 1, input: "a: [\n")
    }

    @Test func differences() throws {
        try workspace.expect(
            "format Graphs/parts/b.yaml --diff", 1,
            output: """
                ^--- Graphs/parts/b.yaml
                +++ Graphs/parts/b.yaml
                @@ -1,1 +1,1 @@
                -screens: {b: {}}
                +screens: { b: {} }
                $
                """)
    }

    /// A file that is not YAML is named, and the others are formatted; a file without layout only says why.
    @Test func filesThatAreLeftAsTheyAre() throws {
        try workspace.write("navgraph: 1\napp: [\n", to: "Graphs/broken.yaml")
        try workspace.write("app: A\n---\nb: c\n", to: "Graphs/two.yaml")
        try workspace.expect(
            "format", 1, errors: "Graphs/broken.yaml:3:1: error: ",
            "Graphs/two.yaml:2:1: error: unexpected second document")
        #expect(try workspace.text("Graphs/notes.yaml") == neat)

        try workspace.write("navgraph: 1\napp: A\nentry: a\n? screens\n: {a: {}}\n", to: "other.yaml")
        try workspace.expect(
            "format other.yaml", errors: "other.yaml:4:1: warning: not formatted: a key is written with '?'")
    }

    @Test func aLinkToAFileStays() throws {
        try workspace.link("link.yaml", to: "Graphs/notes.yaml")
        try workspace.expect("format link.yaml")
        #expect(try workspace.text("Graphs/notes.yaml") == neat)
        let attributes = try FileManager.default.attributesOfItem(atPath: workspace.url("link.yaml").path)
        #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
    }

    /// An editor that applies the edits has the formatted text; a text that is not YAML has none.
    @Test func theLanguageServerFormats() throws {
        let client = try EditorClient(workspace)
        _ = try client.initialize()
        let name = "Graphs/notes.yaml"
        try client.open(name, careless)
        let document: [String: Any] = ["textDocument": ["uri": client.uri(name)], "options": ["tabSize": 2]]
        let edits = try #require(try client.result("textDocument/formatting", document) as? [[String: Any]])
        var lines = careless.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for edit in edits.reversed() {
            let range = try #require(edit["range"] as? [String: [String: Int]])
            let (start, end) = (try #require(range["start"]?["line"]), try #require(range["end"]?["line"]))
            #expect(range["start"]?["character"] == 0 && range["end"]?["character"] == 0)
            let text = try #require(edit["newText"] as? String)
            lines.replaceSubrange(start..<end, with: text.split(separator: "\n").map(String.init))
        }
        #expect(edits.count == 2 && lines.joined(separator: "\n") == neat)
        try client.open("Graphs/broken.yaml", "navgraph: 1\napp: [\n")
        let other: [String: Any] = ["textDocument": ["uri": client.uri("Graphs/broken.yaml")], "options": [:]]
        #expect(try client.result("textDocument/formatting", other) is NSNull)
    }

    @Test func whatInitWritesIsFormatted() throws {
        try workspace.expect("init new --app Notes")
        try workspace.expect("format new/Graphs --check --diff")
    }
}
