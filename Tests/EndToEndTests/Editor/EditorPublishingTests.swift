import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphLint
@testable import NavGraphReports
@testable import NavGraphSyntax

/// What the language server publishes, of which file and when. EDITOR 6.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct EditorPublishingTests {
    let workspace = Workspace()
    let client: EditorClient
    private static let root = "Graphs/notes.yaml"
    private static let more = "Graphs/more.yaml"

    private static let texts = [
        root: """
        navgraph: 1
        app: Notes
        entry: notes
        include: [more.yaml]
        conditions: { loggedIn: false, idle: false }
        flows:
          notes:
            screens:
              list: { transitions: { open: { push: info }, lock: { sets: { loggedIn: true } } } }

        """,
        more: "screens: { info: { requires: loggedIn } }\n",
    ]

    init() throws {
        for (name, text) in Self.texts { try workspace.write(text, to: name) }
        client = try EditorClient(workspace)
    }

    private func codes(_ findings: [[String: Any]]) -> [String] { findings.compactMap { $0["code"] as? String } }

    /// What is published next of a file that is not open, or no longer.
    private func next(_ name: String) throws -> [[String: Any]] {
        let message = try client.wait {
            let params = $0["params"] as? [String: Any]
            return params?["uri"] as? String == client.uri(name) && params?["diagnostics"] != nil
        }
        let params = message["params"] as? [String: Any] ?? [:]
        #expect(params["version"] == nil)
        return params["diagnostics"] as? [[String: Any]] ?? []
    }

    @Test func filesThatAreNotOpenToo() throws {
        _ = try client.initialize()
        #expect(try codes(next(Self.more)) == ["guard-violation"])
        let unused = try next(Self.root)
        #expect(codes(unused) == ["unused"] && unused[0]["tags"] as? [Int] == [1])
        // The file goes, and what was found in it.
        try FileManager.default.removeItem(at: workspace.url(Self.root))
        try client.notify(
            "workspace/didChangeWatchedFiles", ["changes": [["uri": client.uri(Self.root), "type": 3]]])
        #expect(try next(Self.root).isEmpty)
        #expect(try next(Self.more).isEmpty)
    }

    /// The page of the rule, where the build has a site; otherwise there is no such key.
    @Test func aFindingLeadsToThePageOfItsRule() throws {
        _ = try client.initialize()
        try client.open(Self.more, Self.texts[Self.more]!)
        let finding = try #require(client.diagnostics(Self.more, version: 1).first)
        let description = finding["codeDescription"] as? [String: String]
        #expect(description?["href"] == Rule.guardViolation.address)
        #expect((finding["codeDescription"] == nil) == (Rule.guardViolation.address == nil))
    }

    /// While a text has errors, what runs showed before stays in files that are the same, and goes in the others.
    @Test func aHalfTypedWordLeavesTheRestAlone() throws {
        _ = try client.initialize()
        for (name, text) in Self.texts { try client.open(name, text) }
        #expect(try client.codes(Self.more, version: 1) == ["guard-violation"])
        #expect(try client.codes(Self.root, version: 1) == ["unused"])
        try client.change(Self.root, Self.texts[Self.root]!.replacing("entry: notes", with: "entry: note"), version: 2)
        #expect(try client.codes(Self.root, version: 2) == ["unknown-reference"])
        #expect(try client.codes(Self.more, version: 1) == ["guard-violation"], "it is the same")
        try client.change(Self.more, Self.texts[Self.more]! + "# changed\n", version: 2)
        #expect(try client.codes(Self.more, version: 2).isEmpty, "it is another")
        try client.change(Self.root, Self.texts[Self.root]!, version: 3)
        #expect(try client.codes(Self.root, version: 3) == ["unused"])
    }

    /// Of a fragment of two roots what both find is said once; what one finds, too.
    @Test func whatSeveralRootsFindIsSaidOnce() throws {
        let other = Self.texts[Self.root]!.replacing("app: Notes", with: "app: Other")
        try workspace.write(other, to: "Graphs/other.yaml")
        _ = try client.initialize()
        try client.open(Self.more, Self.texts[Self.more]!)
        #expect(try client.codes(Self.more, version: 1) == ["guard-violation"])
    }

    /// What is no change of a whole text is logged, and changes nothing.
    @Test func aChangeOfAPartIsLogged() throws {
        _ = try client.initialize()
        try client.open(Self.root, Self.texts[Self.root]!)
        _ = try client.diagnostics(Self.root, version: 1)
        let range = ["start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0]]
        try client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": client.uri(Self.root), "version": 2],
                "contentChanges": [["range": range, "text": ""]],
            ])
        let logged = try client.wait { $0["method"] as? String == "window/logMessage" }
        #expect(((logged["params"] as? [String: Any])?["message"] as? String)?.contains("without 'range'") == true)
    }
}
