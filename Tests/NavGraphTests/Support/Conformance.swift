import Foundation
import NavGraphModel
import NavGraphSyntax
import Testing

/// The shared material beside the checkout; `nil` where it is absent, and tests that need it are skipped.
let shared: URL? = {
    let directory = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")
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
    var graph: [UInt8]
    var findings: [Expected]
    /// Steps of the witness after launch, for those findings that say it.
    var steps: [Expected: Int]
    var distances: [String: Int?]
    var exit: Int
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
                name: name, graph: [UInt8](graph), findings: findings.sorted(), steps: steps, distances: distances,
                exit: json["exit"] as? Int ?? 0)
        }
    }
}

/// Reads a graph whose files are in memory; the root is `graph.yaml`.
func read(_ files: [String: String], root: String = "graph.yaml") -> GraphReading {
    readGraph(root: root) { path, _ in files[path].map { .bytes(Array($0.utf8)) } ?? .missing }
}

func read(_ yaml: String) -> GraphReading { read(["graph.yaml": yaml]) }

/// Findings as conformance cases write them.
func expected(_ findings: [Finding], in reading: GraphReading, _ bytes: [UInt8]) -> [ConformanceCase.Expected] {
    let source = SourceFile(bytes: bytes)
    return findings.map {
        ConformanceCase.Expected(
            rule: $0.rule.rawValue, subject: $0.subject.spelled(in: reading.graph.text),
            line: source.position(ofScalar: $0.place.span.offset).line)
    }.sorted()
}
