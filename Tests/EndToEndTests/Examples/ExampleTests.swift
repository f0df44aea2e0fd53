import Foundation
import NavGraphEmit
import Testing

/// The apps of two articles, whole: their screens, factory and scene delegate are in folders beside this file, their
/// graphs in `Graphs/`. Compiled with the emitted routers and the double, without a warning, and driven by a user.
@Suite struct ExampleTests {
    /// An app, and what its scenarios check.
    struct Example: Sendable, CustomTestStringConvertible {
        var graph: String
        var folder: String
        var hasFactoryDefaults: Bool
        var checks: Int
        var testDescription: String { folder }
    }

    static let examples = [
        Example(graph: "notes", folder: "Notes", hasFactoryDefaults: true, checks: 16),
        Example(graph: "root-controller", folder: "Listings", hasFactoryDefaults: false, checks: 18),
    ]

    @Test(arguments: examples) func goesThroughItsScenarios(_ example: Example) throws {
        let doubles = try Doubles.built.get()
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let graph = EmittedSwiftTests.Graph(
            name: example.graph, path: root.appendingPathComponent("Graphs/\(example.graph).yaml").path
        ).read().graph
        var options = SwiftOptions(graph.swift)
        options.hasFactoryDefaults = example.hasFactoryDefaults
        let sources = try EmittedSources(graph, options: options)
        let app = here.appendingPathComponent(example.folder)
        let own = try FileManager.default.contentsOfDirectory(atPath: app.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { app.appendingPathComponent($0).path }
        let scenarios = ["main.swift", "Checks.swift", "\(example.folder).swift"]
            .map { here.appendingPathComponent("Scenarios/\($0)").path }
        let program = sources.directory.appendingPathComponent("app").path
        let build = try swiftc(
            ["-swift-version", "6", "-wmo", "-Onone", "-warnings-as-errors", "-I", doubles.modules, "-o", program]
                + sources.files + own + scenarios + doubles.objects)
        try #require(build.status == 0, "\(build.errors)")
        let result = try run(program, [])
        let lines = result.output.split(separator: "\n")
        #expect(lines.filter { !$0.hasPrefix("passed: ") } == [])
        #expect(lines.count { $0.hasPrefix("passed: ") } == example.checks)
        #expect(result.status == 0, "\(result.errors)")
    }
}
