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
struct ShortestRuns {
    let star: PostStar
    let openings: Openings

    /// For each screen the parts of items in which it is current between steps.
    private let partsOfScreens: OnDemand<[[UInt32]]>
    /// What can be opened endlessly often, with a star that has its sets.
    private let repeated: OnDemand<(star: PostStar, openings: RepeatedOpenings)>
    /// Where something grows, the second firings.
    private(set) var secondFirings: [Goal] = []

    init(_ star: PostStar, _ marks: RunSearch.Marks? = nil) {
        var star = star
        openings = marks.map { Openings(of: &star, $0) } ?? Openings(of: &star)
        let all = star
        self.star = star
        partsOfScreens = OnDemand {
            var parts = Array(repeating: [UInt32](), count: all.graph.screens.count)
            for part in all.idleParts { parts[all.symbol(ofPart: part).screen.index].append(part) }
            return parts
        }
        repeated = OnDemand {
            var star = all
            let openings = RepeatedOpenings(in: &star)
            return (star, openings)
        }
    }

    /// To the second firing of what opens something by edges of which `isCounted` tells, above what the first opened. Marks:
    /// 1, in the step of the first; 2, after it.
    init(growing runs: ShortestRuns, by isCounted: (PostStar.Arc) -> Bool) {
        var (star, repeated) = runs.repeated.value
        var edges: [UInt32] = []
        var values: [UInt32: BDD] = [:]
        for (number, arc) in star.arcs.enumerated() where arc.kind == .edge && isCounted(arc) {
            edges.append(UInt32(number))
            values[UInt32(number)] = repeated.values(of: UInt32(number), in: &star)
        }
        let marks: RunSearch.Marks = { _, mark, arc, part in
            if arc.symbol == .max { return nil }
            return mark == 1 && part.weight > 0 ? 2 : max(mark, 1)
        }
        var goals: [UInt32: [Goal]] = [:]
        for edge in edges where !values[edge]!.isEmpty {
            var number = star.arcs[Int(edge)].parts
            while number != .max {
                let part = star.part(number)
                let relation = star.values.diagrams.and(part.relation, values[edge]!)
                if !relation.isEmpty {
                    let first: UInt32 = part.weight > 0 ? 1 : 2
                    let goal = Goal(part: number, relation: relation, marks: first...2)
                    goals[star.arcs[Int(edge)].inside, default: []].append(goal)
                    secondFirings.append(goal)
                }
                number = part.next
            }
        }
        let rest = star.leastSteps(to: edges.filter { !values[$0]!.isEmpty })
        openings = Openings(after: edges, of: runs.openings, in: &star, rest: rest, marks) { star, entry in
            var nearest = Int32.max
            for goal in goals[entry.context] ?? []
            where goal.marks!.contains(entry.mark) && star.values.diagrams.meets(goal.relation, entry.values) {
                nearest = min(nearest, RunLength.sum(entry.steps, star.part(goal.part).weight))
            }
            return nearest
        }
        self.star = star
        (partsOfScreens, self.repeated) = (runs.partsOfScreens, runs.repeated)
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
            let arc = star.arcs[Int(star.part(goal.part).arc)]
            var best: Found?
            for number in openings.entries(of: arc.kind == .edge ? arc.inside : arc.context) {
                let entry = openings.entries[Int(number)]
                if let marks = goal.marks, !marks.contains(entry.mark) { continue }
                let steps = RunLength.sum(
                    RunLength.sum(entry.steps, star.part(goal.part).weight), goal.step.isNone ? 0 : 1)
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
        partsOfScreens.value[screen.index].map { Goal(part: $0, relation: star.part($0).relation) }
    }

    func labels(of found: Found) -> [StepLabel] {
        Derivation.steps(to: found.goal.part, found.entry, openings, in: star)
            + (found.goal.step.isNone ? [] : [found.goal.step])
    }
}

extension PostStar {
    /// For each context the fewest steps from its opening until one of some edges, in it or above it, has opened something,
    /// whatever the conditions are; `.max`: none does. O(edges) where nearly all take a step.
    fileprivate func leastSteps(to edges: [UInt32]) -> [Int32] {
        var least = Array(repeating: Int32.max, count: contexts.count)
        var pending: [UInt32] = []
        func lead(_ context: UInt32, _ steps: Int32) {
            guard steps < least[Int(context)] else { return }
            least[Int(context)] = min(steps, RunLength.most)
            pending.append(context)
        }
        for edge in edges {
            if let weight = leastWeight(of: arcs[Int(edge)]) { lead(arcs[Int(edge)].inside, weight) }
        }
        var next = 0
        while next < pending.count {
            let context = pending[next]
            next += 1
            var into = contexts[Int(context)].into
            while into != .max {
                let arc = arcs[Int(into)]
                if arc.symbol != .max, let weight = leastWeight(of: arc) {
                    lead(arc.inside, RunLength.sum(least[Int(context)], weight))
                }
                into = arc.next
            }
        }
        return least
    }

    /// `nil`: no part of it is known.
    private func leastWeight(of arc: Arc) -> Int32? {
        var weight: Int32?
        var part = arc.parts
        while part != .max {
            weight = min(weight ?? .max, self.part(part).weight)
            part = self.part(part).next
        }
        return weight
    }
}
