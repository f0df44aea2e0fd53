import Foundation
import NavGraphTestSupport
import Testing

/// Exit statuses of wrong and right usage, and help.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct UsageTests {
    let workspace: Workspace

    init() throws { workspace = try Workspace() }

    @Test(arguments: [
        ["nonsense"], ["lint", "--nonsense"], ["compile"], ["compile", "--output", ""],
        ["compile", "--output", "out", "--diagram", "bmp"], ["compile", "--output", "out", "--framework", "qt"],
        ["compile", "--output", "out", "--check", "--print-outputs"], ["render", "--format", "bmp"],
        ["render", "--depth", "2"], ["render", "--flow", "a", "--focus", "b"],
        ["render", "--focus", "b", "--depth", "-1"],
    ])
    func wrongUsage(arguments: [String]) throws {
        let process = try workspace.start(arguments)
        process.waitUntilExit()
        #expect(process.terminationStatus == 64)
    }

    @Test func anUnknownCommandIsNearAKnownOne() throws {
        let result = try workspace.run("lnt", "Graphs")
        #expect(result.status == 64)
        #expect(result.errors.contains("unknown command 'lnt'; did you mean 'lint'?"))
        #expect(try workspace.run("draw").errors.contains("use one of lint, drift, diff"))
        #expect(try workspace.run("help", "lint").status == 0)
        let help = try workspace.run("help", "lnt")
        #expect(help.status == 64 && help.errors.contains("did you mean 'lint'?"), "\(help.errors)")
    }

    @Test(arguments: [
        (["lint", "--baselin", "x"], "; did you mean '--baseline'?"), (["lint", "--json"], "; use '--format json'"),
        (
            ["init", "--framwork", "uikit"],
            "'--framwork'; did you mean '--framework' of 'lint'?\nUsage: navgraph init"
        ),
        (["init", "Notes", "--ap", "Notes"], "unknown option '--ap'; did you mean '--app'?\nUsage: navgraph init"),
        (["init", "-x"], "unknown option '-x'\nUsage: navgraph init"),
        (
            ["rename", "--dryrun", "a", "b"],
            "unknown option '--dryrun'; did you mean '--dry-run'?\nUsage: navgraph rename"
        ),
        (["--verison"], "; did you mean '--version'?"), (["compile", "--json"], "unknown option '--json'\nUsage:"),
    ])
    func anUnknownOptionIsNearAKnownOne(arguments: [String], hint: String) throws {
        let result = try workspace.run(arguments: arguments)
        #expect(result.status == 64 && result.errors.contains(hint), "\(result.errors)")
    }

    /// Also where a command finds the mistake only while it runs.
    @Test(arguments: [
        ["compile", "Graphs"], ["drift", "Graphs"], ["lint", "--nonsense"], ["diff", "a", "b", "--format", "html"],
        ["lint", "Graphs", "Other"],
    ])
    func theUsageIsThatOfTheCommand(arguments: [String]) throws {
        for folder in ["Graphs", "Other"] {
            try workspace.write(Sample.notes, to: "\(folder)/notes.yaml")
            try workspace.write("strict: true\n", to: "\(folder)/.navgraph.yaml")
        }
        for name in ["a", "b"] {
            try workspace.write(Sample.notes, to: "\(name)/notes.yaml")
            try workspace.write(Sample.notes.replacing("app: Notes", with: "app: Two"), to: "\(name)/two.yaml")
        }
        try workspace.write(Sample.warning, to: "b/notes.yaml")
        try workspace.write(
            Sample.warning.replacing("app: Notes", with: "app: Two"), to: "b/two.yaml")
        let result = try workspace.run(arguments: arguments)
        #expect(result.status == 64, "\(result.errors)")
        let usage = "\nUsage: navgraph \(arguments[0]) [<options>]"
        #expect(result.errors.contains(usage), "\(result.errors)")
        #expect(result.errors.hasSuffix("\n  See 'navgraph \(arguments[0]) --help' for more information.\n"))
    }

    @Test func aGraphIsNoURL() throws {
        try workspace.write(Sample.notes, to: "notes.yaml")
        let result = try workspace.run("resolve", "notes.yaml")
        #expect(result.status == 64)
        #expect(result.errors.contains("'notes.yaml' is not a URL"))
        #expect(result.errors.contains("navgraph resolve notes.yaml URL"))
    }

    @Test(arguments: [
        "compile", "lint", "render", "paths", "resolve", "diff", "links", "support", "import", "explain", "schema",
        "init", "list", "show",
    ])
    func everyCommandHasHelpWithAnExample(command: String) throws {
        let result = try workspace.run(command, "--help")
        #expect(result.status == 0)
        #expect(result.output.contains("EXAMPLE\n  navgraph \(command)"))
    }

    @Test func theVersionIsPrinted() throws {
        let result = try workspace.run("--version")
        #expect(result.status == 0)
        let line = #/navgraph \d+\.\d+\.\d+, language 1\.1( \([0-9a-f]{7,} \d{4}-\d\d-\d\d\))?\n/#
        #expect(result.output.wholeMatch(of: line) != nil, "\(result.output)")
    }

    @Test func theVersionIsPrintedForPrograms() throws {
        struct Version: Decodable {
            var version: String
            var language: String
            var commit: String?
            var date: String?
            var repository: String?
        }
        let result = try workspace.run("--version", "--json")
        let json = try JSONDecoder().decode(Version.self, from: Data(result.output.utf8))
        #expect(try workspace.run("--json", "--version").output == result.output)
        let line = try workspace.run("--version").output
        #expect(line.hasPrefix("navgraph \(json.version), language \(json.language)"))
        if let commit = json.commit, let date = json.date { #expect(line.contains("(\(commit) \(date))")) }
    }

    /// Its generator reads what the argument parser tells of each command.
    @Test func theManualKnowsEveryCommand() throws {
        let help = try workspace.run("--experimental-dump-help")
        for command in ["compile", "lint", "render"] {
            #expect(help.output.contains("\"commandName\" : \"\(command)\""))
        }
    }
}

