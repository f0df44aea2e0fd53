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
    @Test("95 % of the projects compile to routers")
    func routers() {
        let projects = Corpus.drafts.filter { $0.draft.bytes != nil }
        let refused = projects.filter { !$0.draft.isRouted }.map(\.name)
        #expect(projects.count > 200)
        #expect(refused.count * 100 <= projects.count * 5, "\(refused)")
    }

    /// With stubs of the classes that the storyboards name.
    @Test("The routers of twelve projects compile")
    func compiles() throws {
        let sorted = Corpus.drafts.sorted {
            ($0.draft.graph?.screens.count ?? 0, $1.name) > ($1.draft.graph?.screens.count ?? 0, $0.name)
        }
        let largest = sorted.lazy.map { (name: $0.name, draft: $0.draft.named()) }.filter(\.draft.isRouted).prefix(12)
        #expect(largest.count == 12)
        let doubles = try Doubles.built.get()
        for (name, draft) in Array(largest) {
            let graph = try #require(draft.graph)
            let sources = try EmittedSources(graph, .imported)
            let modules = try graph.swift.imports.map { try emptyModule($0, sources.directory) }
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
