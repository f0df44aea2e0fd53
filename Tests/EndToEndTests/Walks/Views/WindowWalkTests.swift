import NavGraphChanges
import NavGraphModel
import NavGraphSwift
import Testing

/// Two windows of an app of SwiftUI at the same time, each with its router: the acts of the one leave the other as it is, also
/// while both move.
@Suite struct WindowWalkTests {
    private static let steps = 200
    private static let graphs = ViewWalkTests.graphs.filter { $0.name.hasPrefix("random-") || $0.name == "house" }
        .prefix(12)

    @Test func eachGoesAsTheNormSays() throws {
        let apps = Self.graphs.enumerated().map { index, one in
            let scripts = [UInt64(index), UInt64(index + 1000)].map { seed in
                var walker = Walker(one.graph, seed: seed)
                walker.walk(steps: Self.steps)
                return walker.script
            }
            return WalkProgram.App(name: one.name, graph: one.graph, script: scripts[0], other: scripts[1])
        }
        for (report, graph) in zip(try WalkProgram(apps, .imported).run(), Self.graphs) {
            #expect(report.differences == 0, "\(report.name)\n\(report.text)\n\(graph.text)")
            #expect(report.steps >= 2 * Self.steps || report.differences > 0)
        }
    }
}
