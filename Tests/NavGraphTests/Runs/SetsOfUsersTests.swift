import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphModel
@testable import NavGraphRuns

/// `diff` analyzes the runs of one set of users after another.
@Suite(.processorTime)
struct SetsOfUsersTests {
    /// Eight conditions that events toggle, each of which a screen requires.
    private static func graph(without: Int?) throws -> NavGraph {
        let flags = (0..<8).map { "f\($0)" }
        let toggles = flags.map { "t\($0): [{ when: \($0), sets: { \($0): false } }, { sets: { \($0): true } }]" }
        let opened = flags.enumerated().filter { $0.offset != without }.map { number, flag in
            "o\(number): { when: \(flag), push: s\((number + 1) % 8) }"
        }
        let screens = flags.indices.map { "s\($0): { transitions: { \(opened.joined(separator: ", ")) } }" }
        return try NavGraphTests.graph(
            appHead("{ root: main }", of: "App") + """
                conditions: { \(flags.map { "\($0): false" }.joined(separator: ", ")) }
                transitions: { \(toggles.joined(separator: ", ")) }
                flows: { main: { screens: { \(screens.joined(separator: ", ")) } } }
                """)
    }

    /// `thrift`: divides all limits.
    private func notJudged(thrift: Int) throws -> [String] {
        let graphs = [try Self.graph(without: nil), try Self.graph(without: 3)]
        let sides = try graphs.map { graph in
            var restriction = RunRestriction()
            restriction.thrift = thrift
            let runs = RunAnalysis(graph, lists: false, restriction)
            try #require(runs.limit == nil)
            return ComparedGraph(graph: graph, runs: runs)
        }
        let changes = GraphChanges(from: graphs[0], to: graphs[1])
        let found = ChangeAnalysis(from: sides[0], to: sides[1], changes, asksAll: true).consequences
        #expect(found.asked.count == 7)
        return found.notJudged
    }

    @Test func setsBeyondTheSharedLimitAreNotJudged() throws {
        #expect(try notJudged(thrift: 1).isEmpty)
        let rest = ["f2", "f4", "f5"].map { "what is reached while not \($0)" }
        #expect(try notJudged(thrift: 30) == rest)
    }
}
