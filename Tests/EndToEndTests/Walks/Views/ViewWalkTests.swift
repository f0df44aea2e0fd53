import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Emitted SwiftUI routers on the double of SwiftUI against the interpreter of the norm, in random walks: after each act the
/// configuration is the norm's, a third of the acts coming while something moves; at rest that is what is on screen, what
/// was sent is told, and SwiftUI has nothing to complain of.
@Suite(.processorTime) struct ViewWalkTests {
    /// The graphs that UIKit walks through, and random ones.
    static let graphs: [WalkedGraph] = {
        var all: [WalkedGraph] = []
        func add(_ one: WalkTests.RandomReading) {
            var graph = one.reading.graph
            // A module is not launched.
            if !one.reading.isUsable || graph.entry.isNone { return }
            graph.swift.framework = .swiftui
            graph.swift.container = .none
            graph.joinSets()
            graph = graph.calledByModules()
            if emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty {
                all.append((one.name, graph, one.text))
            }
        }
        if WalkTests.only == nil {
            add(("journey", readGraph(Journey.graph), ""))
            add(("house", readGraph(House.graph), ""))
            for graph in WrittenGraphs.walked() { add((graph.name, graph.read(), "")) }
        }
        func seeds(_ kind: String, _ part: Int = 1) -> Range<Int> {
            firstSeed..<firstSeed + WalkTests.count(kind, of: randomGraphs, part)
        }
        for seed in seeds("random") { add(WalkTests.random("random", seed)) }
        for seed in seeds("newer") where seed % 4 > 1 {
            var one = WalkTests.random("random", seed, WalkTests.features.union(.newer))
            one.name = "newer-\(seed)"
            add(one)
        }
        for seed in seeds("hosted") { add(WalkTests.random("hosted", seed)) }
        for seed in seeds("modules", 4) { add(WalkTests.random("modules", seed)) }
        return all
    }()

    /// More, or other, random graphs and steps than in every run: `NAVGRAPH_VIEW_WALKS_FIRST`, `…_GRAPHS`, `…_STEPS`.
    private static let firstSeed = setting("NAVGRAPH_VIEW_WALKS_FIRST", 0)
    private static let randomGraphs = setting("NAVGRAPH_VIEW_WALKS_GRAPHS", share(8, of: 24))
    private static let steps = setting("NAVGRAPH_VIEW_WALKS_STEPS", share(150, of: 300))

    static var batches: [Int] { Array(graphs.parts(of: 48).indices) }

    @Test func graphsAreMany() {
        if WalkTests.only != nil { return }
        #expect(Self.graphs.count > (WrittenGraphs.cases.isEmpty ? 20 : 50))
        #expect(Self.graphs.count { $0.graph.host != nil } > share(5, of: 15))
    }

    @Test(arguments: batches) func goesAsTheNormSays(_ batch: Int) throws {
        // Each graph in one of the ways to have the support code.
        let (reports, _) = try WalkProgram.expectNoDifference(
            in: Self.graphs.parts(of: 48)[batch], Doubles.Support.allCases[batch % 2], seed: batch * 48,
            steps: Self.steps)
        let moving = reports.map { Int($0.text.split(separator: " ").last.map { $0.filter(\.isNumber) } ?? "") ?? 0 }
        print("\(reports.map(\.steps).reduce(0, +)) steps, \(moving.reduce(0, +)) acts in transitions")
        #expect(moving.reduce(0, +) > reports.map(\.steps).reduce(0, +) / 8)
    }
}
