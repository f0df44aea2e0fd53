import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Bytes in front of which a graph begins well, and what is wrong with them.
struct Encoded: Sendable, CustomTestStringConvertible {
    var what: String
    var bytes: [UInt8]
    var rule: Rule?
    var testDescription: String { what }
    init(_ what: String, _ bytes: [UInt8], _ rule: Rule?) {
        self.what = what
        self.bytes = bytes
        self.rule = rule
    }
}

@Suite(.processorTime) struct EncodingTests {
    static let cases: [Encoded] = [
        Encoded("lone continuation", [0x80], .notUTF8),
        Encoded("overlong of two", [0xC0, 0xAF], .notUTF8),
        Encoded("overlong of three", [0xE0, 0x80, 0xAF], .notUTF8),
        Encoded("overlong of four", [0xF0, 0x80, 0x80, 0xAF], .notUTF8),
        Encoded("overlong NUL", [0xC0, 0x80], .notUTF8),
        Encoded("surrogate", [0xED, 0xA0, 0x80], .notUTF8),
        Encoded("above U+10FFFF", [0xF4, 0x90, 0x80, 0x80], .notUTF8),
        Encoded("five bytes", [0xF8, 0x88, 0x80, 0x80, 0x80], .notUTF8),
        Encoded("0xFF", [0xFF], .notUTF8),
        Encoded("Latin-1 é", [0xE9, 0x74, 0x65], .notUTF8),
        Encoded("cut short", [0xE2, 0x82], .notUTF8),
        Encoded("NUL", [0x00], .yamlSyntax),
        Encoded("bell", [0x07], .yamlSyntax),
        Encoded("escape", [0x1B], .yamlSyntax),
        Encoded("delete", [0x7F], .yamlSyntax),
        Encoded("C1 control", [0xC2, 0x80], .yamlSyntax),
        Encoded("U+FFFE", [0xEF, 0xBF, 0xBE], .yamlSyntax),
        Encoded("byte order mark inside", [0xEF, 0xBB, 0xBF], nil),
        Encoded("é", [0xC3, 0xA9], nil),
        Encoded("U+10FFFF", [0xF4, 0x8F, 0xBF, 0xBF], nil),
        Encoded("U+FFFD", [0xEF, 0xBF, 0xBD], nil),
    ]

    /// Every kind is found at its first byte, in front and behind more than libyaml reads at once.
    @Test(arguments: cases, [0, 9_000, 70_000])
    func badBytes(_ it: Encoded, _ distance: Int) throws {
        let front = header + "screens: { home: {} }\n" + String(repeating: "# é\n", count: distance / 4) + "# "
        let bytes = Array(front.utf8) + it.bytes + Array("\n".utf8)
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(bytes) }
        #expect(reading.findings.map(\.rule) == (it.rule.map { [$0] } ?? []), "\(reading.findings.map(\.message))")
        guard let finding = reading.findings.first else { return }
        #expect(finding.subject == .file)
        let position = SourceFile(bytes: bytes).position(ofScalar: finding.place.span.offset)
        #expect(position == .init(line: 5 + distance / 4, column: 3))
    }

    @Test(
        arguments: [
            [0xFF, 0xFE, 0x6E, 0x00], [0xFE, 0xFF, 0x00, 0x6E], [0xFF, 0xFE, 0x00, 0x00], [0xFF, 0xFE], [0xFE, 0xFF],
        ] as [[UInt8]])
    func utf16(_ bytes: [UInt8]) {
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(bytes) }
        #expect(reading.findings.map(\.rule) == [.notUTF8])
        #expect(reading.findings[0].message.contains("UTF-16"))
        #expect(reading.findings[0].place.span.offset == 0)
    }

    /// Without a mark UTF-16 is seen by its NULs.
    @Test func utf16WithoutMark() {
        let bytes = Array("navgraph: 1\n".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(bytes) }
        #expect(reading.findings.map(\.rule) == [.yamlSyntax])
        #expect(reading.findings[0].place.span.offset == 1)
    }

    @Test(arguments: ["", "\n", "   ", "# only\n# comments\n", "\u{FEFF}", "\u{FEFF}# c\n", "%YAML 1.1\n", "\r\n\r\n"])
    func noDocument(_ text: String) {
        let reading = read(text)
        #expect(reading.findings.map(\.rule) == [.yamlSyntax], "\(reading.findings.map(\.message))")
        #expect(reading.findings.allSatisfy { $0.subject == .file })
        expectSpansInside(reading, Array(text.utf8))
    }

    /// An empty document is an empty mapping: what is missing is said.
    @Test(arguments: ["---\n", "---\n...\n", "~\n", "{}\n", "--- {}\n", "--- ~\n"])
    func emptyDocument(_ text: String) {
        #expect(read(text).findings.allSatisfy { $0.rule == .missingKey && $0.subject == .file })
        #expect(!read(text).findings.isEmpty)
    }

    @Test(arguments: ["a\n", "- a\n", "\"\"\n", "[]\n", "|\n  a\n"])
    func rootIsNoMapping(_ text: String) {
        #expect(read(text).findings.map(\.rule) == [.wrongKind])
    }
}
