import NavGraphModel
import NavGraphTestSupport
import Testing

@testable import NavGraphInterpreter
@testable import NavGraphRuns

/// *While* of the page: which literals can hold while a screen is visible, against all configurations that the interpreter
/// reaches. PAGE 3.
@Suite(.processorTime) struct ShownLiteralTests {
    /// What some run shows is never said to be impossible. Where the interpreter has seen all, and no regions are
    /// independent, no more is said to be possible.
    @Test(arguments: RandomGraph.Kind.allCases) func isWhatRunsShow(kind: RandomGraph.Kind) throws {
        var exact = 0
        for seed in 0..<UInt64(share(60, of: 200)) {
            guard let graph = usableGraph(kind.yaml(seed)), !graph.conditions.isEmpty else { continue }
            let shown = ShownLiterals(graph)
            let known = ShownLiterals(graph, knowing: RunAnalysis(graph))
            let explorer = Explorer(graph, configurations: 300)
            var seen: Set<String> = []
            func key(_ screen: ScreenID, _ condition: ConditionID, _ value: Bool) -> String {
                "\(graph.name(of: screen)) \(value ? "" : "not ")\(graph.text[graph.conditions[condition].qualifiedName])"
            }
            for one in explorer.linked {
                for screen in explorer.interpreter.visible(one.configuration) {
                    for id in graph.conditions.ids {
                        seen.insert(key(screen, id, one.configuration.conditions[id.index]))
                    }
                }
            }
            let isExact = shown.isJudged && !explorer.isTruncated && !graph.hasRegions
            if isExact { exact += 1 }
            for screen in graph.namedScreens {
                for id in graph.conditions.ids {
                    for value in [true, false] {
                        let name = key(screen, id, value)
                        let isPossible = shown.mayBeShown(screen, while: id, is: value)
                        #expect(isPossible == known.mayBeShown(screen, while: id, is: value), "\(kind), seed \(seed)")
                        #expect(isPossible || !seen.contains(name), "\(kind), seed \(seed): a run shows \(name)")
                        if isExact {
                            #expect(!isPossible || seen.contains(name), "\(kind), seed \(seed): no run shows \(name)")
                        }
                    }
                }
            }
        }
        #expect(exact > 0 || kind == .containers)
    }
}
