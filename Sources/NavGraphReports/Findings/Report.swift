import NavGraphModel
import NavGraphSyntax

/// Everything that is found in one or several graphs, located, in the order in which it is shown.
package struct Report {
    package var graphs: [String]
    package var findings: [LocatedFinding]
    /// The findings that are not reported because they are allowed or known.
    package var suppressed: [(finding: LocatedFinding, by: Suppression)] = []
    /// What was looked at.
    package let readings: [CheckedGraph]
    package let files: any GraphFiles
    /// Returns the path of a file from the root of its repository, for programs that look there.
    package var repositoryPath: (String) -> String = { $0 }
    /// Of `drift`: the transitions of screens, those that are seen, those of them by anchors alone, and calls not read.
    package var transitions: (count: Int, seen: Int, anchored: Int, unread: Int)? {
        let all = readings.compactMap(\.code)
        guard let first = all.first else { return nil }
        return (
            all.reduce(0) { $0 + $1.transitions.count }, all.reduce(0) { $0 + $1.transitions.seen.count },
            all.reduce(0) { $0 + $1.transitions.anchored }, first.unread.reduce(0) { $0 + $1.count }
        )
    }
    /// How many findings were only counted.
    private var omitted: [Severity: Int] = [:]

    /// `least`: what is less severe is only counted.
    package init(_ readings: [CheckedGraph], files: any GraphFiles, least: Severity = .note) {
        graphs = readings.map(\.graph.name)
        (self.readings, self.files) = (readings, files)
        findings = []
        var distinct = DistinctFindings()
        var readings = readings
        for number in readings.indices { distinct.reduce(&readings[number], number, least: least) }
        distinct.settle(&readings)
        for (number, reading) in readings.enumerated() {
            omitted.merge(reading.omitted, uniquingKeysWith: +)
            findings += locate(reading.findings, of: reading, number, files: files)
            let allowed = locate(reading.allowed.map(\.finding), of: reading, number, files: files)
            suppressed += zip(allowed, reading.allowed).map { ($0, .allowed(reason: $1.reason)) }
        }
        suppressed.sort { $0.finding.precedes($1.finding) }
        findings.sort { $0.precedes($1) }
    }

    package mutating func add(_ finding: LocatedFinding) {
        findings.insert(finding, at: findings.firstIndex { finding.precedes($0) } ?? findings.count)
    }

    package func count(of severity: Severity) -> Int {
        findings.count { $0.message.severity == severity } + omitted[severity, default: 0]
    }
}

/// The findings of several graphs: those that import the same module find the same in it. What a module itself finds stands
/// for what the graphs that import it find under another name, unless that is more severe.
package struct DistinctFindings {
    private var known: Set<FindingOfFile> = []
    /// For each finding about runs, whatever its graph calls the element, the number of the graph that has it.
    private var holders: [FindingOfFile: (graph: Int, severity: Severity, isOwn: Bool)] = [:]
    /// By number of the graph.
    private var replaced: [Int: Set<FindingOfFile>] = [:]

    package init() {}

    /// Leaves out of a graph what was found before, and only counts what is less severe than `least`.
    package mutating func reduce(_ reading: inout CheckedGraph, _ number: Int, least: Severity) {
        // `reading.graph` in the closure would copy the graph for each finding.
        let graph = reading.graph
        let new = reading.findings.filter { isNew($0, in: graph, number) }
        for finding in new where finding.severity < least { reading.omitted[finding.severity, default: 0] += 1 }
        reading.findings = new.filter { $0.severity >= least }
    }

    private mutating func isNew(_ finding: Finding, in graph: NavGraph, _ number: Int) -> Bool {
        guard known.insert(FindingOfFile(finding, in: graph)).inserted else { return false }
        guard finding.rule.family == .runs else { return true }
        let element = FindingOfFile(about: finding, in: graph)
        let isOwn = graph.modulesOfFiles[finding.place.file.index] == ModuleID(raw: 0)
        if let other = holders[element] {
            if other.graph == number { return true }
            if (finding.severity, isOwn ? 1 : 0) <= (other.severity, other.isOwn ? 1 : 0) { return false }
            replaced[other.graph, default: []].insert(element)
        }
        holders[element] = (number, finding.severity, isOwn)
        return true
    }

    /// Leaves out of the graphs what one after them has instead.
    package func settle(_ readings: inout [CheckedGraph]) {
        for (number, elements) in replaced {
            let graph = readings[number].graph
            readings[number].findings.removeAll {
                $0.rule.family == .runs && elements.contains(FindingOfFile(about: $0, in: graph))
            }
        }
    }
}

package enum Suppression {
    case allowed(reason: String)
    /// The baseline lists it.
    case known
}

/// Something to be said of a place in a file, with the text around it.
package struct LocatedMessage {
    package var severity: Severity
    package var text: String
    package var file: String
    package var start: SourceFile.Position
    package var end: SourceFile.Position
    /// The text around the place in the line where it starts.
    package var excerpt: SourceFile.Excerpt

    package init(_ severity: Severity, _ text: String, at span: Span, in source: SourceFile, of file: String) {
        (self.severity, self.text, self.file) = (severity, text, file)
        (start, end, excerpt) = source.surroundings(of: span, reach: excerptReach)
    }
}

extension LocatedMessage {
    var place: DiffPlace { DiffPlace(file: file, line: start.line) }
    func renamed(_ path: (String) -> String) -> LocatedMessage {
        var message = self
        message.file = path(file)
        return message
    }
}

extension LocatedFinding {
    func renamed(_ path: (String) -> String) -> LocatedFinding {
        var finding = self
        finding.message = message.renamed(path)
        return finding
    }
}

