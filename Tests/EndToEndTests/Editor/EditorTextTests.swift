import Foundation
import NavGraphTestSupport
import Testing

/// Texts of any kind: half typed, of any characters and line ends; and what is found in graphs is what `lint` finds. EDITOR 5, 6, 10.
@Suite(.processorTime, .timeLimit(.minutes(10)))
struct EditorTextTests {
    let workspace = Workspace()
    let client: EditorClient
    private static let name = "Graphs/notes.yaml"

    init() throws {
        client = try EditorClient(workspace)
    }

    // MARK: Places

    private static let graph = """
        navgraph: 1 # 写
        app: Notes
        entry: notes
        flows:
          notes:
            screens:
              list:
                title: "a\u{85}写 😀"
                transitions: { open: { about: "😀😀", title: "e\u{301}", push: detail } }
              detail: { about: "écrit", title: "😀" }

        """

    enum LineEnd: String, CaseIterable, Sendable { case LF = "\n", CRLF = "\r\n", CR = "\r" }

    /// What a text says from place to place, counted as an encoding does.
    private func cut(_ range: Any?, _ text: String, _ encoding: String) -> String? {
        guard let range = range as? [String: [String: Int]], let start = range["start"], let end = range["end"] else {
            return nil
        }
        let scalars = Array(text.unicodeScalars)
        func offset(_ place: [String: Int]) -> Int {
            var (at, line) = (0, 0)
            while line < place["line"]! {
                if scalars[at] == "\n" || scalars[at] == "\r" && scalars[at + 1] != "\n" { line += 1 }
                at += 1
            }
            var left = place["character"]!
            while left > 0 {
                left -= width(scalars[at], encoding)
                at += 1
            }
            return at
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[offset(start)..<offset(end)])
        return String(view)
    }

    private func width(_ scalar: Unicode.Scalar, _ encoding: String) -> Int {
        switch encoding {
        case "utf-8": String(scalar).utf8.count
        case "utf-16": String(scalar).utf16.count
        default: 1
        }
    }

    @Test(arguments: ["utf-8", "utf-16", "utf-32"], LineEnd.allCases)
    func rangesCutOutWhatTheyName(_ encoding: String, _ lineEnd: LineEnd) throws {
        let text = "\u{FEFF}" + Self.graph.replacing("\n", with: lineEnd.rawValue)
        _ = try client.initialize(["capabilities": ["general": ["positionEncodings": [encoding]]]])
        try client.open(Self.name, text)
        #expect(try client.diagnostics(Self.name, version: 1).isEmpty)
        let line = Self.graph.components(separatedBy: "\n")[8]
        let before = line[..<line.range(of: "etail")!.lowerBound].unicodeScalars
        let document: [String: Any] = ["uri": client.uri(Self.name)]
        let place: [String: Any] = [
            "textDocument": document,
            "position": ["line": 8, "character": before.reduce(0) { $0 + width($1, encoding) }],
        ]
        func ranges(_ method: String, _ more: [String: Any] = [:]) throws -> [String?] {
            let answer = try client.result("textDocument/" + method, place.merging(more) { $1 })
            return (answer as? [[String: Any]] ?? [answer as? [String: Any] ?? [:]]).map {
                cut($0["range"], text, encoding)
            }
        }
        for method in ["hover", "definition", "prepareRename"] { #expect(try ranges(method) == ["detail"]) }
        for method in ["references", "documentHighlight"] { #expect(try ranges(method) == ["detail", "detail"]) }
        let symbols = try client.result("textDocument/documentSymbol", place) as? [[String: Any]]
        let screens = symbols?.first?["children"] as? [[String: Any]] ?? []
        #expect(screens.map { cut($0["selectionRange"], text, encoding) } == ["list", "detail"])
        // A finding, what mends it, and the text then.
        let wrong = text.replacing("push: detail", with: "push: detial")
        try client.change(Self.name, wrong, version: 2)
        let found = try client.diagnostics(Self.name, version: 2)
        #expect(found.map { cut($0["range"], wrong, encoding) } == ["detial"])
        let action = try #require(try client.actions(Self.name, found[0])["Change to 'detail'"])
        let change = (action["edit"] as? [String: [[String: Any]]])?["documentChanges"]?.first
        let edits = try #require(change?["edits"] as? [[String: Any]])
        #expect(edits.map { cut($0["range"], wrong, encoding) } == ["detial"])
    }

    // MARK: Half typed

    private struct Seeded: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 29
        }
    }

    private static let pieces = [
        "{", "}", "[", "]", "\"", "'", "&a ", "*a", "\t", "\u{1}", "\u{85}", "\u{FEFF}", "\r", ": ", "- ", "? ", "| ",
        "---\n",
        "#", ", ", "not ", "😀", "!!map ", "<<: *a\n",
    ]

