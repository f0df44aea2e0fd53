import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Two windows of an app at the same time, each with its router: the acts of the one leave the other as it is, also while
/// both move, except for what changes by itself, which they share.
@Suite(.processorTime) struct WindowWalkTests {
    typealias Graphs = [(seed: UInt64, graph: NavGraph, text: String)]

    /// More, or other, random graphs and steps than in every run: `NAVGRAPH_WINDOW_WALKS_FIRST`, `…_GRAPHS`, `…_STEPS`.
    private static let firstSeed = setting("NAVGRAPH_WINDOW_WALKS_FIRST", 3000)
    private static let randomGraphs = setting("NAVGRAPH_WINDOW_WALKS_GRAPHS", 8)
    private static let steps = setting("NAVGRAPH_WINDOW_WALKS_STEPS", 300)
    private static let batchSize = 12

    /// Random graphs with conditions that change by themselves, which can be emitted.
    private static func graphs(_ framework: SwiftSettings.Framework) -> Graphs {
        var graphs: Graphs = []
        var seed = UInt64(firstSeed)
        while graphs.count < randomGraphs {
            defer { seed += 1 }
            var random = WalkGraph(seed: seed, features: WalkTests.features)
            let text = random.yaml()
            let reading = readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) }
            var graph = reading.graph
            graph.swift.framework = framework
            if framework == .appkit { graph.setPlatforms([.macos]) }
            if reading.isUsable, graph.conditions.contains(where: \.changes),
                emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty
            {
                graphs.append((seed, graph, text))
            }
        }
        return graphs
    }

    @Test(arguments: [SwiftSettings.Framework.uikit, .swiftui, .appkit])
    func eachGoesAsTheNormSays(_ framework: SwiftSettings.Framework) throws {
        let graphs = Self.graphs(framework)
        var changes = 0
        var steps = 0
        for start in stride(from: 0, to: graphs.count, by: Self.batchSize) {
            let batch = graphs.dropFirst(start).prefix(Self.batchSize)
            let apps = batch.map { one in
                var walker = WindowWalker(one.graph, seed: one.seed)
                walker.walk(steps: Self.steps)
                changes += walker.changes
                return WalkProgram.App(name: "random-\(one.seed)", graph: one.graph, script: walker.script)
            }
            for (report, graph) in zip(try WalkProgram(apps, .imported).run(), batch) {
                #expect(report.differences == 0, "\(report.name)\n\(report.text)\n\(graph.text)")
                #expect(report.steps >= Self.steps || report.differences > 0)
                steps += report.steps
            }
        }
        print("\(framework), two windows: \(steps) steps, \(changes) changes told")
        #expect(changes > steps / 50)
    }
}
