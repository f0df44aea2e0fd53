import Foundation
import NavGraphTestSupport
import Testing

/// The refactorings that the language server offers, taken: the graph is the same, which `diff` says too. EDITOR 7.6.
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

    /// Makes an action on the disk, and returns what `diff` says.
    private func difference(_ action: [String: Any]?, _ client: EditorClient, _ workspace: Workspace) throws -> String {
        let edit = try #require(action?["edit"])
        var texts = Self.texts
        for change in (edit as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
        where change["kind"] as? String == "create" {
            let uri = try #require(change["uri"] as? String)
            texts[String(uri.dropFirst(client.uri("").count))] = ""
        }
        for (name, text) in client.applied(edit, to: texts) { try workspace.write(text, to: "New/\(name)") }
        return try workspace.run("diff", Self.root, "New/\(Self.root)").output
    }

    @Test(arguments: [
        ("help: { title", "Move screen 'help' to 'parts/account.yaml'"),
        ("help: { title", "Move screen 'help' to a new file 'help.yaml'"),
        ("help: { title", "Write as a block"),
        ("transitions: { help", "Write as a block"),
    ])
    func leavesTheGraphAsItWas(_ mark: String, _ title: String) throws {
        let workspace = Workspace()
        let client = try client(workspace)
        let found = try actions(client, mark, mark)
        let said = try difference(found[title], client, workspace)
        #expect(said.contains("no change"), "\(said)")
        #expect(try workspace.text("New/Graphs/shop.yaml") != Self.texts[Self.root])
    }

    @Test func aNewFileIsCreatedAndIncluded() throws {
        let workspace = Workspace()
        let client = try client(workspace)
        let action = try actions(client, "help: { title", "help: { title")[
            "Move screen 'help' to a new file 'help.yaml'"]
        _ = try difference(action, client, workspace)
        #expect(
            try workspace.text("New/Graphs/help.yaml")
                == "screens:\n  # Says how.\n  help: { title: Help }\n")
        let root = try workspace.text("New/Graphs/shop.yaml")
        #expect(root.contains("include: [parts/account.yaml, help.yaml]\n") && !root.contains("Says how"), "\(root)")
        #expect(action?["kind"] as? String == "refactor.move")
    }

    /// A client that cannot create files is not asked to.
    @Test func withoutNewFiles() throws {
        let client = try client(Workspace(), creates: false)
        let titles = try actions(client, "help: { title", "help: { title").keys
        #expect(titles.contains("Move screen 'help' to 'parts/account.yaml'"))
        #expect(!titles.contains { $0.contains("new file") })
    }

    /// The events of a group are those that the screens had; an alert in place belongs to its screen's flow, and stays.
    @Test func aGroupIsExtracted() throws {
        let workspace = Workspace()
        let client = try client(workspace)
        let found = try actions(client, "# Opens one", "drop:", only: ["refactor.extract"])
        #expect(found.keys.sorted() == ["Extract group 'open'"], "\(found.keys)")
        _ = try difference(found["Extract group 'open'"], client, workspace)
        let text = try workspace.text("New/Graphs/shop.yaml")
        #expect(
            text.hasSuffix(
                """
                groups:
                  open:
                    # Opens one.
                    open: { push: detail }
                    help: { present: help }

                """), "\(text)")
        #expect(text.contains("      list:\n        uses: [open]\n        transitions:\n          drop:"), "\(text)")
        try workspace.expect("lint New/Graphs/shop.yaml")
        let both = try actions(client, "help: { present", "help: { present").keys
        #expect(both.contains("Extract group 'helpEvents' for 'list', 'detail'"), "\(both)")
        #expect(try actions(client, "drop: {", "drop: {", only: ["refactor.extract"]).isEmpty)
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
