import Foundation
import NavGraphModel
import Testing

@testable import NavGraphEmit

/// Real material through the real program.
@Suite("Drawing", .enabled(if: Dot.isInstalled, "Graphviz is absent"))
struct DrawingTests {
    /// The graphs of the project.
    static let graphs: [URL] = {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Graphs")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().map { folder.appendingPathComponent($0) }
    }()

    /// Every diagram that can be had of a graph.
    static func all(of graph: NavGraph) -> [[UInt8]] {
        var overview = DiagramOptions()
        overview.isOverview = true
        var result = [emitDOT(graph), emitDOT(graph, options: overview)]
        result += graph.flows.ids.map { emitDOT(graph, options: DiagramOptions(flow: $0)) }
        result += graph.screens.ids.map { emitDOT(graph, options: DiagramOptions(focus: $0, depth: 1)) }
        return result
    }

    @Test("takes every diagram of the graphs of the project", arguments: graphs) func project(_ file: URL) throws {
        let reading = readGraph(root: file.path) { path, _ in
            (try? Data(contentsOf: URL(fileURLWithPath: path))).map { .bytes([UInt8]($0)) } ?? .missing
        }
        try #require(reading.isUsable)
        try expectClean(Self.all(of: reading.graph))
    }

    private func expectClean(_ sources: [[UInt8]]) throws {
        for source in sources {
            let result = try Dot.run(source, format: "svg")
            let beginning = String(decoding: source.prefix(200), as: UTF8.self)
            #expect(result.isClean, "\(result.status) \(result.errors.prefix(500)) \(beginning)")
        }
    }

    @Test(
        "takes the shared cases", .enabled(if: shared != nil, "no shared material beside the checkout")
    )
    func conformance() throws {
        let graphs = ConformanceCase.all.map { example in
            readGraph(root: "graph.yaml") { _, _ in .bytes(example.graph) }
        }
        let sources = graphs.filter(\.isUsable).map { emitDOT($0.graph) }
        #expect(sources.count > 20)
        try expectClean(sources)
    }

    @Test("takes big graphs whole, in the plain manner") func big() throws {
        var yaml = "navgraph: 1\napp: Big\nentry: flow0\nflows:\n"
        for flow in 0..<8 {
            yaml += "  flow\(flow):\n    screens:\n"
            for i in 0..<25 {
                yaml += "      s\(flow)_\(i):\n        transitions:\n"
                for (k, step) in [1, 7, 60, 133].enumerated() {
                    let target = (flow * 25 + i + step) % 200
                    yaml += "          go\(k): { push: s\(target / 25)_\(target % 25) }\n"
                }
            }
        }
        let graph = try graph(yaml)
        let source = emitDOT(graph)
        let text = String(decoding: source, as: UTF8.self)
        #expect(text.contains("splines=line"))
        #expect(arrows(text).count == 801)
        #expect(!arrows(text).contains { $0.attributes.contains(", label=") })
        try expectClean([source] + diagrams(for: graph).map(\.source))
    }
}
