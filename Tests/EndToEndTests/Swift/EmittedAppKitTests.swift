import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Emitted routers for AppKit against its double: that they compile without a warning in all modes.
@Suite(.processorTime) struct EmittedAppKitTests {
    /// Every graph that is compiled for UIKit or SwiftUI, and random ones.
    private static let all =
        EmittedSwiftTests.graphs + WrittenGraphs.project.filter { $0.name == "swiftui" }
        + (0..<UInt64(share(4, of: 18))).map { seed in
            var random = WalkGraph(seed: seed, features: WalkTests.features.union(.newer))
            return EmittedSwiftTests.Graph(name: "random-\(seed)", text: random.yaml())
        }

    /// Those that AppKit does not refuse.
    static let graphs = all.filter { graph in
        guard let graph = try? forAppKit(graph) else { return false }
        return emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty
    }

    /// Only what is hosted has no routers of AppKit.
    @Test func allOtherGraphsCanBeEmitted() throws {
        let refused = try Self.all.filter { graph in !Self.graphs.contains { $0.name == graph.name } }
            .filter { try $0.usable().host == nil }
        #expect(refused.map(\.name) == [])
    }

    /// Each alone: what one needs is not there for the sake of another.
    @Test(arguments: graphs) func compilesWithoutWarnings(_ graph: EmittedSwiftTests.Graph) throws {
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(Self.forAppKit(graph), .imported), EmittedSwiftTests.modes.prefix(1))
    }

    private static let supported = ["hostile", "journey", "house", "links", "mixed", "blog"]

    @Test(arguments: graphs.filter { supported.contains($0.name) })
    func compilesWithItsSupportWithoutWarnings(_ graph: EmittedSwiftTests.Graph) throws {
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(Self.forAppKit(graph), .embedded), EmittedSwiftTests.modes.prefix(1))
    }

    @Test(arguments: EmittedSwiftTests.batches(of: graphs))
    func compileInTheOtherModes(_ graphs: [EmittedSwiftTests.Graph]) throws {
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(joining: graphs.map { try Self.forAppKit($0) }, .imported),
            EmittedSwiftTests.modes.dropFirst())
    }

    @Test(arguments: Doubles.Support.allCases) func publicRoutersCompile(_ support: Doubles.Support) throws {
        let graphs = try [Journey.graph, LinkHouse.graph, Blog.graph].map { text in
            var graph = try Self.forAppKit(
                EmittedSwiftTests.Graph(name: "public", text: EmittedSwiftTests.withoutOwnTypes(text)))
            graph.swift.access = .public
            return graph
        }
        try EmittedSwiftTests.expectCompiled(EmittedSources(joining: graphs, support), EmittedSwiftTests.modes)
    }

    private static func forAppKit(_ graph: EmittedSwiftTests.Graph) throws -> NavGraph {
        var graph = try graph.usable()
        graph.swift.framework = .appkit
        graph.swift.imports = []
        graph.setPlatforms([.macos])
        graph.keepSegues { $0?.inStack == false }
        return graph
    }
}
