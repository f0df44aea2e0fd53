import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter

/// Analysis and interpreter agree on apps for several platforms: what the user can do differs, what a step does is the same.
@Suite(.processorTime) struct PlatformTests {
    private static let sets = [
        "[ios, tvos]", "[tvos, ios]", "[macos]", "[tvos]", "[ios, macos, tvos]", "[visionos, ios, macos]",
        "[ios, tvos, visionos, macos]",
    ]

    @Test func analysisAndInterpreterAgree() {
        let seeds = Array(RunPropertyTests.first..<(RunPropertyTests.first + UInt64(RunPropertyTests.count / 2)))
        RunPropertyTests.expectAgreement(on: seeds, Self.graph, text: Self.withPlatforms)
    }

    private static func graph(_ seed: UInt64) -> RandomGraph {
        RandomGraph(seed: seed, isRevised: seed % 3 == 0, hasAdditions: seed % 2 == 0)
    }

    /// A graph that names no platforms has the findings and the routers of one for iOS alone.
    @Test func withoutPlatformsAGraphIsForIOS() {
        func outcome(_ yaml: String) -> (findings: [String], routers: [[String: String]])? {
            let reading = read(yaml)
            guard reading.isUsable else { return nil }
            let findings = lint(reading.graph).map { "\($0.rule) \($0.message)" }
            let routers = [SwiftSettings.Framework.uikit, .swiftui].map { Emission(reading.graph, $0).files }
            return (findings, routers)
        }
        var usable = 0
        for seed in RunPropertyTests.first..<(RunPropertyTests.first + UInt64(RunPropertyTests.count / 4)) {
            var generator = Self.graph(seed)
            let yaml = generator.yaml()
            guard let silent = outcome(yaml) else { continue }
            usable += 1
            let named = outcome(yaml.replacing("app: R\n", with: "app: R\nplatforms: [ios]\n"))
            #expect(named?.findings == silent.findings, "seed \(seed)")
            #expect(named?.routers == silent.routers, "seed \(seed)")
        }
        #expect(usable > 5)
    }

    /// The same graph on several platforms, with a condition of one in the place of another here and there.
    static func withPlatforms(_ yaml: String, _ seed: UInt64) -> String {
        let set = sets[Int(seed / 7 % UInt64(sets.count))]
        var yaml = yaml.replacing("app: R\n", with: "app: R\nplatforms: \(set)\n")
        let declared = "conditions:\n  tv: { platform: tvos }\n  big: { platform: [macos, tvos] }\n"
        yaml =
            yaml.contains("conditions:\n")
            ? yaml.replacing("conditions:\n", with: declared) : yaml.replacing("links:\n", with: declared + "links:\n")
        if !yaml.contains("conditions:\n") { yaml.replace("links: {", with: declared + "links: {", maxReplacements: 1) }
        var numbers = Numbers(seed: seed ^ 0x7777_7777)
        let parts = yaml.split(separator: "when: ", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { text, part in
            guard numbers.chance(50) else { return text + "when: " + part }
            return text + "when: " + part.replacing("c0", with: numbers.chance(50) ? "tv" : "big", maxReplacements: 1)
        }
    }

    /// A condition of platforms holds where it says; the run names the platform, and not the condition.
    @Test func aRunSaysOnWhichPlatformItIs() throws {
        let graph = read(Self.cinema).graph
        let runs = RunAnalysis(graph)
        let player = try #require(graph.screens.ids.first { graph.name(of: $0) == "player" })
        let launch = try #require(runs.witness(to: player)?.steps(in: graph).first)
        #expect(launch.words.text[launch.platform] == "ios")
        #expect(launch.conditions.isEmpty)
        let findings = lint(graph, runs: runs)
        let failed = try #require(findings.first { $0.rule == .checkFailed })
        let first = try #require(failed.witness.first)
        #expect(first.words.text[first.platform] == "tvos")
    }

    /// Of an app for a single platform no run names it.
    @Test func aSinglePlatformIsNotNamed() throws {
        let graph = read(Self.cinema.replacing("[ios, tvos]", with: "[tvos]")).graph
        let failed = lint(graph, runs: RunAnalysis(graph)).first { $0.rule == .checkFailed }
        let first = try #require(failed?.witness.first)
        #expect(first.platform.isEmpty)
    }

    /// The twelfth scene of the norm: the end of the layer has a run on tvOS, and none where the layer is locked. On iOS nobody
    /// closes it.
    @Test(arguments: ["tvos", "ios"], [false, true])
    func menuClosesAFullScreenLayerUnlessItIsLocked(platform: String, isLocked: Bool) throws {
        let graph = read(
            """
            navgraph: 1.1
            app: Cinema
            platforms: [\(platform)]
            entry: list
            screens:
              list:
                transitions:
                  play: { present: player, style: fullScreen, locked: \(isLocked), returns: { closed: { root: credits } } }
              player: {}
              credits: {}
            """
        ).graph
        let runs = RunAnalysis(graph)
        let credits = try #require(graph.screens.ids.first { graph.name(of: $0) == "credits" })
        let isClosed = platform == "tvos" && !isLocked
        #expect((runs.witness(to: credits) != nil) == isClosed)
        if !isClosed { #expect(lint(graph, runs: runs).contains { $0.rule == .deadEnd }) }
    }

    private static let cinema = """
        navgraph: 1.1
        app: Cinema
        platforms: [ios, tvos]
        entry: films
        conditions: { tv: { platform: tvos } }
        flows:
          films:
            screens:
              filmList: { transitions: { play: [{ when: tv, push: player }, { present: player, style: fullScreen }] } }
        screens:
          player: {}
        checks:
          - { never: player, when: tv }
        """
}
