import Foundation
import NavGraphTestSupport
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// The walks of UIKit and of SwiftUI, on the platforms on which their user has other steps: what is shown is what the
/// interpreter says of that platform, no API is used that is not there, and nothing stalls.
@Suite(.processorTime) struct PlatformWalkTests {
    /// A framework on a platform.
    struct Place: Sendable, CustomStringConvertible {
        var framework: SwiftSettings.Framework
        var platform: Platform
        var description: String { "\(framework.rawValue) on \(platform.rawValue)" }

        /// The graphs of the other walks that can be emitted for it.
        var graphs: [WalkedGraph] {
            var all = framework == .swiftui ? ViewWalkTests.graphs : WalkTests.graphs.all
            if framework == .appkit { all += WalkTests.newer.all.map { ("newer-" + $0.name, $0.graph, $0.text) } }
            return all.compactMap { name, graph, text in
                var graph = graph
                if framework == .appkit {
                    if graph.host != nil { return nil }
                    graph.swift.framework = .appkit
                    graph.swift.container = .none
                    graph.keepSegues { $0?.style == .sheet && $0?.inStack == false }
                }
                guard graph.platforms == [.ios] || graph.platforms.contains(platform) else { return nil }
                graph.setPlatforms([platform])
                let problems = emitRouters(graph, options: SwiftOptions(graph.swift)).problems
                return problems.isEmpty ? (name, graph, text) : nil
            }
        }
    }

    /// Those of one framework alone: `NAVGRAPH_PLATFORM_WALKS_ONLY`.
    static let places = allPlaces.filter { place in only.map { $0 == place.framework.rawValue } ?? true }
    private static let only = ProcessInfo.processInfo.environment["NAVGRAPH_PLATFORM_WALKS_ONLY"]
    private static let allPlaces = [
        Place(framework: .swiftui, platform: .macos), Place(framework: .swiftui, platform: .tvos),
        Place(framework: .uikit, platform: .tvos), Place(framework: .appkit, platform: .macos),
    ]

    /// Of all graphs the shares with these numbers: `NAVGRAPH_PLATFORM_WALKS_FIRST`, `…_SHARES`, of `shares`.
    private static let shares = 4
    private static let first = setting("NAVGRAPH_PLATFORM_WALKS_FIRST", 0)
    private static let count = setting("NAVGRAPH_PLATFORM_WALKS_SHARES", share(1, of: shares))
    private static let steps = setting("NAVGRAPH_PLATFORM_WALKS_STEPS", share(120, of: 300))

    /// How many looks have several acts before them, of which all but the first come while something moves.
    private static func movingSteps(of script: String) -> Int {
        var (acts, count) = (0, 0)
        for line in script.split(separator: "\n") {
            acts += line.hasPrefix("=") ? 0 : 1
            if line.hasPrefix("=") { (count, acts) = (count + (acts > 1 ? 1 : 0), 0) }
        }
        return count
    }

    @Test(arguments: places, Array(first..<first + count)) func goAsTheNormSays(_ place: Place, _ number: Int) throws {
        let graphs = place.graphs.enumerated().filter { $0.offset % Self.shares == number % Self.shares }.map(\.element)
        #expect(graphs.count > (WrittenGraphs.cases.isEmpty ? 4 : 10))
        let (reports, scripts) = try WalkProgram.expectNoDifference(
            in: graphs, Doubles.Support.allCases[(number + 1) % 2], seed: number * 1000, steps: Self.steps
        ) { walker, index in
            walker.hasOwnActs = place.framework != .swiftui && index % 3 == 0
            walker.isHasty = true
        }
        let (steps, moving) = (
            reports.map(\.steps).reduce(0, +), scripts.map { Self.movingSteps(of: $0) }.reduce(0, +)
        )
        print("\(place): \(steps) steps, \(moving) while something moves")
        #expect(moving * 2 >= steps)
    }
}

extension NavGraph {
    /// As if its file said so.
    mutating func setPlatforms(_ platforms: [Platform]) {
        self.platforms = platforms
        platformsSpan = platformsSpan ?? .start
        for id in modules.ids { modules[id].platforms = platforms }
    }
}
