import NavGraphEditor
import NavGraphLint
import NavGraphModel
import NavGraphOutline
import NavGraphSyntax
import NavGraphTestSupport
import Testing

/// Each edit that mends a finding, made: the finding is gone, and no error or warning is new. EDITOR 7.
@Suite(.processorTime) struct QuickFixTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var title: String
        var rule: Rule
        /// Texts by path; `root.yaml` is the root, of which what stands below `head` is given. With `⟨old⟩` where the edit
        /// takes away and `⟪new⟫` where it adds.
        var marked: [String: String]
        /// What may be found more.
        var more: Set<Rule> = []

        init(_ title: String, _ rule: Rule, _ root: String, _ others: [String: String] = [:], more: Set<Rule> = []) {
            (self.title, self.rule, self.more) = (title, rule, more)
            let isWhole = root.hasSuffix("\n") || root.hasSuffix("\n⟩")
            marked = others.merging(["root.yaml": Self.head + root + (isWhole ? "" : "\n")]) { $1 }
        }

        static let head = "navgraph: 1\napp: A\nentry: home\n"

        static func allow(_ rule: Rule, _ root: String, _ others: [String: String] = [:], more: Set<Rule> = []) -> Case
        {
            Case("Allow \(rule.rawValue) here", rule, root, others, more: more)
        }

        static func remove(_ root: String) -> Case { Case("Remove it", .unusedAllow, root) }

        static func nameAll(_ root: String) -> Case { Case("Name all outcomes in 'returns'", .unhandledOutcome, root) }

        static func declareIsOpen(_ root: String, _ others: [String: String] = [:], more: Set<Rule> = []) -> Case {
            Case("Declare condition 'isOpen'", .unknownCondition, root, others, more: more)
        }

        var testDescription: String { title }
        var before: [String: String] { marked.mapValues { Self.without("⟪", "⟫", keeping: "⟨", "⟩", $0) } }
        var after: [String: String] { marked.mapValues { Self.without("⟨", "⟩", keeping: "⟪", "⟫", $0) } }

        private static func without(
            _ open: Character, _ close: Character, keeping left: Character, _ right: Character, _ text: String
        ) -> String {
            var (result, isOut) = ("", false)
            for character in text {
                switch character {
                case open: isOut = true
                case close: isOut = false
                case left, right: break
                default: if !isOut { result.append(character) }
                }
            }
            return result
        }
    }

    /// How the texts of a case are spelled.
    enum Spelling: String, CaseIterable, Sendable {
        case asItIs, carriageReturns, withoutLastLineEnd, byteOrderMark

        func callAsFunction(_ text: String) -> [UInt8] {
            switch self {
            case .asItIs: Array(text.utf8)
            case .carriageReturns:
                Array(
                    text.split(separator: "\n", omittingEmptySubsequences: false)
                        .joined(separator: "\r\n").utf8)
            case .withoutLastLineEnd: Array((text.hasSuffix("\n") ? String(text.dropLast()) : text).utf8)
            case .byteOrderMark: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            }
        }
    }

    struct Key: Hashable {
        var rule: Rule
        var subject: String
        var message: String
    }

    /// What is found, as the editor finds it.
    private func findings(_ files: [String: [UInt8]]) -> [(finding: Finding, key: Key, path: String)] {
        let reading = readGraph(root: "root.yaml") { path, _ in files[path].map { .bytes($0) } ?? .missing }
        let found = reading.isUsable ? lint(reading.graph, least: .note, relates: false).findings : reading.findings
        return found.map {
            let subject = $0.subject.spelled(in: reading.graph.text)
            return (
                $0, Key(rule: $0.rule, subject: subject, message: $0.message), reading.graph.files[$0.place.file.index]
            )
        }
    }

    private func fixes(_ files: [String: [UInt8]], _ rule: Rule) -> [QuickFix] {
        let names = Names(root: "root.yaml", rules: Rule.allCases) { path in files[path].map { Outline($0) } }
        return findings(files).filter { $0.key.rule == rule }.flatMap { found in
            let span = found.finding.place.span
            guard let file = names.files.firstIndex(where: { $0.path == found.path }) else { return [QuickFix]() }
            return names.quickFixes(
                for: FixableFinding(
                    rule: rule, subject: found.key.subject, quoted: found.finding.quoted, file: file,
                    range: Int(span.offset)..<Int(span.end), fix: found.finding.fix))
        }
    }

    @Test(arguments: QuickFixTests.cases, Spelling.allCases)
    func mends(_ it: Case, _ spelling: Spelling) throws {
        let files = it.before.mapValues { spelling($0) }
        let before = findings(files)
        let fix = try #require(
            fixes(files, it.rule).first { $0.title == it.title }, "found: \(before.map(\.key))")
        let edited = files.reduce(into: [:]) { $0[$1.key] = fix.edits.applied(to: $1.value, of: $1.key) }
        for (path, text) in it.after {
            #expect(String(decoding: edited[path]!, as: UTF8.self) == String(decoding: spelling(text), as: UTF8.self))
        }
        // What was laid out stays so, unless a line gets too wide.
        for (path, text) in files where (try? formatted(text)) == text {
            let new = edited[path] ?? []
            if new.split(separator: UInt8(ascii: "\n")).contains(where: { $0.count > 100 }) { continue }
            #expect((try? formatted(new)) == new, "\(path) is laid out otherwise")
        }
        let mended = before.first { $0.key.rule == it.rule }!.key
        let after = Set(findings(edited).map(\.key))
        #expect(!after.contains(mended))
        let new = after.subtracting(before.map(\.key)).filter {
            $0.rule.defaultSeverity > .note && !it.more.contains($0.rule)
        }
        #expect(new.isEmpty, "\(new)")
    }

    /// Where an edit would make what it mends no better, or there is nothing to edit, there is none.
    @Test(arguments: QuickFixTests.without)
    func isNotOffered(_ it: Case) {
        let files = it.before.mapValues { Array($0.utf8) }
        #expect(findings(files).contains { $0.key.rule == it.rule }, "\(findings(files).map(\.key))")
        #expect(!fixes(files, it.rule).contains { $0.title == it.title })
    }
}
