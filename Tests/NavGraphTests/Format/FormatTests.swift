import Foundation
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@Suite(.processorTime)
struct FormatTests {
    private static let all = folders("format-cases")

    @Test(.enabled(if: shared != nil, "the cases are not here"), arguments: all)
    func cases(folder: URL) throws {
        let input = [UInt8](try Data(contentsOf: folder.appendingPathComponent("in.yaml")))
        let wanted = try String(contentsOf: folder.appendingPathComponent("out.yaml"), encoding: .utf8)
        #expect(String(decoding: try formatted(input), as: UTF8.self) == wanted)
    }

    /// Each text that libyaml reads has a layout with the same values and comments, or a reason why it has none.
    @Test func allTexts() throws {
        var count = 0
        for bytes in yamlTexts {
            if try isHeld(bytes) { count += 1 }
        }
        #expect(count > yamlTexts.count / 2)
    }

    @Test func carelessTexts() throws {
        let texts = yamlTexts
        var random = SeededGenerator(seed: 63)
        var count = 0
        for number in 0..<share(isQuick ? 300 : 1_500, of: 20_000) {
            let text = careless(texts[Int.random(in: texts.indices, using: &random)], &random)
            if try isHeld(text, "variant \(number)") { count += 1 }
        }
        #expect(count > 100)
    }

    @Test(arguments: [
        ("a: |+\n  b\n", "a text keeps the line breaks at its end ('+')"),
        ("? a\n: b\n", "a key is written with '?'"),
        ("a: { ? b : c }\n", "a key is written with '?'"),
        ("a: \"b\\\n  c\"\n", "a line of a text in double quotes ends with '\\'"),
        ("a: b\u{2028}c: d\n", "a line ends with a line separator (U+2028); use line feeds"),
        ("a: { b: # c\n  d }\n", "a comment stands between a key in braces and its value"),
        ("a: { b: !c # d\n  e }\n", "a comment stands between a key in braces and its value"),
    ])
    func refusals(text: String, reason: String) throws {
        let refusal = #expect(throws: LayoutRefusal.self) { try formatted(Array(text.utf8)) }
        #expect(refusal?.reason == reason)
    }

    @Test(arguments: [
        ("", ""), ("\n\n", ""), ("# only\n", "# only\n"), ("a: 1", "a: 1\n"),
        // The line break at the end would belong to the text.
        ("a: |\n    b", "a: |\n  b"), ("a: |-\n    b", "a: |-\n  b\n"),
        ("\u{FEFF}a:   1\n", "\u{FEFF}a: 1\n"), ("a: 1\r\rb:  2\r", "a: 1\r\rb: 2\r"),
        ("---\na:   1\n...\n", "---\na: 1\n...\n"), ("%YAML 1.1\n---\na:   1\n", "%YAML 1.1\n---\na: 1\n"),
        // Comments of a key, and in empty braces.
        ("a: # b\n      c\n", "a: # b\n  c\n"), ("a: { # b\n }\n", "a: { # b\n}\n"),
        ("- # a\n  b: c\n", "- # a\n  b: c\n"), ("-   - a\n    - b\n", "- - a\n  - b\n"),
        ("a:\n- b\n# c\nd: e\n", "a:\n  - b\n# c\nd: e\n"),
        ("a:\n    b: 1\n      # deep\n  # between\nc: 2\n", "a:\n  b: 1\n  # deep\n# between\nc: 2\n"),
        ("a: |2\n    b\n   c\n", "a: |2\n    b\n   c\n"), ("a:\n    - |2\n        b\n", "a:\n  - |2\n      b\n"),
        ("a: [x,\n  y,  # c\n  z]\n", "a:\n  - x\n  - y # c\n  - z\n"), ("a: [x, y, ]\n", "a: [x, y]\n"),
        ("[ # a\n b,  c ]\n", "# a\n- b\n- c\n"), ("a: &b\n    &c d:  e\n", "a: &b\n  &c d: e\n"),
        ("a: [{b: c}: d]\n", "a: [{ b: c }: d]\n"), ("&a a: *a\n", "&a a: *a\n"), ("{*a : b}\n", "{ *a : b }\n"),
    ])
    func details(text: String, wanted: String) throws {
        #expect(String(decoding: try formatted(Array(text.utf8)), as: UTF8.self) == wanted)
    }

