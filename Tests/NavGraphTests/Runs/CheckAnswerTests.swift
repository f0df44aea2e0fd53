import NavGraphModel
import NavGraphSyntax
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// An analysis judges checks that its graph does not have as if it had them, or says that it cannot.
@Suite(.processorTime) struct CheckAnswerTests {
    @Test func judgedLikeOwnChecks() {
        var asked = 0
        for kind in [RandomGraph.Kind.plain, .links, .containers, .additions] {
            for seed in RunPropertyTests.first..<RunPropertyTests.first + UInt64(RunPropertyTests.count / 8) {
                guard let graph = usableGraph(kind.yaml(seed)), !graph.checks.isEmpty else { continue }
                var without = graph
                without.checks = Table()
                guard let other = RunAnalysis(without).judgedChecks(ofSameRuns: graph) else { continue }
                asked += 1
                let own = RunAnalysis(graph).judgedChecks()
                #expect(answers(own) == answers(other), "seed \(seed) \(kind)")
            }
        }
        #expect(asked > RunPropertyTests.count / 20)
    }

    /// For each failed check the length of its run, -1 without one; the checks that are open, without a length.
    private func answers(_ checks: JudgedChecks) -> [CheckID: Int?] {
        var all: [CheckID: Int?] = [:]
        for failed in checks.failed { all[failed.check] = failed.witness?.length ?? -1 }
        for open in checks.undecided { all[open.check] = .some(nil) }
        return all
    }
}
