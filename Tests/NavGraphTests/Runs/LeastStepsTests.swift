import NavGraphRuns
import NavGraphTestSupport
import Testing

@testable import NavGraphChanges
@testable import NavGraphInterpreter

/// What `diff` takes for too near to have changed.
@Suite(.processorTime) struct LeastStepsTests {
    /// Also for a screen that stacks and conditions keep away for long.
    @Test(arguments: RandomGraph.Kind.allCases) func noRunIsShorter(_ kind: RandomGraph.Kind) throws {
        var (compared, equal) = (0, 0)
        for seed in UInt64(1)...UInt64(isQuick ? 40 : share(60, of: 150)) {
            guard let graph = usableGraph(kind.yaml(seed)) else { continue }
            let (runs, least) = (RunAnalysis(graph), LeastSteps(graph))
            guard runs.limit == nil else { continue }
            for screen in graph.screens.ids where !runs.isLinkOnly(screen) {
                guard let distance = runs.distance(of: screen) else { continue }
                compared += 1
                let name = graph.text[graph.screens[screen].name]
                #expect(least[screen] <= distance, "\(kind), seed \(seed): \(name)")
                if least[screen] == distance { equal += 1 }
            }
        }
        #expect(compared > 25 && 2 * equal > compared, "\(compared), \(equal)")
    }

    /// What few conditions show of the runs that keep a value is as near as what an analysis shows.
    @Test(arguments: [RandomGraph.Kind.plain, .containers, .revised, .additions])
    func runsThatKeepAValueAreShortest(_ kind: RandomGraph.Kind) throws {
        var (compared, found) = (0, 0)
        for seed in UInt64(1)...UInt64(isQuick ? 60 : share(70, of: 200)) {
            guard let graph = usableGraph(kind.yaml(seed)) else { continue }
            let runs = RunAnalysis(graph)
            guard runs.limit == nil else { continue }
            for condition in graph.conditions.ids.prefix(3) where runs.knows(condition) {
                let value = [ConditionValue(condition, seed % 2 == 0)]
                guard let kept = KeptRuns(runs, keeping: value), let all = runs.restricted(to: value),
                    all.limit == nil
                else { continue }
                for screen in graph.screens.ids where all.isReachable(screen) && !all.isLinkOnly(screen) {
                    let name = "\(kind), seed \(seed): \(graph.text[graph.screens[screen].name])"
                    compared += 1
                    guard let run = kept.leastRun(to: screen) else { continue }
                    found += 1
                    #expect(run.steps.last?.screen == screen && !run.usesLinks, "\(name)")
                    let distance = all.distance(of: screen) ?? 0
                    // Of layers of several regions a longer run may be all that the analysis shows.
                    #expect(
                        graph.children.isEmpty
                            ? run.length == distance : run.length >= all.distanceBounds(of: screen)?.lowerBound ?? 0,
                        "\(name)")
                }
            }
        }
        #expect(2 * found > compared && compared > 5, "\(compared), \(found)")
    }
}
