import NavGraphModel
import NavGraphSyntax

/// Shortest runs to the findings, computed only when they are requested: first those that take few steps within any
/// context, then longer ones. A run that is found with at most one step more than the limit is shortest: no part of a shorter
/// one takes more than the limit.
struct RunSearch {
    private let reached: OnDemand<Reached>
    /// Of what is reached without link steps.
    private let unlinked: OnDemand<WorkingCopy>
    private let plain: RunLevels
    private let linked: RunLevels
    private var hasLinks: Bool { !linked.limits.isEmpty }
    /// Where nothing is set, runs of any length are few. Beyond `usual` it is looked only for what some run is known to show.
    private static let limits: [Int32] = [
        2, 4, 8, 12, 16, 20, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384, 65_536, 262_144,
    ]
    private static let usual: Int32 = 64

    struct Answer {
        var runs: ShortestRuns
        var found: [ShortestRuns.Found]
        var nearest: Reach
        /// Whether no run takes fewer steps; a level that gave up proves that only together with `free`.
        var isShortest = true
        /// Whether conditions count for nothing in the runs: then some may not exist.
        var isAssumed = false
        /// Where none of these shows what is looked for: what a larger limit finds.
        var further: () -> Answer?
    }
    /// Up to this limit it is looked further.
    private static let mostFurther: Int32 = 8

    /// `reached`: what the runs reach; `star`: whose numbers are continued.
    init(_ reached: OnDemand<Reached>, continuing star: PostStar, _ machine: Machine, blocked: ScreenID? = nil) {
        self.reached = reached
        unlinked = OnDemand { WorkingCopy(PostStar(of: reached.value.plain.value, with: reached.value.all)) }
        let limits = star.values.setsNothing ? [RunLength.most - 1] : Self.limits
        let links = LinkFacts(of: machine)
        let isExact =
            !machine.graph.hasRegions && machine.program.restriction.bounds == nil && !star.values.setsNothing
        func levels(_ links: LinkFacts, _ limits: [Int32]) -> RunLevels {
            var opensWithAll = false
            return RunLevels(limits) { level in
                let limit = level.map { limits[$0] } ?? RunLength.most - 1
                func launched(opensWithAll: Bool, part: Int = 1) -> PostStar {
                    let options = PostStar.Options(blocked: blocked, mostSteps: limit, opensWithAll: opensWithAll)
                    var found = PostStar(continuing: star, options)
                    // What the analysis needed is not copied: each search has separate diagrams.
                    found.values = Valuations(machine.program, results: machine.program.mostResults)
                    if level == nil { found.values = found.values.ignoringConditions() }
                    found.links = links
                    let taken = found.values.diagrams.limitResults(toPart: part)
                    found.launch()
                    found.values.diagrams.allowResults(taken)
                    found.values.diagrams.forgetResults()
                    return found
                }
                guard isExact, level != nil else { return ShortestRuns(launched(opensWithAll: false)) }
                // What one level needs the next ones also need.
                if !opensWithAll {
                    let found = launched(opensWithAll: false, part: 8)
                    if !found.isExhausted { return ShortestRuns(found) }
                    opensWithAll = true
                }
                let found = launched(opensWithAll: true)
                return ShortestRuns(found.isExhausted ? launched(opensWithAll: false) : found)
            }
        }
        plain = levels(LinkFacts(), limits)
        linked = levels(links, links.isEmpty ? [] : limits)
    }

    private init(of search: RunSearch, _ runs: @escaping (ShortestRuns) -> ShortestRuns) {
        (reached, unlinked) = (search.reached, search.unlinked)
        (plain, linked) = (search.plain.mapped(runs), search.linked.mapped(runs))
    }
    /// The same with marks.
    func marked(_ marks: @escaping Openings.Marking) -> RunSearch {
        RunSearch(of: self) { ShortestRuns($0.star, marks) }
    }
    /// To second firings of a transition that opens something.
    func growing(by transition: TransitionID) -> Answer? {
        let search = RunSearch(of: self) { ShortestRuns(growing: $0, by: transition) }
        return [search.plain, search.linked].lazy.compactMap {
            search.nearest(among: $0) { _, _ in [] }
        }
        .first
    }

