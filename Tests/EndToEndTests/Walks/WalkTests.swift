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
    typealias Graphs = (all: [WalkedGraph], refused: [String])

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
        func add(_ one: RandomReading) {
            var (name, reading, text) = one
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
                add(("journey", readGraph(Journey.graph), ""))
                add(("house", readGraph(House.graph), ""))
                add(("blog", readGraph(Blog.walked), ""))
            }
            for graph in WrittenGraphs.walked(areNewer: areNewer) { add((graph.name, graph.read(), "")) }
        }
        for (kind, part) in [("random", 1), ("hosted", 8), ("modules", 8)] where kind == "random" || !areNewer {
            for seed in seeds.prefix(count(kind, of: seeds.count, part)) { add(random(kind, seed, features)) }
        }
        return graphs
    }

    typealias RandomReading = (name: String, reading: GraphReading, text: String)

    /// A random graph: `random`, `hosted` or `modules`.
    static func random(_ kind: String, _ seed: Int, _ features: WalkGraph.Features = features) -> RandomReading {
        let name = "\(kind)-\(seed)"
        if kind == "modules" {
            let random = ModuleGraphs(seed: UInt64(seed))
            return (name, random.read(), random.text)
        }
        var random = WalkGraph(seed: UInt64(seed), features: features, isHosted: kind == "hosted")
        let text = random.yaml()
        return (name, readGraph(text), text)
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

    static func batches(of graphs: Graphs) -> [Int] { Array(graphs.all.parts(of: 48).indices) }

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
        try walk(batch, of: Self.graphs, steps: Self.steps, support: batch)
    }

    @Test(arguments: batches(of: newer)) func newerWordsGoAsTheNormSays(_ batch: Int) throws {
        try walk(batch, of: Self.newer, steps: min(Self.steps, 100), support: batch + 1)
    }

    @Test(arguments: batches(of: scenes)) func scenesGoAsTheNormSays(_ batch: Int) throws {
        if Self.framework != nil { return }
        try walk(batch, of: Self.scenes, steps: Self.stepsOfScenes, support: batch + 1)
    }

    /// Each graph in one of the ways to have the support code.
    private func walk(_ batch: Int, of graphs: Graphs, steps: Int, support: Int) throws {
        let graphs = graphs.all.parts(of: 48)[batch]
        let support = Doubles.Support.allCases[support % 2]
        let (reports, _) = try WalkProgram.expectNoDifference(in: graphs, support, seed: batch * 48, steps: steps) {
            $0.hasOwnActs = $1 % 3 == 0
        }
        print("\(reports.map(\.steps).reduce(0, +)) steps, \(graphs.first?.graph.swift.framework.rawValue ?? "")")
    }
}
