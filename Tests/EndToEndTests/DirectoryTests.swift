import Foundation
import NavGraphTestSupport
import Testing

/// Directories are searched below, a file that is named in two ways is one, and paths count from the root of a repository where other
/// programs look there.
@Suite(.processorTime) struct DirectoryTests {
    let workspace: Workspace

    init() throws { workspace = try Workspace() }

    private static let broken = "navgraph: 1\napp: Broken\nentry: nothing\nscreens: { a: {} }\n"

    @Test func directoriesAreSearchedBelow() throws {
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try workspace.write(Self.broken, to: "Graphs/apps/shop/shop.yml")
        for hidden in ["node_modules", "Pods", "Carthage", "DerivedData", ".git"] {
            try workspace.write(Self.broken, to: "Graphs/\(hidden)/other.yaml")
        }
        try workspace.write(Self.broken, to: "outside/other.yaml")
        try workspace.link("Graphs/link", to: "../outside")
        try workspace.link("Graphs/link.yaml", to: "../outside/other.yaml")
        let lint = try workspace.run("lint", "--format", "json")
        #expect(lint.status == 1)
        #expect(lint.output.contains(#""graph": "Broken, Notes""#), "\(lint.output)")
        #expect(lint.output.contains(#""file": "Graphs/apps/shop/shop.yml""#))

        try workspace.write(Sample.notes.replacing("app: Notes", with: "app: Shop"), to: "Graphs/apps/shop/shop.yml")
        let compile = try workspace.run("compile", "Graphs", "--output", "out", "--print-outputs")
        #expect(compile.status == 0, "\(compile.errors)")
        #expect(compile.output.contains("out/notes/NotesAppRouter.swift\n"), "\(compile.output)")
        #expect(compile.output.contains("out/apps/shop/shop/ShopAppRouter.swift\n"), "\(compile.output)")
    }

    /// A module below that another graph imports is part of it, unless it has a Swift module.
    @Test func modulesBelow() throws {
        let app = """
            navgraph: 1
            app: Notes
            entry: home
            imports: { b: parts/b.yaml, c: parts/c.yaml }
            screens:
              home:
                transitions: { openB: { present: b.start }, openC: { present: c.start } }

            """
        let module = "navgraph: 1\nmodule: B\nscreens: { start: { public: true } }\n"
        try workspace.write(app, to: "Graphs/app.yaml")
        try workspace.write(module, to: "Graphs/parts/b.yaml")
        try workspace.write(
            module.replacing("module: B", with: "module: C\nswift: { module: Cs }"), to: "Graphs/parts/c.yaml")
        try workspace.write(module.replacing("module: B", with: "module: D"), to: "Graphs/parts/d.yaml")
        let result = try workspace.run("compile", "Graphs", "--output", "out", "--print-outputs")
        #expect(result.status == 0, "\(result.errors)")
        let folders = Set(
            result.output.split(separator: "\n").map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        #expect(folders == ["out/NavGraph", "out/app", "out/parts/c", "out/parts/d"], "\(folders)")
    }

    @Test func aFileThatIsNamedInTwoWaysIsOne() throws {
        try workspace.write(Self.broken, to: "Graphs/notes.yaml")
        try workspace.link("alias", to: "Graphs")
        for names in [
            ["Graphs/notes.yaml", "Graphs"], ["Graphs", "./Graphs//notes.yaml"], ["Graphs", "alias"],
            ["Graphs/../Graphs/notes.yaml", "Graphs/notes.yaml"],
        ] {
            let result = try workspace.run(arguments: ["lint"] + names + ["--format", "json"])
            #expect(result.output.contains(#""graph": "Broken""#), "\(names): \(result.output)")
            let first = names[0].hasSuffix(".yaml") ? names[0] : "Graphs/notes.yaml"
            #expect(result.output.contains("\"file\": \"\(first)\""), "\(names): \(result.output)")
        }
    }

    /// `github` and `sarif` count from the root of the repository, the other formats from the current directory.
    @Test(arguments: ["from the root", "from below", "from above", "in a work tree", "without a repository"])
    func pathsFromTheRoot(place: String) throws {
        try workspace.write(Self.broken, to: "repo/app/Graphs/notes.yaml")
        switch place {
        case "in a work tree": try workspace.write("gitdir: elsewhere\n", to: "repo/.git")
        case "without a repository": break
        default: try workspace.makeDirectory("repo/.git")
        }
        let (folder, path) =
            switch place {
            case "from the root", "in a work tree": ("repo", "app/Graphs/notes.yaml")
            case "from above": (".", "repo/app/Graphs/notes.yaml")
            default: ("repo/app", "Graphs/notes.yaml")
            }
        let wanted = place == "without a repository" ? path : "app/Graphs/notes.yaml"
        func lint(_ format: String) throws -> String {
            try workspace.run("lint", path, "--format", format, in: folder).output
        }
        #expect(try lint("github").contains("file=\(wanted),"))
        #expect(try lint("sarif").contains("\"uri\": \"\(wanted)\""))
        #expect(try lint("json").contains("\"file\": \"\(path)\""))
        #expect(try lint("text").hasPrefix("\(path):"))
    }

    /// Git runs where the input is, wherever the command does.
    @Test func gitRunsInTheDirectoryOfTheInput() throws {
        try workspace.write(Sample.notes, to: "repo/app/Graphs/notes.yaml")
        func git(_ arguments: String...) throws {
            let author = ["-C", workspace.url("repo").path, "-c", "user.name=N", "-c", "user.email=n@example.com"]
            let result = try runProgram("git", author + arguments, in: workspace.directory.path)
            try #require(result.status == 0, "\(result.errors)")
        }
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        try workspace.write(Self.broken, to: "repo/app/Graphs/notes.yaml")
        for (folder, input) in [(".", "repo/app/Graphs"), ("repo", "app/Graphs/notes.yaml"), ("repo/app", "Graphs")] {
            let result = try workspace.run("diff", "--git", "HEAD", input, "--format", "github", in: folder)
            #expect(result.status == 1, "\(input): \(result.output)\(result.errors)")
            #expect(result.output.contains("file=app/Graphs/notes.yaml,"), "\(input): \(result.output)")
        }
        let absolute = workspace.url("repo/app/Graphs").path
        #expect(try workspace.run("diff", "--git", "HEAD", absolute, "--format", "github").status == 1)
    }
    /// A directory that holds much else is not searched for minutes, and the end of the search is said.
    @Test func aSearchEnds() throws {
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        try workspace.makeDirectory("Graphs/many")
        let folder = workspace.url("Graphs/many").path
        for number in 0..<20_000 { close(open("\(folder)/\(number)", O_CREAT | O_WRONLY, 0o644)) }
        for command in [["lint"], ["format", "--check"], ["rename", "screen:noteList", "x"]] {
            let result = try workspace.run(arguments: command)
            #expect(result.status == 66, "\(command)")
            #expect(result.errors.contains("stopped after 20000 entries, in 'Graphs/many/'"), "\(result.errors)")
        }
    }
}
