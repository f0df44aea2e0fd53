import ArgumentParser
import NavGraphLint
import NavGraphSyntax

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks graphs, and says what is wrong with them and where.",
        discussion: """
            A baseline is a file of findings that are known: they are not reported, and fail nothing. It goes by rule and \
            subject, not by line, so that it survives editing. Errors of the text are never known.

            Of each rule's notes the text shows the first hundred; 'json' has all.

            EXAMPLE
              navgraph lint Graphs --strict
              navgraph lint Graphs/notes.yaml --format text --format json=findings.json
              navgraph lint --rule link-only=off --rule dead-end=warning
            """)

    @OptionGroup var arguments: InputArguments

    @Option(
        help: ArgumentHelp(
            "How findings are printed: 'text' or 'json'; with '=FILE', written there. May be repeated.",
            valueName: "format"))
    var format: [ReportRequest] = []

    @Flag(help: "Warnings fail, too.")
    var strict = false

    @Option(
        help: ArgumentHelp(
            "A level for a rule: 'error', 'warning', 'note' or 'off'. May be repeated.", valueName: "id=level"),
        transform: RuleOverride.init)
    var rule: [RuleOverride] = []

    @Option(help: ArgumentHelp("Do not report what this file lists.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("List there what is found now, and do not report it.", valueName: "file"))
    var writeBaseline: String?

    func validate() throws {
        if format.filter({ $0.path == nil }).count > 1 {
            throw ValidationError("Only one '--format' can go to standard output; the others need '=FILE'.")
        }
    }

    func run() throws { try exiting(lintInputs) }

    private func lintInputs() throws -> ExitStatus {
        let files = InputFiles()
        let known = try baseline.map(readBaseline)
        let needsAll = known != nil || writeBaseline != nil || format.contains { $0.format != .text }
        let notesOfRule = needsAll ? .max : mostNotesInText
        var status = ExitStatus.success
        var graphs: [CheckedGraph] = []
        for input in try files.inputs(of: arguments.inputs) {
            do throws(InputProblem) {
                graphs.append(check(try read(input, files: files), levels: rule, notesOfRule: notesOfRule))
            } catch {
                Terminal.printError("navgraph: error: " + printable(error.message))
                status = .unreadableInput
            }
        }
        var report = Report(graphs, files: files)
        if let writeBaseline {
            let entries = report.findings.filter(\.rule.isConfigurable).map { Baseline.Entry($0.rule, $0.subject) }
            try write(Baseline(Set(entries)).bytes, to: writeBaseline)
            report.findings.removeAll { $0.rule.isConfigurable }
        }
        if let known { report.findings.removeAll { known.contains(Baseline.Entry($0.rule, $0.subject)) } }

        for request in format.isEmpty ? [ReportRequest(format: .text)] : format {
            let isColoured = request.path == nil && Terminal.hasColours(.output)
            try write(request.format.bytes(of: report, inColour: isColoured), to: request.path ?? "-")
        }
        if !graphs.isEmpty { Terminal.printError(summary(of: report)) }
        if status != .success { return status }
        return report.findings.contains { $0.message.severity >= (strict ? .warning : .error) } ? .findings : .success
    }

    private func readBaseline(_ path: String) throws(InputProblem) -> Baseline {
        let contents = FileSystem.read(path)
        guard case .bytes(let bytes) = contents else { throw InputProblem(Input(path: path), contents) }
        do throws(Baseline.Malformed) {
            return try Baseline(bytes)
        } catch {
            throw InputProblem(message: "\(path):\(error.line): \(error.message)")
        }
    }
}
