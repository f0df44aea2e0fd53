import ArgumentParser
import NavGraphSyntax

/// The tool `navgraph`; its commands are in `Commands`.
package struct NavgraphCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "navgraph",
        abstract: "All navigation of an app in one place: checks a graph of screens, writes routers and diagrams.",
        discussion: """
            INPUT is a root file, a directory (every root file in it), or '-' for standard input; by default 'Graphs'.

            EXAMPLE
              navgraph lint Graphs/notes.yaml
              navgraph compile Graphs/notes.yaml --output Sources/Navigation
              navgraph render Graphs/notes.yaml --output notes.svg

            EXIT STATUS
              0   nothing at or above the failing level
              1   findings at or above it
              64  wrong usage
              66  an input cannot be read
              73  an output cannot be written
            """,
        version: navgraphVersion,
        subcommands: [
            CompileCommand.self, LintCommand.self, RenderCommand.self, PathsCommand.self, ResolveCommand.self,
            DiffCommand.self, DriftCommand.self,
            LinksCommand.self, SupportCommand.self, ImportCommand.self, ExplainCommand.self, SchemaCommand.self,
            InitCommand.self, LSPCommand.self, RenameCommand.self, DocsCommand.self,
        ]
    )

    package init() {}

    /// Understands the arguments of the process, and runs the command that they name.
    package static func main() {
        if let first = CommandLine.arguments.dropFirst().first, !first.hasPrefix("-"), first != "help",
            command(named: first) == nil
        {
            exit(withError: unknownCommand(first))
        }
        main(nil)
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
            "There is no command '\(printable(name))'; " + (near ?? "there is \(names.joined(separator: ", "))."))
    }
}

/// What a command ends with once its arguments are understood. `CLI.md`, "Exit status".
enum ExitStatus: Int32 {
    case success = 0
    case findings = 1
    case unreadableInput = 66
    case unwritableOutput = 73
}

/// Runs a command's body and turns what goes wrong with files into a message and an exit status.
func exiting(_ body: () throws -> ExitStatus) throws {
    let status: ExitStatus
    do {
        status = try body()
    } catch let problem as InputProblem {
        Terminal.printError("navgraph: error: " + printable(problem.message))
        status = .unreadableInput
    } catch let problem as OutputProblem {
        Terminal.printError("navgraph: error: " + printable(problem.message))
        status = .unwritableOutput
    }
    if status != .success { throw ExitCode(status.rawValue) }
}
