import Foundation
import NavGraphTestSupport
import Testing

/// `merge` as Git calls it, and by hand.
@Suite(.processorTime) struct MergeCommandTests {
    let workspace: Workspace
    private static let graph = """
        navgraph: 1
        app: Notes
        entry: main
        flows:
          main:
            screens:
              list:
                transitions:
                  open: { push: detail }
              detail:

        """

    init() throws { workspace = Workspace() }

    /// Runs Git with the built program in its path.
    private func git(_ arguments: String...) throws {
        let program = try Workspace.program().deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try workspace.git(arguments, environment: ["PATH": "\(program):\(path)"])
    }

    /// Two branches that each bring an event and a screen are merged and rebased without a conflict; the result compiles, and
    /// routers, of which a merge keeps ours, are made again.
    @Test(arguments: ["merge", "rebase"]) func branches(way: String) throws {
        try git("init", "-q", "-b", "main")
        try workspace.expect("init --app Other")
        try FileManager.default.removeItem(at: workspace.url("Graphs/Other.yaml"))
        try workspace.expect("merge --install", output: "^installed the merge driver 'navgraph' in this clone\n$")
        func commit(_ text: String, _ message: String) throws {
            try workspace.write(text, to: "Graphs/notes.yaml")
            try workspace.expect("compile Graphs/notes.yaml --output Navigation")
            try git("add", "Graphs", "Navigation", ".gitattributes")
            try git("commit", "-q", "-m", message)
        }
        try commit(Self.graph, "base")
        let open = "          open: { push: detail }\n"
        try git("checkout", "-q", "-b", "help")
        try commit(
            Self.graph.replacing(open, with: open + "          openHelp: { present: help }\n") + "      help:\n", "help"
        )
        try git("checkout", "-q", "main")
        try commit(
            Self.graph.replacing(open, with: open + "          openCart: { present: cart }\n") + "      cart:\n", "cart"
        )
        if way == "merge" {
            try git("merge", "-q", "--no-edit", "help")
        } else {
            try git("checkout", "-q", "help")
            try git("rebase", "-q", "main")
        }
        let text = try workspace.text("Graphs/notes.yaml")
        #expect(
            text == Self.graph.replacing(
                open, with: open + "          openCart: { present: cart }\n          openHelp: { present: help }\n")
                + "      cart:\n      help:\n")
        try workspace.expect("compile Graphs/notes.yaml --output Navigation --check", 1)
        try workspace.expect("compile Graphs/notes.yaml --output Navigation")
        try workspace.expect("compile Graphs/notes.yaml --output Navigation --check")
    }

    @Test func conflictsAreCounted() throws {
        try workspace.write("a: 1\nb: 1\n", to: "base")
        try workspace.write("a: 2\nb: 2\n", to: "ours")
        try workspace.write("a: 3\nb: 3\n", to: "theirs")
        try workspace.expect(
            "merge base ours theirs --path Graphs/a.yaml --marker-size 9", 1, errors: "^Graphs/a.yaml: 2 conflicts\n$")
        #expect(
            try workspace.text("ours") == """
                <<<<<<<<< ours
                a: 2
                =========
                a: 3
                >>>>>>>>> theirs
                <<<<<<<<< ours
                b: 2
                =========
                b: 3
                >>>>>>>>> theirs

                """)
    }

    /// Texts that are not YAML are merged as Git merges them.
    @Test func linesAreMergedOtherwise() throws {
        try workspace.write("a: 1\nb\nc\nd\ne: 1\n", to: "base")
        try workspace.write("a: 1\nb\nc\nd\ne: [\n", to: "ours")
        try workspace.write("a: 2\nb\nc\nd\ne: 1\n", to: "theirs")
        try workspace.expect("merge base ours theirs")
        #expect(try workspace.text("ours") == "a: 2\nb\nc\nd\ne: [\n")
        try workspace.write("a: 3\nb\nc\nd\ne: 1\n", to: "theirs")
        try workspace.write("a: 1\nb\nc\nd\ne: [\n", to: "base")
        try workspace.expect("merge base ours theirs", 1)
        #expect(try workspace.text("ours").hasPrefix("<<<<<<< ours\na: 2\n=======\na: 3\n>>>>>>> theirs\n"))
    }

    /// To Git, a driver that fails ends above 128.
    @Test func failures() throws {
        try workspace.write("a: 1\n", to: "ours")
        #expect(try workspace.run("merge", "missing", "ours", "ours").status == 128 + 66)
        #expect(try workspace.run("merge", "ours").status == 128 + 64)
        #expect(try workspace.run("merge", "ours", "ours", "ours", "--marker-size", "0").status == 128 + 64)
        try workspace.expect("merge ours ours ours")
        try workspace.expect("merge --help")
    }
}
