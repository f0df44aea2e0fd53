import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Two windows of an app at the same time, each with its router: the acts of the one leave the other as it is, also while
/// both move, except for what changes by itself, which they share.
@Suite(.processorTime) struct WindowWalkTests {
    /// More, or other, random graphs and steps than in every run: `NAVGRAPH_WINDOW_WALKS_FIRST`, `…_GRAPHS`, `…_STEPS`.
    private static let firstSeed = setting("NAVGRAPH_WINDOW_WALKS_FIRST", 3000)
    private static let randomGraphs = setting("NAVGRAPH_WINDOW_WALKS_GRAPHS", share(5, of: 8))
    private static let steps = setting("NAVGRAPH_WINDOW_WALKS_STEPS", 300)

    /// Random graphs with conditions that change by themselves, which can be emitted.
    private static func graphs(_ framework: SwiftSettings.Framework) -> [WalkedGraph] {
        var (graphs, seed): ([WalkedGraph], Int) = ([], firstSeed)
        while graphs.count < randomGraphs {
            let (name, reading, text) = WalkTests.random("random", seed)
            var graph = reading.graph
            graph.swift.framework = framework
            if framework == .appkit { graph.setPlatforms([.macos]) }
            if reading.isUsable, graph.conditions.contains(where: \.changes),
                emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty
            {
                graphs.append((name, graph, text))
            }
            seed += 1
        }
        return graphs
    }

    @Test(arguments: [SwiftSettings.Framework.uikit, .swiftui, .appkit])
    func eachGoesAsTheNormSays(_ framework: SwiftSettings.Framework) throws {
        var (changes, steps) = (0, 0)
        for batch in Self.graphs(framework).parts(of: 12) {
            let scripts = batch.map { one in
                var walker = WindowWalker(one.graph, seed: UInt64(one.name.split(separator: "-")[1]) ?? 0)
                walker.walk(steps: Self.steps)
                changes += walker.changes
                return walker.script
            }
            let reports = try WalkProgram.expectNoDifference(
                in: batch, .imported, scripts: scripts, steps: Self.steps)
            steps += reports.map(\.steps).reduce(0, +)
        }
        print("\(framework), two windows: \(steps) steps, \(changes) changes told")
        #expect(changes > steps / 50)
    }
}