/// One diagram at a time.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct RenderTests {
    let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Sample.notes, to: "notes.yaml")
    }

    @Test func dotGoesToStandardOutput() throws {
        let result = try workspace.run("render", "notes.yaml")
        #expect(result.status == 0)
        #expect(result.output.contains("digraph"))
    }

    @Test(.needsGraphviz) func theNameOfTheOutputTellsTheFormat() throws {
        #expect(try workspace.run("render", "notes.yaml", "--output", "notes.svg").status == 0)
        #expect(try workspace.text("notes.svg").contains("<svg"))
        #expect(try workspace.run("render", "notes.yaml", "--output", "notes.PNG").status == 0)
        #expect(try Data(contentsOf: workspace.url("notes.PNG")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test(arguments: ["notes.jpg", "notes.", "a.svg/notes.txt"])
    func anEndingThatIsNoFormatIsWrongUsage(name: String) throws {
        let result = try workspace.run("render", "notes.yaml", "--output", name)
        #expect(result.status == 64)
        #expect(result.errors.contains("unknown diagram format"))
        #expect(try workspace.run("render", "notes.yaml", "--format", "dot", "--output", "notes.gv").status == 0)
        #expect(try workspace.run("render", "notes.yaml", "--output", "a.b/notes").status != 64)
    }

    @Test func withoutGraphvizItIsSaid() throws {
        let result = try workspace.run("render", "notes.yaml", "--format", "svg", environment: ["PATH": "/nonexistent"])
        #expect(result.status == 73)
        #expect(result.errors.contains("install Graphviz"))
        #expect(result.output.isEmpty)
    }

    @Test func unknownNamesAreWrongUsage() throws {
        let result = try workspace.run("render", "notes.yaml", "--focus", "noteDetial")
        #expect(result.status == 64)
        #expect(result.errors.contains("unknown screen 'noteDetial'; did you mean 'noteDetail'?"))
        #expect(try workspace.run("render", "notes.yaml", "--flow", "nothing").status == 64)
    }

    @Test func ofSeveralGraphsNoneIsGuessed() throws {
        try workspace.write(Sample.notes, to: "more.yaml")
        let result = try workspace.run("render", ".")
        #expect(result.status == 64)
        #expect(result.errors.contains("./more.yaml, ./notes.yaml"))
    }

    @Test func errorsOfTheTextAreShown() throws {
        try workspace.write(Sample.broken, to: "notes.yaml")
        let result = try workspace.run("render", "notes.yaml")
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains("notes.yaml:9:29: error: "))
    }
}
