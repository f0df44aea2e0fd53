import Foundation
import NavGraphEmit
import NavGraphModel
import NavGraphSyntax
import Testing

/// Emitted routers on the double of UIKit against the interpreter of the norm, in random walks: after each step, when
/// all has come to rest, what is shown, held, sent and told must be what the norm says.
@Suite struct WalkTests {
    /// What is walked through: the graphs of the project, the clean cases of the norm, random graphs. Those that cannot
    /// be emitted are counted.
    static let graphs: (all: [(name: String, graph: NavGraph, text: String)], refused: [String]) = {
        var all: [(String, NavGraph, String)] = []
        var refused: [String] = []
        func read(_ text: String) -> GraphReading { readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) } }
        func add(_ name: String, _ reading: GraphReading, _ text: String = "") {
            var reading = reading
            // What the app shows by itself is not walked through.
            if reading.graph.host != nil { return }
            if reading.graph.swift.framework == .swiftui { return }
            if let framework { reading.graph.swift.framework = framework }
            if name.hasSuffix("1") || name.hasSuffix("6") { reading.graph.addSegues(seed: UInt64(all.count)) }
            if reading.isUsable, emitUIKit(reading.graph, options: SwiftOptions(reading.graph.swift)).problems.isEmpty {
                all.append((name, reading.graph, text))
            } else {
                refused.append(name)
            }
        }
        add("journey", read(Journey.graph))
        add("house", read(House.graph))
        for graph in WrittenGraphs.all where !graph.name.hasPrefix("text-") { add(graph.name, graph.read()) }
        for seed in UInt64(firstSeed)..<UInt64(firstSeed + randomGraphs) {
            var random = WalkGraph(seed: seed, features: features)
            let text = random.yaml()
            add("random-\(seed)", read(text), text)
        }
        return (all, refused)
    }()

    /// Another framework than each graph's own: `NAVGRAPH_WALKS_FRAMEWORK`.
    private static let framework = ProcessInfo.processInfo.environment["NAVGRAPH_WALKS_FRAMEWORK"]
        .flatMap { SwiftSettings.Framework(rawValue: $0) }

    /// What random graphs have of the language.
    static let features = WalkGraph.Features(rawValue: setting("NAVGRAPH_WALKS_FEATURES", .max))

    private static func setting(_ name: String, _ value: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? value
    }
    /// More, or other, random graphs and steps than in every run: `NAVGRAPH_WALKS_FIRST`, `…_GRAPHS`, `…_STEPS`.
    private static let firstSeed = setting("NAVGRAPH_WALKS_FIRST", 0)
    private static let randomGraphs = setting("NAVGRAPH_WALKS_GRAPHS", 200)
    /// Steps for each graph: a thousand for each random graph, however many there are to walk through.
    private static let steps = setting(
        "NAVGRAPH_WALKS_STEPS", max(1000, (randomGraphs * 1000 + graphs.all.count - 1) / max(1, graphs.all.count)))

    /// Graphs whose emitted routers are known to differ from the norm. It fails when one of them does so no more.
    private static let known = ["random-9"]

    static let batchSize = 16
    static var batches: [Int] { Array(0..<(graphs.all.count + batchSize - 1) / batchSize) }

    /// What cannot be emitted is not walked: none of the project's graphs and of the norm's clean cases, few random ones.
    @Test func walksAreManyAndWide() {
        let refused = Self.graphs.refused
        #expect(refused.filter { !$0.hasPrefix("random-") && !$0.hasPrefix("rule-") } == [])
        #expect(refused.count { $0.hasPrefix("random-") } <= Self.randomGraphs / 10, "\(refused)")
    }

    @Test(arguments: batches) func goesAsTheNormSays(_ batch: Int) throws {
        let graphs = Self.graphs.all.dropFirst(batch * Self.batchSize).prefix(Self.batchSize)
        let apps = graphs.enumerated().map { index, one in
            var walker = Walker(one.graph, seed: UInt64(batch * Self.batchSize + index))
            walker.walk(steps: Self.steps)
            return WalkProgram.App(name: one.name, graph: one.graph, script: walker.script)
        }
        // Each graph in one of the ways to have the support code.
        let support = Doubles.Support.allCases[batch % 2]
        let reports = try WalkProgram(apps, support).run()
        for (report, graph) in zip(reports, graphs) {
            if Self.known.contains(report.name) {
                withKnownIssue("an event that is ignored does not turn to its column") {
                    #expect(report.differences == 0)
                }
                continue
            }
            #expect(report.differences == 0, "\(report.name)\n\(report.text)\n\(graph.text)")
            #expect(report.steps >= Self.steps || report.differences > 0)
        }
    }
}
