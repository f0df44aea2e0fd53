import Foundation
import NavGraphTestSupport
import Testing

/// The cases of the norm, through the program: what `lint --format json` reports, and how it exits.
@Suite(
    .processorTime,
    .enabled(if: FileManager.default.fileExists(atPath: cases.path), "no ../shared/conformance beside the checkout"),
    .timeLimit(.minutes(5)))
struct ConformanceTests {
    private struct Expected: Decodable {
        struct Finding: Decodable {
            var rule: String
            var subject: String
            var line: Int
            var steps: Int?
        }
        var findings: [Finding]
        /// Steps to screens; `nil` for one that cannot be reached.
        var distances: [String: Int?]?
        var exit: Int32
    }

    private struct Paths: Decodable {
        struct Screen: Decodable {
            var name: String
            var distance: Int?
            var reachable: Bool
            var witness: [Output.Finding.Step]?
        }
        var screens: [Screen]
    }

    private struct Output: Decodable {
        struct Finding: Decodable {
            struct Step: Decodable { var step: String }
            var rule: String
            var subject: String
            var line: Int
            var witness: [Step]?
        }
        var findings: [Finding]
    }

    @Test(arguments: caseNames())
    func aCaseIsReportedAsExpected(name: String) throws {
        let workspace = try Workspace()
        let folder = caseFolder(name)
        let expected = try JSONDecoder().decode(
            Expected.self, from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
        let result = try workspace.run("lint", folder.appendingPathComponent("graph.yaml").path, "--format", "json")
        let output = try JSONDecoder().decode(Output.self, from: Data(result.output.utf8))
        #expect(
            output.findings.map { "\($0.line) \($0.rule) \($0.subject)" }.sorted()
                == expected.findings.map { "\($0.line) \($0.rule) \($0.subject)" }.sorted())
        for finding in expected.findings {
            guard let steps = finding.steps else { continue }
            let found = output.findings.first { $0.rule == finding.rule && $0.subject == finding.subject }
            #expect(found?.witness.map { $0.count - 1 } == steps, "\(finding.rule) \(finding.subject)")
        }
        #expect(result.status == expected.exit)
    }

    @Test(arguments: caseNames())
    func distancesAreAsExpected(name: String) throws {
        let folder = caseFolder(name)
        let expected = try JSONDecoder().decode(
            Expected.self, from: Data(contentsOf: folder.appendingPathComponent("expected.json")))
        guard let distances = expected.distances else { return }
        let graph = folder.appendingPathComponent("graph.yaml").path
        let result = try Workspace().run("paths", graph, "--format", "json")
        #expect(result.status == 0)
        let paths = try JSONDecoder().decode(Paths.self, from: Data(result.output.utf8))
        for (screen, distance) in distances {
            let path = try #require(paths.screens.first { $0.name == screen }, "\(screen)")
            #expect(path.distance == distance, "\(screen)")
            #expect(path.reachable == (distance != nil), "\(screen)")
            #expect(path.witness.map { $0.count - 1 } == distance, "\(screen)")
        }
    }
}

private let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/conformance").standardizedFileURL

/// Of a case that language 1.1 changes, that of the new set.
private func caseFolder(_ name: String) -> URL {
    let renewed = cases.deletingLastPathComponent().appendingPathComponent("conformance-language/\(name)")
    return FileManager.default.fileExists(atPath: renewed.path) ? renewed : cases.appendingPathComponent(name)
}

private func caseNames() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path)) ?? []
    return names.filter { !$0.hasSuffix(".md") }.sorted()
}
