import Foundation
import NavGraphTestSupport
import Testing

/// The version in `.navgraph.yaml`: which rules are new to a project, and which program is too old for it.
@Suite(.processorTime) struct ProjectFileTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.unreachable, to: "Graphs/notes.yaml")
    }

    @Test func aNewRuleDoesNotFailAProjectOfAnOlderVersion() throws {
        try workspace.expect("lint --strict", 1)
        try workspace.write("version: 0.0.1\n", to: ".navgraph.yaml")
        try workspace.expect("lint --strict", output: ": warning: ", "[unreachable-screen, new in 0.1.0]")
        try workspace.expect("lint --format json", output: "\"severity\": \"warning\"")
        try workspace.expect("lint --format json", output: "\"new\": true")
        try workspace.expect("lint --format sarif", output: "\"new\": true")
        try workspace.expect("lint --strict --format junit", output: "failures=\"0\"")
        try workspace.expect("lint --strict --next-rules", 1)
        try workspace.expect("compile --output out")

        try workspace.write("# What the project is written for.\nversion: '0.1.0' # see docs\n", to: ".navgraph.yaml")
        try workspace.expect("lint --strict", 1, lacks: "new")
    }

    @Test func whatComesInADiffDoesNotFailIt() throws {
        try workspace.write(Sample.notes, to: "old.yaml")
        try workspace.expect("diff old.yaml Graphs/notes.yaml --strict", 1)
        try workspace.write("version: 0.0.1\n", to: ".navgraph.yaml")
        try workspace.expect("diff old.yaml Graphs/notes.yaml --strict", output: "1 warning")
    }

    /// Errors of the text are not findings of a rule that a project could be without.
    @Test func anErrorOfTheTextStaysOne() throws {
        try workspace.write("version: 0.0.1\n", to: ".navgraph.yaml")
        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        try workspace.expect("lint", 1)
    }

    /// In the directory of the input or above it, up to the root of the repository.
    @Test func theNearestFileCounts() throws {
        try workspace.write("version: 0.0.1\n", to: ".navgraph.yaml")
        try workspace.write(Sample.unreachable, to: "apps/notes/Graphs/notes.yaml")
        func status(_ arguments: String..., in folder: String? = nil) throws -> Int32 {
            try workspace.run(arguments: ["lint"] + arguments, in: folder).status
        }
        #expect(try status("apps/notes/Graphs") == 0)
        #expect(try status("apps/notes/Graphs/notes.yaml") == 0)
        #expect(try status(in: "apps/notes") == 1, "without a repository the search ends at the current directory")
        try workspace.git(["init", "-q"])
        #expect(try status(in: "apps/notes") == 0)
        #expect(try status("../../apps/./notes/Graphs", in: "apps/notes") == 0)
        #expect(try workspace.run(arguments: ["lint", "-"], input: Sample.unreachable, in: "apps").status == 0)
        try workspace.write("version: 0.1.0\n", to: "apps/notes/.navgraph.yaml")
        #expect(try status("apps/notes/Graphs") == 1)
        try workspace.write("gitdir: elsewhere\n", to: "apps/.git")
        try FileManager.default.removeItem(at: workspace.url("apps/notes/.navgraph.yaml"))
        #expect(try status("apps/notes/Graphs") == 1, "a work tree or submodule is a repository")
    }

    @Test(arguments: [
        (
            "version: 99.1.0\n",
            "1:10: error: the project requires navgraph 99.1.0, but this is navgraph 0.1.0; update it [wrong-kind]"
        ),
        (
            "version: newest\n",
            "1:10: error: expected a version of navgraph, as in 'version: 0.1.0' [wrong-kind]"
        ),
        (
            "\nverison: 0.1.0\n",
            "2:1: error: unknown key 'verison' in the project file; did you mean 'version'? [unknown-key]"
        ),
        ("version: 0.1.0\nversion: 0.1.0\n", "2:1: error: duplicate key 'version' [duplicate-key]"),
        ("- 0.1.0\n", "1:1: error: expected a mapping, found a list for the project file [wrong-kind]"),
        ("version: [0.1.0\n", ""),
        ("output: /tmp\n", "1:9: error: '/tmp' is an absolute path; use a path relative to this file [path-escape]"),
        ("baseline: ''\n", "1:11: error: missing value for 'baseline' [wrong-kind]"),
        ("level: off\n", "1:8: error: unknown value 'off' for 'level'; use 'error', 'warning' or 'note' [wrong-kind]"),
        (
            "strict: maybe\n",
            "1:9: error: unknown value 'maybe' for 'strict'; use 'true', or leave the key out [wrong-kind]"
        ),
        ("source-url: {path}\n", "1:13: error: expected text, found a mapping for 'source-url' [wrong-kind]"),
    ])
    func aMistakeIsWrongUsage(text: String, message: String) throws {
        try workspace.write(text, to: ".navgraph.yaml")
        // The version is asked for first, by each command.
        for command in text.hasPrefix("version") ? ["lint", "compile --output out", "diff Graphs Graphs"] : ["lint"] {
            try workspace.expect(command, 64, output: "^$", errors: "^.navgraph.yaml:\(message)")
        }
    }

    @Test(arguments: ["", "# nothing yet\n", "\n\n", "{}\n"])
    func aFileWithoutKeysSaysNothing(text: String) throws {
        try workspace.write(text, to: ".navgraph.yaml")
        try workspace.expect("lint", 1)
    }
}
