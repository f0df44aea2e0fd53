import Foundation

/// A client of the language server, which waits for what it asks for.
final class EditorClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()
    private var heard: [[String: Any]] = []
    private var next = 1
    let root: URL

    /// Starts the built program below a directory.
    init(_ workspace: Workspace) throws {
        root = workspace.directory.resolvingSymlinksInPath()
        process.executableURL = try Workspace.program()
        process.arguments = ["lsp", "--stdio"]
        process.currentDirectoryURL = root
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    func send(raw text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

    func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message)
        send(raw: "Content-Length: \(body.count)\r\n\r\n")
        input.fileHandleForWriting.write(body)
    }

    func notify(_ method: String, _ params: [String: Any] = [:]) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": params])
    }

    /// The whole answer.
    func ask(_ method: String, _ params: [String: Any] = [:]) throws -> [String: Any] {
        next += 1
        let id = next
        try send(["jsonrpc": "2.0", "id": id, "method": method, "params": params])
        return try wait { $0["id"] as? Int == id && $0["method"] == nil }
    }

    func result(_ method: String, _ params: [String: Any] = [:]) throws -> Any? { try ask(method, params)["result"] }
    func list(_ method: String, _ params: [String: Any] = [:]) throws -> [[String: Any]] {
        try result(method, params) as? [[String: Any]] ?? []
    }
    func errorCode(_ method: String, _ params: [String: Any] = [:]) throws -> Int? {
        (try ask(method, params)["error"] as? [String: Any])?["code"] as? Int
    }

    /// What was published last, once a text of that version was analysed.
    func diagnostics(_ name: String, version: Int) throws -> [[String: Any]] {
        let message = try wait {
            let params = $0["params"] as? [String: Any]
            return $0["method"] as? String == "textDocument/publishDiagnostics"
                && params?["uri"] as? String == self.uri(name)
                && params?["version"] as? Int == version
        }
        return (message["params"] as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
    }

    /// The rules of that.
    func codes(_ name: String, version: Int) throws -> [String] {
        try diagnostics(name, version: version).compactMap { $0["code"] as? String }
    }

    /// What was published last of each file, by its URI, of what was read so far.
    func published() -> [String: [[String: Any]]] {
        var found: [String: [[String: Any]]] = [:]
        for message in heard where message["method"] as? String == "textDocument/publishDiagnostics" {
            let params = message["params"] as? [String: Any] ?? [:]
            found[params["uri"] as? String ?? ""] = params["diagnostics"] as? [[String: Any]] ?? []
        }
        return found
    }

    /// The first message that is wanted, of those that came and those that come.
    func wait(_ isWanted: ([String: Any]) -> Bool) throws -> [String: Any] {
        while true {
            if let index = heard.firstIndex(where: isWanted) { return heard.remove(at: index) }
            heard.append(try read())
        }
    }

    struct Ended: Error {}

    func read() throws -> [String: Any] {
        while true {
            if let end = buffer.firstRange(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
                let length = Int(head.split(separator: ":")[1].trimmingCharacters(in: .whitespaces))!
                if buffer.distance(from: end.upperBound, to: buffer.endIndex) >= length {
                    let body = buffer[end.upperBound..<end.upperBound + length]
                    buffer = Data(buffer[(end.upperBound + length)...])
                    return try JSONSerialization.jsonObject(with: Data(body)) as! [String: Any]
                }
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw Ended() }
            buffer.append(data)
        }
    }

    /// The exit status, once it has ended.
    func status() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    func close() { try? input.fileHandleForWriting.close() }

    // MARK: Texts

    func uri(_ name: String) -> String { "file://" + root.appendingPathComponent(name).path }

    func initialize(_ more: [String: Any] = [:]) throws -> [String: Any] {
        let params: [String: Any] = ["processId": NSNull(), "rootUri": "file://" + root.path, "capabilities": [:]]
        let answer = try result("initialize", params.merging(more) { $1 }) as? [String: Any] ?? [:]
        try notify("initialized")
        return answer
    }

    func open(_ name: String, _ text: String, version: Int = 1) throws {
        let document: [String: Any] = ["uri": uri(name), "languageId": "yaml", "version": version, "text": text]
        try notify("textDocument/didOpen", ["textDocument": document])
    }

    func change(_ name: String, _ text: String, version: Int) throws {
        try notify(
            "textDocument/didChange",
            ["textDocument": ["uri": uri(name), "version": version], "contentChanges": [["text": text]]])
    }

    /// The params of a request about the place of a mark `|` in a text, whose other text the server has.
    func at(_ name: String, _ text: String, _ mark: String = "|") -> [String: Any] {
        let before = text.components(separatedBy: mark)[0]
        let lines = before.components(separatedBy: "\n")
        return [
            "textDocument": ["uri": uri(name)],
            "position": ["line": lines.count - 1, "character": lines.last!.utf16.count],
        ]
    }

    // MARK: Edits

    /// The actions for a finding, by their titles.
    func actions(_ name: String, _ finding: [String: Any]) throws -> [String: [String: Any]] {
        try actions(name, at: finding["range"], of: [finding], only: ["quickfix"])
    }

    /// The actions for a place, or the beginning of the text, by their titles.
    func actions(
        _ name: String, at range: Any? = nil, of findings: [[String: Any]] = [], only kinds: [String]
    ) throws -> [String: [String: Any]] {
        let start = ["line": 0, "character": 0]
        let found = try list(
            "textDocument/codeAction",
            [
                "textDocument": ["uri": uri(name)], "range": range ?? ["start": start, "end": start],
                "context": ["diagnostics": findings, "only": kinds],
            ])
        return Dictionary(found.map { ($0["title"] as? String ?? "", $0) }) { first, _ in first }
    }

    /// What completes a text at its mark `|`.
    func items(_ name: String, _ text: String) throws -> [[String: Any]] {
        let answer = try result("textDocument/completion", at(name, text)) as? [String: Any]
        return answer?["items"] as? [[String: Any]] ?? []
    }

    /// The texts of files, by name, with the edits of an answer made, as a client makes them.
    func applied(_ edit: Any?, to texts: [String: String]) -> [String: String] {
        var texts = texts
        for change in (edit as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? [] {
            let uri = (change["textDocument"] as? [String: Any])?["uri"] as? String
            guard let name = texts.keys.first(where: { self.uri($0) == uri }) else { continue }
            var units = Array(texts[name]!.utf16)
            let edits = (change["edits"] as? [[String: Any]] ?? []).map { edit in
                let range = edit["range"] as? [String: [String: Int]] ?? [:]
                return (
                    Self.offset(range["start"]!, units), Self.offset(range["end"]!, units),
                    edit["newText"] as? String ?? ""
                )
            }
            for (start, end, text) in edits.sorted(by: { $0.0 > $1.0 }) {
                units.replaceSubrange(start..<end, with: Array(text.utf16))
            }
            texts[name] = String(decoding: units, as: UTF16.self)
        }
        return texts
    }

    private static func offset(_ position: [String: Int], _ units: [UInt16]) -> Int {
        var (offset, line) = (0, 0)
        while line < position["line"]!, offset < units.count {
            if units[offset] == 10 || units[offset] == 13 && !(offset + 1 < units.count && units[offset + 1] == 10) {
                line += 1
            }
            offset += 1
        }
        return offset + position["character"]!
    }
}
