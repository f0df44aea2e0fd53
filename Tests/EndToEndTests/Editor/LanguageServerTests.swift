import Foundation
import NavGraphTestSupport
import Testing

/// `navgraph lsp`, over the built program. EDITOR 5, 6, 7.
@Suite(.processorTime, .timeLimit(.minutes(5)))
struct LanguageServerTests {
    let workspace: Workspace
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
        workspace = try Workspace()
        try workspace.write(Self.graph, to: "Graphs/notes.yaml")
        client = try EditorClient(workspace)
    }

    private func start(_ more: [String: Any] = [:]) throws {
        _ = try client.initialize(more)
        try client.open("Graphs/notes.yaml", Self.graph)
        #expect(try client.diagnostics("Graphs/notes.yaml", version: 1).isEmpty)
    }

    private func labels(_ text: String) throws -> [String] {
        let result =
            try client.result("textDocument/completion", client.at("Graphs/notes.yaml", text)) as? [String: Any]
        return (result?["items"] as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
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
        #expect(try workspace.run("lsp", "--port", "7").status == 64)
        #expect(try workspace.run("lsp", "file.yaml").status == 64)
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

    /// Names, keys and words that are misspelt; what is taken is what was meant.
    @Test(arguments: [
        ("push: info", "push: ifno", "info"), ("when: loggedIn", "when: logedIn", "loggedIn"),
        ("requires: loggedIn", "requires: not logdIn", "loggedIn"),
        ("transitions: { more", "transition: { more", "transitions"),
        ("container: stack", "container: stak", "stack"), ("with: { id:", "with: { idd:", "id"),
    ])
    func aMistakeIsMended(_ right: String, _ wrong: String, _ word: String) throws {
        try start()
        let text = Self.graph.replacing(right, with: wrong)
        try client.change("Graphs/notes.yaml", text, version: 2)
        let found = try client.diagnostics("Graphs/notes.yaml", version: 2)
        let titles = try found.flatMap { finding -> [String] in
            let params: [String: Any] = [
                "textDocument": ["uri": client.uri("Graphs/notes.yaml")], "range": finding["range"]!,
                "context": ["diagnostics": [finding]],
            ]
            return (try client.result("textDocument/codeAction", params) as? [[String: Any]] ?? []).compactMap {
                $0["title"] as? String
            }
        }
        #expect(titles.contains("Change to '\(word)'"), "\(found) \(titles)")
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

    @Test func completesNamesAndKeys() throws {
        try start()
        func typed(_ old: String, _ new: String) throws -> [String] {
            let text = Self.graph.replacing(old, with: new)
            try client.change("Graphs/notes.yaml", text.replacing("|", with: ""), version: 3)
            return try labels(text)
        }
        #expect(try typed("push: info }", "push: | }") == ["list", "detail", "info", "notes"])
        #expect(try typed("push: info }", "push: d|e }").contains("detail"))
        #expect(
            try typed("push: info }", "push: |") == ["list", "detail", "info", "notes"], "what is open may stay so")
        #expect(try typed("when: loggedIn, push: info", "when: | , push: info") == ["loggedIn", "not loggedIn"])
        let keys = try typed("info: { requires: loggedIn }", "info: { requires: loggedIn, | }")
        #expect(keys.contains("transitions") && keys.contains("outcomes") && !keys.contains("requires"))
        #expect(try typed("with: { id: '\"7\"' }", "with: { | }") == ["id"])
        #expect(try typed("title: \"All 😀 notes\"", "title: \"All | notes\"").isEmpty, "a text names nothing")
    }

    /// With snippets an item moves the cursor, and asks for more where names stand.
    @Test func insertsSnippets() throws {
        let capabilities = ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]]
        try start(["capabilities": capabilities, "initializationOptions": ["suggest": "editor.action.triggerSuggest"]])
        let text = Self.graph.replacing("open: { push: detail, with: { id: '\"7\"' } }", with: "open: |")
        try client.change("Graphs/notes.yaml", text.replacing("|", with: ""), version: 2)
        let result =
            try client.result("textDocument/completion", client.at("Graphs/notes.yaml", text)) as? [String: Any]
        let items = try #require(result?["items"] as? [[String: Any]])
        let push = try #require(items.first { $0["label"] as? String == "push" })
        #expect((push["textEdit"] as? [String: Any])?["newText"] as? String == "{ push: $0 }")
        #expect(push["insertTextFormat"] as? Int == 2)
        #expect((push["command"] as? [String: String])?["command"] == "editor.action.triggerSuggest")
    }

    /// An empty file is offered a graph, and nothing else.
    @Test(arguments: ["", "nav|", "services: { web: {} }|"]) func offersAGraphInAnEmptyFile(_ text: String) throws {
        try start()
        try client.open("Graphs/new.yaml", text.replacing("|", with: ""))
        let result = try client.result("textDocument/completion", client.at("Graphs/new.yaml", text)) as? [String: Any]
        let items = try #require(result?["items"] as? [[String: Any]])
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
        let definition = try #require(try client.result("textDocument/definition", place) as? [[String: Any]])
        #expect(definition.count == 1)
        #expect((definition[0]["range"] as? [String: [String: Int]])?["start"] == ["line": 3, "character": 14])
        let references = try client.result("textDocument/references", place) as? [[String: Any]]
        #expect(references?.count == 4)
        let others = place.merging(["context": ["includeDeclaration": false]]) { $1 }
        #expect(try (client.result("textDocument/references", others) as? [Any])?.count == 3)
        #expect(try (client.result("textDocument/documentHighlight", place) as? [Any])?.count == 4)
    }

    @Test func symbolsFoldsAndHints() throws {
        try start()
        let document: [String: Any] = ["textDocument": ["uri": client.uri("Graphs/notes.yaml")]]
        let symbols = try #require(try client.result("textDocument/documentSymbol", document) as? [[String: Any]])
        let flow = try #require(symbols.first { $0["name"] as? String == "notes" })
        #expect((flow["children"] as? [[String: Any]])?.map { $0["name"] as? String } == ["list", "detail", "info"])
        #expect(try (client.result("textDocument/foldingRange", document) as? [Any])?.isEmpty == false)
        let found = try client.result("workspace/symbol", ["query": "dtl"]) as? [[String: Any]]
        #expect(found?.map { $0["name"] as? String } == ["detail"])
        let range = ["start": ["line": 0, "character": 0], "end": ["line": 30, "character": 0]]
        let hints = try client.result("textDocument/inlayHint", document.merging(["range": range]) { $1 })
        #expect((hints as? [[String: Any]])?.map { $0["label"] as? String }.contains("opened from 1 · 1 step") == true)
        let element = try client.result(
            "navgraph/element", client.at("Graphs/notes.yaml", Self.graph.replacing("info: {", with: "in|fo: {")))
        #expect((element as? [String: String])?["subject"] == "screen:info")
    }

    /// Where what stands behind an emoji begins, in each encoding.
    @Test(arguments: [("utf-8", 39), ("utf-16", 37), ("utf-32", 36)])
    func positionsAreAsAgreed(_ encoding: String, _ start: Int) throws {
        _ = try client.initialize(["capabilities": ["general": ["positionEncodings": [encoding]]]])
        let text = Self.graph.replacing(
            "info: { requires: loggedIn }", with: "info: { title: \"😀\", requires: logged }")
        try client.open("Graphs/notes.yaml", text)
        let found = try client.diagnostics("Graphs/notes.yaml", version: 1)
        let unknown = try #require(found.first { $0["code"] as? String == "unknown-condition" })
        let range = try #require(unknown["range"] as? [String: [String: Int]])
        #expect(range["start"]?["character"] == start, "\(range)")
        #expect(range["end"]?["character"] == start + 6)
    }
}
