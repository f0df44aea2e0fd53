import NavGraphModel
import NavGraphSyntax
import Testing

/// A graph whose comments say what is wrong with it:
///
///     app: 9Notes
///     #    ^^^^^^ invalid-name file
///
/// The carets stand under the place of the finding, or under those of several with one rule and subject, which are of the
/// nearest line above that is no such comment. A `|` in their stead is a place without length, `^>` one that ends in a
/// later line. Columns that `#` leaves no room for are written `#@1-4`. A finding without a comment is as wrong as a
/// comment without a finding.
struct Marked {
    struct Mark: Hashable, Comparable, CustomStringConvertible {
        var line: Int
        var column: Int
        /// `nil`: in a later line.
        var endColumn: Int?
        var rule: String
        var subject: String
        var description: String { "\(line):\(column)-\(endColumn.map(String.init) ?? "") \(rule) \(subject)" }
        static func < (a: Mark, b: Mark) -> Bool {
            (a.line, a.column, a.rule, a.subject) < (b.line, b.column, b.rule, b.subject)
        }
    }

    /// The comments of a text, in file order.
    static func marks(in yaml: String) -> [Mark] {
        var marks: [Mark] = []
        var marked = 0
        for (i, line) in yaml.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let found = Self.marks(in: line, of: marked)
            if found.isEmpty { marked = i + 1 }
            marks += found
        }
        return marks.sorted()
    }

    private static func marks(in line: Substring, of number: Int) -> [Mark] {
        let words = line.split(separator: " ")
        guard let hash = line.firstIndex(of: "#"), line[..<hash].allSatisfy({ $0 == " " }) else { return [] }
        if let first = words.first, first.hasPrefix("#@"), words.count == 3 {
            let columns = first.dropFirst(2).split(separator: "-").compactMap { Int($0) }
            return [
                Mark(
                    line: number, column: columns[0], endColumn: columns[1], rule: String(words[1]),
                    subject: String(words[2]))
            ]
        }
        let places = words.dropFirst().dropLast(2)
        guard words[0] == "#", places.allSatisfy({ $0.allSatisfy { "^|>".contains($0) } }) else { return [] }
        return places.map { place in
            let column = line.distance(from: line.startIndex, to: place.startIndex) + 1
            let end = place.hasSuffix(">") ? nil : column + (place == "|" ? 0 : place.count)
            return Mark(
                line: number, column: column, endColumn: end, rule: String(words[words.count - 2]),
                subject: String(words[words.count - 1]))
        }
    }

    /// The findings of a reading, file by file, in the same form.
    static func marks(of reading: GraphReading, in files: [String: String]) -> [String: [Mark]] {
        var marks: [String: [Mark]] = [:]
        for finding in reading.findings {
            let path = reading.graph.files[finding.place.file.index]
            let source = SourceFile(bytes: Array((files[path] ?? "").utf8))
            let start = source.position(ofScalar: finding.place.span.offset)
            let end = source.position(ofScalar: finding.place.span.end)
            marks[path, default: []].append(
                Mark(
                    line: start.line, column: start.column, endColumn: end.line == start.line ? end.column : nil,
                    rule: finding.rule.rawValue, subject: finding.subject.spelled(in: reading.graph.text)))
        }
        return marks.mapValues { $0.sorted() }
    }
}

extension SourceFile {
    /// Where a scalar stands.
    func position(ofScalar offset: UInt32) -> Position {
        surroundings(of: Span(offset: offset, length: 0), reach: 0).start
    }
}

/// The lines that the graph of an app begins with.
func appHead(_ entry: String = "home", of app: String = "A", language: String = "1") -> String {
    "navgraph: \(language)\napp: \(app)\nentry: \(entry)\n"
}

/// The lines that the graph of a module begins with.
func moduleHead(_ module: String, language: String = "1") -> String { "navgraph: \(language)\nmodule: \(module)\n" }

let header = appHead(of: "Notes")

/// Reads a graph of several files and compares its findings with the comments in them.
@discardableResult
func expectMarks(_ files: [String: String], sourceLocation: SourceLocation = #_sourceLocation) -> GraphReading {
    let reading = read(files)
    let found = Marked.marks(of: reading, in: files)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
        let messages = reading.findings.map(\.message)
        #expect(
            (found[path] ?? []) == Marked.marks(in: text), "\(path)\n\(messages)", sourceLocation: sourceLocation)
    }
    return reading
}

/// Reads one file, a `header` in front of it, and compares its findings with its comments.
@discardableResult
func expectMarks(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) -> GraphReading {
    expectMarks(["graph.yaml": header + body], sourceLocation: sourceLocation)
}

/// The messages of the findings of a graph.
func messages(_ body: String) -> [String] { read(header + body).findings.map(\.message) }
