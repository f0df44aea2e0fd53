import Foundation
import NavGraphTestSupport
import Testing

/// What `.navgraph.yaml` stands in for, each key by a command without arguments, in a repository of its own.
@Suite(.processorTime) struct ProjectSettingsTests {
    let workspace = Workspace()

    init() throws {
        try workspace.git(["init", "-q"])
        try workspace.write(Sample.notes, to: "Navigation/notes.yaml")
        try workspace.write("class NoteListViewController: UIViewController {}\n", to: "App/List.swift")
        try workspace.write("class NoteDetailViewController: UIViewController {}\n", to: "App/Detail.swift")
    }

    private func project(_ text: String, in folder: String = "") throws {
        try workspace.write(text, to: folder + ".navgraph.yaml")
    }

    private func status(_ arguments: String..., in folder: String? = nil) throws -> Int32 {
        let result = try workspace.run(arguments: arguments, in: folder)
        if result.status > 1 { print(result.errors) }
        return result.status
    }

    /// From the root, from below, and from above.
    @Test func graphsAreTheInput() throws {
        #expect(try status("lint") == 66)
        try project("graphs: [Navigation]\n")
        try workspace.expect("lint", errors: "^no findings\n$")
        try workspace.makeDirectory("App/Features")
        try workspace.expect("list screens", output: "\t../../Navigation/notes.yaml:7:7\n$", in: "App/Features")
        for command in ["paths", "links", "render", "show noteList"] {
            try workspace.expect(command, in: "App/Features")
        }
        try workspace.expect("resolve notes://x", 1, in: "App/Features")
        let name = workspace.directory.lastPathComponent
        let above = try runProgram(
            Workspace.program().path, ["lint", name, "-v"], in: workspace.directory.deletingLastPathComponent().path)
        #expect(above.errors.hasPrefix("graph: \(name)/Navigation/notes.yaml\n"), "\(above.errors)")
    }

    /// `ProjectPlaceTests` has the commands in a work tree, and below a link.
    @Test func aLinkThatIsNamedHasTheProjectOfItsFiles() throws {
        try project("graphs: Navigation\nstrict: true\n")
        try workspace.write(Sample.warning, to: "Navigation/notes.yaml")
        let other = Workspace()
        try other.link("link", to: workspace.directory.path)
        try other.link("graphs", to: workspace.url("Navigation").path)
        for (command, status) in [("link/Navigation", 1), ("graphs", 1), ("graphs --project none", 0)] {
            try other.expect("lint \(command)", Int32(status))
        }
    }

