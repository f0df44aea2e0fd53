import ArgumentParser
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

extension Severity: ExpressibleByArgument {}

struct LintCommand: StatusCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check graphs and report problems.",
        discussion: """
            A baseline is a file of known findings, which are not reported and do not affect the exit status. It identifies \
            findings by rule and subject, not by line, so it survives edits. Errors of the text are never part of it.

            'text' and 'github' show at most 1,000 findings of each file with at least the severity of '--level'; the other \
            formats contain all findings. 'text' prints findings with the same cause once.

            EXAMPLE
              navgraph lint Graphs --strict
              navgraph lint Graphs/notes.yaml --format text --format json=findings.json
              navgraph lint --rule link-only=off --rule dead-end=warning
            """)

    @OptionGroup var arguments: InputArguments

    @Option(help: "Also report what 'compile' rejects for this framework.")
    var framework: SwiftSettings.Framework?

    @OptionGroup var options: FindingOptions

    @Flag(help: "First fix the errors of the text that have a preferred fix.")
    var fix = false

    @Flag(help: "With '--fix', list the fixes and write nothing.")
    var dryRun = false

    @Flag(help: "Rerun when an input changes.")
    var watch = false

    func validate() throws {
        try refuse(dryRun && !fix, "'--dry-run' requires '--fix'")
        try refuse(fix && watch, "'--fix' cannot be used with '--watch'")
        try refuse(fix && arguments.named.contains("-"), "'--fix' cannot change standard input")
    }

    func execute() throws -> ExitStatus {
        if watch { try NavGraphTool.watch(lintInputs) }
        if fix { try fixText() }
        return try lintInputs(InputFiles())
    }

    private func fixText() throws {
        let files = InputFiles()
        let inputs = try arguments.readProject().inputs(arguments.named, in: files)
        var fixes = PreferredFixes(of: inputs.map(\.path)) { files.contents(of: $0, for: Input(path: $1)) }
        fixes.make()
        for line in fixes.lines { Terminal.printError("\(printable(line))") }
        if dryRun { return }
        for (path, bytes) in fixes.texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            try replace(path, with: bytes)
        }
    }

    /// Whether `compile` would refuse one of some graphs for what its framework cannot have; says what.
    private func refuses(_ graphs: [CheckedGraph], as framework: SwiftSettings.Framework, files: InputFiles) -> Bool {
        graphs.count { checked in
            guard checked.isUsable, !checked.graph.entry.isNone else { return false }
            let problems = problems(of: checked, framework)
            report(problems, of: checked, files: files)
            return !problems.isEmpty
        } > 0
    }

    private func lintInputs(_ files: InputFiles) throws -> ExitStatus {
        let project = try arguments.readProject(notedBy: files)
        let options = options.completed(by: project, baseline: project.settings.baseline)
        let new = options.newRules(of: project)
        let inputs = try project.inputs(arguments.named, in: files)
        options.baseline.map(files.note)
        let known = try options.baseline.map { try KnownFindings(path: $0) }
        let least = options.least(of: inputs.count)
        var status = ExitStatus.success
        var graphs: [CheckedGraph] = []
        var distinct = DistinctFindings()
        for input in inputs {
            do throws(InputProblem) {
                var checked = check(
                    try read(input, files: files), levels: options.levels, new: new, least: least,
                    relates: options.showsRelations)
                if inputs.count > 1 {
                    distinct.reduce(&checked, graphs.count, least: options.leastReported)
                    if framework == nil { checked.forgetElements() }
                }
                graphs.append(checked)
            } catch {
                Terminal.complain(printable(error.message))
                status = .unreadableInput
            }
        }
        distinct.settle(&graphs)
        let fails = try options.report(graphs, known: known, files: files) { $0.family != .code }
        if status != .success { return status }
        if let framework, refuses(graphs, as: framework, files: files) { return .findings }
        return fails ? .findings : .success
    }
}
