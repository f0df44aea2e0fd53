import Foundation
import NavGraphTestSupport
import Testing

/// Who leads to an element, what opens from it, and the ranges and links of a file. EDITOR 7.3.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct CallHierarchyTests {
    private static let root = "Graphs/notes.yaml"
    private static let text = """
        navgraph: 1
        app: Notes
        entry: notes
        include: [more.yaml]
        transitions: { logOut: { root: notes } }
        flows:
          notes:
            screens:
              list:
                transitions:
                  open: { push: detail, then: { present: info } }
                  again: { push: detail }
              detail: { transitions: { up: { pop: back } } }
        deepLinks: { note: { url: '/note', opens: detail } }
        links: { schemes: [notes] }

        """
    let workspace = Workspace()
    let client: EditorClient

    init() throws {
        try workspace.write(Self.text, to: Self.root)
        try workspace.write("screens:\n  info: { style: alert, outcomes: [ok] }\n", to: "Graphs/more.yaml")
        client = try EditorClient(workspace)
        let answer = try client.initialize()
        let can = try #require(answer["capabilities"] as? [String: Any])
        #expect(can["callHierarchyProvider"] as? Bool == true && can["selectionRangeProvider"] as? Bool == true)
        try client.open(Self.root, Self.text)
    }

    private func calls(_ side: String, _ marked: String) throws -> [String: [[String: Any]]] {
        let place = client.at(Self.root, marked)
        let item = try #require(client.list("textDocument/prepareCallHierarchy", place).first)
        let found = try client.list("callHierarchy/\(side)Calls", ["item": item])
        let key = side == "incoming" ? "from" : "to"
        return Dictionary(
            found.map { call in
                let other = call[key] as? [String: Any]
                return (other?["name"] as? String ?? "", call["fromRanges"] as? [[String: Any]] ?? [])
            }
        ) { first, _ in first }
    }

    @Test func whoLeadsHereAndWhereFromHere() throws {
        let detail = Self.text.replacing("      detail: {", with: "      det|ail: {")
        let incoming = try calls("incoming", detail)
        #expect(Set(incoming.keys) == ["list", "note"] && incoming["list"]?.count == 2, "\(incoming)")
        let list = Self.text.replacing("      list:", with: "      li|st:")
        #expect(Set(try calls("outgoing", list).keys) == ["detail", "info", "notes"])
        #expect(Set(try calls("incoming", list).keys) == ["entry", "app.logOut"])
        let link = Self.text.replacing("{ note:", with: "{ no|te:")
        #expect(Set(try calls("outgoing", link).keys) == ["detail"])
    }

    @Test func selectionsGrowToTheFile() throws {
        let place = client.at(Self.root, Self.text.replacing("push: detail, then", with: "push: det|ail, then"))
        let params: [String: Any] = ["textDocument": place["textDocument"]!, "positions": [place["position"]!]]
        var range = try #require(client.list("textDocument/selectionRange", params).first)
        var starts: [Int] = []
        while true {
            let start = (range["range"] as? [String: [String: Int]])?["start"]
            starts.append((start?["line"] ?? 0) * 100 + (start?["character"] ?? 0))
            guard let parent = range["parent"] as? [String: Any] else { break }
            range = parent
        }
        #expect(starts.count > 6 && starts == starts.sorted(by: >) && starts.last == 0, "\(starts)")
    }

    @Test func pathsAreLinks() throws {
        let document = ["textDocument": ["uri": client.uri(Self.root)]]
        let link = try #require(client.list("textDocument/documentLink", document).first)
        #expect(link["target"] as? String == client.uri("Graphs/more.yaml"))
        #expect(link["tooltip"] as? String == "1 screen")
    }
}
