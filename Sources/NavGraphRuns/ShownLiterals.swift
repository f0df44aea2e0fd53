import NavGraphModel
import NavGraphSyntax

/// The literals that can hold while a screen is visible, for all screens and literals at once. `DIFF.md` 3.
package struct ShownLiterals {
    private let conditions: Int
    /// For each screen, each condition and then each negation; `nil` if the runs could not be analyzed.
    private var bits: [Bool]?

    /// A graph that has an `entry`. `runs`: what is known of it. Where every condition counts there, that answers; where the
    /// analysis gave up, another one would also give up. Else one analysis more, in which every condition counts.
    package init(_ graph: NavGraph, knowing runs: RunAnalysis? = nil) {
        conditions = graph.conditions.count
        guard let screen = graph.screens.ids.first, conditions > 0, runs?.limit == nil else { return }
        if let runs, graph.conditions.ids.allSatisfy(runs.knows), let known = runs.shownLiterals() {
            bits = known
            return
        }
        var asking = graph
        asking.checks = Table()
        for (number, condition) in graph.conditions.ids.enumerated() {
            let literal = asking.literals.append(Literal(condition: condition, isNegated: false, span: .start))
            let law = Check.Law.neverWhen(screen, IDRange(start: literal.raw, count: 1))
            _ = asking.checks.append(
                Check(name: .none, number: number + 1, file: FileID(raw: 0), span: .start, law: law))
        }
        bits = RunAnalysis(asking, lists: false).shownLiterals()
    }

    /// Whether the runs were analyzed; if not, each literal can hold.
    package var isJudged: Bool { bits != nil || conditions == 0 }

    /// Whether a run, possibly with link steps, shows a screen while a condition has a value; true if it is not known.
    package func mayBeShown(_ screen: ScreenID, while condition: ConditionID, is value: Bool) -> Bool {
        bits?[2 * conditions * screen.index + condition.index + (value ? 0 : conditions)] ?? true
    }
}

extension RunAnalysis {
    /// For each screen each condition, then each negation. The conditions are all asked for. O(configurations · literals).
    fileprivate func shownLiterals() -> [Bool]? {
        let (screens, count) = (graph.screens.count, graph.conditions.count)
        var shown = Array(repeating: false, count: 2 * screens * count)
        guard let symbolic, symbolic.limit == nil else { return nil }
        var star = symbolic.above
        for increment in Array(star.idleIncrements) {
            let place = 2 * count * star.symbol(of: increment).screen.index
            let relation = star.increment(increment).relation
            for id in graph.conditions.ids {
                for value in [true, false] {
                    let bit = place + id.index + (value ? 0 : count)
                    guard !shown[bit] else { continue }
                    let literal = star.values.literal(program.bit(of: id), value)
                    shown[bit] = star.values.diagrams.meets(relation, literal)
                }
            }
        }
        return shown
    }
}
