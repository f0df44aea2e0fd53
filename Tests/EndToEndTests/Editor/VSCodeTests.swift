import Foundation
import NavGraphTestSupport
import Testing

/// The extension of VS Code, run in Node with stand-ins for its modules. EDITOR 11.
@Suite(.processorTime, .timeLimit(.minutes(5)), .enabled(if: isInstalled("node"), "Node is absent"))
struct VSCodeTests {
    private struct Seen: Decodable {
        struct Started: Decodable {
            var command: String
            var args: [String]
        }
        var errors: [String]
        var warnings: [String]
        struct Message: Decodable {
            var at: String?
            var play: String?
            var problem: String?
            var fragment: String?
        }
        struct Written: Decodable {
            struct Completed: Decodable {
                var format: Int
                var text: String
            }
            var fixed, formatted, renamed, block, extracted: String
            var completed: Completed
        }
        var written: Written?
        var opened: [String]
        var titles: [String]
        var messages: [Message]
        var pages: Int?
        var isWhole: Bool?
        var started: Started?
        var commands: [String]
        var files: [String]
        var status: Int?
    }

    /// Of the built program in a trusted workspace.
    private static let seen = Result { try run() }

    private static func run(program: String? = nil, trusted: Bool = true, requires version: String? = nil) throws
        -> Seen
    {
        let workspace = Workspace()
        try workspace.write(Sample.notes, to: "Graphs/notes.yaml")
        if let version { try workspace.write("version: '\(version)'\n", to: ".navgraph.yaml") }
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

    /// The panel shows the page at the cursor, follows cursor and text, plays, and opens places of the text.
    @Test(.needsGraphviz) func startsTheServerAndOpensThePageAtTheCursor() throws {
        let seen = try Self.seen.get()
        #expect(seen.started?.args == ["lsp"])
        #expect(seen.commands == ["navgraph.openPage", "navgraph.playFromHere", "navgraph.newGraph"])
        #expect(seen.files == ["Graphs/Shop.yaml", ".navgraph.yaml", ".gitattributes"])
        #expect(seen.titles == ["notes"] && seen.isWhole == true && seen.pages == 2)
        let places = seen.messages.compactMap(\.at)
        #expect(places == ["e=transition:noteList.openNote", "e=screen:noteDetail"], "\(seen.messages)")
        #expect(seen.messages.compactMap(\.play) == ["transition:noteList.openNote"])
        #expect(seen.messages.contains { $0.problem?.contains("did you mean 'noteDetail'?") ?? false })
        #expect(seen.messages.compactMap(\.fragment) == ["p=map"], "the place in the page stays")
        #expect(seen.opened == ["Shop.yaml:1", "notes.yaml:9"], "the new graph, and the place of the text")
        #expect(seen.errors.isEmpty && seen.warnings.isEmpty && seen.status == 0)
    }

    /// What the editor asks for while a graph is written, as its client asks for it.
    @Test(.needsGraphviz) func writesAGraph() throws {
        let written = try #require(try Self.seen.get().written)
        #expect(written.fixed == Sample.notes)
        #expect(written.formatted == Sample.notes)
        #expect(written.completed.format == 2 && written.completed.text.hasPrefix("{ push: $"), "\(written.completed)")
        #expect(written.renamed == Sample.notes.replacing("noteDetail", with: "note"))
        #expect(
            written.block
                == Sample.notes.replacing("{ push: noteDetail }", with: "\n            push: noteDetail")
                .replacing("openNote: \n", with: "openNote:\n"))
        #expect(written.extracted.contains("uses: [openNote]"), "\(written.extracted)")
        #expect(
            written.extracted.contains("groups:\n  openNote:\n    openNote: { push: noteDetail }\n"),
            "\(written.extracted)")
    }

    /// The extension is started twice.
    @Test func saysOnceThatTheProgramIsTooOld() throws {
        let seen = try Self.run(requires: "99.0.1")
        #expect(seen.warnings.count == 1 && seen.warnings[0].contains("requires 99.0.1"), "\(seen.warnings)")
        #expect(try Self.run(requires: "0.0.1").warnings.isEmpty)
    }

    /// The extension and the program are one release.
    @Test func thePackageIsComplete() throws {
        struct Package: Decodable {
            var version: String
            var icon: String
            var license: String
            var activationEvents: [String]
        }
        let package = try JSONDecoder().decode(
            Package.self, from: Data(try Checkout.text("Editors/vscode/package.json").utf8))
        #expect(try Workspace().run("--version").output.hasPrefix("navgraph \(package.version), "))
        #expect(package.activationEvents == ["onLanguage:yaml", "workspaceContains:**/.navgraph.yaml"])
        let icon = try Data(contentsOf: Checkout.root.appendingPathComponent("Editors/vscode/\(package.icon)"))
        #expect(icon.starts(with: Data([0x89] + Array("PNG".utf8))))
        #expect(try Checkout.text("Editors/vscode/LICENSE") == (try Checkout.text("LICENSE")))
    }

    @Test func doesNothingWithoutTrust() throws {
        let seen = try Self.run(trusted: false)
        #expect(seen.titles.isEmpty && seen.files.isEmpty && seen.opened.isEmpty)
    }

    /// A program of the workspace is not started, and one that is not there is told of once.
    @Test func startsNoProgramOfTheWorkspace() throws {
        #expect(try Self.run(program: "bin/navgraph").started?.command == "navgraph")
        let absent = try Self.run(program: "/nowhere/navgraph")
        #expect(absent.errors.count == 1 && absent.errors[0].contains("navgraph.path"))
    }

    @Test func isSmallAndStartsNoShell() throws {
        for (name, lines) in [("extension.js", 100), ("panel.js", 120)] {
            let text = try Checkout.text("Editors/vscode/\(name)")
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= lines)
            #expect(!text.contains("shell") && !text.contains("exec("))
        }
    }
}