    /// Runs to the nearest of some goals, whether they have link steps or not; `nil`: without links.
    func nearestByLinks(_ goals: @escaping (inout PostStar) -> [Goal]) -> Answer? {
        nearest(among: linked) { _, star in goals(&star) }
    }

    /// Runs to the nearest of some goals, without link steps where there is one.
    func nearest(_ goals: @escaping (inout PostStar) -> [Goal]) -> Answer? {
        // Most goals are near.
        let isPlain =
            !hasLinks || !plain[0].nearest(goals).isEmpty || unlinked.value.answer { !goals(&$0).isEmpty }
        func wanted(_: ShortestRuns, _ star: inout PostStar) -> [Goal] { goals(&star) }
        return (isPlain ? nearest(among: plain, wanted) : nil) ?? nearest(among: linked, wanted)
    }

    /// Runs to a screen; `isPlain`: there is one without link steps.
    func nearest(to screen: ScreenID, isPlain: Bool, marks: ClosedRange<UInt32>? = nil) -> Answer? {
        nearest(among: isPlain ? plain : linked) { runs, _ in runs.goals(screen, marks: marks) }
    }

    /// Whether a run of so many steps at most, link steps or not, makes a screen current; `nil`: the search gave up.
    func isReached(_ screen: ScreenID, within steps: Int) -> Bool? {
        let steps = Int32(clamping: steps)
        for levels in [plain, linked]
        where nearest(among: levels, within: steps, { runs, _ in runs.goals(screen) }) != nil {
            return true
        }
        return plain.hasGivenUp(within: steps) || linked.hasGivenUp(within: steps) ? nil : false
    }

    /// `within`: it is enough to know one of so many steps, nearest or not.
    private func nearest(
        among levels: RunLevels, from first: Int = 0, within steps: Int32? = nil,
        _ goals: @escaping (ShortestRuns, inout PostStar) -> [Goal]
    ) -> Answer? {
        var best: Answer?
        var least: Int32?
        var hasGivenUp = false
        for (index, limit) in levels.limits.enumerated().dropFirst(first) {
            if best == nil, index > 0, limit > Self.usual, !isKnown(goals, levels) { break }
            let runs = levels[index]
            let isLast = !runs.star.isCut || runs.star.isExhausted
            let found = runs.nearest { goals(runs, &$0) }
            hasGivenUp = runs.star.isExhausted
            if let first = found.first, first.steps <= best?.nearest.steps ?? .max {
                let reach = Reach(needsLinks: !runs.star.links.isEmpty, steps: first.steps)
                best = Answer(runs: runs, found: found, nearest: reach) {
                    isLast || limit >= Self.mostFurther ? nil : nearest(among: levels, from: index + 1, goals)
                }
            }
            if isLast || best?.nearest.steps ?? .max <= steps ?? limit + 1 || steps ?? .max <= limit { break }
            guard let best else { continue }
            let known = least ?? self.least(levels, goals)
            if best.nearest.steps <= known { break }
            least = known
        }
        if hasGivenUp, steps == nil { return best.map { shortest($0, among: levels, goals) } ?? assumed(levels, goals) }
        return best?.nearest.steps ?? .max <= steps ?? .max ? best : nil
    }

    /// What was found before a level gave up.
    private func shortest(
        _ answer: Answer, among levels: RunLevels, _ goals: (ShortestRuns, inout PostStar) -> [Goal]
    ) -> Answer {
        var answer = answer
        answer.isShortest = answer.nearest.steps <= least(levels, goals)
        return answer
    }

