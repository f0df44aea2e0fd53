import Foundation
import NavGraphTestSupport
import Testing

private let hasNode = (try? runProgram("node", ["--version"]).status) == 0

/// The extension of VS Code, run in Node with stand-ins for its modules. EDITOR 11.
@Suite(.processorTime, .timeLimit(.minutes(5)), .enabled(if: hasNode, "Node is absent"))
struct VSCodeTests {
    private struct Seen: Decodable {
        struct Started: Decodable {
            var command: String
            var args: [String]
        }
        var errors: [String]
        var opened: [String]
        var started: Started?
        var command: String
        var status: Int?
    }

    private func run(program: String? = nil, trusted: Bool = true) throws -> Seen {
        let workspace = try Workspace()
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        let script = Checkout.root.appendingPathComponent("Tests/EndToEndTests/Editor/vscode.mjs").path
        let extensions = Checkout.root.appendingPathComponent("Editors/vscode").path
        let result = try runProgram(
            "node",
            [
                script, try program ?? Workspace.program().path, extensions, workspace.directory.path,
                trusted ? "trusted" : "not",
            ])
        try #require(result.status == 0, "\(result.output)\(result.errors)")
        return try JSONDecoder().decode(Seen.self, from: Data(result.output.utf8))
    }

    @Test func startsTheServerAndOpensThePageAtTheCursor() throws {
        let seen = try run()
        #expect(seen.started?.args == ["lsp"])
        #expect(seen.command == "navgraph.openPage")
        #expect(seen.opened == ["notes.html#e=transition:noteList.openNote"])
        #expect(seen.errors.isEmpty && seen.status == 0)
    }

    @Test func opensNothingWithoutTrust() throws { #expect(try run(trusted: false).opened.isEmpty) }

    /// A program of the workspace is not started, and one that is not there is told of once.
    @Test func startsNoProgramOfTheWorkspace() throws {
        #expect(try run(program: "bin/navgraph").started?.command == "navgraph")
        let absent = try run(program: "/nowhere/navgraph")
        #expect(absent.errors.count == 1 && absent.errors[0].contains("navgraph.path"))
    }

    @Test func isSmallAndStartsNoShell() throws {
        let text = try Checkout.text("Editors/vscode/extension.js")
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 101)
        #expect(!text.contains("shell") && !text.contains("exec("))
    }
}
