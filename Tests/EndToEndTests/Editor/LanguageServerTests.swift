import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph lsp`, over the built program. EDITOR 5, 6, 7.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct LanguageServerTests {
    let workspace = Workspace()
    let client: EditorClient

    private static let graph = """
        navgraph: 1
        app: Notes
        entry: notes
        conditions: { loggedIn: false }
        flows:
          notes:
            container: stack
            screens:
              list:
                title: "All 😀 notes"
                about: What was written
                transitions:
                  open: { push: detail, with: { id: '"7"' } }
                  lock: { sets: { loggedIn: true } }
              detail:
                params: { id: String }
                transitions: { more: { when: loggedIn, push: info } }
              info: { requires: loggedIn }

        """

    init() throws {
        try workspace.write(Self.graph, to: "Graphs/notes.yaml")
        client = try EditorClient(workspace)
    }

    private func start(_ more: [String: Any] = [:]) throws {
        _ = try client.initialize(more)
        try client.open("Graphs/notes.yaml", Self.graph)
        #expect(try client.diagnostics("Graphs/notes.yaml", version: 1).isEmpty)
    }

    // MARK: The protocol

    @Test func saysWhatItCan() throws {
        let answer = try client.initialize()
        let can = try #require(answer["capabilities"] as? [String: Any])
        #expect(can["positionEncoding"] as? String == "utf-16")
        #expect(can["completionProvider"] != nil && can["hoverProvider"] as? Bool == true)
        let server = answer["serverInfo"] as? [String: String]
        #expect(server?["name"] == "navgraph" && server?["version"]?.first?.isNumber == true)
        #expect(try client.errorCode("textDocument/rangeFormatting") == -32601)
        #expect(try client.errorCode("$/what") == -32601)
        #expect(try client.errorCode("initialize", ["capabilities": [:]]) == -32600)
        #expect(try client.errorCode("textDocument/hover") == -32602)
        #expect(try client.result("shutdown") is NSNull)
        #expect(try client.errorCode("textDocument/hover") == -32600)
        try client.notify("exit")
        #expect(client.status() == 0)
    }

    @Test func isToldWhatIsWrong() throws {
        #expect(try client.errorCode("textDocument/hover") == -32002)
        client.send(raw: "Content-Length: 6\r\n\r\n{ no }")
        client.send(raw: "content-length: 2\r\nX: y\r\n\r\n[]")
        let errors = try [client.wait { $0["id"] is NSNull }, client.wait { $0["id"] is NSNull }].map {
            ($0["error"] as? [String: Any])?["code"] as? Int
        }
        #expect(errors.contains(-32700))
    }

    @Test func endsWithTheInput() throws {
        _ = try client.initialize()
        client.close()
        #expect(client.status() == 1)
    }

    @Test func aHeaderWithoutLengthEndsIt() throws {
        client.send(raw: "Type: x\r\n\r\n{}")
        #expect(client.status() == 1)
    }

    @Test func onlyStdioIsAnArgument() throws {
        try workspace.expect("lsp --port 7", 64)
        try workspace.expect("lsp file.yaml", 64)
    }

    @Test func cancelledRequestsAreAnsweredSo() throws {
        _ = try client.initialize()
        let body = #"{"jsonrpc":"2.0","id":70,"method":"workspace/symbol","params":{"query":""}}"#
        let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":70}}"#
        let all = [body, cancel].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        client.send(raw: all)
        let answer = try client.wait { $0["id"] as? Int == 70 }
        #expect((answer["error"] as? [String: Any])?["code"] as? Int == -32800)
    }

    // MARK: Diagnostics

    @Test func findingsComeFromWhatIsTyped() throws {
        try start()
        try client.change("Graphs/notes.yaml", Self.graph.replacing("push: info", with: "push: inf"), version: 2)
        let found = try client.diagnostics("Graphs/notes.yaml", version: 2)
        #expect(found.count == 1)
        #expect(found[0]["code"] as? String == "unknown-reference" && found[0]["severity"] as? Int == 1)
        #expect(found[0]["message"] as? String == "unknown screen or flow 'inf'; did you mean 'info'?")
        let range = try #require(found[0]["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 16, "character": 53] && range["end"] == ["line": 16, "character": 56])
        #expect(try workspace.text("Graphs/notes.yaml") == Self.graph, "it writes nothing")
    }

    @Test func runsAreRelatedInformation() throws {
        try start()
        try client.change("Graphs/notes.yaml", Self.graph.replacing("when: loggedIn, ", with: ""), version: 2)
        let found = try client.diagnostics("Graphs/notes.yaml", version: 2)
        let violation = try #require(found.first { $0["code"] as? String == "guard-violation" })
        let steps = try #require(violation["relatedInformation"] as? [[String: Any]]).compactMap {
            $0["message"] as? String
        }
        #expect(steps == ["0. launch → list", "1. event:list.open → detail", "2. event:detail.more → info"])
        // The same as lint says.
        try workspace.write(Self.graph.replacing("when: loggedIn, ", with: ""), to: "Graphs/notes.yaml")
        let lint = try workspace.run("lint", "Graphs/notes.yaml").output
        #expect(lint.contains(violation["message"] as? String ?? "?"))
        #expect(lint.components(separatedBy: "]\n").count - 1 == found.count, "\(lint) \(found)")
    }

    @Test func theLevelIsItsSetting() throws {
        try start(["initializationOptions": ["level": "error"]])
        try client.change(
            "Graphs/notes.yaml", Self.graph.replacing("{ loggedIn: false }", with: "{ loggedIn: false, idle: false }"),
            version: 2)
        #expect(try client.diagnostics("Graphs/notes.yaml", version: 2).isEmpty)
        #expect(
            try EditorClient(workspace).errorCode("initialize", ["initializationOptions": ["level": "loud"]]) == -32602)
    }

    @Test func aFileThatIsNotOursIsLeftAlone() throws {
        try start()
        let text = "services: { web: { image: x } }\n"
        try client.open("compose.yaml", text)
        let place = client.at("compose.yaml", "services: { w|eb: { image: x } }\n")
        #expect(try client.result("textDocument/hover", place) is NSNull)
        #expect(try (client.result("textDocument/documentSymbol", place) as? [Any])?.isEmpty == true)
    }

    // MARK: Answers

    /// With snippets an item moves the cursor, and asks for more where names stand.
    @Test func insertsSnippets() throws {
        let capabilities = ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]]
        try start(["capabilities": capabilities, "initializationOptions": ["suggest": "editor.action.triggerSuggest"]])
        let text = Self.graph.replacing("open: { push: detail, with: { id: '\"7\"' } }", with: "open: |")
        try client.change("Graphs/notes.yaml", text.replacing("|", with: ""), version: 2)
        let push = try #require(client.items("Graphs/notes.yaml", text).first { $0["label"] as? String == "push" })
        #expect((push["textEdit"] as? [String: Any])?["newText"] as? String == "{ push: $0 }")
        #expect(push["insertTextFormat"] as? Int == 2)
        #expect((push["command"] as? [String: String])?["command"] == "editor.action.triggerSuggest")
    }

    /// An empty file is offered a graph, and nothing else.
    @Test(arguments: ["", "nav|", "services: { web: {} }|"]) func offersAGraphInAnEmptyFile(_ text: String) throws {
        try start()
        try client.open("Graphs/new.yaml", text.replacing("|", with: ""))
        let items = try client.items("Graphs/new.yaml", text)
        guard !text.contains(":") else { return #expect(items.isEmpty) }
        #expect(items.count == 1)
        try client.change(
            "Graphs/new.yaml", (items[0]["textEdit"] as? [String: Any])?["newText"] as? String ?? "", version: 2)
        #expect(try client.diagnostics("Graphs/new.yaml", version: 2).isEmpty)
    }

    @Test func hoverSaysWhatItIs() throws {
        try start()
        let text = Self.graph.replacing("push: detail", with: "push: de|tail")
        let hover = try #require(
            try client.result("textDocument/hover", client.at("Graphs/notes.yaml", text)) as? [String: Any])
        let words = try #require((hover["contents"] as? [String: String])?["value"])
        #expect(words.hasPrefix("`detail`: `screen of notes (id: String)`"), "\(words)")
        #expect(words.contains("opened from 1: `list.open`"))
        #expect(words.contains("1 step from launch: `launch → list · open → detail`"), "\(words)")
    }

    @Test func definitionReferencesAndHighlights() throws {
        try start()
        let text = Self.graph.replacing("when: loggedIn", with: "when: logged|In")
        let place = client.at("Graphs/notes.yaml", text)
        let definition = try client.list("textDocument/definition", place)
        #expect(definition.count == 1)
        #expect((definition[0]["range"] as? [String: [String: Int]])?["start"] == ["line": 3, "character": 14])
        #expect(try client.list("textDocument/references", place).count == 4)
        let others = place.merging(["context": ["includeDeclaration": false]]) { $1 }
        #expect(try client.list("textDocument/references", others).count == 3)
        #expect(try client.list("textDocument/documentHighlight", place).count == 4)
    }

    @Test func symbolsFoldsAndHints() throws {
        try start()
        let document: [String: Any] = ["textDocument": ["uri": client.uri("Graphs/notes.yaml")]]
        let symbols = try client.list("textDocument/documentSymbol", document)
        let flow = try #require(symbols.first { $0["name"] as? String == "notes" })
        #expect((flow["children"] as? [[String: Any]])?.map { $0["name"] as? String } == ["list", "detail", "info"])
        #expect(try !client.list("textDocument/foldingRange", document).isEmpty)
        #expect(try client.list("workspace/symbol", ["query": "dtl"]).map { $0["name"] as? String } == ["detail"])
        let range = ["start": ["line": 0, "character": 0], "end": ["line": 30, "character": 0]]
        let hints = try client.list("textDocument/inlayHint", document.merging(["range": range]) { $1 })
        #expect(hints.contains { $0["label"] as? String == "opened from 1 · 1 step" })
        let element = try client.result(
            "navgraph/element", client.at("Graphs/notes.yaml", Self.graph.replacing("info: {", with: "in|fo: {")))
        #expect((element as? [String: String])?["subject"] == "screen:info")
    }
}
