import ArgumentParser
import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

struct DriftCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "drift",
        abstract: "Find differences between a graph and the app's code.",
        discussion: """
            Compare graphs with Swift files, storyboards and xibs. Only rules about code are checked, such as 'missing-type'; \
            use 'lint' for all other rules. Each graph is compared separately.

            To allow a finding in Swift, write a comment on its line or above its statement:
            '// navgraph:allow bypass: the editor opens its own alert'. The comment '// navgraph: account.redeem' above a \
            function or type says whose code it is, as the key 'code' does in the graph.

            '--baseline' works as in 'lint'; use a separate file. The baseline also lists the transitions that the code \
            confirms; 'lost-transition' reports one that the code no longer confirms.

            EXAMPLE
              navgraph drift Graphs/app.yaml --sources App
              navgraph drift Graphs --sources App --sources Features --strict
              navgraph drift --sources App --baseline drift.baseline --format sarif=drift.sarif
              navgraph drift --sources App --suggest
            """)

    @OptionGroup var arguments: InputArguments

    @Option(
        name: .customLong("sources"),
        help: ArgumentHelp("Directory of the app's source code, or a Swift file. Can be repeated.", valueName: "dir"))
    var sources: [String] = []

    @Option(
        help: ArgumentHelp(
            "Skip paths in the directories of '--sources'; '*' matches in a path component, '**' any number of components. "
                + "Can be repeated.", valueName: "glob"))
    var exclude: [String] = []

    @Flag(
        help: ArgumentHelp(
            """
            Print what is missing in the graphs as YAML to paste, with a comment that names the place. Findings are printed \
            to standard error.
            """))
    var suggest = false

    @OptionGroup var options: FindingOptions

    func execute() throws -> ExitStatus {
        let files = InputFiles()
        let project = try arguments.readProject()
        let sources = project.sources(sources)
        guard !sources.isEmpty else {
            throw ValidationError(
                "missing source directories; write 'sources: [App]' in \(projectFileName), or use '--sources DIR'")
        }
        let options = options.completed(by: project, baseline: project.settings.driftBaseline)
        let new = options.newRules(of: project)
        let known = try options.baseline.map { try KnownFindings(path: $0) }
        let inputs = try project.inputs(arguments.named, in: files)
        let readings = try inputs.map { try read($0, files: files) }
        guard let code = try readCode(in: sources, excluding: project.exclusions(exclude)) else {
            return .unreadableInput
        }
        guard !code.report.files.isEmpty || !code.report.emittedFrom.isEmpty || !code.report.skipped.isEmpty else {
            Terminal.complain("no Swift files found in \(printable(sources.joined(separator: ", ")))")
            return .findings
        }
        for (file, why) in code.report.skipped {
            Terminal.printError("navgraph: note: skipped '\(printable(file))': \(why)")
        }
        let least = options.least(of: inputs.count)
        let graphs = readings.map {
            compare(
                $0, with: code, seen: known?.baseline.seen ?? [], levels: options.levels, new: new, least: least,
                files: files)
        }
        let fails = try options.report(graphs, known: known, files: files, toErrors: suggest) {
            $0.family == .code || $0 == .unusedAllow
        }
        if suggest { try writeToStandardOutput(Array(suggestions(for: graphs, code, known: known, files: files).utf8)) }
        return fails ? .findings : .success
    }

    /// What would remove that which the baseline does not list.
    private func suggestions(
        for graphs: [CheckedGraph], _ code: DriftCode, known: KnownFindings?, files: InputFiles
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
}
