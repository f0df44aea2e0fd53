import ArgumentParser
import NavGraphLint
import NavGraphModel
import NavGraphSyntax

extension Severity: ExpressibleByArgument {}

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks graphs, and says what is wrong with them and where.",
        discussion: """
            A baseline is a file of findings that are known: they are not reported, and fail nothing. It goes by rule and \
            subject, not by line, so that it survives editing. Errors of the text are never known.

            'text' and 'github' show errors and warnings; with '--level note' notes, too, with '--level error' errors \
            alone. They show at most 1,000 findings of a file. 'json' has all. What has one cause, and what follows from \
            another finding, the text says once.

            EXAMPLE
              navgraph lint Graphs --strict
              navgraph lint Graphs/notes.yaml --format text --format json=findings.json
              navgraph lint --rule link-only=off --rule dead-end=warning
            """)

    @OptionGroup var arguments: InputArguments

    @Option(
        help: ArgumentHelp(
            """
            How findings are printed: 'text', 'json', 'sarif', 'github', 'checkstyle' or 'junit'; with '=FILE', written there. \
            May be repeated.
            """,
            valueName: "format"))
    var format: [ReportRequest] = []

    @Option(
        help: ArgumentHelp(
            "The least severity that 'text' and 'github' show: 'error', 'warning' or 'note'.", valueName: "level"))
    var level: Severity = .warning

    @Option(help: "Say, too, what 'compile' would refuse with this '--framework'.")
    var framework: SwiftSettings.Framework?

    @Flag(help: "Warnings fail, too.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "A level for a rule: 'error', 'warning', 'note' or 'off'. May be repeated.", valueName: "id=level"),
        transform: RuleOverride.init)
    var rule: [RuleOverride] = []

    @Option(
        help: ArgumentHelp(
            "Do not report what this file lists, but what in it is there no more.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("List there what is found now, and do not report it.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Print how long each part took, to standard error.")
    var timings = false

    @Flag(help: "Check again whenever an input changes.")
    var watch = false

    func validate() throws {
        if format.filter({ $0.path == nil }).count > 1 {
            throw ValidationError("Only one '--format' can go to standard output; the others need '=FILE'.")
        }
    }

    func run() throws {
        if watch { return try navgraph.watch(arguments.inputs, lintInputs) }
        try exiting { try lintInputs(InputFiles()) }
    }

    /// Whether `compile` would refuse one of some graphs for what its framework cannot have; says what.
    private func refuses(_ graphs: [CheckedGraph], _ framework: SwiftSettings.Framework, _ files: InputFiles) -> Bool {
        graphs.count { checked in
            guard checked.isUsable, !checked.graph.entry.isNone else { return false }
            let problems = problems(of: checked, framework)
            report(problems, of: checked, files: files)
            return !problems.isEmpty
        } > 0
    }

    private func lintInputs(_ files: InputFiles) throws -> ExitStatus {
        let known = try baseline.map { try KnownFindings(path: $0) }
        let inputs = try files.inputs(of: arguments.inputs)
        let formats = format.isEmpty ? [ReportRequest(format: .text)] : format
        // What several graphs find in one module has to be known to be counted once.
        let needsAll =
            known != nil || writeBaseline != nil || inputs.count > 1 || formats.contains { $0.format != .text }
        var status = ExitStatus.success
        var graphs: [CheckedGraph] = []
        for input in inputs {
            do throws(InputProblem) {
                graphs.append(
                    check(
                        try read(input, files: files), levels: rule, least: needsAll ? .note : level,
                        relates: formats.contains { $0.format == .text }))
            } catch {
                Terminal.printError("navgraph: error: " + printable(error.message))
                status = .unreadableInput
            }
        }
        var report = Report(graphs, files: files)
        if let writeBaseline {
            let entries = report.findings.filter(\.rule.isConfigurable).map { Baseline.Entry($0.rule, $0.subject) }
            Terminal.printError(comparison(of: Set(entries), with: try? KnownFindings(path: writeBaseline).entries))
            try write(Baseline(Set(entries)).bytes, to: writeBaseline)
            report.findings.removeAll { $0.rule.isConfigurable }
        }
        if let known {
            known.apply(to: &report, of: graphs, levels: rule, isReplaced: writeBaseline != nil)
        }
        let failing: Severity = strict ? .warning : .error
        let start = ContinuousClock.now
        for request in formats {
            let isColoured = request.path == nil && Terminal.hasColours(.output)
            try write(
                request.format.bytes(of: report, least: level, failing: failing, inColour: isColoured),
                to: request.path ?? "-")
        }
        if timings {
            Terminal.printError(timingText(graphs.flatMap(\.timings) + [("write", ContinuousClock.now - start)]))
        }
        if !graphs.isEmpty {
            Terminal.printError(summary(of: report, least: formats.contains { $0.format.hasLevel } ? level : .note))
        }
        if status != .success { return status }
        if let framework, refuses(graphs, framework, files) { return .findings }
        return report.findings.contains { $0.message.severity >= failing } ? .findings : .success
    }
}
