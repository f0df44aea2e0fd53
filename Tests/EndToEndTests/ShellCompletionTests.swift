import Foundation
import NavGraphTestSupport
import Testing

/// What the shell completes, as its script asks the program for it.
@Suite(.processorTime) struct ShellCompletionTests {
    let workspace = Workspace()

    init() throws {
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
    }

    private func completions(of option: String, _ words: [String]) throws -> [String] {
        let script = try workspace.run("--generate-completion-script", "bash").output
        #expect(script.contains("---completion"))
        let last = "\(words.count - 1)"
        let result = try workspace.run(
            arguments: ["---completion", words[1], "--", option, last, "0"] + words, environment: ["SAP_SHELL": "bash"])
        #expect(result.status == 0, "\(result.errors)")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test func namesOfTheGraphsAreCompleted() throws {
        #expect(try completions(of: "--to", ["navgraph", "render", "--to", ""]) == ["noteDetail", "noteList"])
        #expect(try completions(of: "--focus", ["navgraph", "render", "Graphs", "--focus", ""]).contains("noteList"))
        #expect(
            try completions(of: "positional@0", ["navgraph", "rename", ""])
                .contains("transition:noteList.openNote"))
    }

    /// What can be read of it.
    @Test func aGraphWithErrorsIsCompletedToo() throws {
        try workspace.write(Sample.broken, to: "Graphs/notes.yaml")
        #expect(try completions(of: "--to", ["navgraph", "render", "--to", ""]).contains("noteList"))
    }

    @Test func rulesAreCompleted() throws {
        #expect(try completions(of: "positional@0", ["navgraph", "explain", ""]).contains("dead-end"))
        #expect(try completions(of: "--rule", ["navgraph", "lint", "--rule", ""]).contains("dead-end="))
    }

    /// A user types a line and a tab in a real shell.
    @Test(arguments: ["bash", "zsh", "fish"].filter { isInstalled($0) && isInstalled("python3") }) func shellsComplete(
        _ shell: String
    ) throws {
        let program = try Workspace.program()
        let script = try workspace.run("--generate-completion-script", shell).output
        try workspace.write(script, to: "script.\(shell)")
        for (line, wanted) in [
            ("navgraph explain dead-", "dead-end"), ("navgraph render --to noteD", "noteDetail"),
            ("navgraph render --flow ", "notes"), ("navgraph lint --format sa", "sarif"),
            ("navgraph list fl", "flows"), ("navgraph show noteD", "noteDetail"),
        ] {
            func completed() throws -> ProgramResult {
                try runProgram(
                    "python3", [Self.driver, shell, "script.\(shell)", line], in: workspace.directory.path,
                    environment: ["PATH": "\(program.deletingLastPathComponent().path):\(Self.path)"])
            }
            var result = try completed()
            // On a busy machine, a shell may not be ready for the first tab.
            if !result.output.contains(wanted) { result = try completed() }
            #expect(result.output.contains(wanted), "\(shell): \(line): \(result.output)\(result.errors)")
        }
    }

    private static let driver = Checkout.root.appendingPathComponent("Tests/EndToEndTests/shell.py").path
    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
}
