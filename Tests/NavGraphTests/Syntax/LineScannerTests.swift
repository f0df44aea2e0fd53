import Foundation
import Testing

@testable import NavGraphSyntax

/// What is scanned line by line has the events that libyaml tells; what cannot be is left to libyaml.
@Suite struct LineScannerTests {
    @Test(
        "Texts that are scanned line by line",
        arguments: [
            "a: 1", "a:\n", "a: 1\nb:\n  c:\n  d: x y  # note\n\n# end", "a:\n- 1\n- b: 2\n  c:\n-\n  d: 3\n-\nb: 4\n",
            "a:\n  - - 1\n    - 2\n  - \n  -\n  - e\nb:\n", "a: {b: c, d: , e: [f, {g: h}, [], {}]} # note\n",
            "\"a b\": 'c: #d'\n'e': \"\"\n", "a: é🎉 ü # ñ\nb: 'é'\n", "a: b#c\nd: x:y ?z -w [v]\n", "a : b\n",
            "a:\n  b\nc:\n  {d: e}\n", "a: https://x.y/z?q=1#f\nb: [https://x.y/z, a/b:c]\n", "a: {b: -1, c: Note?}\n",
            "a:\n  - b:\n    - c\n    d: 1\n  -   e: 1\n      f: 2\n", "a: 1   \n   \nb: 2\n  ",
            "a:    # note\n  b: 1\n",
        ])
    func plainTexts(_ text: String) { #expect(isSame(Array(text.utf8)) == .byLine, "\(text)") }

    @Test(
        "Texts that are left to libyaml",
        arguments: [
            "", "# note\n", "a", "- a\n", "  a: 1\n", "---\na: 1\n", "a: 1\n...\n", "%YAML 1.1\n---\na: 1\n",
            "a: |\n  b\n", "a: >-\n  b\n", "a: &x 1\nb: *x\n", "a: !!str 1\n", "? a\n: b\n", "a: \"\\n\"\n",
            "a: 'it''s'\n",
            "a: b\n  c\n", "a: 'b\n  c'\n", "a: [b,\n  c]\n", "a: {b, c: d}\n", "a: [b: c]\n", "a: [b,]\n",
            "{a: b}: c\n", "a: b: c\n", "a: - b\n", "a:\n   b: 1\n  c: 2\n", "a:\n  - b\n  c: 1\n", "a:\tb\n",
            "a: \u{85}b\n", "a: b\u{2028}c\n", "a: b\r\n", "\u{FEFF}a: 1\n", "a: \u{7F}\n", "a: b\u{0}\n", "a: @b\n",
            "a: [b #c\n]\n", "a: \"b\"#c\n", "a: {\"b\":1}\n", "a\nb: 1\n", "-\n", "a: [b\n", "a: \"b\n", "\u{0}",
        ])
    func otherTexts(_ text: String) { #expect(isSame(Array(text.utf8)) == .byLibYAML, "\(text)") }

    @Test("Bytes that are no UTF-8") func noUTF8() {
        for bad: [UInt8] in [
            [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
            [0xEF, 0xBF, 0xBF], [0xF0, 0x82, 0x82, 0xAC],
        ] {
            for place in ["a: ", "# ", "a: '", "a"] {
                #expect(isSame(Array(place.utf8) + bad + Array("\n".utf8)) == .byLibYAML, "\(place) \(bad)")
            }
        }
    }

    @Test("Keys that are too long, and collections that are too deep") func limits() {
        func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
        for length in [498, 499, 500, 998, 999, 1_000, 1_023, 1_024, 1_025, 3_000] {
            for key in [repeated("k", length), repeated("é", length)] {
                let way = key.utf8.count < LineScanner.longestKey ? Way.byLine : .byLibYAML
                #expect(isSame(Array("\(key): 1\n".utf8)) == way, "\(key)")
                #expect(isSame(Array("a: {\(key): 1}\n".utf8)) == way, "\(key)")
            }
        }
        for depth in [10, 31, 32, 33, 64, 200] {
            let way = depth <= LineScanner.maximumDepth ? Way.byLine : .byLibYAML
            let keys = (0..<depth).map { repeated(" ", $0) + "k:\n" }.joined()
            #expect(isSame(Array(keys.utf8)) == way, "\(depth)")
            #expect(isSame(Array("a: \(repeated("[", depth))\(repeated("]", depth))\n".utf8)) == way, "\(depth)")
            // The mapping around the lists is one more.
            let lists = "a:\n\(repeated("- ", depth - 1))\n"
            #expect(isSame(Array(lists.utf8)) == way, "\(depth)")
        }
    }

    @Test("Random texts of pieces that mean something") func randomTexts() {
        let words = [
            "a", "b", "key", "a: ", "b:", "c:\n", "- ", "-", "- x\n", "  ", " ", "\n", "\n  ", "\n    ", "\n- ",
            "\n  - ", "{",
            "}", "[", "]", ", ", ",", ": ", ":", "#", " # c", "'", "'x'", "\"", "\"y\"", "é", "🎉", "~", "1", "-1", ".",
            "/",
            "?", "x?", "x y", "{a: b}", "[a, b]", "{}", "{ a: [b], c: }", "\n\n", "  \n", "\na: 1\n", "\nb:\n  c: 2\n",
        ]
        let rare = [
            "|\n", ">\n", "&a ", "*a", "!t ", "---", "...", "? ", "\t", "%", "@", "`", "\\", "\u{85}", "\u{2028}",
            "\u{FEFF}",
            "\u{0}", "\r\n", "\u{7F}", "\u{A0}", "<<: ",
        ]
        var random = SeededGenerator(seed: 11)
        var counts: [Way: Int] = [:]
        for _ in 0..<cases {
            var text = Bool.random(using: &random) ? "a: " : "a:\n  "
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                text += (Int.random(in: 0..<30, using: &random) == 0 ? rare : words).randomElement(using: &random)!
            }
            counts[isSame(Array(text.utf8)), default: 0] += 1
        }
        #expect(counts[.byLine, default: 0] > cases / 20)
        #expect(counts[.byLibYAML, default: 0] > cases / 20)
    }

    @Test("Random graphs, whole and with a mistake") func randomGraphs() {
        var random = SeededGenerator(seed: 12)
        var counts: [Way: Int] = [:]
        for _ in 0..<cases / 4 {
            var lines: [String] = ["navgraph: 1"]
            write(into: &lines, indent: 0, depth: 0, &random)
            var bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
            if Bool.random(using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let other = Array(" \n:-#,{}[]'\"x\u{0}".utf8).randomElement(using: &random)!
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = other
                case 1: bytes.insert(other, at: place)
                default: bytes.remove(at: place)
                }
            }
            counts[isSame(bytes), default: 0] += 1
        }
        #expect(counts[.byLine, default: 0] > cases / 8)
        #expect(counts[.byLibYAML, default: 0] > cases / 80)
    }

    // MARK: - Writing

    private let cases = ProcessInfo.processInfo.environment["NAVGRAPH_TEXTS"].flatMap { Int($0) } ?? 20_000

    private func write(
        into lines: inout [String], indent: Int, depth: Int, _ random: inout SeededGenerator
    ) {
        let margin = String(repeating: " ", count: indent)
        for number in 0..<Int.random(in: 1...3, using: &random) {
            let key = "\(margin)k\(depth)x\(number):"
            let step = Int.random(in: 1...4, using: &random)
            switch depth > 4 ? 0 : Int.random(in: 0..<6, using: &random) {
            case 0: lines.append(key + " " + flow(0, &random))
            case 1: lines.append(key)
            case 2:
                // A list at the key's own column, or deeper.
                let own = Bool.random(using: &random) ? indent : indent + step
                lines.append(key)
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    var item: [String] = []
                    write(into: &item, indent: own + 2, depth: depth + 1, &random)
                    item[0] = String(repeating: " ", count: own) + "- " + item[0].drop { $0 == " " }
                    lines += item
                }
            default:
                lines.append(key + (Bool.random(using: &random) ? "" : "  # é"))
                if Int.random(in: 0..<4, using: &random) == 0 { lines.append("") }
                write(into: &lines, indent: indent + step, depth: depth + 1, &random)
            }
        }
    }

