import NavGraphModel
import NavGraphSyntax

/// Shortest runs to what was found, looked for only when they are asked for: first those that take few steps within any
/// context, then longer ones. What is found with no more steps than the limit is nearest, since no part of such a run takes
/// more.
struct RunSearch: Sendable {
    private struct Level: Sendable {
        var limit: Int32
        var runs: OnDemand<ShortestRuns>
    }
    private let reached: OnDemand<Reached>
    private let plain: [Level]
    private let linked: [Level]
    /// Where nothing is set, runs of any length are few.
    private static let limits: [Int32] = [2, 4, 8, 12, 16, 20, 64]

    /// What the mark of a context becomes along an edge.
    struct Marks {
        var first: UInt32 = 0
        var next: (inout PostStar, UInt32, PostStar.Arc, PostStar.Part) -> UInt32?
    }
    struct Answer {
        var runs: ShortestRuns
        /// Of which the sets of the goals are.
        var star: PostStar
        var found: [ShortestRuns.Found]
        var nearest: Reach
    }

    /// `reached`: what the runs reach; `star`: whose numbers are continued.
    init(_ reached: OnDemand<Reached>, continuing star: PostStar, _ machine: Machine, blocked: ScreenID? = nil) {
        self.reached = reached
        let limits = star.values.setsNothing ? [RunLength.most - 1] : Self.limits
        func levels(_ links: Bool) -> [Level] {
            limits.map { limit in
                Level(
                    limit: limit,
                    runs: OnDemand {
                        let options = PostStar.Options(blocked: blocked, mostSteps: limit)
                        var star = PostStar(continuing: star, options)
                        if links { star.links = PostStar.links(of: machine) }
                        star.launch()
                        star.values.diagrams.forgetResults()
                        return ShortestRuns(star)
                    })
            }
        }
        self.plain = levels(false)
        linked = PostStar.links(of: machine).isEmpty ? [] : levels(true)
    }

    /// Runs to the nearest of some goals, whether they have link steps or not; `nil`: there are no links.
    func nearestByLinks(_ goals: (inout PostStar) -> [Goal]) -> Answer? {
        nearest(among: linked, nil) { _, star in goals(&star) }
    }

    /// Runs to the nearest of some goals, without link steps where there is one.
    func nearest(marks: Marks? = nil, _ goals: (inout PostStar) -> [Goal]) -> Answer? {
        var isPlain = linked.isEmpty
        if !isPlain {
            var plain = PostStar(of: reached.value.plain, with: reached.value.all)
            isPlain = !goals(&plain).isEmpty
        }
        func wanted(_: ShortestRuns, _ star: inout PostStar) -> [Goal] { goals(&star) }
        return (isPlain ? nearest(among: plain, marks, wanted) : nil) ?? nearest(among: linked, marks, wanted)
    }

    /// Runs to a screen; `isPlain`: there is one without link steps.
    func nearest(to screen: ScreenID, isPlain: Bool) -> Answer? {
        nearest(among: isPlain ? plain : linked, nil) { runs, _ in runs.goals(screen) }
    }

    /// Whether a run of so many steps at most, link steps or not, makes a screen current.
    func isReached(_ screen: ScreenID, within steps: Int) -> Bool {
        [plain, linked].contains { levels in
            nearest(among: levels, nil, within: Int32(clamping: steps)) { runs, _ in runs.goals(screen) } != nil
        }
    }

    /// `within`: it is enough to know one of so many steps, nearest or not.
    private func nearest(
        among levels: [Level], _ marks: Marks?, within steps: Int32? = nil,
        _ goals: (ShortestRuns, inout PostStar) -> [Goal]
    ) -> Answer? {
        var best: Answer?
        for level in levels {
            var runs = level.runs.value
            var star = runs.star
            if let marks {
                runs = ShortestRuns(star, marks)
                star = runs.star
            }
            let isLast = !star.isCut || star.isExhausted
            let found = runs.nearest(goals(runs, &star), &star.values.diagrams)
            if let first = found.first, first.steps < best?.nearest.steps ?? .max {
                let reach = Reach(needsLinks: !star.links.isEmpty, steps: first.steps)
                best = Answer(runs: runs, star: star, found: found, nearest: reach)
            }
            if isLast || best?.nearest.steps ?? .max <= steps ?? level.limit || steps ?? .max <= level.limit { break }
        }
        return best?.nearest.steps ?? .max <= steps ?? .max ? best : nil
    }
}

extension RunSearch {
    /// The first run that shows what it is for, of the nearest.
    func witness(
        _ answer: Answer?, in machine: Machine, tries: Int = 16, shows: (Machine.Run) throws -> Bool = { _ in true }
    ) -> Witness? {
        guard let answer else { return nil }
        var star = answer.star
        for found in answer.found.prefix(tries) {
            let labels = answer.runs.labels(of: found)
            let goal = found.goal
            let arc = star.arcs[Int(star.parts[Int(goal.part)].arc)]
            let isCurrent = arc.kind == .item && !goal.isFault
            let values = isCurrent ? star.reached(goal.relation) : .all
            let shown = machine.replayThroughRegions(labels) { run in
                guard (run.fault != nil) == goal.isFault else { return false }
                if isCurrent, star.symbols[arc.symbol].screen != run.last.current { return false }
                return try star.values.holds(values, run.last.conditions) && shows(run)
            }
            if let (labels, run) = shown { return Witness(labels, run, in: machine.program) }
        }
        return nil
    }
}
