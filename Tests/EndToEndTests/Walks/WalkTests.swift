import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphPictures
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Emitted routers on the double of UIKit against the interpreter of the norm, in random walks: after each step, when
/// all has come to rest, what is shown, held, sent and told must be what the norm says.
@Suite(.processorTime) struct WalkTests {
    /// Graphs to walk through, and those that cannot be emitted.
    typealias Graphs = (all: [(name: String, graph: NavGraph, text: String)], refused: [String])

    /// What is walked through: the graphs of the project, the clean cases of the norm, random graphs.
    static let graphs = read(framework, firstSeed..<firstSeed + randomGraphs)

    /// The same as scenes of Clean Swift, with fewer random graphs, half of which have all words of language 1.1.
    static let scenes = read(.cleanSwift, 0..<(framework == nil ? share(6, of: 20) : 0))

    /// The cases of language 1.1, and random graphs with its words.
    static let newer = read(framework, 0..<(framework == nil ? share(8, of: 40) : 0), areNewer: true)

    /// With a framework other than each graph's own, and segues in every fifth.
    private static func read(
        _ framework: SwiftSettings.Framework?, _ seeds: Range<Int>, areNewer: Bool = false
    ) -> Graphs {
        let features = areNewer || framework == .cleanSwift ? self.features.union(.newer) : self.features
        var graphs: Graphs = ([], [])
        func read(_ text: String) -> GraphReading { readGraph(root: "graph.yaml") { _, _ in .bytes(Array(text.utf8)) } }
        func add(_ name: String, _ reading: GraphReading, _ text: String = "") {
            var reading = reading
            // A module is not launched.
            if reading.graph.swift.framework == .swiftui || reading.graph.entry.isNone { return }
            reading.graph.joinSets()
            reading.graph = reading.graph.calledByModules()
            if let framework { reading.graph.swift.framework = framework }
            if reading.graph.host == nil, name.hasSuffix("1") || name.hasSuffix("6") {
                reading.graph.addSegues(seed: UInt64(graphs.all.count))
            }
            if reading.isUsable, emitRouters(reading.graph, options: SwiftOptions(reading.graph.swift)).problems.isEmpty
            {
                graphs.all.append((name, reading.graph, text))
            } else {
                graphs.refused.append(name)
            }
        }
        if only == nil {
            if !areNewer {
                add("journey", read(Journey.graph))
                add("house", read(House.graph))
            }
            for graph in WrittenGraphs.walked(areNewer: areNewer) { add(graph.name, graph.read()) }
        }
        for seed in seeds.prefix(count("random", of: seeds.count)) {
            var random = WalkGraph(seed: UInt64(seed), features: features)
            let text = random.yaml()
            add("random-\(seed)", read(text), text)
        }
        if areNewer { return graphs }
        for seed in seeds.prefix(count("hosted", of: seeds.count, 8)) {
            var random = WalkGraph(seed: UInt64(seed), features: features, isHosted: true)
            let text = random.yaml()
            add("hosted-\(seed)", read(text), text)
        }
        for seed in seeds.prefix(count("modules", of: seeds.count, 8)) {
            let random = ModuleGraphs(seed: UInt64(seed))
            add("modules-\(seed)", random.read(), random.text)
        }
        return graphs
    }

    /// The one kind of random graphs to walk through, and nothing else: `NAVGRAPH_WALKS_ONLY`, `random`, `hosted` or `modules`.
    static let only = ProcessInfo.processInfo.environment["NAVGRAPH_WALKS_ONLY"]

    /// How many random graphs of a kind there are: as many as seeds, or a part of them.
    static func count(_ kind: String, of seeds: Int, _ part: Int = 1) -> Int {
        only == nil ? (seeds + part - 1) / part : only == kind ? seeds : 0
    }

    /// Another framework than each graph's own: `NAVGRAPH_WALKS_FRAMEWORK`.
    private static let framework = ProcessInfo.processInfo.environment["NAVGRAPH_WALKS_FRAMEWORK"]
        .flatMap { SwiftSettings.Framework(rawValue: $0) }

