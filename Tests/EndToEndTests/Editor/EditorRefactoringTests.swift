import Foundation
import NavGraphTestSupport
import Testing

/// The refactorings that the language server offers; `RefactoringTests` takes each. EDITOR 7.6.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct EditorRefactoringTests {
    private static let root = "Graphs/shop.yaml"
    private static let part = "Graphs/parts/account.yaml"
    private static let texts = [
        root: """
        navgraph: 1
        app: Shop
        entry: shop
        include: [parts/account.yaml]
        flows:
          shop:
            screens:
              list:
                transitions:
                  # Opens one.
                  open: { push: detail }
                  help: { present: help }
                  drop: { alert: [ok] }
              detail:
                transitions: { help: { present: help }, out: { present: account } }
        screens:
          # Says how.
          help: { title: Help }

        """,
        part: "flows:\n  account:\n    screens:\n      profile: {}\n",
    ]

    private func client(_ workspace: Workspace, creates: Bool = true) throws -> EditorClient {
        for (name, text) in Self.texts { try workspace.write(text, to: name) }
        let client = try EditorClient(workspace)
        let operations = creates ? ["create"] : []
        _ = try client.initialize([
            "capabilities": ["workspace": ["workspaceEdit": ["resourceOperations": operations]]]
        ])
        for (name, text) in Self.texts { try client.open(name, text) }
        #expect(try client.diagnostics(Self.root, version: 1).isEmpty)
        return client
    }

    /// The actions for what stands between two marks, by their titles.
    private func actions(_ client: EditorClient, _ first: String, _ last: String, only: [String] = ["refactor"])
        throws -> [String: [String: Any]]
    {
        let text = Self.texts[Self.root] ?? ""
        func position(_ mark: String) throws -> Any {
            let range = try #require(text.range(of: mark))
            return try #require(
                client.at(Self.root, text.replacingCharacters(in: range.lowerBound..<range.lowerBound, with: "|"))[
                    "position"])
        }
        return try client.actions(
            Self.root, at: ["start": try position(first), "end": try position(last)], only: only)
    }

    /// The edits are made as a client makes them, and `diff` compares the result.
    @Test func aNewFileIsCreatedAndIncluded() throws {
        let workspace = Workspace()
        let client = try client(workspace)
        let title = "Move screen 'help' to a new file 'help.yaml'"
        let action = try #require(try actions(client, "help: { title", "help: { title")[title])
        let new = "Graphs/help.yaml"
        let changes = (action["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
        let created = changes.filter { $0["kind"] as? String == "create" }.map { $0["uri"] as? String }
        #expect(created == [client.uri(new)] && action["kind"] as? String == "refactor.move")
        for (name, text) in client.applied(action["edit"], to: Self.texts.merging([new: ""]) { $1 }) {
            try workspace.write(text, to: "New/\(name)")
        }
        try workspace.expect("diff \(Self.root) New/\(Self.root)", output: "no change")
        #expect(try workspace.text("New/\(new)") == "screens:\n  # Says how.\n  help: { title: Help }\n")
        let root = try workspace.text("New/Graphs/shop.yaml")
        #expect(root.contains("include: [parts/account.yaml, help.yaml]\n") && !root.contains("Says how"), "\(root)")
    }

    /// A client that cannot create files is not asked to.
    @Test func withoutNewFiles() throws {
        let client = try client(Workspace(), creates: false)
        let titles = try actions(client, "help: { title", "help: { title").keys
        #expect(titles.contains("Move screen 'help' to 'parts/account.yaml'"))
        #expect(!titles.contains { $0.contains("new file") })
    }

    /// An alert in place belongs to its screen's flow, and stays.
    @Test func whatAGroupCanHave() throws {
        let client = try client(Workspace())
        func titles(_ first: String, _ last: String) throws -> [String] {
            try actions(client, first, last, only: ["refactor.extract"]).keys.sorted()
        }
        #expect(try titles("# Opens one", "drop:") == ["Extract group 'open'"])
        #expect(
            try titles("help: { present", "help: { present").contains("Extract group 'helpEvents' for 'list', 'detail'")
        )
        #expect(try titles("drop: {", "drop: {").isEmpty)
    }

    /// A file that is included, but missing, is created with the text of a fragment.
    @Test func aMissingFileIsCreated() throws {
        let workspace = Workspace()
        let client = try client(workspace)
        let text = Self.texts[Self.root, default: ""].replacingOccurrences(
            of: "account.yaml]", with: "account.yaml, b/c.yaml]")
        try client.change(Self.root, text, version: 2)
        let finding = try #require(try client.diagnostics(Self.root, version: 2).first)
        #expect(finding["message"] as? String == "file 'Graphs/b/c.yaml' not found")
        let edit = try #require(try client.actions(Self.root, finding)["Create 'b/c.yaml'"]?["edit"] as? [String: Any])
        let changes = edit["documentChanges"] as? [[String: Any]] ?? []
        #expect(changes.first?["kind"] as? String == "create")
        #expect((changes.first?["uri"] as? String)?.hasSuffix("/Graphs/b/c.yaml") == true)
        #expect(client.applied(edit, to: ["Graphs/b/c.yaml": ""]) == ["Graphs/b/c.yaml": "screens: {}\n"])
    }

    /// Where a file has errors, nothing is known to stay as it is.
    @Test func nothingInABrokenGraph() throws {
        let client = try client(Workspace())
        let text = Self.texts[Self.root, default: ""].replacingOccurrences(of: "push: detail", with: "push: nowhere")
        try client.change(Self.root, text, version: 2)
        #expect(try actions(client, "help: { title", "help: { title").isEmpty)
    }
}