    /// Without `.git`, no directory above counts.
    @Test func withoutARepositoryNoDirectoryAboveCounts() throws {
        let plain = Workspace()
        try plain.write(Sample.notes, to: "Graphs/notes.yaml")
        try plain.write("graphs: [Graphs]\n", to: ".navgraph.yaml")
        #expect(try plain.run("lint").status == 0)
        try plain.makeDirectory("App")
        let below = try plain.run("lint", in: "App")
        #expect(below.status == 66)
        #expect(
            below.errors
                == "navgraph: error: there is no 'Graphs', and no .navgraph.yaml names graphs; create a graph with "
                + "'navgraph init --app NAME', or name a file\n")
    }

    @Test func graphsAreBesideTheFileByDefault() throws {
        try project("strict: true\n", in: "apps/notes/")
        try workspace.write(Sample.warning, to: "apps/notes/Graphs/notes.yaml")
        try workspace.makeDirectory("apps/notes/App")
        #expect(try status("lint", in: "apps/notes/App") == 1)
        #expect(try status("lint", in: "apps") == 66)
    }

    @Test func missingGraphsAreNamed() throws {
        try project("graphs: [Navigation, Moved]\n")
        try workspace.expect(
            "lint", 66,
            errors: "^navgraph: error: '../Moved' not found, which '../.navgraph.yaml' names in 'graphs'\n$", in: "App")
    }

    @Test func sourcesAndTheirBaselineAreThoseOfDrift() throws {
        try project("graphs: Navigation\n")
        try workspace.expect(
            "drift", 64, errors: "write 'sources: [App]' in .navgraph.yaml, or use '--sources DIR'")
        try project("graphs: Navigation\nsources: [App]\n")
        #expect(try status("drift", in: "App") == 0)
        try workspace.write("", to: "App/Detail.swift")
        #expect(try status("drift") == 1)
        _ = try workspace.run("drift", "--write-baseline", "known")
        try project("graphs: Navigation\nsources: [App]\ndrift-baseline: known\n")
        #expect(try status("drift", in: "App") == 0)
        #expect(try status("drift", "--baseline", "none") == 1)
        try workspace.write("class NoteDetailViewController: UIViewController {}\n", to: "Other/Detail.swift")
        #expect(
            try status("drift", "--sources", "Other", "--baseline", "none") == 1, "a list replaces that of the file")
        try project("graphs: Navigation\nsources: [App, Other]\n")
        #expect(try status("drift") == 0)
        try workspace.expect("import", errors: "0 of 2 screen types", in: "App")
    }

    /// Patterns begin at the directory of the project file, whatever is searched.
    @Test func whatIsExcludedIsNeitherCodeNorAGraph() throws {
        try workspace.write(Sample.broken, to: "Navigation/old/notes.yaml")
        try workspace.write("class NoteDetailViewController: UIViewController {}\n", to: "App/Legacy/Detail.swift")
        try workspace.write("", to: "App/Detail.swift")
        try project("graphs: Navigation\nsources: App\n")
        #expect(try status("lint") == 1)
        try project("graphs: Navigation\nsources: App\nexclude: [Navigation/old, 'App/Legacy/**']\n")
        #expect(try status("lint") == 0)
        #expect(try status("lint", "Navigation", in: nil) == 0)
        #expect(try status("lint", ".", in: "Navigation") == 0)
        #expect(try status("lint", "Navigation/old") == 1, "it is named")
        #expect(try status("drift", in: "App") == 1)
        #expect(try status("drift", "--exclude", "none") == 0, "an option replaces the patterns")
        try workspace.commitAll()
        try workspace.expect("diff --git HEAD", output: "^Navigation of Notes: no change\n$")
    }

    @Test func outputIsThatOfCompile() throws {
        try project("graphs: Navigation\n")
        try workspace.expect(
            "compile", 64, errors: "missing output directory; write 'output: Navigation' in .navgraph.yaml")
        try project("graphs: Navigation\noutput: App/Routers\n")
        #expect(try status("compile", in: "App") == 0)
        #expect(FileManager.default.fileExists(atPath: workspace.url("App/Routers/notes").path))
        #expect(try status("compile", "--check", in: "Navigation") == 0)
        #expect(try status("compile", "--single-file", "one.swift") == 0)
    }

    @Test func findingsAreCountedAsTheProjectSays() throws {
        try workspace.write(Sample.warning, to: "Navigation/notes.yaml")
        try project("graphs: Navigation\nstrict: true\nlevel: error\n")
        try workspace.expect("lint", 1, output: "^$", in: "App")
        #expect(try status("lint", "--no-strict") == 0)
        try workspace.expect("lint --level warning", 1, output: ": warning: ")
        try project("graphs: Navigation\nstrict: true\nbaseline: known\n")
        try workspace.expect("lint", 66, errors: "create it with '--write-baseline known'")
        #expect(try status("lint", "--write-baseline", "./known") == 0, "the first one needs no baseline")
        #expect(try status("lint", in: "App") == 0)
        #expect(try status("lint", "--baseline", "none") == 1)
        #expect(try status("lint", "--project", "none", "Navigation", "--strict") == 1)
    }

    /// Both baselines have the new name.
    @Test func renameEditsTheBaselines() throws {
        try workspace.write(Sample.warning, to: "Navigation/notes.yaml")
        try project("graphs: Navigation\nsources: App\nbaseline: known\ndrift-baseline: known-drift\n")
        try workspace.write("unused condition:spare\ndead-end screen:noteDetail\n", to: "known")
        try workspace.write("missing-type screen:noteDetail\n", to: "known-drift")
        try workspace.expect("rename screen:noteDetail note", in: "App")
        #expect(try workspace.text("known") == "unused condition:spare\ndead-end screen:note\n")
        #expect(try workspace.text("known-drift") == "missing-type screen:note\n")
    }

    @Test func ownersAndSourcesAreShown() throws {
        try workspace.write("/Navigation/ @navigators\n", to: "CODEOWNERS")
        try project("graphs: Navigation\n")
        let options = ["render", "--format", "json"]
        let named = try workspace.run(arguments: options + ["--owners", "CODEOWNERS", "--sources", "App"])
        #expect(named.output.contains("\"navigators\"") && named.output.contains("App/List.swift"), "\(named.errors)")
        try project("graphs: Navigation\nowners: CODEOWNERS\nsources: App\n")
        #expect(try workspace.run(arguments: options).output == named.output)
        #expect(try workspace.run(arguments: options, in: "App").output.contains("\"navigators\""))
        #expect(try status("render") == 0, "a format without them")
        try project("graphs: Navigation\nowners: Nowhere\n")
        #expect(try workspace.run(arguments: options).status == 66)
    }

    @Test func linksToTheTextHaveTheCommit() throws {
        try project("graphs: Navigation\nsource-url: https://example.com/{commit}/{path}#L{line}\n")
        #expect(try status("render") == 0, "no page, no commit")
        #expect(try status("lint") == 0)
        let none = try workspace.run("render", "--format", "html")
        #expect(none.status == 66, "there is no commit yet")
        try workspace.commitAll()
        let commit = try runProgram("git", ["rev-parse", "HEAD"], in: workspace.directory.path).output.prefix(40)
        try workspace.expect("render --format html", output: "https://example.com/\(commit)/", in: "App")
    }

    @Test func oneCommandHasOneProject() throws {
        try project("strict: true\n", in: "a/")
        try project("strict: true\n", in: "b/")
        try workspace.write(Sample.notes, to: "a/Graphs/notes.yaml")
        try workspace.write(Sample.notes, to: "b/Graphs/notes.yaml")
        try workspace.expect("lint a/Graphs b/Graphs", 64, errors: "'a/.navgraph.yaml'", "'b/.navgraph.yaml'")
        #expect(try status("lint", "a/Graphs", "b/Graphs", "--project", "b/.navgraph.yaml") == 0)
        #expect(try status("lint", "a/Graphs", "b/Graphs", "--project", "none") == 0)
        #expect(try status("lint", "--project", "b/.navgraph.yaml") == 0)
        #expect(try status("lint", "--project", "c/.navgraph.yaml") == 66)
    }

    /// One directory up is the repository, and the file may name what is there.
    @Test func aPathMayLeaveTheDirectoryOfTheFile() throws {
        try project("graphs: ../Navigation\n", in: "sub/")
        #expect(try status("lint", in: "sub") == 0)
        try project("graphs: ../../Navigation\n", in: "sub/")
        try workspace.expect(
            "lint", 64, errors: ".navgraph.yaml:1:9: error: '../../Navigation' is outside the repository [path-escape]",
            in: "sub")
        try project("graphs: ../Navigation\n", in: "sub/")
        try FileManager.default.removeItem(at: workspace.url(".git"))
        try workspace.expect(
            "lint", 64, errors: "'../Navigation' is outside the directory of the project file", in: "sub")
    }

    @Test func initWritesIt() throws {
        try FileManager.default.removeItem(at: workspace.url("Navigation"))
        try workspace.expect("init --app Notes --into .")
        #expect(
            try workspace.text(".navgraph.yaml") == """
                # What navgraph reads and writes, for each command. Options override it.
                graphs: [Graphs]    # files, or directories of graphs
                output: Navigation  # where 'navgraph compile' writes the routers
                sources: [App]      # the code that 'navgraph drift' compares with the graphs

                """)
        try workspace.expect("format --check")
        #expect(try status("lint", in: "App") == 0)
        #expect(try status("compile", in: "App") == 0)
        #expect(try status("compile", "--check") == 0)
        #expect(try status("drift") == 0 || status("drift") == 1)
        try workspace.expect("init --app Notes", output: "kept  .navgraph.yaml, which already exists\n")
    }

    /// In Python, as editors do it.
    @Test func theSchemaKnowsEachKey() throws {
        let schema = try workspace.run("schema", "--project").output
        struct Schema: Decodable {
            struct Property: Decodable {}
            var properties: [String: Property]
        }
        let keys = try JSONDecoder().decode(Schema.self, from: Data(schema.utf8)).properties.keys
        #expect(
            keys.sorted() == [
                "baseline", "drift-baseline", "exclude", "graphs", "level", "output", "owners", "previews", "snapshots",
                "source-url", "sources", "strict", "version",
            ])
    }
}
