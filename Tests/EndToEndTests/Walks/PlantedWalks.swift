import Foundation
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Walks through one app without a fault, and with each of some faults planted in what is emitted for it. A few faults are
/// in one program, which is compiled when a test first asks for one of them: other tests do not wait for that.
final class PlantedWalks: Sendable {
    private let programs: [Program]
    private let steps: Int

    /// With a script, or with random steps.
    init(
        _ text: String, _ faults: [WalkFault], framework: SwiftSettings.Framework? = nil, steps: Int = 4000,
        hasOwnActs: Bool = false, script: ((NavGraph) -> String)? = nil
    ) {
        self.steps = steps
        var graph = EmittedSwiftTests.Graph(name: "house", text: text).read().graph
        if let framework { graph.swift.framework = framework }
        var walker = Walker(graph, seed: 7)
        walker.hasOwnActs = hasOwnActs
        if script == nil { walker.walk(steps: steps) }
        let script = script?(graph) ?? walker.script
        let sources =
            WalkProgram.support(of: graph)
            + FakeSources(graph, prefix: "").emission(.embedded).files.map {
                ($0.path, String(decoding: $0.contents, as: UTF8.self))
            }
        let apps =
            [(app: WalkProgram.App(name: Self.none, graph: graph, script: script), isPlanted: false)]
            + faults.map { fault in
                let app = WalkProgram.App(name: fault.name, graph: graph, script: script) { path, text in
                    fault.planted(in: path, text) ?? text
                }
                return (app, sources.contains { fault.planted(in: $0.path, $0.text) != nil })
            }
        programs = stride(from: 0, to: apps.count, by: Self.size).map { Program(Array(apps[$0...].prefix(Self.size))) }
    }

    /// Without a fault there is no difference.
    func expectNoDifference(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let report = try walk(Self.none).report
        #expect(report.differences == 0, "\(report.text)", sourceLocation: sourceLocation)
        #expect(report.steps >= steps, sourceLocation: sourceLocation)
    }

    /// With a fault there is one.
    func expectDifference(with fault: WalkFault, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let (report, isPlanted) = try walk(fault.name)
        #expect(isPlanted, "'\(fault.text)' is not in what is emitted", sourceLocation: sourceLocation)
        #expect(report.differences > 0, sourceLocation: sourceLocation)
    }

    private func walk(_ name: String) throws -> Program.Walk {
        try #require(programs.first { $0.has(name) }).walk(name)
    }

    private static let none = "none"
    /// How many apps are in one program. Each has support code for itself, if the fault is in that.
    private static let size = 6

    /// A program of some of the apps.
    private final class Program: @unchecked Sendable {
        typealias Walk = (report: WalkProgram.Report, isPlanted: Bool)

        private let apps: [(app: WalkProgram.App, isPlanted: Bool)]
        private let lock = NSLock()
        private var program: Result<WalkProgram, any Error>?

        init(_ apps: [(app: WalkProgram.App, isPlanted: Bool)]) { self.apps = apps }

        func has(_ name: String) -> Bool { apps.contains { $0.app.name == name } }

        /// How the walk of an app goes, and whether the text of its fault was there.
        func walk(_ name: String) throws -> Walk {
            let isPlanted = apps.contains { $0.app.name == name && $0.isPlanted }
            return (try compiled().get().run(name, isPlanted: isPlanted)[0], isPlanted)
        }

        private func compiled() -> Result<WalkProgram, any Error> {
            lock.withLock {
                let result = program ?? Result { try WalkProgram(apps.map(\.app), .embedded) }
                program = result
                return result
            }
        }
    }
}
