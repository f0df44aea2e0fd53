import Foundation

/// What a Markdown file says of a rule: what it finds, why that matters, and an example with its fix as a diff.
///
///     ---
///     order: 80             # its place among the rules of its family; last without it
///     allow: screen         # where an `allow` can stand, if it can
///     ---
///     # dead-end
///
///     One sentence.
///
///     When it is reported.
///
///     ## Why it matters
///
///     What goes wrong in an app.
///
///     ## Example
///
///     ```diff
///       a graph with one finding; the lines with '-' go, those with '+' come
///     ```
///
/// An example of several files has the path of each before its diff, in backquotes and with a colon.
struct RuleFile {
    let id: String
    private(set) var order = Int.max
    private var allowed = "nowhere"
    private var summary = ""
    private var meaning: [String] = []
    private var why: [String] = []
    private var files: [(path: String, diff: String)] = []

    private enum Part { case head, what, why, example }

    init(_ file: URL) throws {
        id = file.deletingPathExtension().lastPathComponent
        let text = try String(contentsOf: file, encoding: .utf8)
        var part = Part.head
        var (path, diff): (String, [Substring]?) = ("graph.yaml", nil)
        /// The lines of the paragraph that is being read.
        var paragraph: [Substring] = []
        func failure(_ line: Int, _ message: String) -> Failure {
            Failure(description: "\(file.path):\(line): error: \(message)")
        }
        for (number, line) in (text + "\n").split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if diff != nil {
                if line == "```" {
                    files.append((path, diff?.joined(separator: "\n") ?? ""))
                    (path, diff) = ("", nil)
                } else if let first = line.first, " +-".contains(first) {
                    diff?.append(line)
                } else {
                    throw failure(number + 1, "a line of a diff begins with a space, '+' or '-'")
                }
                continue
            }
            if !line.isEmpty, !line.hasPrefix("#"), line != "```diff", line != "---" {
                if part == .head { try read(key: line) { failure(number + 1, $0) } } else { paragraph.append(line) }
                continue
            }
            if !paragraph.isEmpty {
                try end(paragraph.joined(separator: " "), of: part, path: &path) { failure(number, $0) }
            }
            paragraph = []
            switch line {
            case "", "---": break
            case "# \(id)": part = .what
            case "## Why it matters": part = .why
            case "## Example": part = .example
            case "```diff" where part == .example && !path.isEmpty: diff = []
            default: throw failure(number + 1, "unexpected '\(line)' in the file of the rule '\(id)'")
            }
        }
        if summary.isEmpty || meaning.isEmpty || why.isEmpty || files.first?.path != "graph.yaml" {
            throw failure(
                1, "expected a summary, a text, '## Why it matters' and '## Example' with a diff of graph.yaml")
        }
    }

    private mutating func read(key line: Substring, _ failure: (String) -> Failure) throws {
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        switch (parts.first, parts.last) {
        case ("order", let value?) where Int(value) != nil: order = Int(value) ?? order
        case ("allow", let value?) where ["screen", "flow", "transition", "element"].contains(value): allowed = value
        case ("allow", "deep link"): allowed = "deepLink"
        default: throw failure("expected 'order: NUMBER' or 'allow: ELEMENT', found '\(line)'")
        }
    }

    private mutating func end(
        _ paragraph: String, of part: Part, path: inout String, failure: (String) -> Failure
    ) throws {
        switch part {
        case .head: break
        case .what: if summary.isEmpty { summary = paragraph } else { meaning.append(paragraph) }
        case .why: why.append(paragraph)
        case .example:
            guard paragraph.hasPrefix("`"), paragraph.hasSuffix("`:") else {
                throw failure("expected the path of a file, as in '`App/Notes.swift`:'")
            }
            path = String(paragraph.dropFirst().dropLast(2))
        }
    }

    /// As Swift, for the rule of that name.
    func literal(of name: String) -> String {
        let others = files.dropFirst().map { "(\(quoted($0.path)), \(quoted($0.diff)))" }.joined(separator: ", ")
        return
            "RuleDoc(rule: .\(name), summary: \(quoted(summary)), meaning: \(quoted(meaning.joined(separator: "\n\n"))), "
            + "why: \(quoted(why.joined(separator: "\n\n"))), allowed: .\(allowed), graph: \(quoted(files[0].diff)), "
            + "others: [\(others)])"
    }

    private func quoted(_ text: String) -> String { "###\"\"\"\n\(text)\n\"\"\"###" }
}
