import NavGraphModel
import NavGraphSyntax

/// Everything that is found in one or several graphs, located, in the order in which it is shown.
struct Report {
    /// The names of the graphs.
    var graphs: [String]
    var findings: [LocatedFinding]
    /// How many notes of a rule were left out.
    private(set) var omitted: [(rule: Rule, count: Int)] = []

    init(_ readings: [CheckedGraph], files: InputFiles, atLeast severity: Severity = .note) {
        graphs = readings.map(\.graph.name)
        var findings: [LocatedFinding] = []
        var omitted: [Rule: Int] = [:]
        for reading in readings {
            if severity == .note { omitted.merge(reading.omitted, uniquingKeysWith: +) }
            findings += locate(reading.findings.filter { $0.severity >= severity }, of: reading, files: files)
        }
        self.findings = findings.sorted { $0.precedes($1) }
        self.omitted = omitted.keys.sorted { $0.rawValue < $1.rawValue }.map { ($0, omitted[$0]!) }
        // Graphs that import the same module find the same in it.
        var previous: LocatedFinding?
        self.findings.removeAll { finding in
            defer { previous = finding }
            return previous.map { $0.isSame(as: finding) } ?? false
        }
    }

    /// The same with no more than the first `limit` notes of each rule.
    func shortened(to limit: Int) -> Report {
        var kept: [Rule: Int] = [:]
        var more = Dictionary(uniqueKeysWithValues: omitted.map { ($0.rule, $0.count) })
        var report = self
        report.findings.removeAll { finding in
            guard finding.message.severity == .note else { return false }
            kept[finding.rule, default: 0] += 1
            guard kept[finding.rule]! > limit else { return false }
            more[finding.rule, default: 0] += 1
            return true
        }
        report.omitted = more.sorted { $0.key.rawValue < $1.key.rawValue }.map { ($0.key, $0.value) }
        return report
    }

    func count(of severity: Severity) -> Int {
        let omitted = severity == .note ? omitted.reduce(0) { $0 + $1.count } : 0
        return findings.count { $0.message.severity == severity } + omitted
    }

    var hasErrors: Bool { findings.contains { $0.message.severity == .error } }
}

/// Something to be said of a place in a file, with the text around it.
struct LocatedMessage {
    var severity: Severity
    var text: String
    var file: String
    var start: SourceFile.Position
    var end: SourceFile.Position
    /// What stands around the place in the line where it starts.
    var excerpt: SourceFile.Excerpt
}

/// A finding with its place as lines and columns, and its subject as it is spelled.
struct LocatedFinding {
    var rule: Rule
    var subject: String
    var message: LocatedMessage
    private let finding: Finding
    var witness: WitnessRun { finding.witness }

    init(_ finding: Finding, subject: String, message: LocatedMessage) {
        (self.finding, self.subject, self.message, rule) = (finding, subject, message, finding.rule)
    }

    func precedes(_ other: LocatedFinding) -> Bool {
        let (a, b) = (message, other.message)
        if a.file != b.file { return a.file.utf8.lexicographicallyPrecedes(b.file.utf8) }
        if a.start != b.start { return a.start < b.start }
        if rule != other.rule { return rule.rawValue.utf8.lexicographicallyPrecedes(other.rule.rawValue.utf8) }
        return subject.utf8.lexicographicallyPrecedes(other.subject.utf8)
    }

    func isSame(as other: LocatedFinding) -> Bool {
        message.file == other.message.file && message.start == other.message.start && rule == other.rule
            && subject == other.subject && message.text == other.message.text
    }
}

private func locate(_ findings: [Finding], of reading: CheckedGraph, files: InputFiles) -> [LocatedFinding] {
    let messages = locate(
        findings.map { ($0.place, $0.severity, $0.message) }, in: reading.graph, of: reading.input, files: files)
    return zip(findings, messages).map { finding, message in
        LocatedFinding(finding, subject: finding.subject.spelled(in: reading.graph.text), message: message)
    }
}

/// How many scalars before and behind a place are shown, at most.
private let excerptReach = 240

/// Finds lines and columns, for each message in its place; reads again only the files that something is said of, one at
/// a time.
func locate(
    _ messages: [(place: Place, severity: Severity, text: String)], in graph: NavGraph, of input: Input,
    files: InputFiles
) -> [LocatedMessage] {
    var located: [LocatedMessage?] = Array(repeating: nil, count: messages.count)
    let byFile = Dictionary(grouping: messages.indices) { messages[$0].place.file }
    for (file, indices) in byFile {
        let path = graph.files[file.index]
        let last = indices.reduce(0) { max($0, Int(messages[$1].place.span.end), Int(messages[$1].place.span.offset)) }
        let source = beginning(of: path, for: input, scalars: last + excerptReach + 2, files: files)
        for index in indices {
            let (start, end, excerpt) = source.surroundings(of: messages[index].place.span, reach: excerptReach)
            located[index] = LocatedMessage(
                severity: messages[index].severity, text: messages[index].text, file: path, start: start, end: end,
                excerpt: excerpt)
        }
    }
    return located.compactMap(\.self)
}

/// At least so many scalars of a file, if it has them. Most have a byte each; none has more than four.
private func beginning(of path: String, for input: Input, scalars count: Int, files: InputFiles) -> SourceFile {
    let bytes = files.bytes(of: path, for: input, atMost: count)
    let source = SourceFile(bytes: bytes)
    if bytes.count < count || source.scalarCount >= count { return source }
    return SourceFile(bytes: files.bytes(of: path, for: input, atMost: 4 * count))
}
