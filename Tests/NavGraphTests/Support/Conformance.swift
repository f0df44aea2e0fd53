import Foundation
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax
import Testing

let checkout = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The shared material beside the checkout; `nil` where it is absent, and tests that need it are skipped.
let shared: URL? = {
    let directory = checkout.deletingLastPathComponent().appendingPathComponent("shared")
    return FileManager.default.fileExists(atPath: directory.appendingPathComponent("LANGUAGE.md").path)
        ? directory : nil
}()

/// One case of the shared conformance set.
struct ConformanceCase: Sendable, CustomTestStringConvertible {
    struct Expected: Hashable, Comparable, Sendable, CustomStringConvertible {
        var rule: String
        var subject: String
        var line: Int
        var description: String { "\(rule) \(subject) line \(line)" }
        static func < (a: Expected, b: Expected) -> Bool { (a.line, a.rule, a.subject) < (b.line, b.rule, b.subject) }
    }
    var name: String
    var folder: URL
    var graph: [UInt8]
    var findings: [Expected]
    /// Steps of the witness after launch, for those findings that say it.
    var steps: [Expected: Int]
    var distances: [String: Int?]
    var testDescription: String { name }

    /// Those that language 1.1 changes count as they stand there.
    static let all: [ConformanceCase] = {
        let renewed = Dictionary(cases(in: "conformance-language").map { ($0.name, $0) }) { first, _ in first }
        return cases(in: "conformance").map { renewed[$0.name] ?? $0 }
    }()
    /// What is new in the norm.
    static let revised = cases(in: "conformance-revised")
    static let additions = cases(in: "conformance-language")
    static let platforms = cases(in: "conformance-platforms")

    static func cases(in folder: String) -> [ConformanceCase] {
        guard let root = shared?.appendingPathComponent(folder),
            let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        else { return [] }
        return names.sorted().compactMap { name in
            let directory = root.appendingPathComponent(name)
            guard let graph = try? Data(contentsOf: directory.appendingPathComponent("graph.yaml")),
                let data = try? Data(contentsOf: directory.appendingPathComponent("expected.json")),
                let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
            else { return nil }
            var findings: [Expected] = []
            var steps: [Expected: Int] = [:]
            for entry in json["findings"] as? [[String: Any]] ?? [] {
                let expected = Expected(
                    rule: entry["rule"] as! String, subject: entry["subject"] as! String, line: entry["line"] as! Int)
                findings.append(expected)
                if let count = entry["steps"] as? Int { steps[expected] = count }
            }
            var distances: [String: Int?] = [:]
            for (screen, distance) in json["distances"] as? [String: Any] ?? [:] {
                distances[screen] = distance as? Int
            }
            return ConformanceCase(
                name: name, folder: directory, graph: [UInt8](graph), findings: findings.sorted(), steps: steps,
                distances: distances)
        }
    }
}

/// Reads a graph whose files are in memory; the root is `graph.yaml`.
func read(_ files: [String: String], root: String = "graph.yaml") -> GraphReading {
    readGraph(root: root) { path, _ in files[path].map { .bytes(Array($0.utf8)) } ?? .missing }
}

func read(_ yaml: String) -> GraphReading { read(["graph.yaml": yaml]) }

/// A graph without errors of the text, if it is one.
func usableGraph(_ yaml: String) -> NavGraph? {
    let reading = read(yaml)
    return reading.isUsable ? reading.graph : nil
}

/// A graph of files in memory that has no errors of the text.
func graph(
    _ files: [String: String], root: String = "graph.yaml", sourceLocation: SourceLocation = #_sourceLocation
) throws -> NavGraph {
    let reading = read(files, root: root)
    try #require(reading.isUsable, "\(reading.findings.map(\.message))\n\(files)", sourceLocation: sourceLocation)
    return reading.graph
}

func graph(_ yaml: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> NavGraph {
    try graph(["graph.yaml": yaml], sourceLocation: sourceLocation)
}

/// Findings as conformance cases write them.
func expected(
    _ findings: [Finding], in graph: NavGraph, bytes: (String) -> [UInt8]?
) -> [ConformanceCase.Expected] {
    findings.map { finding in
        let source = SourceFile(bytes: bytes(graph.files[finding.place.file.index]) ?? [])
        return ConformanceCase.Expected(
            rule: finding.rule.rawValue, subject: finding.subject.spelled(in: graph.text),
            line: source.position(ofScalar: finding.place.span.offset).line)
    }.sorted()
}

extension ConformanceCase {
    /// What does not hold of it; empty: it holds.
    func problems() throws -> [String] {
        func bytes(_ path: String) -> [UInt8]? {
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) }
        }
        let reading = readGraph(root: "graph.yaml") { path, _ in bytes(path).map { .bytes($0) } ?? .missing }
        let graph = reading.graph
        let findings = reading.isUsable ? lint(graph) : reading.findings
        let found = expected(findings, in: graph, bytes: bytes)
        var problems: [String] = []
        if found != self.findings { problems.append("finds \(found), not \(self.findings)") }
        for (finding, key) in zip(findings, found) where found == self.findings {
            guard let steps = self.steps[key], finding.witness.count - 1 != steps else { continue }
            problems.append("\(key): a run of \(finding.witness.count - 1) steps, not \(steps)")
        }
        guard reading.isUsable, !graph.entry.isNone else { return problems }
        let runs = RunAnalysis(graph)
        for (name, distance) in self.distances.sorted(by: { $0.key < $1.key }) {
            let screen = graph.screens.ids.first { graph.name(of: $0) == name }
            let found = screen.flatMap { runs.distance(of: $0) }
            if found != distance { problems.append("\(name) is \(found as Int?) steps away, not \(distance as Int?)") }
        }
        let json = try JSONSerialization.jsonObject(with: Data(bytes("expected.json") ?? [])) as? [String: Any]
        for question in json?["resolve"] as? [[String: Any]] ?? [] {
            problems += try answers(question, graph, runs)
        }
        return problems
    }

    private func answers(_ question: [String: Any], _ graph: NavGraph, _ runs: RunAnalysis) throws -> [String] {
        var entry: LinkEntry?
        if let text = question["url"] as? String { entry = .url(text) }
        if let text = question["notification"] as? String { entry = .notification(text) }
        if let text = question["shortcut"] as? String { entry = .shortcut(text) }
        if let text = question["activity"] as? String { entry = .activity(text) }
        let asked = try #require(entry)
        let bytes = resolutionJSON(resolve(asked, in: graph) { runs.linkWay(of: $0) }, in: graph)
        let found = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let expected = question["expect"] as? [String: Any] ?? [:]
        return expected.sorted { $0.key < $1.key }.compactMap { key, value in
            let isSame = (found?[key] as? NSObject) == (value as? NSObject)
            return isSame ? nil : "\(asked) \(key): \(String(decoding: bytes, as: UTF8.self))"
        }
    }
}
