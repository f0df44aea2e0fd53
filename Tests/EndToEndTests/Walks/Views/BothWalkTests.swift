import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// The same graph and the same acts for routers of UIKit and of SwiftUI, each on its double: after each act both say that they
/// are in the same configuration.
@Suite(.processorTime) struct BothWalkTests {
    /// Random graphs that can be emitted for both.
    static let graphs: [WalkedGraph] = seeds.compactMap { seed in
        let (name, reading, text) = WalkTests.random("random", seed)
        let isEmitted = [SwiftSettings.Framework.uikit, .swiftui].allSatisfy { framework in
            let graph = reading.graph.with(framework)
            return emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty
        }
        return reading.isUsable && isEmitted ? (name, reading.graph, text) : nil
    }

    private static let seeds = 1000..<1000 + share(7, of: 40)
    static var batches: [Int] { Array(graphs.parts(of: 12).indices) }

    @Test func graphsAreMany() { #expect(Self.graphs.count > share(4, of: 30)) }

    @Test(arguments: batches) func areInTheSameConfigurations(_ batch: Int) throws {
        let graphs = Self.graphs.parts(of: 12)[batch]
        let scripts = graphs.enumerated().map { Self.script($1.graph, seed: UInt64(batch * 12 + $0)) }
        func reports(_ framework: SwiftSettings.Framework) throws -> [WalkProgram.Report] {
            try WalkProgram.expectNoDifference(
                in: graphs.map { ($0.name, $0.graph.with(framework), $0.text) }, .imported, scripts: scripts, steps: 0)
        }
        for ((uikit, swiftUI), graph) in zip(zip(try reports(.uikit), try reports(.swiftui)), graphs) {
            #expect(uikit.states.count >= Self.steps)
            let other = zip(uikit.states, swiftUI.states).enumerated().first { $1.0 != $1.1 }
            #expect(other == nil, "\(uikit.name), act \(other?.offset ?? 0)\n\(graph.text)")
            #expect(uikit.states.count == swiftUI.states.count)
        }
    }

    private static let steps = 250

    private static func script(_ graph: NavGraph, seed: UInt64) -> String {
        var walker = Walker(graph.with(.swiftui), seed: seed)
        walker.isForBoth = true
        walker.walk(steps: steps)
        return walker.script
    }
}

extension NavGraph {
    fileprivate func with(_ framework: SwiftSettings.Framework) -> NavGraph {
        var graph = self
        graph.swift.framework = framework
        return graph
    }
}
