import Foundation
import Testing

@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// Walks through one app without a fault, and with each of some faults planted in what is emitted for it.
struct PlantedWalks: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let faults: [WalkFault]
    fileprivate let steps: Int
    private let app: @Sendable () -> WalkProgram.App
    fileprivate var number = 0

    /// With a script, or with random steps.
    init(
        _ name: String, through text: String, _ faults: [WalkFault], framework: SwiftSettings.Framework? = nil,
        steps: Int = 4000, hasOwnActs: Bool = false, hasPlaces: Bool = false,
        script: (@Sendable (NavGraph) -> String)? = nil
    ) {
        testDescription = name
        self.steps = steps
        self.faults = faults
        app = {
            var graph = readGraph(text).graph
            if let framework { graph.swift.framework = framework }
            if let script { return WalkProgram.App(name: name, graph: graph, script: script(graph)) }
            var walker = Walker(graph, seed: 7)
            walker.hasOwnActs = hasOwnActs
            walker.words.hasPlaces = hasPlaces
            walker.walk(steps: steps)
            return WalkProgram.App(name: name, graph: graph, script: walker.script)
        }
    }

    /// The app, with its faults.
    fileprivate func planted() -> WalkProgram.App {
        var app = app()
        app.faults = Dictionary(uniqueKeysWithValues: faults.indices.map { (number(of: $0), faults[$0]) })
        return app
    }

    /// The number of a fault in the program of several walks.
    fileprivate func number(of fault: Int) -> Int { number * 1000 + fault }
}

/// A program of such walks, whose apps have the support code in common. It is compiled when a test first asks for a walk.
final class PlantedProgram: @unchecked Sendable {
    let walks: [PlantedWalks]
    private let lock = NSLock()
    private var program: Result<WalkProgram, any Error>?

    init(_ walks: PlantedWalks...) {
        self.walks = walks.enumerated().map { number, walks in
            var walks = walks
            walks.number = number
            return walks
        }
    }

    /// Without a fault there is no difference.
    func expectNoDifference(in walks: PlantedWalks) throws {
        let report = try compiled().run(walks.testDescription)[0]
        #expect(report.differences == 0, "\(report.text)")
        #expect(report.steps >= walks.steps)
    }

    /// With a fault there is one.
    func expectDifference(in walks: PlantedWalks, with fault: WalkFault) throws {
        let number = walks.number(of: try #require(walks.faults.firstIndex { $0.name == fault.name }))
        #expect(
            try compiled().planted.contains(number),
            "'\(fault.text)' is not in functions of what is emitted, and only there")
        #expect(try compiled().run(walks.testDescription, fault: number)[0].differences > 0)
    }

    private func compiled() throws -> WalkProgram {
        try lock.withLock {
            let result = program ?? Result { try WalkProgram(walks.map { $0.planted() }, .embedded) }
            program = result
            return result
        }.get()
    }
}
