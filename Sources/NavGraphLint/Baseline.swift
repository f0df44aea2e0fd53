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
    }

    /// A line that is none of a baseline.
    package struct Malformed: Error {
        package var line: Int
        package var message: String
    }

    private var entries: Set<String>

    package init(_ entries: Set<Entry>) { self.entries = Set(entries.map(\.text)) }

    package init(_ file: [UInt8]) throws(Malformed) {
        entries = []
        let lines = String(decoding: file, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, Rule(rawValue: String(words[0])) != nil else {
                throw Malformed(line: number + 1, message: "a line of a baseline is a rule, a space and a subject")
            }
            entries.insert(String(line))
        }
    }

    package func contains(_ entry: Entry) -> Bool { entries.contains(entry.text) }

    /// The file.
    package var bytes: [UInt8] {
        let lines = entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array((["# Findings that are known: rule and subject."] + lines).map { $0 + "\n" }.joined().utf8)
    }
}
