import Foundation
import NavGraphLint
import NavGraphModel
import NavGraphReports
import NavGraphRuns
import NavGraphSyntax
import Testing

extension ConformanceCase {
    /// What does not hold of it; empty: it holds. `cases`: the folder that it is in.
    func problems(in cases: String) throws -> [String] {
        let folder = try #require(shared).appendingPathComponent("\(cases)/\(name)")
        func bytes(_ path: String) -> [UInt8]? {
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map { [UInt8]($0) }
        }
        let reading = readGraph(root: "graph.yaml") { path, _ in bytes(path).map { .bytes($0) } ?? .missing }
        let graph = reading.graph
        let findings = reading.isUsable ? lint(graph) : reading.findings
        let found = findings.map { finding in
            let source = SourceFile(bytes: bytes(graph.files[finding.place.file.index]) ?? [])
            return ConformanceCase.Expected(
                rule: finding.rule.rawValue, subject: finding.subject.spelled(in: graph.text),
                line: source.position(ofScalar: finding.place.span.offset).line)
        }.sorted()
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
