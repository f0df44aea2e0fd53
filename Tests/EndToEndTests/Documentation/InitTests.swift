import Foundation
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct InitTests {
    private static let files = [
        ".gitattributes", ".github/workflows/navgraph.yml", "Graphs/navgraph.schema.json",
    ]

    @Test(arguments: ["Notes", "Home", "main", "settings", "X1_y"])
    func theFirstGraphIsCleanAndCompiles(app: String) throws {
        let workspace = try Workspace()
        let result = try workspace.run("init", "--app", app)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(Set(try workspace.files(below: ".").keys) == Set(Self.files + ["Graphs/\(app).yaml"]))
        // The commands that it prints, one after the other; drawing needs Graphviz.
        let commands = result.output.split(separator: "\n").filter { $0.hasPrefix("  navgraph ") }
        #expect(commands.count == 3)
        for command in commands where Graphviz.isInstalled || !command.contains("render") {
            let run = try workspace.run(arguments: command.split(separator: " ").dropFirst().map(String.init))
            #expect(run.status == 0, "\(command): \(run.errors)")
        }
        #expect(try workspace.run("lint", "Graphs", "--strict").output.isEmpty)
    }

    @Test func everyKeyHasAComment() throws {
        let workspace = try Workspace()
        _ = try workspace.run("init", "--app", "Notes")
        let lines = try workspace.text("Graphs/Notes.yaml").split(separator: "\n")
        #expect(lines[0] == "# yaml-language-server: $schema=navgraph.schema.json")
        for line in lines where !line.hasPrefix("#") { #expect(line.contains(" # "), "\(line)") }
        let columns = lines.compactMap { line in line.range(of: " # ").map { line[..<$0.lowerBound].count } }
        #expect(Set(columns).count == 1, "comments stand below each other")
        #expect(try workspace.text("Graphs/navgraph.schema.json") == (try workspace.run("schema").output))
    }

    @Test func whatIsThereIsLeftAndNamed() throws {
        let workspace = try Workspace()
        try workspace.write("mine\n", to: "app/.gitattributes")
        let first = try workspace.run("init", "app", "--app", "Notes")
        #expect(first.output.contains("kept  app/.gitattributes, which already exists\n"))
        #expect(first.output.contains("wrote app/Graphs/Notes.yaml\n"))
        #expect(first.output.contains("  navgraph lint app/Graphs\n"))
        #expect(try workspace.text("app/.gitattributes") == "mine\n")
        try workspace.write("changed\n", to: "app/Graphs/Notes.yaml")
        let second = try workspace.run("init", "app", "--app", "Notes")
        #expect(second.status == 0)
        #expect(second.output.components(separatedBy: "kept  ").count == 5)
        #expect(try workspace.text("app/Graphs/Notes.yaml") == "changed\n")
    }

    @Test(arguments: ["", "1Notes", "My Notes", "../Notes", "Notes.yaml", "Né"])
    func aNameThatIsNoneIsWrongUsage(app: String) throws {
        let workspace = try Workspace()
        let result = try workspace.run("init", "--app", app)
        #expect(result.status == 64)
        #expect(try workspace.files(below: ".").isEmpty)
    }

    /// The step as the workflow has it, in a repository with a second graph, a fragment of it, and an interface file.
    @Test(.needsGraphviz) func theWorkflowDrawsAPageOfEachGraph() throws {
        let workspace = try Workspace()
        _ = try workspace.run("init", "--app", "Notes")
        try workspace.write("navgraph: 1\napp: Other\nentry: home\ninclude: [part.yaml]\n", to: "Graphs/other.yaml")
        try workspace.write("screens:\n  home:\n", to: "Graphs/part.yaml")
        let lines = try workspace.text(".github/workflows/navgraph.yml").components(separatedBy: "\n")
        let step = try #require(lines.firstIndex { $0.hasSuffix("- name: Draw a page of each graph") })
        let start = try #require(lines[step...].firstIndex { $0.hasSuffix("run: |") })
        let script = lines[(start + 1)...].prefix { $0.hasPrefix("          ") }.joined(separator: "\n")
        let result = try runProgram(
            "sh", ["-ec", "navgraph() { '\(try Workspace.program().path)' \"$@\"; }\n\(script)"],
            in: workspace.directory.path, environment: ["SOURCE": "https://example.com/blob/1"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(Set(try workspace.files(below: "navigation").keys) == ["Notes.html", "other.html"])
        #expect(try workspace.text("navigation/Notes.html").contains("https://example.com/blob/1"))
    }
}