    /// What random graphs have of the language, the words of language 1.1 aside.
    static let features = WalkGraph.Features(
        rawValue: setting("NAVGRAPH_WALKS_FEATURES", Int.max ^ WalkGraph.Features.newer.rawValue))

    /// More, or other, random graphs and steps than in every run: `NAVGRAPH_WALKS_FIRST`, `…_GRAPHS`, `…_STEPS`.
    private static let firstSeed = setting("NAVGRAPH_WALKS_FIRST", 0)
    private static let randomGraphs = setting("NAVGRAPH_WALKS_GRAPHS", share(12, of: 200))
    /// Steps for each graph.
    private static let steps = setting("NAVGRAPH_WALKS_STEPS", share(250, of: 1000))

    /// The same for scenes, whose full number the setting of the framework gives.
    private static let stepsOfScenes = setting("NAVGRAPH_WALKS_STEPS", 150)

    static let batchSize = 32
    static func batches(of graphs: Graphs) -> [Int] { Array(0..<(graphs.all.count + batchSize - 1) / batchSize) }

    /// What cannot be emitted is not walked: none of the project's graphs and of the norm's clean cases, few random ones.
    @Test func walksAreManyAndWide() {
        let refused = Self.graphs.refused
        let isRandom = { (name: String) in ["random-", "hosted-", "modules-"].contains { name.hasPrefix($0) } }
        #expect(refused.filter { !isRandom($0) && !$0.hasPrefix("rule-") } == [])
        #expect(
            refused.count(where: isRandom) <= Self.randomGraphs / (Self.only == "modules" ? 3 : 8) + 1, "\(refused)")
    }

    /// What walks through modules are for.
    @Test func modulesHaveGroupsAndButtons() {
        var (groups, buttons) = (0, 0)
        for seed in 0..<40 as Range<UInt64> {
            let reading = ModuleGraphs(seed: seed).read()
            #expect(reading.isUsable, "\(seed): \(reading.findings.map(\.message))")
            let graph = reading.graph
            groups += graph.screens.contains { !$0.uses.isEmpty && $0.module.raw > 0 } ? 1 : 0
            buttons += graph.flows.contains { !$0.buttons.isEmpty && $0.module.raw > 0 } ? 1 : 0
        }
        #expect(groups > 30)
        #expect(buttons > 10)
    }

    @Test(arguments: batches(of: graphs)) func goesAsTheNormSays(_ batch: Int) throws {
        try walk(batch, of: Self.graphs, Self.steps)
    }

    @Test(arguments: batches(of: newer)) func newerWordsGoAsTheNormSays(_ batch: Int) throws {
        try walk(batch, of: Self.newer, min(Self.steps, 100))
    }

    @Test(arguments: batches(of: scenes)) func scenesGoAsTheNormSays(_ batch: Int) throws {
        if Self.framework != nil { return }
        try walk(batch, of: Self.scenes, Self.stepsOfScenes)
    }

    private func walk(_ batch: Int, of graphs: Graphs, _ steps: Int) throws {
        let graphs = graphs.all.dropFirst(batch * Self.batchSize).prefix(Self.batchSize)
        let apps = graphs.enumerated().map { index, one in
            var walker = Walker(one.graph, seed: UInt64(batch * Self.batchSize + index))
            walker.hasOwnActs = index % 3 == 0
            walker.walk(steps: steps)
            return WalkProgram.App(name: one.name, graph: one.graph, script: walker.script)
        }
        // Each graph in one of the ways to have the support code.
        let support = Doubles.Support.allCases[batch % 2]
        let reports = try WalkProgram(apps, support).run()
        print("\(reports.map(\.steps).reduce(0, +)) steps, \(graphs.first?.graph.swift.framework.rawValue ?? "")")
        for (report, graph) in zip(reports, graphs) {
            #expect(report.differences == 0, "\(report.name)\n\(report.text)\n\(graph.text)")
            #expect(report.steps >= steps || report.differences > 0)
        }
    }
}
