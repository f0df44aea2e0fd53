import NavGraphModel
import NavGraphRuns
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter

/// What `diff` takes for too near to have changed.
@Suite(.processorTime) struct LeastStepsTests {
    /// Also for a screen that stacks and conditions keep away for long.
    @Test(arguments: ["plain", "links", "containers", "revised", "hosted", "additions"])
    func noRunIsShorter(_ feature: String) throws {
        var (compared, equal) = (0, 0)
        for seed in UInt64(1)...(isQuick ? 40 : 150) {
            var random = RandomGraph(
                seed: seed, hasManyLinks: feature == "links", hasTwoContainers: feature == "containers",
                isRevised: feature == "revised" || feature == "hosted", isHosted: feature == "hosted",
                hasAdditions: feature == "additions")
            let reading = read(random.yaml())
            guard reading.isUsable else { continue }
            let graph = reading.graph
            let (runs, least) = (RunAnalysis(graph), LeastSteps(graph))
            guard runs.limit == nil else { continue }
            for screen in graph.screens.ids where !runs.isLinkOnly(screen) {
                guard let distance = runs.distance(of: screen) else { continue }
                compared += 1
                let name = graph.text[graph.screens[screen].name]
                #expect(least[screen] <= distance, "\(feature), seed \(seed): \(name)")
                if least[screen] == distance { equal += 1 }
            }
        }
        #expect(compared > (isQuick ? 25 : 100) && 2 * equal > compared, "\(compared), \(equal)")
    }
}
