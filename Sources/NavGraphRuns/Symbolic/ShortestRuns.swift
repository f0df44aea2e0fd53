import NavGraphModel

/// What a run is to come to: a part of an item, as far as a set of values goes, or the part of an edge that opens something;
/// and perhaps one more step, which is a fault.
struct Goal: Sendable {
    var part: UInt32
    /// From now (of an edge from what is between) to the opening of the context.
    var relation: BDD
    var step: StepLabel = .none
    /// Whether the run ends with a fault.
    var isFault = false
    /// The marks with which the context may be opened; `nil`: all.
    var marks: ClosedRange<UInt32>?
}

/// Shortest runs, as far as within no context they take more steps than a limit.
struct ShortestRuns: Sendable {
    let star: PostStar
    let openings: Openings

    /// For each screen the parts of items in which it is current between steps.
    private(set) var partsOfScreens: [[UInt32]]

    init(_ star: PostStar, _ marks: RunSearch.Marks? = nil) {
        var star = star
        openings = marks.map { Openings(of: &star, $0) } ?? Openings(of: &star)
        partsOfScreens = Array(repeating: [], count: star.graph.screens.count)
        if marks == nil {
            for part in star.idleParts { partsOfScreens[star.symbol(ofPart: part).screen.index].append(part) }
        }
        self.star = star
    }

    struct Found: Sendable {
        var steps: Int32
        var goal: Goal
        fileprivate var entry: UInt32
    }

    /// How near goals are, nearest first; of equals in their order.
    func nearest(_ goals: [Goal], _ diagrams: inout DecisionDiagrams) -> [Found] {
        var found: [(Found, Int)] = []
        for (order, goal) in goals.enumerated() {
            let arc = star.arcs[Int(star.parts[Int(goal.part)].arc)]
            var best: Found?
            for number in openings.entries(of: arc.kind == .edge ? arc.inside : arc.context) {
                let entry = openings.entries[Int(number)]
                if let marks = goal.marks, !marks.contains(entry.mark) { continue }
                let steps = RunLength.sum(
                    RunLength.sum(entry.steps, star.parts[Int(goal.part)].weight), goal.step.isNone ? 0 : 1)
                if steps < best?.steps ?? .max, diagrams.meets(goal.relation, entry.values) {
                    best = Found(steps: steps, goal: goal, entry: number)
                }
            }
            if let best { found.append((best, order)) }
        }
        return found.sorted { ($0.0.steps, $0.1) < ($1.0.steps, $1.1) }.map(\.0)
    }

    /// What makes a screen current.
    func goals(_ screen: ScreenID) -> [Goal] {
        partsOfScreens[screen.index].map { Goal(part: $0, relation: star.parts[Int($0)].relation) }
    }

    func labels(of found: Found) -> [StepLabel] {
        Derivation.steps(to: found.goal.part, found.entry, openings, in: star)
            + (found.goal.step.isNone ? [] : [found.goal.step])
    }
}
