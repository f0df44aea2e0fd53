import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphImport
@testable import NavGraphModel
@testable import NavGraphReports
@testable import NavGraphSwift
@testable import NavGraphSyntax
@testable import NavGraphTool

/// Imported graphs on their way to routers, without a change by hand.
@Suite(
    .processorTime, .enabled(if: Corpus.isThere, "there is no shared/corpus beside the checkout"),
    .timeLimit(.minutes(10)))
struct ImportedAppTests {
    /// The graph of a project, if routers can be emitted for it; `nil`: there is nothing to import.
    /// `naming`: UIKit's own classes, which storyboards have for scenes without one, give way to the names of the screens.
    private func routed(
        _ project: (name: String, paths: [String]), naming: Bool = false
    ) -> (graph: NavGraph, isRouted: Bool)? {
        var unreadable: [UnreadableImport] = []
        var imported = importGraph(
            project.paths.map(Corpus.file), app: "Demo", options: ImportOptions(), unreadable: &unreadable
        ).imported
        guard imported != nil else { return nil }
        _ = adapt(&imported!, allowing: true)
        var bytes = imported!.bytes
        if naming {
            let text = String(decoding: bytes, as: UTF8.self)
            bytes = Array(text.replacing(/\n *type: (UI|NS|AV|GLK)\w+(?=\n)/, with: "").utf8)
        }
        let reading = readGraph(root: "demo.yaml") { _, _ in .bytes(bytes) }
        let checked = check(
            CheckedGraph(
                input: Input(path: "demo.yaml"), graph: reading.graph, findings: [], isUsable: reading.isUsable),
            least: .error, relates: false)
        guard !checked.findings.contains(where: { $0.severity == .error }) else { return (reading.graph, false) }
        let problems = emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).problems
        return (reading.graph, problems.isEmpty)
    }

    @Test("95 % of the projects compile to routers")
    func routers() {
        let projects = Corpus.projects.compactMap { project in routed(project).map { (project.name, $0.isRouted) } }
        let refused = projects.filter { !$0.1 }.map(\.0)
        #expect(projects.count > 200)
        #expect(refused.count * 100 <= projects.count * 5, "\(refused)")
    }

    /// With stubs of the classes that the storyboards name.
    @Test("The routers of twelve projects compile")
    func compiles() throws {
        let routed = Corpus.projects.compactMap { project in
            self.routed(project, naming: true).map { (project.name, $0) }
        }
        .filter { $0.1.isRouted }
        let largest = routed.sorted { ($0.1.graph.screens.count, $1.0) > ($1.1.graph.screens.count, $0.0) }.prefix(12)
        #expect(largest.count == 12)
        let doubles = try Doubles.built.get()
        for (name, app) in largest {
            let sources = try EmittedSources(app.graph, .imported)
            let modules = try app.graph.swift.imports.map { try emptyModule($0, sources.directory) }
            let result = try swiftc(
                ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "App", "-I", doubles.modules]
                    + modules.flatMap { ["-I", $0] } + sources.files)
            #expect(result.status == 0, "\(name)\n\(result.errors)")
        }
    }

    /// A module of the app's own, with nothing in it; where it is.
    private func emptyModule(_ name: String, _ directory: URL) throws -> String {
        let source = directory.appendingPathComponent("empty-\(name).swift").path
        try Data().write(to: URL(fileURLWithPath: source))
        let module = directory.appendingPathComponent("\(name).swiftmodule").path
        let result = try swiftc(["-emit-module", "-parse-as-library", "-module-name", name, "-o", module, source])
        try #require(result.status == 0, "\(result.errors)")
        return directory.path
    }
}