/// A finding with its place as lines and columns, and its subject as it is spelled.
package struct LocatedFinding {
    package var rule: Rule
    package var subject: String
    package var message: LocatedMessage
    /// It is new to the project, so that it fails nothing.
    package var isNew: Bool { finding.isNew }
    package var since: Version { finding.since }
    /// No run shows it, and the analysis suspects it all the same.
    package var isSuspected: Bool { finding.isSuspected }
    /// Its shortest run has more steps than these; `nil` where it is shown, or the finding has no run.
    package var distanceAtLeast: Int? { finding.distanceAtLeast }
    package var unjudged: [String] { finding.unjudged }
    /// Distinguishes it from all others of the report; `nil` if it is not about a graph.
    package let key: Key?
    /// The finding that it has to do with.
    package let related: Key?
    /// Whether that one speaks for both.
    package var isSame: Bool { if case .same = finding.relation { true } else { false } }
    /// The finding that it follows from.
    package var cause: Key? { isSame ? nil : related }
    private let finding: Finding
    package var witness: WitnessRun { finding.witness }

    /// A finding of a graph is told by its rule and subject.
    package struct Key: Hashable {
        package var graph: Int
        package var rule: Rule
        package var subject: Subject
    }

    /// `graph`: the number of the graph in the report.
    package init(_ finding: Finding, subject: String, message: LocatedMessage, graph: Int?) {
        (self.finding, self.subject, self.message, rule) = (finding, subject, message, finding.rule)
        key = graph.map { Key(graph: $0, rule: finding.rule, subject: finding.subject) }
        related = graph.flatMap { graph in
            switch finding.relation {
            case .same(let subject)?: Key(graph: graph, rule: finding.rule, subject: subject)
            case .follows(let rule, let subject)?: Key(graph: graph, rule: rule, subject: subject)
            case nil: nil
            }
        }
    }

    package func fails(from severity: Severity) -> Bool { message.severity >= severity && !isNew }

    package func precedes(_ other: LocatedFinding) -> Bool {
        let (a, b) = (message, other.message)
        if a.file != b.file { return a.file.utf8.lexicographicallyPrecedes(b.file.utf8) }
        if a.start != b.start { return a.start < b.start }
        if rule != other.rule { return rule.rawValue.utf8.lexicographicallyPrecedes(other.rule.rawValue.utf8) }
        return subject.utf8.lexicographicallyPrecedes(other.subject.utf8)
    }

}

/// The findings in a file, whichever graph has the file.
private struct FindingOfFile: Hashable {
    private let rule: Rule
    private let subject: String
    /// Only for `init(about:)`: the kind of the subject, and the number of its alternative or check.
    private let kind: Subject.Kind?
    private let number: UInt32
    private let text: String
    private let file: String
    private let offset: UInt32
    private let first: String?
    private let offsetOfFirst: UInt32?

    init(_ finding: Finding, in graph: NavGraph) {
        self.init(finding, of: finding.subject.spelled(in: graph.text), text: finding.message, in: graph)
    }

    /// The same for graphs that call the element by other aliases.
    init(about finding: Finding, in graph: NavGraph) {
        let subject = finding.subject
        var name = graph.text[subject.name]
        if let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) { name.removeSubrange(...point) }
        self.init(finding, of: name, subject.kind, number: subject.number, in: graph)
    }

    private init(
        _ finding: Finding, of subject: String, _ kind: Subject.Kind? = nil, number: UInt32 = 0, text: String = "",
        in graph: NavGraph
    ) {
        (rule, self.subject, self.kind, self.number, self.text) = (finding.rule, subject, kind, number, text)
        (file, offset) = (graph.files[finding.place.file.index], finding.place.span.offset)
        (first, offsetOfFirst) = (finding.first.map { graph.files[$0.file.index] }, finding.first?.span.offset)
    }
}

private func locate(
    _ findings: [Finding], of reading: CheckedGraph, _ number: Int, files: any GraphFiles
) -> [LocatedFinding] {
    let duplicates = findings.compactMap(\.first)
    let places = zip(duplicates, locate(duplicates, of: reading, files: files)).reduce(into: [Place: String]()) {
        $0[$1.0] = " (first: \($1.1.text))"
    }
    let messages = locate(
        findings.map { ($0.place, $0.severity, $0.message + ($0.first.flatMap { places[$0] } ?? "")) },
        in: reading.graph, of: reading.input, files: files)
    return zip(findings, messages).map { finding, message in
        LocatedFinding(
            finding, subject: finding.subject.spelled(in: reading.graph.text), message: message, graph: number)
    }
}

/// How many scalars before and behind a place are shown, at most.
package let excerptReach = 240

/// Finds lines and columns for each message; reads again only the files with messages, one at a time.
package func locate(
    _ messages: [(place: Place, severity: Severity, text: String)], in graph: NavGraph, of input: Input,
    files: any GraphFiles
) -> [LocatedMessage] {
    var located: [LocatedMessage?] = Array(repeating: nil, count: messages.count)
    let byFile = Dictionary(grouping: messages.indices) { messages[$0].place.file }
    for (file, indices) in byFile {
        let path = graph.files[file.index]
        let last = indices.reduce(0) { max($0, Int(messages[$1].place.span.end), Int(messages[$1].place.span.offset)) }
        // A scalar has four bytes at most.
        let source = SourceFile(bytes: files.bytes(of: path, for: input, upTo: 4 * (last + excerptReach + 2)))
        for index in indices {
            let (place, severity, text) = messages[index]
            located[index] = LocatedMessage(severity, text, at: place.span, in: source, of: path)
        }
    }
    return located.compactMap(\.self)
}

package func locate(_ places: [Place], of reading: CheckedGraph, files: any GraphFiles) -> [DiffPlace] {
    locate(places.map { ($0, .note, "") }, in: reading.graph, of: reading.input, files: files).map(\.place)
}
