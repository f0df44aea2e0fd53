import NavGraphChanges
import NavGraphModel
import NavGraphSyntax
import Testing

/// A test of the walks: each fault planted in what is emitted for one app makes a difference in one walk, and without a
/// fault there is none. All the apps are in one program.
@Suite struct WalkFaultTests {
    typealias Reports = Result<[String: (report: WalkProgram.Report, isPlanted: Bool)], any Error>
    private static let reports = walk(WalkFault.house, WalkFault.all)
    private static let scenes = walk(WalkFault.scenes, WalkFault.ofScenes)
    private static let besideApps = walk(WalkFault.house, WalkFault.besideApps, hasOwnActs: true)

    /// For each fault and for none, how the walk went, and whether the fault's text was there.
    static func walk(
        _ text: String, _ faults: [WalkFault], framework: SwiftSettings.Framework? = nil, steps: Int = 4000,
        hasOwnActs: Bool = false, script: ((NavGraph) -> String)? = nil
    ) -> Reports {
        Result {
            var graph = EmittedSwiftTests.Graph(name: "house", text: text).read().graph
            if let framework { graph.swift.framework = framework }
            var walker = Walker(graph, seed: 7)
            walker.hasOwnActs = hasOwnActs
            if script == nil { walker.walk(steps: steps) }
            let script = script?(graph) ?? walker.script
            var planted: Set<String> = []
            let fakes = FakeSources(graph, prefix: "")
            let sources =
                WalkProgram.support(of: graph)
                + fakes.emission(.embedded).files.map {
                    ($0.path, String(decoding: $0.contents, as: UTF8.self))
                }
            let apps =
                [WalkProgram.App(name: "none", graph: graph, script: script)]
                + faults.map { fault in
                    let isPlanted = sources.contains { fault.planted(in: $0.path, $0.text) != nil }
                    if isPlanted { planted.insert(fault.name) }
                    return WalkProgram.App(name: fault.name, graph: graph, script: script) { path, text in
                        fault.planted(in: path, text) ?? text
                    }
                }
            let program = try WalkProgram(apps, .embedded)
            var reports: [String: (WalkProgram.Report, Bool)] = [:]
            for app in apps {
                let isPlanted = planted.contains(app.name)
                reports[app.name] = (try program.run(app.name, isPlanted: isPlanted)[0], isPlanted)
            }
            return reports
        }
    }

    @Test func withoutFaultNoDifference() throws {
        let report = try #require(try Self.reports.get()["none"]).report
        #expect(report.differences == 0, "\(report.text)")
        #expect(report.steps >= 4000)
    }

    @Test func scenesWithoutFaultNoDifference() throws {
        let report = try #require(try Self.scenes.get()["none"]).report
        #expect(report.differences == 0, "\(report.text)")
        #expect(report.steps >= 4000)
    }

    @Test(arguments: WalkFault.ofScenes) func isCaughtOfScenes(_ fault: WalkFault) throws {
        let (report, isPlanted) = try #require(try Self.scenes.get()[fault.name])
        #expect(isPlanted, "'\(fault.text)' is not in what is emitted")
        #expect(report.differences > 0)
    }

    @Test func besideAppsWithoutFaultNoDifference() throws {
        let report = try #require(try Self.besideApps.get()["none"]).report
        #expect(report.differences == 0, "\(report.text)")
        #expect(report.steps >= 4000)
    }

    @Test(arguments: WalkFault.besideApps) func isCaughtBesideApps(_ fault: WalkFault) throws {
        let (report, isPlanted) = try #require(try Self.besideApps.get()[fault.name])
        #expect(isPlanted, "'\(fault.text)' is not in what is emitted")
        #expect(report.differences > 0)
    }

    @Test(arguments: WalkFault.all) func isCaught(_ fault: WalkFault) throws {
        let (report, isPlanted) = try #require(try Self.reports.get()[fault.name])
        #expect(isPlanted, "'\(fault.text)' is not in what is emitted")
        #expect(report.differences > 0)
    }
}
