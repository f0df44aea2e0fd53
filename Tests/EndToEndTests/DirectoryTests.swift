import Foundation
import NavGraphTestSupport
import Testing

/// Modules below a directory, the end of a long search, and paths without a repository; `ProjectPlaceTests` has the rest.
@Suite(.processorTime) struct DirectoryTests {
    let workspace = Workspace()

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
        let result = try workspace.expect("compile Graphs --output out --print-outputs")
        let folders = Set(
            result.output.split(separator: "\n").map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        #expect(folders == ["out/NavGraph", "out/app", "out/parts/c", "out/parts/d"], "\(folders)")
    }

    /// `github` and `sarif` count from the root of the repository; without one they do as the other formats.
    @Test(arguments: ["github", "sarif", "json", "text"]) func pathsWithoutARepository(_ format: String) throws {
        try workspace.write("navgraph: 1\napp: A\nentry: nothing\nscreens: { a: {} }\n", to: "app/Graphs/notes.yaml")
        let found = try workspace.run("lint", "Graphs/notes.yaml", "--format", format, in: "app").output
        let wanted = ["file=Graphs/notes.yaml,", "\"Graphs/notes.yaml\"", "\nGraphs/notes.yaml:"]
        #expect(wanted.contains(where: ("\n" + found).contains), "\(found)")
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
