import Foundation
import NavGraphTestSupport
import Testing

/// Exit statuses of wrong and right usage, and help.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct UsageTests {
    let workspace = Workspace()

    @Test(arguments: [
        "nonsense", "lint --nonsense", "lint --dry-run", "lint --fix --watch", "lint --fix -", "compile",
        "compile --output out --diagram bmp", "compile --output out --framework qt",
        "compile --output out --check --print-outputs", "compile notes.yaml --output out --watch --check",
        "compile notes.yaml --output out --watch --print-outputs", "compile notes.yaml --single-file a.txt",
        "compile notes.yaml --single-file a.swift --output out", "render --format bmp", "render --depth 2",
        "render --flow a --focus b", "render --focus b --depth -1", "render notes.yaml --to lost --format html",
        "render notes.yaml --flow notes --format html", "render notes.yaml --to noteDetail --format mermaid",
        "render notes.yaml --view ownership --flow notes", "render notes.yaml --whole --flow notes",
        "render notes.yaml --view tree", "render notes.yaml --highlight all",
        "render notes.yaml --highlight findings --output a.mmd", "resolve", "resolve a b c",
        "resolve --shortcut a --activity b", "resolve Graphs notes://n/7 --shortcut a", "links Graphs --format aasa",
        "links Graphs --format aasa --app-id notes", "links Graphs --app-id ABCDE12345.com.example.notes",
        "diff notes.yaml new.yaml --page https://x", "diff notes.yaml new.yaml --page ftp://x --format markdown",
        "diff notes.yaml new.yaml --page https://x#a --format markdown", "diff notes.yaml new.yaml --previews .",
        "diff notes.yaml new.yaml --previews . --format json", "diff notes.yaml new.yaml --snapshots .",
        "diff notes.yaml new.yaml --source-url https://x/{path}",
    ])
    func wrongUsage(command: String) throws {
        for name in ["notes", "new", "Graphs/notes"] { try workspace.write(Sample.unreachable, to: "\(name).yaml") }
        try workspace.expect(command, 64)
    }

    @Test func anEmptyOutputIsWrongUsage() throws {
        #expect(try workspace.run("compile", "--output", "").status == 64)
    }

    @Test func anUnknownCommandIsNearAKnownOne() throws {
        try workspace.expect("lnt Graphs", 64, errors: "unknown command 'lnt'; did you mean 'lint'?")
        try workspace.expect("draw", 64, errors: "use one of lint, drift, diff")
        try workspace.expect("help lint")
        try workspace.expect("help lnt", 64, errors: "did you mean 'lint'?")
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
        try workspace.expect(
            "resolve notes.yaml", 64, errors: "'notes.yaml' is not a URL", "navgraph resolve notes.yaml URL")
    }

    @Test(arguments: [
        "compile", "lint", "render", "paths", "resolve", "diff", "links", "support", "import", "explain", "schema",
        "init", "list", "show",
    ])
    func everyCommandHasHelpWithAnExample(command: String) throws {
        try workspace.expect("\(command) --help", output: "EXAMPLE\n  navgraph \(command)")
    }

    @Test func theVersionIsPrinted() throws {
        let result = try workspace.expect("--version")
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
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes, to: "notes.yaml")
    }

    @Test(.needsGraphviz) func theNameOfTheOutputTellsTheFormat() throws {
        try workspace.expect("render notes.yaml --output notes.svg")
        #expect(try workspace.text("notes.svg").contains("<svg"))
        try workspace.expect("render notes.yaml --output notes.PNG")
        #expect(try Data(contentsOf: workspace.url("notes.PNG")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test(arguments: ["notes.jpg", "notes.", "a.svg/notes.txt"])
    func anEndingThatIsNoFormatIsWrongUsage(name: String) throws {
        try workspace.expect("render notes.yaml --output \(name)", 64, errors: "unknown diagram format")
        try workspace.expect("render notes.yaml --format dot --output notes.gv")
        #expect(try workspace.run("render", "notes.yaml", "--output", "a.b/notes").status != 64)
    }

    @Test func withoutGraphvizItIsSaid() throws {
        try workspace.expect(
            "render notes.yaml --format svg", 73, output: "^$", errors: "install Graphviz",
            environment: ["PATH": "/nonexistent"])
    }

    @Test func unknownNamesAreWrongUsage() throws {
        try workspace.expect(
            "render notes.yaml --focus noteDetial", 64,
            errors: "unknown screen 'noteDetial'; did you mean 'noteDetail'?")
        try workspace.expect("render notes.yaml --flow nothing", 64)
    }
}
