import NavGraphSyntax

/// Findings that are known and not reported: rule and subject, which do not move when a file is edited.
///
/// As a file: a line for each, the rule, a space and the subject, sorted; `#` begins a comment.
package struct Baseline: Sendable {
    package struct Entry: Hashable, Sendable {
        var text: String

        package init(_ rule: Rule, _ subject: String) {
            text =
                rule.rawValue + " "
                + subject.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        }

        /// What it is about.
        package var subject: String { String(text.drop { $0 != " " }.dropFirst()) }
        /// The rule that it begins with.
        package var rule: Rule? { Rule(rawValue: String(text.prefix { $0 != " " })) }
    }

    /// A line of a file that is an entry.
    package struct Line: Sendable {
        package var rule: Rule
        package var entry: Entry
        /// Where it stands in the file.
        package var span: Span
    }

    /// A line that does not belong in a baseline.
    package struct Malformed: Error {
        package var line: Int
        package var message: String
    }

    private var entries: Set<Entry>
    /// The transitions that were seen in code, as subjects.
    package private(set) var seen: Set<String> = []
    /// The lines that list these.
    package private(set) var seenLines: [(subject: String, span: Span)] = []
    /// The entries of a file, in its order.
    package private(set) var lines: [Line] = []

    package init(_ entries: Set<Entry>, seen: Set<String> = []) { (self.entries, self.seen) = (entries, seen) }

    package init(_ file: [UInt8]) throws(Malformed) {
        entries = []
        let text = String(decoding: file, as: UTF8.self)
        var (offset, last) = (0, text.startIndex)
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
        where !line.isEmpty && !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 1)
            offset += text.unicodeScalars.distance(from: last, to: line.startIndex)
            last = line.startIndex
            let span = Span(offset: UInt32(offset), length: UInt32(line.unicodeScalars.count))
            if words.count == 2, words[0] == "seen" {
                seen.insert(String(words[1]))
                seenLines.append((String(words[1]), span))
                continue
            }
            guard words.count == 2, let rule = Rule(rawValue: String(words[0])) else {
                throw Malformed(line: number + 1, message: "expected a rule, a space and a subject")
            }
            let entry = Entry(rule, String(words[1]))
            entries.insert(entry)
            lines.append(Line(rule: rule, entry: entry, span: span))
        }
    }

    package func contains(_ entry: Entry) -> Bool { entries.contains(entry) }

    /// The file.
    package var bytes: [UInt8] {
        let lines = (entries.map(\.text) + seen.map { "seen " + $0 }).sorted {
            $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        return Array((["# Known findings: rule and subject."] + lines).map { $0 + "\n" }.joined().utf8)
    }
}
