import Foundation
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Walks through one app without a fault, and with each of some faults planted in what is emitted for it: one program, which
/// is compiled when a test first asks for a walk.
final class PlantedWalks: @unchecked Sendable {
    private let app: WalkProgram.App
    private let faults: [WalkFault]
    private let steps: Int
    private let lock = NSLock()
    private var program: Result<WalkProgram, any Error>?

    /// With a script, or with random steps.
    init(
        _ text: String, _ faults: [WalkFault], framework: SwiftSettings.Framework? = nil, steps: Int = 4000,
        hasOwnActs: Bool = false, hasPlaces: Bool = false, script: ((NavGraph) -> String)? = nil
    ) {
        self.steps = steps
        self.faults = faults
        var graph = EmittedSwiftTests.Graph(name: "house", text: text).read().graph
        if let framework { graph.swift.framework = framework }
        var walker = Walker(graph, seed: 7)
        walker.hasOwnActs = hasOwnActs
        walker.words.hasPlaces = hasPlaces
        if script == nil { walker.walk(steps: steps) }
        app = WalkProgram.App(name: "house", graph: graph, script: script?(graph) ?? walker.script)
    }

    /// Without a fault there is no difference.
    func expectNoDifference(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let report = try compiled().run(app.name)[0]
        #expect(report.differences == 0, "\(report.text)", sourceLocation: sourceLocation)
        #expect(report.steps >= steps, sourceLocation: sourceLocation)
    }

    /// With a fault there is one.
    func expectDifference(with fault: WalkFault, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let number = try #require(faults.firstIndex { $0.name == fault.name })
        let program = try compiled()
        #expect(
            program.planted.contains(number), "'\(fault.text)' is not in functions of what is emitted, and only there",
            sourceLocation: sourceLocation)
        #expect(try program.run(app.name, fault: number)[0].differences > 0, sourceLocation: sourceLocation)
    }

    private func compiled() throws -> WalkProgram {
        try lock.withLock {
            let result = program ?? Result { try WalkProgram([app], .embedded, faults: faults) }
            program = result
            return result
        }.get()
    }
}
