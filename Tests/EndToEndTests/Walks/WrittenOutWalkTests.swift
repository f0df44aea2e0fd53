import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Alerts in place, what screens say of how they are presented, enumerations and `~` as the last alternative behave like what
/// they stand for: what is emitted for them goes through the walks of a graph that is written out in older words, which random
/// graphs of `WalkTests` have.
@Suite(.processorTime) struct WrittenOutWalkTests {
    @Test(arguments: [SwiftSettings.Framework.uikit, .swiftui])
    func bothBehaveAlike(_ framework: SwiftSettings.Framework) throws {
        var (graphs, scripts): ([WalkedGraph], [String]) = ([], [])
        for seed in 0..<UInt64(share(8, of: 60)) {
            func read(_ words: RandomGraph.Words) -> (graph: NavGraph, text: String)? {
                var random = WalkGraph(seed: seed, features: WalkTests.features, words: words)
                let text = random.yaml()
                var reading = readGraph(text)
                reading.graph.swift.framework = framework
                let isEmitted =
                    reading.isUsable
                    && emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).problems.isEmpty
                return isEmitted ? (reading.graph, text) : nil
            }
            guard let older = read(.newerWrittenOut), let newer = read(.newer) else { continue }
            #expect(newer.text != older.text)
            #expect(names(newer.graph) == names(older.graph))
            var walker = Walker(older.graph, seed: seed)
            walker.walk(steps: 100)
            graphs.append(("newer-\(seed)", newer.graph, newer.text))
            scripts.append(walker.script)
        }
        #expect(graphs.count > share(4, of: 30))
        try WalkProgram.expectNoDifference(in: graphs, .imported, scripts: scripts, steps: 100)
    }

    private func names(_ graph: NavGraph) -> [String] { graph.conditions.map { graph.text[$0.qualifiedName] } }
}
