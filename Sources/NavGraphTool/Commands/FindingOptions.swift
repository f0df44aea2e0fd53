import ArgumentParser
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphSyntax

/// The options of commands that report findings: how they are written, which fail, and which are known.
struct FindingOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Output format; with '=FILE', write to FILE. Can be repeated.", valueName: "format"))
    var format: [FormatRequest<ReportFormat>] = []

    @Option(
        help: ArgumentHelp("Minimum severity to show (text, github) (default: warning).", valueName: "level"))
    var level: Severity?

    @Flag(inversion: .prefixedNo, help: "Treat warnings as errors.")
    var strict: Bool?

    @Flag(help: "Give new rules their own level (default: they warn, and fail nothing).")
    var nextRules = false

    @Option(
        help: ArgumentHelp(
            "Set the level of a rule: 'error', 'warning', 'note' or 'off'. Can be repeated.", valueName: "id=level"),
        completion: .levels, transform: RuleOverride.init)
    var rule: [RuleOverride] = []

    /// The levels that `--rule` sets, the last one of each rule.
    var levels: [Rule: RuleLevel] { Dictionary(rule.map { ($0.rule, $0.level) }) { $1 } }

    @Option(
        help: ArgumentHelp(
            "Ignore findings listed in FILE and report stale entries; 'none' ignores no findings.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write the current findings to FILE and do not report them.", valueName: "file"))
    var writeBaseline: String?

    @Flag(help: "Print the duration of each phase to standard error.")
    var timings = false

    func validate() throws { try FormatRequest.demandOneOutput(format) }

    /// The options, and those of the project for the ones that are not given. `baseline`: the project's baseline of this
    /// command.
    func completed(by project: Project, baseline known: ProjectSettings.Value?) -> FindingOptions {
        var options = self
        options.level = level ?? project.settings.level
        options.strict = strict ?? project.settings.isStrict
        options.baseline =
            baseline == "none" ? nil : baseline ?? known.map(project.shown).flatMap { isFirst($0) ? nil : $0 }
        return options
    }

    /// Whether a baseline does not exist yet, and is about to be written.
    private func isFirst(_ known: String) -> Bool {
        writeBaseline.map { join("", $0) == join("", known) } == true && FileSystem.kind(of: known) == nil
    }

    /// The rules that are new to a project; none of them with `--next-rules`.
    func newRules(of project: Project) -> NewRules { nextRules ? .none : project.newRules }

    private var leastShown: Severity { level ?? .warning }

    private var formats: [FormatRequest<ReportFormat>] { format.isEmpty ? [FormatRequest(.text)] : format }
    /// Whether a format says which finding follows from which.
    var showsRelations: Bool { formats.contains { $0.format == .text || $0.format == .json } }

    func least(of graphs: Int) -> Severity {
        // What several graphs find in one module has to be known to be counted once.
        graphs > 1 ? .note : leastReported
    }

    /// Of what is less severe, only the number is reported.
    var leastReported: Severity {
        let needsAll = baseline != nil || writeBaseline != nil || formats.contains { $0.format != .text }
        // What is not shown can fail.
        return needsAll ? .note : strict == true ? min(leastShown, .warning) : leastShown
    }

    /// Writes what is found, and says whether it fails. `known`: the baseline, read before; `judges`: the rules that the
    /// command has; `toErrors`: what has no file goes to standard error.
    func report(
        _ graphs: [CheckedGraph], known: KnownFindings?, files: InputFiles, toErrors: Bool = false,
        judges: (Rule) -> Bool
    ) throws -> Bool {
        var report = Report(graphs, files: files, least: leastReported)
        report.repositoryPath = RepositoryPaths().path
        if let writeBaseline {
            let entries = report.findings.filter(\.rule.isConfigurable).map { Baseline.Entry($0.rule, $0.subject) }
            Terminal.printError(comparison(of: Set(entries), with: try? KnownFindings(path: writeBaseline).entries))
            let seen = graphs.compactMap(\.code).reduce(into: Set<String>()) { $0.formUnion($1.transitions.seen) }
            try write(Baseline(Set(entries), seen: seen).bytes, to: writeBaseline)
            report.findings.removeAll { $0.rule.isConfigurable }
        }
        if let known {
            known.apply(to: &report, of: graphs, levels: levels, isReplaced: writeBaseline != nil, judges: judges)
        }
        let failing: Severity = strict == true ? .warning : .error
        let start = ContinuousClock.now
        for request in formats {
            let isColoured = request.path == nil && Terminal.hasColours(toErrors ? .error : .output)
            let bytes = try request.format.bytes(of: report, least: leastShown, failing: failing, inColour: isColoured)
            if toErrors, request.path == nil {
                Terminal.printError(bytes)
            } else {
                try write(bytes, to: request.path ?? "-")
            }
        }
        if timings {
            Terminal.printError(timingText(graphs.flatMap(\.timings) + [("write", ContinuousClock.now - start)]))
        }
        if !graphs.isEmpty {
            Terminal.printError(
                summary(of: report, least: formats.contains { $0.format.hasLevel } ? leastShown : .note))
        }
        return report.findings.contains { $0.fails(from: failing) }
    }
}
