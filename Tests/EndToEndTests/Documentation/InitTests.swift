import Foundation
import NavGraphTestSupport
import Testing

@Suite(.processorTime) struct InitTests {
    private let workspace = Workspace()

    private static let files = [
        ".gitattributes", ".github/workflows/navgraph.yml", ".navgraph.yaml", "Graphs/navgraph.schema.json",
    ]

    @Test(arguments: ["Notes", "Home", "main", "settings", "X1_y"])
    func theFirstGraphIsCleanAndCompiles(app: String) throws {
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
        // The routers import the package, and nothing of it stands beside them.
        let files = try workspace.files(below: "Navigation")
        #expect(!files.isEmpty && !files.keys.contains { $0.contains("NavGraph/") })
        #expect(try workspace.text("Graphs/\(app).yaml").contains("  support: NavGraphUIKit"))
        try workspace.expect("lint Graphs --strict", output: "^$")
        let format = try workspace.run("format", "--check")
        #expect(format.status == 0, "graph and project file are laid out: \(format.errors)\(format.output)")
    }

    @Test func everyKeyHasAComment() throws {
        _ = try workspace.run("init", "--app", "Notes")
        let lines = try workspace.text("Graphs/Notes.yaml").split(separator: "\n")
        #expect(lines[0] == "# yaml-language-server: $schema=navgraph.schema.json")
        for line in lines where !line.hasPrefix("#") { #expect(line.contains(" # "), "\(line)") }
        let columns = lines.compactMap { line in line.range(of: " # ").map { line[..<$0.lowerBound].count } }
        #expect(Set(columns).count == 1, "comments stand below each other")
        #expect(try workspace.text("Graphs/navgraph.schema.json") == (try workspace.run("schema").output))
    }

    @Test func whatIsThereIsLeftAndNamed() throws {
        try workspace.write("mine\n", to: "app/.gitattributes")
        let first = try workspace.expect(
            "init app --app Notes", output: "kept  app/.gitattributes, which already exists\n",
            "wrote app/Graphs/Notes.yaml\n", "Next, in app:\n  navgraph lint\n")
        #expect(try workspace.text("app/.gitattributes") == "mine\n")
        #expect(first.output.contains("add these lines to app/.gitattributes:\n"))
        #expect(first.output.contains("\n  Graphs/**/*.yaml merge=navgraph\n"))
        try workspace.write("changed\n", to: "app/Graphs/Notes.yaml")
        let second = try workspace.expect("init app --app Notes")
        #expect(second.output.components(separatedBy: "kept  ").count == 6)
        #expect(try workspace.text("app/Graphs/Notes.yaml") == "changed\n")
    }

    /// GitHub reads no other workflows than those at the root of a repository.
    @Test func theWorkflowIsAtTheRootOfTheRepository() throws {
        try workspace.git(["init", "-q"])
        let first = try workspace.run("init", "ios/my app", "--app", "Notes")
        #expect(first.status == 0 && first.output.contains("wrote .github/workflows/navgraph.yml\n"), "\(first)")
        let workflow = try workspace.text(".github/workflows/navgraph.yml")
        #expect(workflow.contains("with: { working-directory: ios/my app, strict: \"true\""))
        try workspace.write("", to: "mac/a")
        try workspace.expect(
            "init --app Other", output: "kept  ../.github/workflows/navgraph.yml, which already exists\n", in: "mac")
        let workflows = try workspace.files(below: ".").keys.filter { $0.hasSuffix("navgraph.yml") }
        #expect(workflows == [".github/workflows/navgraph.yml"])
        #expect(try workspace.text("mac/.gitattributes") == workspace.text("ios/my app/.gitattributes"))
    }

    @Test(arguments: ["", "1Notes", "My Notes", "../Notes", "Notes.yaml", "Né"])
    func aNameThatIsNoneIsWrongUsage(app: String) throws {
        let result = try workspace.run("init", "--app", app)
        #expect(result.status == 64)
        #expect(try workspace.files(below: ".").isEmpty)
    }

    /// The workflow is the checkout and the action of this project.
    @Test func theWorkflowNamesTheActionThatWasGiven() throws {
        _ = try workspace.run("init", "--app", "Notes", "--action", "acme/navgraph@v1.2.3")
        let uses = try workspace.text(".github/workflows/navgraph.yml").split(separator: "\n").filter {
            $0.contains("uses: ")
        }
        #expect(uses.map { $0.drop { $0 == " " } } == ["- uses: actions/checkout@v4", "- uses: acme/navgraph@v1.2.3"])
    }

    /// A program of no release does not know where it comes from.
    @Test func theWorkflowSaysWhatIsMissing() throws {
        let result = try workspace.run("init", "--app", "Notes")
        let workflow = try workspace.text(".github/workflows/navgraph.yml")
        #expect(workflow.contains("# Replace OWNER with"))
        #expect(workflow.contains("- uses: OWNER/navgraph@v0.1.0"))
        #expect(result.output.contains("replace OWNER"))
    }

    @Test(arguments: [
        "navgraph@v1", "acme/navgraph", "acme/navgraph@", "acme/navgraph@v1 # x", "acme/navgraph@v1\n", "@v1",
    ])
    func whatIsNoActionIsWrongUsage(action: String) throws {
        #expect(try workspace.run("init", "--app", "Notes", "--action", action).status == 64)
        #expect(try workspace.files(below: ".").isEmpty)
    }
}
