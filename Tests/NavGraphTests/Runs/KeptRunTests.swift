import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// What the analysis of all runs shows of those that keep a value, which `diff` asks for: compared with an analysis of these.
@Suite(.processorTime) struct KeptRunTests {
    @Test(arguments: ["plain", "containers", "revised", "additions"])
    func distancesAreThoseOfAnAnalysisOfTheRunsThatKeepAValue(_ kind: String) {
        var (compared, proven) = (0, 0)
        for seed in 1...UInt64(share(120, of: 400)) {
            var random = RandomGraph(
                seed: seed, hasTwoContainers: kind == "containers", isRevised: kind == "revised",
                hasAdditions: kind == "additions")
            let reading = read(random.yaml())
            guard reading.isUsable else { continue }
            let graph = reading.graph
            let all = RunAnalysis(graph, lists: false)
            if all.limit != nil { continue }
            for values in graph.conditions.ids.flatMap({ [ConditionValue($0, true), ConditionValue($0, false)] }) {
                guard all.knows(values.condition), let kept = KeptRuns(all, keeping: [values]),
                    let alone = all.restricted(to: [values]), alone.limit == nil
                else { continue }
                for screen in graph.namedScreens {
                    let what = "\(kind), seed \(seed): \(graph.name(of: screen)), \(values)"
                    let bounds = alone.isLinkOnly(screen) ? nil : alone.distanceBounds(of: screen)
                    let least = all.leastSteps(to: screen, endingWith: [values], enough: 100)
                    if let bounds {
                        #expect(least <= bounds.upperBound, "\(what): no run takes fewer than \(least), not \(bounds)")
                    }
                    guard let run = all.run(to: screen, endingWith: [values]), kept.run(like: run) != nil else {
                        continue
                    }
                    compared += 1
                    let isNoShorter = bounds.map { $0.lowerBound <= run.length } ?? false
                    #expect(isNoShorter, "\(what): \(run.length), not \(String(describing: bounds))")
                    if run.length <= least { proven += 1 }
                }
            }
        }
        #expect(compared > 30)
        #expect(proven * 10 > compared * 8, "\(proven) of \(compared) runs are known to be shortest")
    }
}
