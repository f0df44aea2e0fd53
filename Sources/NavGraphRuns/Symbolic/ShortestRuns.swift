import NavGraphModel

/// What a run is to come to: an increment of an item, as far as a set of values goes, or the increment of an edge that
/// opens something; and perhaps one more step, which is a fault.
struct Goal: Sendable {
    var increment: IncrementID
    /// From now (of an edge from what is between) to the opening of the context.
    var relation: BDD
    var step: StepLabel = .none
    /// Whether the run ends with a fault.
    var isFault = false
    /// The marks with which the context may be opened; `nil`: all.
    var marks: ClosedRange<UInt32>?
}

/// Shortest runs, as far as within no context they take more steps than a limit.
final class ShortestRuns {
    let star: PostStar
    let openings: Openings

    /// For each screen the increments of items in which it is current between steps.
    private let incrementsOfScreens: OnDemand<[[IncrementID]]>
    /// In which goals are looked for.
    private let copy: WorkingCopy
    /// What can be opened endlessly often.
    private final class Growth {
        /// Has the sets of `openings`.
        let star: PostStar
        let openings: RepeatedOpenings
        /// The edges by which each transition opens something.
        let edges: [TransitionID: [ArcID]]
        let fewestSteps: FewestSteps
        /// In which all second firings are looked for.
        let copy: WorkingCopy

        init(of all: PostStar) {
            var star = all
            let graph = star.graph
            openings = RepeatedOpenings(in: &star)
            var edges: [TransitionID: [ArcID]] = [:]
            for (id, arc) in zip(star.automaton.arcs.ids, star.automaton.arcs.all) where arc.kind == .edge {
                if let transition = arc.opener(in: graph) { edges[transition, default: []].append(id) }
            }
            (self.star, self.edges) = (star, edges)
            (fewestSteps, copy) = (FewestSteps(star), WorkingCopy(star))
        }
    }
    private let growth: OnDemand<Growth>
    /// If these are runs to second firings, those, nearest first.
    let secondFirings: [Found]?

    init(_ star: PostStar, _ marks: Openings.Marking? = nil) {
        var star = star
        openings = marks.map { Openings(of: &star, $0) } ?? Openings(of: &star)
        let all = star
        self.star = star
        copy = WorkingCopy(star)
        secondFirings = nil
        incrementsOfScreens = OnDemand { all.idleIncrementsOfScreens() }
        growth = OnDemand { Growth(of: all) }
    }

    /// To the second firing of a transition that opens something, above what the first opened. Marks: 1, in the step of the
    /// first; 2, after it.
    init(growing runs: ShortestRuns, by transition: TransitionID) {
        let growth = runs.growth.value
        let edges = growth.edges[transition] ?? []
        let repeated = edges.filter(growth.openings.mayRepeat)
        var (second, rest) = (repeated, growth.fewestSteps(to: repeated, in: growth.star))
        let leading = edges.filter { edge in
            !growth.openings.mayRepeat(edge) && rest[growth.star.automaton.arcs[edge].context.index] != .max
        }
        if !leading.isEmpty {
            second = edges.filter(Set(repeated + leading).contains)
            rest = growth.fewestSteps(to: second, in: growth.star)
        }
        let marks: Openings.Marking = { _, mark, arc, increment in
            if arc.over == nil { return nil }
            // Link steps are no part of what happens endlessly often.
            if mark > 0, increment.label.kind == .link { return nil }
            return mark == 1 && increment.weight > 0 ? 2 : max(mark, 1)
        }
        (openings, secondFirings) = growth.copy.answer { star in
            var firings = SecondFirings(by: second, among: repeated, growth.openings, in: star)
            let openings = Openings(after: edges, of: runs.openings, in: &star, rest: rest, marks) { star, entry in
                firings.leastSteps(from: entry, in: &star)
            }
            return (openings, Self.nearest(firings.goals(in: star), along: openings, in: &star))
        }
        (star, copy) = (growth.star, growth.copy)
        (incrementsOfScreens, self.growth) = (runs.incrementsOfScreens, runs.growth)
    }

    struct Found: Sendable {
        var steps: Int32
        var goal: Goal
        fileprivate var entry: Openings.EntryID
    }

    /// How near goals are, nearest first; of equals in their order.
    func nearest(_ goals: (inout PostStar) -> [Goal]) -> [Found] {
        secondFirings ?? copy.answer { star in Self.nearest(goals(&star), along: openings, in: &star) }
    }

    /// No run to one of some goals takes fewer steps, whether it is one of these or not.
    func leastSteps(to goals: (PostStar) -> [Goal]) -> Int32 {
        let least = nearest { goals($0) }.first?.steps ?? .max
        if star.isExhausted { return 0 }
        // A run that is none of these takes more than the limit within one context.
        return star.isCut ? min(least, (star.options.mostSteps ?? 0) + 1) : least
    }

