import Foundation
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Walks through one app without a fault, and with each of some faults planted in what is emitted for it: one program, which
/// is compiled when a test first asks for a walk.
final class PlantedWalks: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let faults: [WalkFault]
    private let steps: Int
    private let app: () -> WalkProgram.App
    private let lock = NSLock()
    private var program: Result<WalkProgram, any Error>?

    /// With a script, or with random steps.
    init(
        _ name: String, through text: String, _ faults: [WalkFault], framework: SwiftSettings.Framework? = nil,
        steps: Int = 4000, hasOwnActs: Bool = false, hasPlaces: Bool = false, script: ((NavGraph) -> String)? = nil
    ) {
        testDescription = name
        self.steps = steps
        self.faults = faults
        app = {
            var graph = readGraph(text).graph
            if let framework { graph.swift.framework = framework }
            if let script { return WalkProgram.App(name: "house", graph: graph, script: script(graph)) }
            var walker = Walker(graph, seed: 7)
            walker.hasOwnActs = hasOwnActs
            walker.words.hasPlaces = hasPlaces
            walker.walk(steps: steps)
            return WalkProgram.App(name: "house", graph: graph, script: walker.script)
        }
    }

    func report(fault: Int? = nil) throws -> WalkProgram.Report { try compiled().run("house", fault: fault)[0] }

    /// Without a fault there is no difference.
    func expectNoDifference() throws {
        let report = try report()
        #expect(report.differences == 0, "\(report.text)")
        #expect(report.steps >= steps)
    }

    /// With a fault there is one.
    func expectDifference(with fault: WalkFault) throws {
        let number = try #require(faults.firstIndex { $0.name == fault.name })
        #expect(
            try compiled().planted.contains(number),
            "'\(fault.text)' is not in functions of what is emitted, and only there")
        #expect(try report(fault: number).differences > 0)
    }

    private func compiled() throws -> WalkProgram {
        try lock.withLock {
            let result = program ?? Result { try WalkProgram([app()], .embedded, faults: faults) }
            program = result
            return result
        }.get()
    }
}
