import ArgumentParser
import NavGraphReports
import NavGraphSyntax

/// The tool `navgraph`; its commands are in `Commands`.
package struct NavgraphCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "navgraph",
        abstract: "Check an app's navigation graph, generate routers, and draw diagrams.",
        discussion: """
            INPUT is a root file, a directory (each root file in it and below), or '-' for standard input (default: the graphs \
            of the project file, or else Graphs).

            EXAMPLE
              navgraph lint Graphs/notes.yaml
              navgraph compile Graphs/notes.yaml --output Sources/Navigation
              navgraph render Graphs/notes.yaml --output notes.svg
              navgraph --version --json

            EXIT STATUS
              0   no findings at or above the failing severity
              1   findings at or above it
              64  incorrect usage
              66  an input cannot be read
              70  a bug of navgraph, which it found itself
              73  an output cannot be written
            """,
        version: ProgramInfo.line,
        groupedSubcommands: [
            CommandGroup(
                name: "Check",
                subcommands: [
                    LintCommand.self, DriftCommand.self, DiffCommand.self, PathsCommand.self, ResolveCommand.self,
                    LinksCommand.self,
                ]),
            CommandGroup(name: "View", subcommands: [PreviewCommand.self, RenderCommand.self]),
            CommandGroup(
                name: "Write",
                subcommands: [
                    InitCommand.self, ImportCommand.self, FormatCommand.self, MergeCommand.self, RenameCommand.self,
                ]),
            CommandGroup(name: "Code", subcommands: [CompileCommand.self, SupportCommand.self]),
            CommandGroup(
                name: "Look-up",
                subcommands: [
                    ListCommand.self, ShowCommand.self, ExplainCommand.self, SchemaCommand.self, LSPCommand.self,
                    DocsCommand.self,
                ]),
        ]
    )

    package init() {}

    /// Parses the arguments of the process, and runs the command that they name.
    package static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        var running: (any ParsableCommand)?
        do {
            if arguments.count == 2, Set(arguments) == ["--version", "--json"] {
                return try writeToStandardOutput(ProgramInfo.json.bytes())
            }
            let named = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
            if let named, !named.hasPrefix("-"), named != "help", command(named: named) == nil {
                throw unknownCommand(named)
            }
            var command = try parseAsRoot()
            running = command
            try command.run()
        } catch {
            end(with: error, of: running.map { type(of: $0) })
        }
    }

    /// Ends the process. The argument parser writes errors as sentences; they are printed like all other errors. `command`: the
    /// one that was running, whose usage it does not know.
    private static func end(with error: any Error, of command: (any ParsableCommand.Type)?) -> Never {
        let message = fullMessage(for: error)
        let mark = "Error: "
        guard exitCode(for: error) != .success, message.hasPrefix(mark) else { exit(withError: status(for: error)) }
        var lines = message.dropFirst(mark.count).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let start = lines[0].prefix(2)
        if start.dropFirst().allSatisfy(\.isLowercase) {
            lines[0] = start.prefix(1).lowercased() + lines[0].dropFirst()
        }
        if lines[0].hasSuffix(".") { lines[0].removeLast() }
        if command == nil, !lines[0].hasPrefix("unknown"), let option = unknownOption {
            // The parser says first what is missing, though this may be what was meant.
            lines[0] = "unknown option '\(printable(option))'"
            lines.removeAll { $0.hasPrefix("Help:") }
        }
        lines[0].replace(". Did you mean", with: "; did you mean")
        if let option = lines[0].wholeMatch(of: #/unknown option '--([^']*)'/#)?.1 { lines[0] += hint(for: option) }
        if let command, let name = command.configuration.commandName, lines.count > 1 {
            let help = "  See 'navgraph \(name) --help' for more information."
            lines[1...] = ["Usage: " + usageString(for: command), help]
        }
        Terminal.complain(lines.joined(separator: "\n"))
        exit(withError: status(for: error))
    }

    /// The exit status of an error. To Git, a merge driver fails above 128; below it has conflicts.
    private static func status(for error: any Error) -> any Error {
        let code = exitCode(for: error)
        guard CommandLine.arguments.dropFirst().first == "merge", code.rawValue > 1 else {
            return error is ExitCode || code == .success ? error : code
        }
        return ExitCode(code.rawValue + 128)
    }

    /// The first argument that looks like an option, but that the called command does not have.
    private static var unknownOption: String? {
        let arguments = CommandLine.arguments.dropFirst()
        guard let called = arguments.first.flatMap({ command(named: $0) }) else { return nil }
        let known = ["--version"] + options(of: called)
        return arguments.dropFirst().prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) }.first {
            $0.hasPrefix("-") && $0.dropFirst().contains(where: \.isLetter) && !known.contains($0)
        }
    }

    private static func options(of command: ParsableCommand.Type) -> [String] {
        helpMessage(for: command, includeHidden: true).matches(of: #/--?[a-z][a-z-]*/#).map { String($0.output) }
    }

    /// What an option that is unknown may mean: `--json`, `--verison`, `--framwork` of another command.
    private static func hint(for option: Substring) -> String {
        let formats = ReportFormat.allCases.map(\.rawValue) + DiagramFormat.allCases.map(\.rawValue) + ["html"]
        let name = CommandLine.arguments.dropFirst().first
        let known = name.flatMap { command(named: $0) }
        if formats.contains(String(option)), known.map({ helpMessage(for: $0).contains("--format") }) == true {
            return "; use '--format \(option)'"
        }
        func near(among options: [String]) -> String? {
            nearest(to: String(option), among: options.filter { $0.hasPrefix("--") }.map { String($0.dropFirst(2)) })
        }
        let own = known.map { options(of: $0) } ?? []
        if let near = near(among: own + ["--version", "--help"]) { return "; did you mean '--\(near)'?" }
        for other in configuration.subcommands where other.configuration.shouldDisplay {
            guard let near = near(among: options(of: other)), let name = other.configuration.commandName else {
                continue
            }
            return "; did you mean '--\(near)' of '\(name)'?"
        }
        return ""
    }

    private static func command(named name: String) -> ParsableCommand.Type? {
        configuration.subcommands.first { $0.configuration.commandName == name }
    }

    private static func unknownCommand(_ name: String) -> ValidationError {
        let names = configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap {
            $0.configuration.commandName
        }
        let near = nearest(to: name, among: names).map { "did you mean '\($0)'?" }
        return ValidationError(
            "unknown command '\(printable(name))'; " + (near ?? "use one of \(names.joined(separator: ", "))"))
    }
}

enum ExitStatus: Int32 {
    case success = 0
    case findings = 1
    case wrongUsage = 64
    case unreadableInput = 66
    case internalFault = 70
    case unwritableOutput = 73
}

/// A command whose file errors are a message and an exit status.
protocol StatusCommand: ParsableCommand {
    func execute() throws -> ExitStatus
}

extension StatusCommand {
    mutating func run() throws { try exiting { try execute() } }
}

func exiting(_ body: () throws -> ExitStatus) throws {
    let status: ExitStatus
    do {
        status = try body()
    } catch let problem as ProjectProblem {
        Terminal.printError(Array(problem.text.utf8))
        status = .wrongUsage
    } catch let problem as InputProblem {
        Terminal.complain(printable(problem.message))
        status = .unreadableInput
    } catch let problem as OutputProblem {
        Terminal.complain(printable(problem.message))
        status = .unwritableOutput
    }
    if status != .success { throw ExitCode(status.rawValue) }
}

func refuse(_ isWrong: Bool, _ message: @autoclosure () -> String) throws(ValidationError) {
    if isWrong { throw ValidationError(message()) }
}
