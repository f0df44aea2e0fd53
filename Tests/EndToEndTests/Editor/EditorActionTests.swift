import Foundation
import NavGraphTestSupport
import Testing

/// What the language server offers to mend, taken: its edits are made as a client makes them. EDITOR 7.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct EditorActionTests {
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
        flows:
          notes:
            screens:
              list:
                title: "😀"
                transitions: { open: { push: detail } }
              detail:

        """,
        more: "screens:\r\n  other: { allow: { unreachable-screen: \"😀 later\" } }\r\n",
    ]

    init() throws {
        for (name, text) in Self.texts { try workspace.write(text, to: name) }
        client = try EditorClient(workspace)
        _ = try client.initialize()
        for (name, text) in Self.texts { try client.open(name, text) }
        #expect(try client.diagnostics(Self.root, version: 1).isEmpty)
    }

    /// `QuickFixTests` have all that can be fixed. In which file what is written, what is found, and which action is taken.
    @Test(arguments: [
        (root, "push: detail", "push: detial", "unknown-reference", "Change to 'detail'"),
        (more, "other: {", "other: { requires: isIn,", "unknown-condition", "Declare condition 'isIn'"),
        (root, "title: \"😀\"", "title: null", "wrong-kind", "Remove it"),
        (root, "title: \"😀\"", "title: \"😀\"\n        title: \"😀\"", "duplicate-key", "Remove it"),
        (
            root, "transitions: { open: { push: detail } }",
            "transitions: { open: { push: detail }, open: { push: detail } }", "duplicate-key", "Remove it"
        ),
        (root, "  detail:", "  detail: { about: \"😀\", allow: { dead-end: x } }", "unused-allow", "Remove it"),
    ])
    func isMended(_ name: String, _ old: String, _ new: String, _ rule: String, _ title: String) throws {
        var texts = Self.texts
        texts[name] = texts[name]!.replacing(old, with: new)
        try client.change(name, texts[name]!, version: 2)
        let found = try client.diagnostics(name, version: 2)
        let finding = try #require(found.first { $0["code"] as? String == rule }, "\(found)")
        let actions = try client.actions(name, finding)
        let action = try #require(actions[title], "\(actions.keys)")
        #expect(action["kind"] as? String == "quickfix")
        #expect((action["diagnostics"] as? [[String: Any]])?.first?["code"] as? String == rule)
        // A copy may have been meant as something else.
        let isPreferred = title.hasPrefix("Change") || title == "Remove it" && rule != "duplicate-key"
        #expect(action["isPreferred"] as? Bool == isPreferred)
        // A copy names the place of the first.
        let related = (finding["relatedInformation"] as? [[String: Any]])?.first?["message"] as? String
        #expect((related == "the first one") == (rule == "duplicate-key"))
        for (path, text) in client.applied(action["edit"], to: texts) { try client.change(path, text, version: 3) }
        #expect(try client.codes(Self.root, version: 3) + client.codes(Self.more, version: 3) == [])
    }

    /// What would be an error of the text at once is not offered.
    @Test func anEditThatBreaksIsNone() throws {
        try client.change(Self.root, Self.texts[Self.root]!.replacing("push: detail", with: "push: app"), version: 2)
        let found = try client.diagnostics(Self.root, version: 2)
        let finding = try #require(found.first { $0["code"] as? String == "unknown-reference" }, "\(found)")
        #expect(try client.actions(Self.root, finding).isEmpty)
        #expect(try client.actions(Self.root, at: finding["range"], only: ["source"]).isEmpty)
    }

    /// The preferred fixes of all errors of a text, as `lint --fix` makes them.
    @Test func allFixesAtOnce() throws {
        let text = Self.texts[Self.root]!.replacing("{ push: detail }", with: "{ goto: detial, abuot: x }")
        try client.change(Self.root, text, version: 2)
        let found = try client.actions(Self.root, only: ["source.fixAll"]).map(\.value)
        #expect(found.map { $0["kind"] as? String } == ["source.fixAll.navgraph"])
        let edited = client.applied(found.first?["edit"], to: [Self.root: text])[Self.root]
        try workspace.write(text, to: Self.root)
        _ = try workspace.run("lint", "--fix", Self.root)
        #expect(try workspace.text(Self.root) == edited)
        #expect(edited?.contains("open: { push: detail, about: x }") == true, "\(edited ?? "")")
    }

    /// A project file is no graph, whose keys are others.
    @Test func aProjectFileIsNotFixedAsAGraph() throws {
        try workspace.write("graphs: [Graphs]\nexclude: [Pods]\n", to: ".navgraph.yaml")
        try client.change(".navgraph.yaml", "graphs: [Graphs]\nexclude: [Pods]\n", version: 2)
        #expect(try client.actions(".navgraph.yaml", only: ["source.fixAll"]).isEmpty)
    }

    /// A key that is nearly an action says so alone; nothing else is found of its transition.
    @Test(arguments: [
        ("{ psh: detail }", ["unknown-key"]), ("{ psh: detail, style: sheet }", ["unknown-key"]),
        ("{ when: x, psh: detail, about: d }", ["unknown-condition", "unknown-key"]),
        ("{ push: detail, prsent: list }", ["unknown-key"]),
        ("{ push: detail, present: list, psuh: detail }", ["unknown-key"]),
        ("{ abot: x }", ["unknown-key"]),
    ])
    func aMisspeltActionIsSaidOnce(_ transition: String, _ rules: [String]) throws {
        let text = Self.texts[Self.root]!.replacing("{ push: detail }", with: transition)
        try client.change(Self.root, text, version: 2)
        #expect(try client.codes(Self.root, version: 2).sorted() == rules)
    }
}
