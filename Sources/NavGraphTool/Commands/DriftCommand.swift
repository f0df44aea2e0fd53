import ArgumentParser
import NavGraphImport
import NavGraphLint
import NavGraphSyntax

struct DriftCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drift",
        abstract: "Compares graphs with the app's Swift code, storyboards and xibs, and says where they disagree.",
        discussion: """
            It judges the rules of the code ('navgraph explain missing-type'), and no others; 'lint' has the rest. With several \
            graphs each is compared by itself.

            In Swift a comment allows a finding, on its line or alone on the line above:
            '// navgraph:allow bypass: the editor opens its own alert'.

            A baseline is a file of findings that are known, as that of 'lint'; give it its own file.

            EXAMPLE
              navgraph drift Graphs/app.yaml --sources App
              navgraph drift Graphs --sources App --sources Features --strict
              navgraph drift --sources App --baseline drift.baseline --format sarif=drift.sarif
              navgraph drift --sources App --suggest
            """)

    @OptionGroup var arguments: InputArguments

    @Option(
        name: .customLong("sources"),
        help: ArgumentHelp("A directory of the app's sources, or a Swift file. Repeatable.", valueName: "dir"))
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "Paths below a directory of '--sources' that are not read: '*' is within a component, '**' any number of them. "
                + "Repeatable.", valueName: "glob"))
    var exclude: [String] = []

    @Flag(
        help: ArgumentHelp(
            """
            Print what the graphs lack, as YAML to paste, each piece under a comment that says where; the findings then go to \
            standard error.
            """))
    var suggest = false

    @OptionGroup var options: FindingOptions

    func validate() throws {
        if sources.isEmpty { throw ValidationError("Missing expected option '--sources <dir>'.") }
    }

    func run() throws { try exiting { try compareAll(InputFiles()) } }

    private func compareAll(_ files: InputFiles) throws -> ExitStatus {
        let known = try options.baseline.map { try KnownFindings(path: $0) }
        let inputs = try files.inputs(of: arguments.inputs)
        let readings = try inputs.map { try read($0, files: files) }
        guard let code = try readCode() else { return .unreadableInput }
        guard !code.report.files.isEmpty || !code.report.emittedFrom.isEmpty || !code.report.skipped.isEmpty else {
            Terminal.printError("navgraph: error: no Swift file in \(printable(sources.joined(separator: ", ")))")
            return .findings
        }
        for (file, why) in code.report.skipped {
            Terminal.printError("navgraph: note: '\(printable(file))' is not read: \(why)")
        }
        let least = options.least(of: inputs.count)
        let graphs = readings.map { compare($0, with: code, levels: options.rule, least: least, files: files) }
        let fails = try options.report(graphs, known: known, files: files, toErrors: suggest) {
            $0.family == .code || $0 == .unusedAllow
        }
        if suggest { try writeToStandardOutput(Array(suggestions(for: graphs, code, known, files).utf8)) }
        return fails ? .findings : .success
    }

    /// What would remove that which the baseline does not list.
    private func suggestions(
        for graphs: [CheckedGraph], _ code: DriftCode, _ known: KnownFindings?, _ files: InputFiles
    ) -> String {
        graphs.filter(\.isUsable).map { checked in
            let findings = checked.findings.filter { finding in
                known?.entries.contains(Baseline.Entry(finding.rule, finding.subject.spelled(in: checked.graph.text)))
                    != true
            }
            let lacking = driftSuggestions(checked.graph, root: checked.input.path, code, for: findings)
            return suggestedText(lacking, of: checked, files: files)
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// `nil` where something cannot be read; says what.
    private func readCode() throws -> DriftCode? {
        var problems: [String] = []
        let inputs = try sourceInputs(sources, excluding: exclude, problems: &problems)
        let directories = sources.filter { FileSystem.kind(of: $0) == .directory }
        let interfaces = NavGraphTool.read(
            try importInputs(directories, excluding: exclude, besideSources: true).filter { $0.kind != .graph },
            problems: &problems)
        var unreadable: [UnreadableImport] = []
        let code = DriftCode(inputs, interfaces, unreadable: &unreadable)
        problems += unreadable.map(\.text)
        for problem in problems { Terminal.printError(printable(problem)) }
        return problems.isEmpty ? code : nil
    }
}
