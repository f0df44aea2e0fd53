import Foundation
import NavGraphTestSupport
import Testing

/// Texts that people read are plain English: messages, help, doc comments, docs, the page and the example graphs. A list of
/// phrases that must not come back, as CONTRIBUTING describes under *Writing style*.
@Suite(.processorTime) struct PageWordTests {
    private struct Phrase {
        /// A regular expression, in which `^` is the beginning of a line.
        var pattern: String
        var better: String

        init(_ pattern: String, _ better: String) {
            self.pattern = pattern
            self.better = better
        }

        func matches(in text: String) throws -> [Range<String.Index>] {
            let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
            return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
                Range($0.range, in: text)
            }
        }
    }

    private static let phrases = [
        Phrase(
            #"(?<![Tt]here )\b(is|are|was|were|be) no (?!longer|such|more|less)[a-z]+"#,
            "is not a …, unknown …, … not found"),
        Phrase(#"\b[Mm]end(s|ed|ing)?\b"#, "fix"),
        Phrase(#"\bTells\b"#, "Show, Return, Report"),
        Phrase(#"\bSays\b"#, "Show, Explain, Describe"),
        Phrase(#"(^[^\w\n]*|[.!?] )What (is|there|stands)\b(?! [^.]*\?)"#, "The …, with the noun"),
        Phrase(#"\bby (itself|themselves|himself)\b"#, "without …, separately, alone, on its own"),
        Phrase(#", too\b(?! \w)"#, "also, before the verb"),
        Phrase(#"\bsuch as it\b"#, "like it"),
        Phrase(#"\bin (the|its|their) place of\b"#, "instead of"),
        Phrase(#"\b[Bb]ut for\b"#, "except"),
        Phrase(#"whose \w+ is none\b|(?<![Tt]here )\b(is|are) none\b"#, "if it is absent, no …, not a …"),
        Phrase(#"\bnobody hears\b|\bhears of it\b"#, "is told, with the one who is"),
        Phrase(#"\bthere no more\b"#, "no longer"),
        Phrase(#"\bof (its|their) own\b"#, "its own …, a separate …"),
        Phrase(#"\bis wanted here\b"#, "expected …, found …"),
        Phrase(#"\bsomebody\b"#, "the user, they"),
    ]

    /// Texts that need one of the phrases, at most ten: `mended` is a key of the JSON of `explain`.
    private static let exceptions: Set<String> = ["mended"]

    private static let files: [String] = {
        let kinds = [".swift", ".md", ".js", ".yaml", ".yml"]
        let folders = ["Sources", "Plugins", "docs", "Graphs", "Editors"].flatMap { folder in
            let names = FileManager.default.enumerator(atPath: Checkout.root.appendingPathComponent(folder).path)
            return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        let written = folders.filter { path in
            kinds.contains(where: path.hasSuffix)
                && !["/node_modules/", "/Generated/"].contains(where: path.contains)
        }
        return written.sorted() + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "action.yml"]
    }()

    @Test func thereIsMuchToRead() {
        #expect(Self.files.count > 300)
        #expect(Self.exceptions.count <= 10)
    }

    @Test func noTextHasABannedPhrase() throws {
        var found: [String] = []
        for file in Self.files {
            let text = Self.read(try Checkout.text(file), of: file)
            let lines = text.components(separatedBy: "\n")
            for phrase in Self.phrases {
                for range in try phrase.matches(in: text) {
                    let number = text[..<range.lowerBound].reduce(into: 0) { $0 += $1 == "\n" ? 1 : 0 }
                    let line = lines[number].trimmingCharacters(in: .whitespaces)
                    if Self.exceptions.contains(line) { continue }
                    found.append("\(file):\(number + 1): '\(text[range])'; better: \(phrase.better)")
                }
            }
        }
        #expect(found == [])
    }

    @Test(arguments: [
        ("/// Tells of a change.", 1), ("/// Reads it. What is left is lost.", 1), ("// Tells nobody", 0),
        (#"let text = "'x' is no key""#, 1), (#"let text = "no such key""#, 0), ("let tells = what.is(there)", 0),
        ("let text = \"\"\"\n    It mends itself.\n    \"\"\"", 1),
    ]) func swiftIsReadWherePeopleReadIt(_ source: String, _ count: Int) throws {
        let text = Self.read(source, of: "a.swift")
        #expect(try Self.phrases.flatMap { try $0.matches(in: text) }.count == count, "\(text)")
    }

    /// The parts of a file that people read, on their lines: of Swift doc comments and string literals, of YAML comments.
    private static func read(_ text: String, of file: String) -> String {
        if file.hasSuffix(".swift") { return swift(text) }
        guard file.hasSuffix(".yaml") || file.hasSuffix(".yml") else { return text }
        return text.components(separatedBy: "\n").map { line in
            line.firstIndex(of: "#").map { String(line[$0...]) } ?? ""
        }.joined(separator: "\n")
    }

    private static func swift(_ text: String) -> String {
        var isInside = false
        return text.components(separatedBy: "\n").map { line in
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let marks = trimmed.components(separatedBy: "\"\"\"").count - 1
            defer { if marks % 2 == 1 { isInside.toggle() } }
            if isInside { return trimmed }
            if trimmed.hasPrefix("///") { return String(trimmed.dropFirst(3)).trimmingCharacters(in: .whitespaces) }
            if trimmed.hasPrefix("//") || marks > 0 { return "" }
            let parts = trimmed.components(separatedBy: "\"")
            return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}