    /// If levels gave up before they found anything: the runs that are shortest if conditions count for nothing. One that
    /// can be replayed is a shortest run.
    private func assumed(_ levels: RunLevels, _ goals: (ShortestRuns, inout PostStar) -> [Goal]) -> Answer? {
        guard let runs = levels.free, !runs.star.isExhausted else { return nil }
        let found = runs.nearest { goals(runs, &$0) }
        guard let steps = found.first?.steps else { return nil }
        let reach = Reach(needsLinks: !runs.star.links.isEmpty, steps: steps)
        return Answer(
            runs: runs, found: Array(found.prefix { $0.steps == steps }), nearest: reach, isAssumed: true
        ) { nil }
    }

    /// Whether some run comes to a goal, however long it is. Of second firings that is not asked: they are where something
    /// grows.
    private func isKnown(_ goals: (ShortestRuns, inout PostStar) -> [Goal], _ levels: RunLevels) -> Bool {
        if levels[0].secondFirings != nil { return !reached.value.all.graph.hasRegions }
        var star = reached.value.all
        if levels[0].star.links.isEmpty { star = PostStar(of: reached.value.plain.value, with: star) }
        return !goals(ShortestRuns(star), &star).isEmpty
    }

    /// No run without link steps to one of some goals takes fewer steps. `runs`: some without link steps.
    func leastSteps(to goals: (PostStar) -> [Goal], knowing runs: ShortestRuns) -> Int32 {
        let least = runs.leastSteps(to: goals)
        return runs.star.isCut ? max(least, plain.free?.leastSteps(to: goals) ?? 0) : least
    }

    /// How many steps were looked at: what has a run has a longer one where none was found.
    var searched: Int32 { plain.searched ?? 0 }

    /// No run to a goal takes fewer steps.
    private func least(_ levels: RunLevels, _ goals: (ShortestRuns, inout PostStar) -> [Goal]) -> Int32 {
        guard let runs = levels.free, !runs.star.isExhausted else { return 0 }
        return runs.nearest { goals(runs, &$0) }.first?.steps ?? 0
    }
}

extension RunSearch {
    /// So often values of conditions are tried as they are asked for, before they are looked up.
    private static let firstAttempts = 256

    /// The first run that shows what it is for, of the nearest with such steps.
    func witness(
        _ answer: Answer?, in machine: Machine, tries: Int = 16, by isStepped: ([StepLabel]) -> Bool = { _ in true },
        shows: (Machine.Run) throws -> Bool = { _ in true }
    ) -> Witness? {
        var next = answer
        while let answer = next {
            let (runs, star) = (answer.runs, answer.runs.star)
            for found in answer.found.prefix(tries) {
                guard let labels = runs.labels(of: found), isStepped(labels) else { continue }
                let goal = found.goal
                let arc = star.automaton.arcs[star.increment(goal.increment).arc]
                let isCurrent = arc.kind == .item && !goal.isFault && goal.step.isNone
                let values = isCurrent ? runs.values(of: found) : .all
                func replay(_ labels: [StepLabel], from launch: Cube? = nil, attempts: Int) -> Witness? {
                    let shown = machine.replayThroughRegions(labels, from: launch, attempts: attempts) { run in
                        guard (run.fault != nil) == goal.isFault else { return false }
                        if isCurrent, star.symbols[arc.symbol].screen != run.last.current { return false }
                        return try runs.holds(values, run.last.conditions) && shows(run)
                    }
                    return shown.map { Witness($0, $1, in: machine.program) }
                }
                if let run = replay(labels, attempts: Self.firstAttempts) { return run }
                let known = runs.labelsFromLaunch(to: found)
                if let known, isStepped(known.labels),
                    let run = replay(known.labels, from: known.launch, attempts: Self.firstAttempts)
                {
                    return run
                }
                if let run = replay(labels, attempts: Machine.mostReplays) { return run }
            }
            next = answer.further()
        }
        return nil
    }
}
