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
    static let graphs: [(name: String, graph: NavGraph, text: String)] = {
        var all: [(String, NavGraph, String)] = []
        func add(_ name: String, _ reading: GraphReading, _ text: String = "") {
            var graph = reading.graph
            // A module is not launched.
            if !reading.isUsable || graph.entry.isNone { return }
            graph.swift.framework = .swiftui
            graph.swift.container = .none
            graph.joinSets()
            graph = graph.calledByModules()
            if emitRouters(graph, options: SwiftOptions(graph.swift)).problems.isEmpty {
                all.append((name, graph, text))
            }
        }
        func read(_ text: String) -> GraphReading { readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) } }
        if WalkTests.only == nil {
            add("journey", read(Journey.graph))
            add("house", read(House.graph))
            for graph in WrittenGraphs.walked() {
                add(graph.name, graph.read())
            }
        }
        func seeds(_ kind: String, _ part: Int = 1) -> Range<UInt64> {
            let first = UInt64(firstSeed)
            return first..<first + UInt64(WalkTests.count(kind, of: randomGraphs, part))
        }
        for seed in seeds("random") {
            var random = WalkGraph(seed: seed, features: WalkTests.features)
            let text = random.yaml()
            add("random-\(seed)", read(text), text)
        }
        for seed in seeds("newer") where seed % 4 > 1 {
            var random = WalkGraph(seed: seed, features: WalkTests.features.union(.newer))
            let text = random.yaml()
            add("newer-\(seed)", read(text), text)
        }
        for seed in seeds("hosted") {
            var random = WalkGraph(seed: seed, features: WalkTests.features, isHosted: true)
            let text = random.yaml()
            add("hosted-\(seed)", read(text), text)
        }
        for seed in seeds("modules", 4) {
            let random = ModuleGraphs(seed: seed)
            add("modules-\(seed)", random.read(), random.text)
        }
        return all
    }()

    /// More, or other, random graphs and steps than in every run: `NAVGRAPH_VIEW_WALKS_FIRST`, `…_GRAPHS`, `…_STEPS`.
    private static let firstSeed = setting("NAVGRAPH_VIEW_WALKS_FIRST", 0)
    private static let randomGraphs = setting("NAVGRAPH_VIEW_WALKS_GRAPHS", share(8, of: 24))
    private static let steps = setting("NAVGRAPH_VIEW_WALKS_STEPS", share(150, of: 300))

    static let batchSize = 32
    static var batches: [Int] { Array(0..<(graphs.count + batchSize - 1) / batchSize) }

    @Test func graphsAreMany() {
        if WalkTests.only != nil { return }
        #expect(Self.graphs.count > (WrittenGraphs.cases.isEmpty ? 20 : 50))
        #expect(Self.graphs.count { $0.graph.host != nil } > share(5, of: 15))
    }

    @Test(arguments: batches) func goesAsTheNormSays(_ batch: Int) throws {
        let graphs = Self.graphs.dropFirst(batch * Self.batchSize).prefix(Self.batchSize)
        let apps = graphs.enumerated().map { index, one in
            var walker = Walker(one.graph, seed: UInt64(batch * Self.batchSize + index))
            walker.walk(steps: Self.steps)
            return WalkProgram.App(name: one.name, graph: one.graph, script: walker.script)
        }
        // Each graph in one of the ways to have the support code.
        let reports = try WalkProgram(apps, Doubles.Support.allCases[batch % 2]).run()
        let moving = reports.map { Int($0.text.split(separator: " ").last.map { $0.filter(\.isNumber) } ?? "") ?? 0 }
        print("\(reports.map(\.steps).reduce(0, +)) steps, \(moving.reduce(0, +)) acts in transitions")
        #expect(moving.reduce(0, +) > reports.map(\.steps).reduce(0, +) / 8)
        for (report, graph) in zip(reports, graphs) {
            #expect(report.differences == 0, "\(report.name)\n\(report.text)\n\(graph.text)")
            #expect(report.steps >= Self.steps || report.differences > 0)
        }
    }
}
