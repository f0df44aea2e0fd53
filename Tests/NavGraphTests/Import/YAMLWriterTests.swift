import NavGraphModel
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// What is written is read back with the same texts.
@Suite(.processorTime) struct YAMLWriterTests {
    /// A graph with `text` where a text stands in a line of its own, and where it stands in braces.
    private func titles(_ text: String) -> [String] {
        func title() -> YAMLEntry { YAMLEntry("title", .text(text)) }
        let home = YAMLNode.mapping([title()], isCompact: false)
        let bytes = writeYAML(
            [
                YAMLEntry("navgraph", .text("1")), YAMLEntry("app", .text("Demo")), YAMLEntry("entry", .text("main")),
                YAMLEntry(
                    "flows",
                    .mapping(
                        [
                            YAMLEntry(
                                "main",
                                .mapping(
                                    [
                                        YAMLEntry(
                                            "screens",
                                            .mapping(
                                                [
                                                    YAMLEntry("home", home, comments: [text]),
                                                    YAMLEntry("next", .mapping([title()])),
                                                ], isCompact: false))
                                    ], isCompact: false))
                        ], isCompact: false)),
            ])
        #expect((try? formatted(bytes)) == bytes, "it is laid out: \(text.debugDescription)")
        let reading = readGraph(root: "a.yaml") { _, _ in .bytes(bytes) }
        guard reading.isUsable else { return reading.findings.map(\.message) }
        return reading.graph.screens.map { reading.graph.text[$0.title] }
    }

    @Test(
        "Texts that mean something else where they are plain",
        arguments: [
            "~", "-", "- a", "a: b", "a:", ":a", "a #b", "#a", "{a}", "a, b", "[a]", "'a'", "\"a\"", "it's \"so\"",
            "*a",
            "&a", "!a", "|", ">", "%a", "@a", "`a`", "<<", "=", "?", "? a", "...", "---", "null", "true", "1.0", " a",
            "a ",
            "a\nb", "\n", "a\tb", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{7}", "\u{0}", "é", "👩‍👩‍👧", "\\", "a\\n", "日本",
            "\"\n'",
        ])
    func hostile(_ text: String) { #expect(titles(text) == [text, text]) }

    @Test("Random texts of hostile characters") func random() {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let alphabet = Array(" :#-{}[],&*!|>'\"%@`~?<=\\\n\tab1é\u{2029}\u{1F600}\u{7F}").map(String.init)
        for _ in 0..<400 {
            let text = (0..<(1 + next(8))).map { _ in alphabet[next(alphabet.count)] }.joined()
            #expect(titles(text) == [text, text], "\(text.debugDescription)")
        }
    }

    @Test("Collections stand in one line where they may and fit, in lines else") func layout() {
        func text(_ entries: [YAMLEntry]) -> String { String(decoding: writeYAML(entries), as: UTF8.self) }
        let short = YAMLNode.mapping([YAMLEntry("push", .text("a")), YAMLEntry("with", .list([.text("b"), .null]))])
        #expect(text([YAMLEntry("open", short)]) == "open: { push: a, with: [b, ~] }\n")
        let long = YAMLNode.mapping([
            YAMLEntry("push", .text(String(repeating: "a", count: 80))),
            YAMLEntry("with", .text(String(repeating: "b", count: 80)), comments: ["why"]),
        ])
        #expect(
            text([YAMLEntry("open", long)])
                == "open:\n  push: \(String(repeating: "a", count: 80))\n  # why\n  with: \(String(repeating: "b", count: 80))\n"
        )
        #expect(text([YAMLEntry("a", .mapping([])), YAMLEntry("b", .list([]), isApart: true)]) == "a: {}\n\nb: []\n")
        let items = YAMLNode(.list([short, .text("x")]), isCompact: false)
        #expect(text([YAMLEntry("a", items)]) == "a:\n  - { push: a, with: [b, ~] }\n  - x\n")
        let nested = YAMLNode(.list([.mapping([YAMLEntry("k", .text("v"), comments: ["c"])])]), isCompact: false)
        #expect(text([YAMLEntry("a", nested)]) == "a:\n  -\n    # c\n    k: v\n")
    }
}
