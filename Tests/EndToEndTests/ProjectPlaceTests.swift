import Foundation
import NavGraphTestSupport
import Testing

/// What the project file and directories mean, wherever a command runs: a table of commands, each in every place of a repository.
@Suite(.processorTime, .timeLimit(.minutes(10))) struct ProjectPlaceTests {
    enum Place: String, CaseIterable {
        case root, below, above, workTree, link
    }

    /// A command, and what it does. Paths of the repository begin with `@`, as the current directory spells them.
    struct Row {
        var sentence: String
        var command: String
        var status: Int32 = 0
        /// What standard output, or else standard error, has, and what it does not have.
        var has: [String] = []
        var hasNot: [String] = []
        /// Whether the graphs are named where the repository is not around the current directory.
        var takesGraphs = true
    }

    static let rows = [
        Row(
            sentence: "graphs are the input, searched below, without what is excluded", command: "lint",
            has: ["no findings in 2 graphs\n"]),
        Row(
            sentence: "-v names each root file, in the order of their paths", command: "lint -v",
            has: ["graph: @Navigation/apps/second/second.yml\ngraph: @Navigation/notes.yaml\n"],
            hasNot: ["old", "link", "hidden"]),
        Row(
            sentence: "strict and the baseline count", command: "lint --baseline none", status: 1,
            has: ["@Navigation/notes.yaml:4:15: warning: "]),
        Row(sentence: "a flag can be taken back", command: "lint --baseline none --no-strict"),
        Row(
            sentence: "there is no project file", command: "lint --project none @Navigation/notes.yaml --strict",
            status: 1,
            takesGraphs: false),
        Row(
            sentence: "a project file can be named", command: "lint --project @.navgraph.yaml @Navigation/notes.yaml",
            takesGraphs: false),
        Row(
            sentence: "a file that is spelled in two ways is one",
            command: "lint @Navigation @Navigation/../Navigation//notes.yaml @Navigation/notes.yaml",
            has: ["no findings in 2 graphs\n"], takesGraphs: false),
        Row(
            sentence: "json has what was spelled", command: "lint --baseline none --format json", status: 1,
            has: [#""file": "@Navigation/notes.yaml""#]),
        Row(
            sentence: "checkstyle has what was spelled", command: "lint --baseline none --format checkstyle", status: 1,
            has: [#"name="@Navigation/notes.yaml""#]),
        Row(
            sentence: "junit has what was spelled", command: "lint --baseline none --format junit", status: 1,
            has: ["@Navigation/notes.yaml"]),
        Row(
            sentence: "github has the path from the root", command: "lint --baseline none --format github", status: 1,
            has: ["file=Navigation/notes.yaml,"]),
        Row(
            sentence: "sarif has the path from the root", command: "lint --baseline none --format sarif", status: 1,
            has: [#""uri": "Navigation/notes.yaml""#]),
        Row(sentence: "format takes the graphs", command: "format --check"),
        Row(
            sentence: "links takes an app of several", command: "links", status: 64,
            has: ["name one of: @Navigation/apps/second/second.yml, @Navigation/notes.yaml"]),
        Row(
            sentence: "paths takes an app of several", command: "paths", status: 64,
            has: ["requires one app; name one of: @"]),
        Row(
            sentence: "render draws one graph of several", command: "render", status: 64,
            has: ["'render' draws one graph; name one of: @"]),
        Row(
            sentence: "render prints DOT", command: "render @Navigation/notes.yaml", has: ["digraph"],
            takesGraphs: false),
        Row(
            sentence: "output is where compile writes, a folder for each path below",
            command: "compile --print-outputs",
            has: [
                "@App/Routers/notes/NotesAppRouter.swift\n", "@App/Routers/apps/second/second/SecondAppRouter.swift\n",
            ]),
        Row(
            sentence: "an option replaces what the file says", command: "compile --print-outputs --output out",
            has: ["\nout/notes/NotesAppRouter.swift\n"], hasNot: ["App/Routers"]),
        Row(sentence: "drift has its sources and its baseline", command: "drift"),
        Row(
            sentence: "drift has no other baseline", command: "drift --baseline none", status: 1, has: ["missing-type"]),
        Row(
            sentence: "what is excluded is no code", command: "drift --baseline none --exclude none",
            has: ["2 notes in 2 graphs not shown"], hasNot: ["missing-type"]),
        Row(sentence: "git runs where the input is", command: "diff --git HEAD", has: ["no change"]),
        Row(
            sentence: "what differs from a revision has paths from the root",
            command: "diff --git HEAD~1 --format json",
            status: 0, has: [#""Navigation/notes.yaml""#], hasNot: ["\"../"]),
        Row(
            sentence: "markdown has paths from the root", command: "diff --git HEAD~1 --format markdown",
            has: ["<!-- navgraph diff Navigation -->"],
            hasNot: ["../Nav", "repo/Nav"]),
        Row(
            sentence: "links of a page lead to the text, at the commit of the project",
            command: "render @Navigation/notes.yaml --format html",
            has: ["\"source\": \"https://example.com/$COMMIT/{path}#L{line}\"", "\"Navigation/notes.yaml:8\""],
            hasNot: ["../Navigation/notes.yaml", "repo/Navigation/notes.yaml"], takesGraphs: false),
        Row(
            sentence: "a page of a diff has paths from the root", command: "diff --git HEAD~1 --format html",
            has: ["\"Navigation/notes.yaml:"], hasNot: ["../Navigation/notes.yaml", "repo/Navigation/notes.yaml"]),
        Row(
            sentence: "list reads the graphs", command: "list screens @Navigation/notes.yaml",
            has: ["\t@Navigation/notes.yaml:8:7\n"], takesGraphs: false),
        Row(
            sentence: "the app in a sub-directory is read, and the baselines are edited",
            command: "rename screen:noteDetail note @Navigation/notes.yaml @Navigation --dry-run",
            has: ["@Navigation/notes.yaml", "@known-drift"], takesGraphs: false),
        Row(
            sentence: "what is not there is named", command: "lint @Nowhere", status: 66, has: ["'@Nowhere' not found"],
            takesGraphs: false),
    ]

    private let workspace = Workspace()

    init() throws {
        let second = Sample.notes.replacing("app: Notes", with: "app: Second")
        try write(second, to: "Navigation/apps/second/second.yml")
        try write(Sample.notes, to: "Navigation/notes.yaml")
        for folder in ["old", ".hidden", "node_modules", "Pods", "Carthage", "DerivedData"] {
            try write(Sample.broken, to: "Navigation/\(folder)/x.yaml")
        }
        try write(Sample.broken, to: "outside/x.yaml")
        try workspace.link("repo/Navigation/link", to: "../outside")
        try workspace.link("repo/Navigation/link.yaml", to: "../outside/x.yaml")
        try write("class NoteListViewController: UIViewController {}\n", to: "App/List.swift")
        try write("class NoteDetailViewController: UIViewController {}\n", to: "App/Legacy/Detail.swift")
        try write("unused condition:spare\n", to: "known")
        try write("missing-type screen:noteDetail\n", to: "known-drift")
        try write(
            """
            graphs: Navigation
            sources: [App]
            exclude: [Navigation/old, App/Legacy]
            output: App/Routers
            baseline: known
            drift-baseline: known-drift
            strict: true
            source-url: https://example.com/{commit}/{path}#L{line}

            """, to: ".navgraph.yaml")
        try git("init", "-q")
        try git("add", ".")
        try git("commit", "-q", "-m", "first")
        try write(Sample.warning, to: "Navigation/notes.yaml")
        try git("commit", "-q", "-a", "-m", "second")
    }

    private func write(_ text: String, to path: String) throws { try workspace.write(text, to: "repo/" + path) }

    private func git(_ arguments: String...) throws {
        try workspace.git(["-C", workspace.url("repo").path] + arguments)
    }

    @Test(arguments: Place.allCases) func everySentence(place: Place) throws {
        let (folder, prefix) =
            switch place {
            case .root: ("repo", "")
            case .below: ("repo/App/Legacy", "../../")
            case .above: (".", "repo/")
            case .workTree: ("tree/App", "../")
            case .link: ("alias/App", "../")
            }
        if place == .workTree { try git("worktree", "add", "-q", "../tree") }
        if place == .link { try workspace.link("alias", to: "repo") }
        let commit = try runProgram("git", ["rev-parse", "HEAD"], in: workspace.url("repo").path).output.prefix(40)
        for row in Self.rows where Graphviz.isInstalled || !row.command.contains("html") {
            func spelled(_ text: String) -> String {
                text.replacing("@", with: prefix).replacing("$COMMIT", with: commit)
            }
            var arguments = row.command.split(separator: " ").map { spelled(String($0)) }
            if place == .above, row.takesGraphs { arguments.append(prefix + "Navigation") }
            let result = try workspace.run(arguments: arguments, in: folder)
            let comment = Comment(rawValue: "\(row.sentence), \(place): \(result.output)\(result.errors)")
            #expect(result.status == row.status, comment)
            for text in row.has { #expect(("\n" + result.output + result.errors).contains(spelled(text)), comment) }
            for text in row.hasNot { #expect(!(result.output + result.errors).contains(text), comment) }
        }
    }
}
