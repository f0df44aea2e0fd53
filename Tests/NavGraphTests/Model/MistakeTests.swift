import Foundation
import NavGraphEditor
import NavGraphLint
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Graphs with one mistake each. The first line says what is found, with words that the message contains, and what the line is once
/// the finding is fixed.
@Suite(.processorTime) struct MistakeTests {
    /// A sheet can be swiped away, so a screen in it is no dead end (LANGUAGE 10).
    private static let contradicted: Set<String> = ["dead-end"]

    struct Mistake: Sendable, CustomTestStringConvertible {
        struct Expected: Sendable {
            var rule: String
            var line: Int
            var words: [String]
        }

        var name: String
        var text: String
        var expected: [Expected] = []
        /// The first line that is expected to have a fix, and how it is then.
        var fixed: (line: Int, text: String)?

        var testDescription: String { name }

        init(_ url: URL) throws {
            name = url.deletingPathExtension().lastPathComponent
            text = try String(contentsOf: url, encoding: .utf8)
            guard let wants = text.prefix(while: { $0 != "\n" }).wholeMatch(of: /# wants: (.*)/)?.1 else { return }
            for part in wants.split(separator: /; (?=[a-z-]+ \d)/) where part != "nothing" {
                let sides = part.split(separator: #/ => /#, maxSplits: 1)
                guard let found = sides[0].firstMatch(of: /^([a-z-]+) (\d+)/), let line = Int(found.2) else { continue }
                let words = sides[0][found.range.upperBound...].matches(of: /'((?:[^']|'(?! |$))*)'(?= |$)/)
                expected.append(Expected(rule: String(found.1), line: line, words: words.map { String($0.1) }))
                if sides.count == 2, fixed == nil { fixed = (line, String(sides[1])) }
            }
        }
    }

    private static let all: [Mistake] = {
        guard let root = shared?.appendingPathComponent("mistakes") else { return [] }
        let found = try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }.compactMap { try? Mistake($0) }
            .filter { !contradicted.contains($0.name) }
    }()

    @Test(.enabled(if: shared != nil, "the mistakes are not here"), arguments: all)
    func isFound(_ mistake: Mistake) throws {
        let source = SourceFile(bytes: Array(mistake.text.utf8))
        var findings = findings(in: mistake.text).map { finding in
            (finding, source.surroundings(of: finding.place.span, reach: 0).start.line)
        }
        var fix: [Replacement]?
        for expected in mistake.expected {
            let index = try #require(
                findings.firstIndex { $0.0.rule.rawValue == expected.rule && $0.1 == expected.line },
                "\(expected) of \(findings.map { "\($0.1) \($0.0.rule) \($0.0.message)" })")
            let (finding, line) = findings.remove(at: index)
            // Reports name the place of the first of two duplicates.
            let first = finding.first.map { " :\(source.surroundings(of: $0.span, reach: 0).start.line)" } ?? ""
            for word in expected.words {
                #expect((finding.message + first).contains(word), "'\(word)' of: \(finding.message)")
            }
            if line == mistake.fixed?.line, fix == nil { fix = finding.fix }
        }
        #expect(findings.filter { $0.0.severity > .note }.map(\.0.message) == [])
        guard let fixed = mistake.fixed, let fix, !fix.isEmpty else { return }
        let edited = FileEdits(["graph.yaml": fix.map { TextEdit($0) }]).applied(
            to: Array(mistake.text.utf8), of: "graph.yaml")
        let lines = String(decoding: edited, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[fixed.line - 1].trimmingCharacters(in: .whitespaces) == fixed.text)
    }

    private func findings(in text: String) -> [Finding] {
        let reading = read(text)
        return reading.isUsable ? lint(reading.graph) : reading.findings
    }

    /// As while `deepLinks: { hosts: [shop.example] }` is typed.
    @Test(arguments: ["hosts", "schemes, hosts", "hosts: , pending"]) func keysOfLinksWithoutValues(_ keys: String) {
        let findings = read(appHead() + "screens: { home: }\ndeepLinks: { \(keys) }\n").findings
        #expect(!findings.isEmpty)
    }

    /// A value that a message cuts short is not written anywhere: it would be lost.
    @Test(arguments: [99, 101, 1_000]) func longValuesAreKept(_ length: Int) throws {
        let value = String(repeating: "x", count: length)
        let yaml = appHead() + "screens: { home: { storyboard: \(value) } }\n"
        let finding = try #require(read(yaml).findings.first)
        #expect(finding.rule == .unknownKey)
        #expect(finding.fix.isEmpty == (length > 100))
        #expect(finding.fix.allSatisfy { $0.text.contains(value) })
    }
}
