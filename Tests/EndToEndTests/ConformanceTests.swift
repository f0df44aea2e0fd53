import Foundation
import NavGraphTestSupport
import Testing

/// The cases of the norm, through the program: how `lint` exits. `NavGraphTests` has what it finds, and distances.
@Suite(
    .processorTime,
    .enabled(if: FileManager.default.fileExists(atPath: cases.path), "no ../shared/conformance beside the checkout"),
    .timeLimit(.minutes(5)))
struct ConformanceTests {
    @Test(arguments: caseNames()) func endsAsExpected(name: String) throws {
        let folder = caseFolder(name)
        let bytes = try Data(contentsOf: folder.appendingPathComponent("expected.json"))
        let expected = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let graph = folder.appendingPathComponent("graph.yaml").path
        let result = try Workspace().run("lint", graph, "--format", "json")
        #expect((try result.json()["findings"] as? [Any])?.count == (expected["findings"] as? [Any])?.count)
        #expect(Int(result.status) == expected["exit"] as? Int)
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
