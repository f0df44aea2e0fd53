import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Emitted SwiftUI routers against the double of SwiftUI: that they compile without a warning in all modes.
@Suite(.processorTime) struct EmittedSwiftUITests {
    /// Every graph that is compiled for UIKit, and random ones.
    ///
    /// The view of a screen `timeline` would be SwiftUI's own `TimelineView`: these are refused.
    static let graphs =
        EmittedSwiftTests.graphs.filter { !["clean-social", "clean-entry-choice"].contains($0.name) }
        + WrittenGraphs.project.filter { $0.name == "swiftui" }
        + (0..<UInt64(share(6, of: 18))).map { seed in
            var random = WalkGraph(
                seed: seed, features: WalkTests.features, isHosted: seed % 3 == 2)
            return EmittedSwiftTests.Graph(name: "random-\(seed)", text: random.yaml())
        }

    /// Each alone: what one needs is not there for the sake of another.
    @Test(arguments: graphs) func compilesWithoutWarnings(_ graph: EmittedSwiftTests.Graph) throws {
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(forSwiftUI(graph), .imported), EmittedSwiftTests.modes.prefix(1))
    }

    private static let supported = ["hostile", "journey", "house", "links", "shop", "mixed", "blog"]

    @Test(arguments: supported) func compilesWithItsSupportWithoutWarnings(_ name: String) throws {
        let graph = try #require(Self.graphs.first { $0.name == name })
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(forSwiftUI(graph), .embedded), EmittedSwiftTests.modes.prefix(1))
    }

    @Test(arguments: EmittedSwiftTests.batches(of: graphs))
    func compileInTheOtherModes(_ graphs: [EmittedSwiftTests.Graph]) throws {
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(joining: graphs.map { try forSwiftUI($0) }, .imported), EmittedSwiftTests.modes.dropFirst())
    }

    @Test func compileWithTheirSupportInTheOtherModes() throws {
        let graphs = try Self.graphs.filter { Self.supported.contains($0.name) }.map { try forSwiftUI($0) }
        try EmittedSwiftTests.expectCompiled(
            EmittedSources(joining: graphs, .embedded), EmittedSwiftTests.modes.dropFirst())
    }

    @Test(arguments: Doubles.Support.allCases) func publicRoutersCompile(_ support: Doubles.Support) throws {
        let graphs = try [Journey.graph, LinkHouse.graph, Self.hosted].map { try graph($0, .public) }
        try EmittedSwiftTests.expectCompiled(EmittedSources(joining: graphs, support), EmittedSwiftTests.modes)
    }

    /// Its own code opens what is above what the app shows by itself.
    private static let hosted = """
        navgraph: 1
        app: Hosted
        host:
          look: { present: list, style: popover }
          ask: { present: question, style: alert, payload: { word: String } }
        screens:
          list:
            outcomes: { picked: { word: String, number: Int }, none: {} }
            transitions: { help: { present: tip, style: popover } }
          tip:
          question: { params: { word: String }, outcomes: [yes, no] }
        """

    /// What a module's imports are when nothing is said of them makes all the difference for `package`.
    @Test(arguments: Doubles.Support.allCases) func packageRoutersCompile(_ support: Doubles.Support) throws {
        let modes = [EmittedSwiftTests.modes[0], EmittedSwiftTests.modes[3]].map { $0 + ["-package-name", "package"] }
        try EmittedSwiftTests.expectCompiled(EmittedSources(graph(LinkHouse.graph, .package), support), modes)
    }

    private func graph(_ text: String, _ access: SwiftSettings.Access) throws -> NavGraph {
        let text = EmittedSwiftTests.withoutOwnTypes(text)
        return try forSwiftUI(EmittedSwiftTests.Graph(name: access.rawValue, text: text), access: access)
    }

    private func forSwiftUI(
        _ graph: EmittedSwiftTests.Graph, access: SwiftSettings.Access = .internal
    ) throws -> NavGraph {
        var graph = try graph.usable()
        graph.swift.framework = .swiftui
        graph.swift.container = .none
        graph.swift.access = access
        graph.swift.imports = []
        return graph
    }
}
