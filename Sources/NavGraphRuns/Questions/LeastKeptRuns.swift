import NavGraphModel

/// Shortest runs that keep some values, by an analysis in which few conditions count: it has runs that do not exist, and no
/// others are shorter. So one that exists is a shortest.
///
/// Those count whose values are kept, and of those that steps set the one that most is asked for: what it costs to make it hold
/// is what most runs differ in.
final class LeastKeptRuns {
    private let machine: Machine
    private let runs: ShortestRuns

    init(_ machine: Machine) {
        self.machine = machine
        let program = machine.program
        var restriction = program.restriction
        restriction.bounds = RunBounds(counting: Self.counted(by: program), in: program)
        let all = Program(program.graph, byUse: program.byUse, restriction)
        var star = PostStar(all, PostStar.Options(mostSteps: RunLength.most - 1, isUpper: true))
        star.launch()
        star.values.diagrams.forgetResults()
        runs = ShortestRuns(star)
    }

    /// Without link steps; `nil`: those that were found do not exist.
    func run(to screen: ScreenID) -> Witness? {
        if runs.star.isExhausted { return nil }
        let found = runs.nearest { _ in runs.goals(screen) }
        for nearest in found.prefix(Self.tries) where nearest.steps == found[0].steps {
            guard let labels = runs.labels(of: nearest) else { continue }
            let shown = machine.replayThroughRegions(labels) { $0.fault == nil && $0.last.current == screen }
            if let (labels, run) = shown, labels.count == nearest.steps {
                return Witness(labels, run, in: machine.program)
            }
        }
        return nil
    }
    private static let tries = 4

    private static func counted(by program: Program) -> Set<ConditionID> {
        let graph = program.graph
        var asked: [ConditionID: Int] = [:]
        for literal in graph.literals { asked[literal.condition, default: 0] += 1 }
        let kept = program.restriction.keeping.map(\.condition)
        let isSet = Set(graph.assignments.map(\.condition)).subtracting(kept)
        let most = isSet.min { (-(asked[$0] ?? 0), $0) < (-(asked[$1] ?? 0), $1) }
        return Set(kept + [most].compactMap(\.self))
    }
}