    private func mutated(_ text: String, _ random: inout Seeded) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let at = Int.random(in: 0..<max(1, scalars.count), using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: scalars.removeSubrange(min(at, scalars.count)...)
            case 1: scalars.removeSubrange(at..<min(scalars.count, at + Int.random(in: 1...40, using: &random)))
            case 2:
                let end = scalars[at...].firstIndex(of: "\n") ?? scalars.count
                scalars.removeSubrange(at..<end)
            default:
                let piece = Self.pieces.randomElement(using: &random)!
                scalars.insert(contentsOf: Array(piece.unicodeScalars), at: min(at, scalars.count))
            }
        }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// Whatever is typed, each request is answered, and then the graph is as it was.
    @Test func halfTypedTextsAreAnswered() throws {
        let shop = try Checkout.text("Graphs/shop.yaml")
        try workspace.write(shop, to: Self.name)
        _ = try client.initialize()
        try client.open(Self.name, shop)
        let document: [String: Any] = ["textDocument": ["uri": client.uri(Self.name)]]
        let all = ["range": ["start": ["line": 0, "character": 0], "end": ["line": 9_999, "character": 0]]]
        let count = share(50, of: 200)
        for seed in 1...count {
            var random = Seeded(state: UInt64(seed))
            // A line of a megabyte, too.
            let text =
                seed == count
                ? shop + "  x: { " + String(repeating: "a", count: 1_000_000) + "\n" : mutated(shop, &random)
            try client.change(Self.name, text, version: seed + 1)
            let line = Int.random(in: 0...text.utf8.count { $0 == 10 }, using: &random)
            let position = ["position": ["line": line, "character": Int.random(in: 0...60, using: &random)]]
            for method in ["completion", "hover", "definition", "references", "documentHighlight", "prepareRename"] {
                let answer = try client.ask("textDocument/\(method)", document.merging(position) { $1 })
                #expect(answer["error"] == nil, "\(method), seed \(seed)")
            }
            for method in ["documentSymbol", "foldingRange", "inlayHint", "codeAction"] {
                let answer = try client.ask("textDocument/\(method)", document.merging(all) { $1 })
                #expect(answer["error"] == nil, "\(method), seed \(seed)")
            }
            #expect(try client.ask("navgraph/element", document.merging(position) { $1 })["error"] == nil)
        }
        try client.change(Self.name, shop, version: count + 2)
        #expect(try client.diagnostics(Self.name, version: count + 2).isEmpty)
    }

    // MARK: The command line

    private static let cases = Checkout.root.appendingPathComponent("../shared/conformance").standardizedFileURL

    struct Found: Hashable, CustomStringConvertible {
        var file: String
        var rule: String
        var severity: String
        var message: String
        var place: [Int]
        var description: String { "\(file) \(place) \(rule) \(severity) \(message)" }
    }

    /// Of each case of the norm the server publishes what `lint` finds: rule, weight, words and place.
    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: cases.path), "no ../shared/conformance beside the checkout")
    )
    func diagnosticsAreThoseOfLint() throws {
        var roots: [String] = []
        for set in ["conformance", "conformance-language", "conformance-revised"] {
            let from = Self.cases.deletingLastPathComponent().appendingPathComponent(set)
            for path in (FileManager.default.enumerator(atPath: from.path)?.compactMap { $0 as? String } ?? []).sorted()
            where path.hasSuffix(".yaml") {
                let text = try String(contentsOf: from.appendingPathComponent(path), encoding: .utf8)
                let name = "\(set)/\(path)"
                try workspace.write(text, to: name)
                if text.contains("\napp:") || text.contains("\nmodule:") { roots.append(name) }
            }
        }
        #expect(roots.count > 50)
        let clean = "navgraph: 1\napp: A\nentry: a\nscreens: { a: {} }\n"
        _ = try client.initialize([
            "initializationOptions": ["level": "note"],
            "capabilities": ["general": ["positionEncodings": ["utf-32"]]],
        ])
        // It is told of last.
        try client.open("zz.yaml", clean)
        #expect(try client.diagnostics("zz.yaml", version: 1).isEmpty)
        let published = client.published()
        let length = client.uri("x").count - 1
        func name(_ uri: String) -> String { String(uri.dropFirst(length)) }
        // The place of the first of two depends on the directory.
        func withoutFirst(_ message: Any?) -> String {
            (message as? String ?? "").components(separatedBy: " (first: ")[0]
        }
        let shown = published.flatMap { uri, all in
            all.map { finding -> Found in
                let range = finding["range"] as? [String: [String: Int]] ?? [:]
                let places = [range["start"], range["end"]].flatMap { [$0?["line"] ?? -2, $0?["character"] ?? -2] }
                return Found(
                    file: name(uri), rule: finding["code"] as? String ?? "",
                    severity: ["", "error", "warning", "", "note"][finding["severity"] as? Int ?? 0],
                    message: withoutFirst(finding["message"]), place: places.map { $0 + 1 })
            }
        }
        // The server names files as they are called in its folder.
        func relative(_ message: String) -> String {
            message.replacingOccurrences(of: "'\(client.root.path)/", with: "'")
        }
        let paths = roots.map { client.root.appendingPathComponent($0).path }
        let report = try workspace.run(arguments: ["lint", "--format", "json", "--level", "note"] + paths).json()
        let found = (report["findings"] as? [[String: Any]] ?? []).map { it in
            Found(
                file: String((it["file"] as? String ?? "").dropFirst(client.root.path.count + 1)),
                rule: it["rule"] as? String ?? "",
                severity: it["severity"] as? String ?? "", message: relative(withoutFirst(it["message"])),
                place: ["line", "column", "endLine", "endColumn"].map { it[$0] as? Int ?? 0 })
        }
        let files = Set(published.keys.map { name($0) })
        #expect(found.count > 50 && files.count > 30)
        #expect(
            Set(shown).subtracting(found).isEmpty && Set(found).subtracting(shown).isEmpty,
            "\(Set(shown).symmetricDifference(found))")
    }
}
