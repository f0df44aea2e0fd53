import Foundation
import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphPictures

@Suite("Text in diagrams", .processorTime)
struct DiagramTextTests {
    static let hostile = [
        "\"; system(\"x\"); //", "</script>", "]]>", "]", "a]", "\"];}digraph{a->b", "it's \"quoted\"", "\\", "a\\",
        "\\N \\G \\l",
        "a\\nb", "&amp;", "&#0;", "<b>bold", "<!-- no", "--", "{a|b}", "-> x", "line\nbreak", "tab\tstop", "CR\r\nLF",
        "👩‍👩‍👧‍👦 family", "né", "e\u{301}", "日本語の題", "#!/bin/sh", "%s%n", "class", "subgraph",
        "\u{202e}gnp.exe", "\u{fffe}", "\u{7}bell", "\u{85}next", "\u{2028}sep", "   ", "'", "`x`", "$(x)",
    ]

    /// A graph in which a text stands wherever a file may have any text.
    static func yaml(_ texts: [String]) -> String {
        var result = "navgraph: 1\napp: Hostile\nentry: main\nlinks: { schemes: [h] }\nflows:\n  main:\n"
        result += "    title: \(quoted(texts[0]))\n    about: \(quoted(texts[0]))\n    screens:\n"
        for (i, text) in texts.enumerated() {
            let url = "x:/" + String(String.UnicodeScalarView(text.unicodeScalars.filter { Self.mayBeInURL($0) }))
            let text = quoted(text)
            result += "      s\(i):\n        title: \(text)\n        about: \(text)\n        transitions:\n"
            result +=
                "          go: { push: s\((i + 1) % texts.count), title: \(text), about: \(text), segue: \(text) }\n"
            result += "          leave: { open: \(quoted(url)) }\n"
        }
        result += "deepLinks:\n"
        for (i, text) in texts.enumerated() {
            result += "  l\(i): { shortcut: \(quoted("\(i)" + text)), opens: s\(i), title: \(quoted(text)) }\n"
        }
        return result
    }

    private static func mayBeInURL(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value > 0x20 && scalar.value != 0x7f && !scalar.properties.isWhitespace && scalar != "\""
            && scalar != "\\"
    }

    @Test(
        "is drawn as it is written, and is nothing but text", .enabled(if: Dot.isInstalled, "Graphviz is absent"),
        arguments: [1, 3])
    func hostileText(times: Int) throws {
        // Three times as much is drawn in the plain manner.
        let hostile = Array(repeatElement(Self.hostile, count: times).joined())
        var whole = DiagramOptions()
        whole.isWhole = true
        let source = emitDOT(try graph(Self.yaml(hostile)), options: whole)
        let result = try Dot.run(source, format: "svg")
        #expect(result.isClean, "\(result.errors.prefix(500))")
        let texts = try #require(Dot.texts(ofSVG: result.outputBytes))
        for text in Self.hostile {
            let clean = cleaned(text)
            if !clean.isEmpty { #expect(texts.contains(clean), "\(text.debugDescription)") }
        }
        let harmless = emitDOT(try graph(Self.yaml(hostile.map { _ in "text" })), options: whole)
        #expect(try parts(source) == parts(harmless))
    }

    /// How many nodes, edges and clusters there are.
    private func parts(_ source: [UInt8]) throws -> [Int] {
        let plain = try Dot.run(source, format: "dot").output
        return [" -> ", "subgraph ", "width="].map { plain.components(separatedBy: $0).count }
    }

    @Test("is drawn also when it is random", .enabled(if: Dot.isInstalled, "Graphviz is absent"))
    func randomText() throws {
        var state: UInt64 = 20_240_607
        func below(_ n: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % n
        }
        let alphabet = Array("\"\\<>&;{}|[]-> ntNG\n\t/#%'é👍\u{1}\u{300}").map(String.init)
        let texts = (0..<60).map { _ in (0...below(14)).map { _ in alphabet[below(alphabet.count)] }.joined() }
        var whole = DiagramOptions()
        whole.isWhole = true
        let result = try Dot.run(emitDOT(try graph(Self.yaml(texts)), options: whole), format: "svg")
        #expect(result.isClean, "\(result.errors.prefix(500))")
        let shown = try #require(Dot.texts(ofSVG: result.outputBytes))
        for text in texts where !cleaned(text).isEmpty {
            #expect(shown.contains(cleaned(text)), "\(text.debugDescription)")
        }
    }

    @Test("is short in labels and long in tooltips", .enabled(if: Dot.isInstalled, "Graphviz is absent"))
    func longText() throws {
        for text in [String(repeating: "endless ", count: 1250), String(repeating: "x", count: 10_000)] {
            let yaml = Self.yaml([
                text, String(repeating: "漢", count: 10_000), "e" + String(repeating: "\u{301}", count: 10_000),
            ])
            let source = emitDOT(try graph(yaml))
            #expect(source.count < 60_000)
            let result = try Dot.run(source, format: "svg")
            #expect(result.isClean, "\(result.errors.prefix(500))")
            let shown = try #require(Dot.texts(ofSVG: result.outputBytes))
            #expect(shown.contains { $0.count > 1000 }, "the tooltip")
            #expect(
                shown.contains { $0.hasSuffix("…") && $0.count < 40 },
                "the label of \(text.prefix(3)): \(shown.filter { $0.count < 90 })")
        }
    }

    @Test("holds no control characters, line breaks or marks of direction") func bytes() throws {
        let dot = try dot(Self.yaml(Self.hostile))
        let banned: Set<Unicode.Scalar> = ["\u{7}", "\t", "\r", "\u{85}", "\u{202e}", "\u{fffe}", "\u{2028}"]
        #expect(!dot.unicodeScalars.contains(where: banned.contains))
    }

    @Test("is wrapped at spaces, or anywhere if it has to be") func wrapping() {
        #expect(wrapped("one two three", width: 24, lines: 3) == ["one two three"])
        #expect(wrapped("one two three", width: 8, lines: 3) == ["one two", "three"])
        #expect(wrapped("one two three four", width: 8, lines: 2) == ["one two", "three…"])
        #expect(wrapped("abcdefghijklmnop", width: 8, lines: 3) == ["abcdefghij", "klmnop"])
    }

    @Test("is shortened by columns") func shortening() {
        #expect(shortened("abcdef", to: 6) == "abcdef")
        #expect(shortened("abcdefg", to: 6) == "abcde…")
        #expect(shortened("日本語の題", to: 10) == "日本語の題")
        #expect(shortened("日本語の題", to: 9) == "日本語の…")
        #expect(shortened("ééééé", to: 5) == "ééééé")
    }
}