    private func flow(_ depth: Int, _ random: inout SeededGenerator) -> String {
        let words = ["a", "b c", "\"d, e\"", "'f: {g}'", "-1", "String?", "é", "https://x.y/z", "~", "\"\""]
        let count = Int.random(in: 0...2, using: &random)
        switch depth > 2 ? 0 : Int.random(in: 0..<4, using: &random) {
        case 2: return "[" + (0..<count).map { _ in flow(depth + 1, &random) }.joined(separator: ", ") + "]"
        case 3:
            return "{ " + (0..<count).map { "k\($0): " + flow(depth + 1, &random) }.joined(separator: ", ") + " }"
        default: return words.randomElement(using: &random)!
        }
    }

    // MARK: - Reading

    private enum Way { case byLine, byLibYAML }

    /// Reads a text line by line and with libyaml, and expects the same of both; who read it the first time.
    private func isSame(_ bytes: [UInt8]) -> Way {
        let source = MemoryBytes(bytes)
        let (cuts, pool) = (FileCuts(), UnsafeMutablePointer<TextPool>.allocate(capacity: 1))
        pool.initialize(to: TextPool())
        var batch = EventBatch()
        defer {
            batch.deallocate()
            pool.deinitialize(count: 1)
            pool.deallocate()
        }
        guard LineScanner.scan(source, cuts, piece: 0, into: &batch) else { return .byLibYAML }
        let events = batch.intern(into: pool, movedBy: 0).map { described($0, pool.pointee) }
        let parser = YAMLParser(source, text: TextPool(), scanning: .whole)
        defer { parser.close() }
        var expected: [String] = []
        do throws(YAMLFailure) {
            while true {
                let event = try parser.next()
                expected.append(described(event, parser.text))
                if event.kind == .streamEnd { break }
            }
        } catch {
            expected.append("\(error.message)")
        }
        #expect(events == expected, "\(String(decoding: bytes, as: UTF8.self))")
        return .byLine
    }

    private func described(_ event: YAMLEvent, _ text: TextPool) -> String {
        "\(event.span.offset)+\(event.span.length) \(event.kind) \(event.style) \(event.hasProperties) \(text[event.text])"
    }
}