    private static func nearest(_ goals: [Goal], along openings: Openings, in star: inout PostStar) -> [Found] {
        var found: [(Found, Int)] = []
        var known: [ContextID: [[Openings.EntryID]]] = [:]
        for (order, goal) in goals.enumerated() {
            let arc = star.automaton.arcs[star.increment(goal.increment).arc]
            let context = arc.kind == .edge ? arc.inside : arc.context
            let all = known[context] ?? openings.entriesByMark(of: context)
            known[context] = all
            guard let entry = openings.first(among: all, marks: goal.marks, meeting: goal.relation, in: &star.values)
            else { continue }
            let steps = RunLength.sum(
                RunLength.sum(openings[entry].steps, star.increment(goal.increment).weight), goal.step.isNone ? 0 : 1)
            found.append((Found(steps: steps, goal: goal, entry: entry), order))
        }
        return found.sorted { ($0.0.steps, $0.1) < ($1.0.steps, $1.1) }.map(\.0)
    }

    /// What makes a screen current.
    func goals(_ screen: ScreenID, marks: ClosedRange<UInt32>? = nil) -> [Goal] {
        incrementsOfScreens.value[screen.index].map {
            Goal(increment: $0, relation: star.increment($0).relation, marks: marks)
        }
    }

    /// The values now that what was found is for; of the last answer.
    func values(of found: Found) -> BDD { copy.goOn { $0.reached(found.goal.relation) } }

    /// Whether what is decided of the conditions lies in values of the last answer.
    func holds(_ values: BDD, _ conditions: Cube) throws(Machine.Undecided) -> Bool {
        try copy.goOn { star throws(Machine.Undecided) in try star.values.holds(values, conditions) }
    }

    /// The steps to what the last answer found. `nil`: it did not come back to where the increments that were worked on
    /// together came from.
    func labels(of found: Found) -> [StepLabel]? {
        let last: [StepLabel] = found.goal.step.isNone ? [] : [found.goal.step]
        return copy.goOn { star in labels(of: found, in: &star) }.map { $0 + last }
    }

    /// Steps to what the last answer found, with values of conditions at launch from which they can be taken: where a choice
    /// depends on many, these are not found by trying.
    func labelsFromLaunch(to found: Found) -> (labels: [StepLabel], launch: Cube)? {
        let last: [StepLabel] = found.goal.step.isNone ? [] : [found.goal.step]
        return copy.goOn { star in
            let (goal, edges) = onePair(of: found, in: &star)
            let labels =
                Derivation.steps(along: edges.map(\.edge), to: found.goal.increment, in: star)
                ?? jointLabels(of: found, goal, along: edges, in: star)
            let first = edges.first?.wanted ?? goal
            let opening = star.values.diagrams.forgetting(.between, star.values.diagrams.forgetting(.now, first))
            let atLaunch = star.values.diagrams.renaming(opening, .opening, to: .now)
            guard let labels, let launch = star.values.launch(with: atLaunch) else { return nil }
            return (labels + last, launch)
        }
    }

    private func labels(of found: Found, in star: inout PostStar) -> [StepLabel]? {
        let plain = openings.edges(to: found.entry, with: openingValues(of: found, in: &star), in: &star).map(\.edge)
        if let steps = Derivation.steps(along: plain, to: found.goal.increment, in: star) { return steps }
        let (goal, edges) = onePair(of: found, in: &star)
        return jointLabels(of: found, goal, along: edges, in: star)
    }

    private func openingValues(of found: Found, in star: inout PostStar) -> BDD {
        let opening = star.values.diagrams.forgetting(.between, found.goal.relation)
        return star.values.diagrams.and(
            star.values.diagrams.forgetting(.now, opening), openings[found.entry].values)
    }

    /// One pair of values of what was found, and one of each edge that leads there.
    private func onePair(
        of found: Found, in star: inout PostStar
    ) -> (goal: BDD, edges: [(edge: IncrementID, wanted: BDD)]) {
        let isEdge = star.automaton.arcs[star.increment(found.goal.increment).arc].kind == .edge
        let wanted = openingValues(of: found, in: &star)
        let goal = star.values.diagrams.one(
            of: star.values.diagrams.and(found.goal.relation, wanted), [isEdge ? .between : .now, .opening])
        let opening = star.values.diagrams.forgetting(isEdge ? .between : .now, goal)
        return (goal, openings.edges(to: found.entry, with: opening, onePair: true, in: &star))
    }

    private func jointLabels(
        of found: Found, _ goal: BDD, along edges: [(edge: IncrementID, wanted: BDD)], in star: PostStar
    ) -> [StepLabel]? {
        var goal = goal
        var derivation = JointDerivation(star)
        if found.goal.isFault {
            guard let raising = derivation.raising(found.goal, goal) else { return nil }
            goal = raising
        }
        return derivation.steps(along: edges.map { ($0.edge, $0.wanted) } + [(found.goal.increment, goal)])
    }
}
