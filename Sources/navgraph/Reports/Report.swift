import NavGraphModel
import NavGraphSyntax

/// Everything that is found in one or several graphs, located, in the order in which it is shown.
struct Report {
    /// The names of the graphs.
    var graphs: [String]
    var findings: [LocatedFinding]

    init(_ readings: [CheckedGraph], files: InputFiles, atLeast severity: Severity = .note) {
        graphs = readings.map(\.graph.name)
        findings = readings.flatMap { locate($0, files: files, atLeast: severity) }.sorted { $0.precedes($1) }
        // Graphs that import the same module find the same in it.
        var previous: LocatedFinding?
        findings.removeAll { finding in
            defer { previous = finding }
            return previous.map { $0.isSame(as: finding) } ?? false
        }
    }

    func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

    var hasErrors: Bool { findings.contains { $0.severity == .error } }
}

/// A finding with its place as lines and columns, and its subject as it is spelled.
struct LocatedFinding {
    var rule: Rule
    var severity: Severity
    var subject: String
    var message: String
    var file: String
    var start: SourceFile.Position
    var end: SourceFile.Position
    /// What stands around the place in the line where it starts.
    var excerpt: SourceFile.Excerpt
    var witness: [WitnessStep]

    func precedes(_ other: LocatedFinding) -> Bool {
        if file != other.file { return file.utf8.lexicographicallyPrecedes(other.file.utf8) }
        if start != other.start { return start < other.start }
        if rule != other.rule { return rule.rawValue.utf8.lexicographicallyPrecedes(other.rule.rawValue.utf8) }
        return subject.utf8.lexicographicallyPrecedes(other.subject.utf8)
    }

    func isSame(as other: LocatedFinding) -> Bool {
        file == other.file && start == other.start && rule == other.rule && subject == other.subject
            && message == other.message
    }
}

/// Finds lines and columns; reads again only the files that something was found in, one at a time.
private func locate(_ reading: CheckedGraph, files: InputFiles, atLeast severity: Severity) -> [LocatedFinding] {
    let graph = reading.graph
    var located: [LocatedFinding] = []
    for (number, path) in graph.files.enumerated() {
        let findings = reading.findings.filter { $0.place.file.index == number && $0.severity >= severity }
        if findings.isEmpty { continue }
        let source = SourceFile(bytes: files.bytes(of: path, for: reading.input))
        for finding in findings {
            let start = source.position(ofScalar: finding.place.span.offset)
            located.append(
                LocatedFinding(
                    rule: finding.rule, severity: finding.severity, subject: finding.subject.spelled(in: graph.text),
                    message: finding.message, file: path, start: start,
                    end: source.position(ofScalar: finding.place.span.end),
                    excerpt: source.excerpt(aroundScalar: finding.place.span.offset, reach: 240),
                    witness: finding.witness))
        }
    }
    return located
}