    /// It leaves the braces, although nothing but the file has them.
    @Test func theOnlyEntryInBracesGoes() throws {
        let patch = try #require(Patch(Array("{ a: 1 }\n".utf8)))
        let edit = patch.removal(at: patch.path(to: 2), withHolder: false)
        #expect(edit == Replacement(Span(offset: 1, length: 6), with: ""))
    }

    /// What ends at column 100 stays in one line, and what ends at 101 does not.
    @Test func width() throws {
        for excess in [0, 1] {
            let name = String(repeating: "x", count: 90 + excess)
            let text = "a: { b: \(name) }\n"
            #expect(try formatted(Array(text.utf8)) == Array((excess == 0 ? text : "a:\n  b: \(name)\n").utf8))
        }
        let types =
            "a: { b: [\(String(repeating: "x", count: 100))], c: [String: \(String(repeating: "y", count: 100))] }\n"
        let broken =
            "a:\n  b: [\(String(repeating: "x", count: 100))]\n  c: [String: \(String(repeating: "y", count: 100))]\n"
        #expect(try formatted(Array(types.utf8)) == Array(broken.utf8))
    }

    @Test func diff() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "10\n", with: "ten\n")
        #expect(
            String(decoding: unifiedDiff(Array(old.utf8), Array(new.utf8), path: "a"), as: UTF8.self)
                == "--- a\n+++ a\n@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n")
    }

    /// Whether a text can be laid out; a wrong layout fails.
    private func isHeld(_ bytes: [UInt8], _ what: String = "") throws -> Bool {
        do {
            _ = try formatted(bytes)
            return true
        } catch is LayoutFault {
            Issue.record("wrong layout \(what) of:\n\(String(decoding: bytes, as: UTF8.self))")
            return false
        } catch is YAMLFailure {
            return false
        } catch is LayoutRefusal {
            return false
        }
    }
}

/// The folders of a set of cases.
func folders(_ name: String) -> [URL] {
    guard let root = shared?.appendingPathComponent(name) else { return [] }
    let found = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true }.sorted {
        $0.path < $1.path
    }
}

/// All texts of YAML at hand, of at most 100,000 bytes.
let yamlTexts: [[UInt8]] = {
    let roots = ["Graphs", "Tests"].map { checkout.appendingPathComponent($0) } + [shared].compactMap { $0 }
    var paths: [String] = []
    for root in roots {
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init()
        where path.hasSuffix(".yaml") || path.hasSuffix(".yml") {
            paths.append(root.appendingPathComponent(path).path)
        }
    }
    return paths.sorted().compactMap { FileManager.default.contents(atPath: $0) }.filter { $0.count <= 100_000 }.map {
        [UInt8]($0)
    }
}()

/// A text with other spaces, line breaks and comments; it may not be YAML any more.
func careless(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    func spaces(_ most: Int) -> [Unicode.Scalar] {
        [Unicode.Scalar](repeating: " ", count: Int.random(in: 1...most, using: &random))
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
        let kind = Int.random(in: 0..<6, using: &random)
        let places = text.indices.filter { index in
            switch kind {
            case 0: text[index] == ":" || text[index] == "," || text[index] == "{" || text[index] == "["
            case 1: text[index] == "," || text[index] == "{" || text[index] == "["
            case 2: text[index] == "\n"
            case 3: text[index] == "\n"
            case 4: text[index] == " " && index > 0 && text[index - 1] == "\n"
            default: text[index] == " "
            }
        }
        guard let place = places.randomElement(using: &random) else { continue }
        switch kind {
        case 0: text.insert(contentsOf: spaces(4), at: place + 1)
        case 1:
            let comment = Bool.random(using: &random) ? Array(" # c\(place)".unicodeScalars) : []
            text.insert(contentsOf: comment + ["\n"] + spaces(12), at: place + 1)
        case 2: text.insert(contentsOf: spaces(4) + Array("# c\(place)".unicodeScalars), at: place)
        case 3:
            text.insert(contentsOf: ["\n"] + spaces(9) + Array("# c\(place)\n".unicodeScalars.dropLast()), at: place)
        case 4:
            // The lines that follow, as far as they are as deep, move.
            var line = place
            let more = spaces(4)
            while line < text.count, text[line] == " " {
                text.insert(contentsOf: more, at: line)
                while line < text.count, text[line] != "\n" { line += 1 }
                line += 1
            }
        default: text[place] = "\n"
        }
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text)
    return Array(String(result).utf8)
}
