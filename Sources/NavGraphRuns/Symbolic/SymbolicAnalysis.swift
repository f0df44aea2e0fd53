import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs, by relations on the edges of an automaton.
///
/// **Sound and exact** for graphs without layers of several regions: what is said to happen happens in some run, nothing that
/// some run shows is missing. Runs are shortest where they take at most twenty steps. Layers of several regions are bounded
/// from both sides (`PostStarRegions`): what is reported is what may happen, with a run where one shows it; reachable is
/// what a run shows.
final class SymbolicAnalysis: Sendable {
    let graph: NavGraph
    let program: Program
    let machine: Machine
    /// What runs without link steps reach, and what all do.
    let plain: PostStar
    let all: PostStar
    /// What runs can do at most; the same where no layer has several regions.
    let above: PostStar
    let runs: RunSearch
    /// The regions that may hold something else than they began with when a tab, or a `select`, leads to them.
    let uncertain: (tabs: Set<UInt64>, select: Set<UInt64>)
    var isUncertain: Bool { !uncertain.tabs.isEmpty || !uncertain.select.isEmpty }
    /// The alternatives that are taken in some run.
    let fired: [Bool]
    private let isPlainlyReached: [Bool]
    private let isReached: [Bool]
    /// In graphs with regions, a run to each screen that is reachable.
    private let shown: OnDemand<[Witness?]>?
    /// What can come of symbols; and what comes whatever regions hold, where that is not the same.
    let summaries: OnDemand<Summaries>
    let sureSummaries: OnDemand<Summaries>?
    let growing: [TransitionID]
    /// Those of them that no run may show.
    let doubtfulGrowth: [TransitionID]
    /// Why the analysis gave up; `nil`: it did not.
    let limit: RunLimit?

    init(_ machine: Machine) {
        graph = machine.graph
        program = machine.program
        self.machine = machine
        var star = PostStar(program, PostStar.Options(bound: graph.hasRegions ? .above : .below))
        star.launch()
        var mayReach: PostStar?
        if graph.hasRegions {
            star.followLinks(of: machine)
            star = star.withChangesElsewhere(of: machine)
            mayReach = star
            star = PostStar(continuing: star, PostStar.Options())
            star.launch()
        }
        plain = star
        star.followLinks(of: machine)
        star.values.diagrams.forgetResults()
        all = star
        above = mayReach.map { PostStar(of: $0, with: star) } ?? star
        func reached(_ star: PostStar) -> [Bool] {
            var reached = Array(repeating: false, count: star.graph.screens.count)
            for part in star.idleParts { reached[star.symbol(ofPart: part).screen.index] = true }
            return reached
        }
        isPlainlyReached = reached(plain)
        isReached = reached(all)
        star = above
        let repeated = RepeatedOpenings(in: &star)
        growing = Self.growing(repeated, star)
        if graph.hasRegions {
            star = all
            let below = RepeatedOpenings(in: &star)
            let shown = Set(Self.growing(below, star))
            doubtfulGrowth = growing.filter { !shown.contains($0) }
        } else {
            doubtfulGrowth = []
        }
        limit = above.limit ?? all.limit
        let uncertain: (tabs: Set<UInt64>, select: Set<UInt64>) =
            graph.hasRegions ? (above.uncertainRegions, above.filledRegions) : ([], [])
        let isUncertain = !uncertain.tabs.isEmpty || !uncertain.select.isEmpty
        self.uncertain = uncertain
        summaries = OnDemand { [all, above] in Summaries(of: above, continuing: all, within: nil) }
        sureSummaries =
            !isUncertain
            ? nil
            : OnDemand { [all, above] in
                Summaries(of: above, continuing: all, within: nil, uncertain: uncertain)
            }
        if !isUncertain {
            fired = all.fired
        } else {
            var options = PostStar.Options()
            (options.uncertain, options.filled) = uncertain
            var sure = PostStar(continuing: all, options)
            sure.launch()
            sure.followLinks(of: machine)
            fired = sure.fired
        }
        let runs = RunSearch(plain, all, machine)
        self.runs = runs
        let screens = graph.screens.ids
        let (isReached, isPlainlyReached) = (isReached, isPlainlyReached)
        shown =
            !graph.hasRegions
            ? nil
            : OnDemand {
                screens.map { screen in
                    guard isReached[screen.index] else { return nil }
                    let isPlain = isPlainlyReached[screen.index]
                    return runs.witness(runs.nearest(to: screen, isPlain: isPlain), in: machine)
                        ?? (isPlain ? runs.witness(runs.nearest(to: screen, isPlain: false), in: machine) : nil)
                }
            }
    }

    // MARK: Screens and transitions

    /// Whether an alternative of an event is taken in some run.
    func fires(_ alternative: AlternativeID) -> Bool {
        fired[alternative.index] || all.fired[alternative.index] && isShownToFire(alternative)
    }

    private func isShownToFire(_ alternative: AlternativeID) -> Bool {
        guard let event = graph.alternatives[alternative].transition else { return false }
        let answer = runs.nearest { star in
            var asked = star.values.asked(by: alternative)
            for before in self.graph.alternatives(of: event).prefix(while: { $0 != alternative }) {
                asked = star.values.diagrams.minus(asked, star.values.asked(by: before))
            }
            return star.idleParts.compactMap { part in
                let events = self.program.events(of: star.symbol(ofPart: part).screen)
                guard self.program.events[events].contains(event) else { return nil }
                let relation = star.values.diagrams.and(star.parts[Int(part)].relation, asked)
                return relation.isEmpty ? nil : Goal(part: part, relation: relation)
            }
        }
        return witness(answer) { [machine] in try machine.taken(event, $0.last) == alternative } != nil
    }

    func isReachable(_ screen: ScreenID) -> Bool {
        isReached[screen.index] && (!graph.hasRegions || witness(to: screen) != nil)
    }
    /// Whether it cannot be excluded that a run reaches it.
    func mayBeReachable(_ screen: ScreenID) -> Bool {
        above.idleParts.contains { above.symbol(ofPart: $0).screen == screen }
    }
    func isLinkOnly(_ screen: ScreenID) -> Bool {
        isReachable(screen) && (graph.hasRegions ? reach(of: screen).needsLinks : !isPlainlyReached[screen.index])
    }

    /// The fewest steps to a screen, without link steps where there is such a run.
    func reach(of screen: ScreenID) -> Reach {
        if graph.hasRegions {
            return witness(to: screen).map { Reach(needsLinks: $0.usesLinks, steps: Int32($0.length)) } ?? .none
        }
        return runs.nearest(to: screen, isPlain: isPlainlyReached[screen.index])?.nearest ?? .none
    }

    /// A shortest run that makes a screen current.
    func witness(to screen: ScreenID) -> Witness? {
        if let shown { return shown.value[screen.index] }
        return witness(runs.nearest(to: screen, isPlain: isPlainlyReached[screen.index]))
    }

    // MARK: Runs

    /// The first run that shows what it is for, of the nearest.
    func witness(
        _ answer: RunSearch.Answer?, shows: (Machine.Run) throws -> Bool = { _ in true }
    ) -> Witness? {
        runs.witness(answer, in: machine, shows: shows)
    }

    // MARK: Findings

    /// The faults, one for each rule and step.
    func faults() -> [FaultFact] {
        var known: Set<FaultFact.Key> = []
        return above.faults.compactMap { fault in
            let key = FaultFact.Key(rule: fault.rule, subject: subject(of: fault))
            guard known.insert(key).inserted else { return nil }
            let answer = runs.nearest { star in
                star.faults.filter { $0.rule == key.rule && self.subject(of: $0) == key.subject }.map {
                    Goal(part: $0.from, relation: $0.relation, step: $0.isStep ? $0.label : .none, isFault: true)
                }
            }
            let witness = witness(answer) { $0.fault?.rule == key.rule }
            return FaultFact(
                rule: key.rule, subject: key.subject, place: witness?.faultPlace ?? fault.place, witness: witness)
        }
    }

    private func subject(of fault: PostStar.Fault) -> StepSubject {
        switch fault.label.kind {
        case .event: return .transition(graph.alternatives[AlternativeID(raw: fault.label.operand)].transition!)
        case .outcome: return .outcome(OutcomeID(raw: fault.label.operand))
        case .none, .launch, .back, .swipe, .tab, .link:
            // The transition whose handler `closed` it is, which the label keeps.
            let opener = AlternativeID(raw: fault.label.operand)
            return graph.alternatives[opener].transition.map { .transition($0) } ?? .entry
        }
    }

    /// The lists of alternatives of which, somewhere, none holds.
    func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        Set(above.ignored.map(\.event)).sorted().map { event in
            let answer = runs.nearest { star in
                star.ignored.filter { $0.event == event }.map { Goal(part: $0.from, relation: $0.relation) }
            }
            return (
                event,
                witness(answer) { [machine] run in
                    try machine.taken(event, run.last) == nil
                        && machine.program.events[machine.program.events(of: run.last.current)].contains(event)
                }
            )
        }
    }

    /// The screens that are visible while a condition that they require does not hold.
    func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        graph.screens.ids.compactMap { screen in
            let required = program.requires(screen)
            guard required.cube.known != 0 || required.isImpossible else { return nil }
            return seen(screen, outside: required).map { (screen, $0) }
        }
    }

    /// A run to a screen in which a condition does not hold (`outside`), or does; `nil`: there is none.
    func seen(_ screen: ScreenID, outside: Guard? = nil, inside: Guard? = nil) -> Witness?? {
        func goals(_ star: inout PostStar) -> [Goal] {
            let inside = inside.map { star.values.holding($0) } ?? .all
            let outside = outside.map { star.values.holding($0) } ?? .none
            var goals: [Goal] = []
            for part in Array(star.idleParts) where star.symbol(ofPart: part).screen == screen {
                let bad = star.values.diagrams.minus(star.parts[Int(part)].relation, outside)
                let relation = star.values.diagrams.and(bad, inside)
                if !relation.isEmpty { goals.append(Goal(part: part, relation: relation)) }
            }
            return goals
        }
        var star = above
        guard !goals(&star).isEmpty else { return nil }
        return .some(witness(runs.nearest(goals)))
    }
}

extension PostStar {
    /// Why it gave up; `nil`: it came to an end.
    var limit: RunLimit? {
        guard isExhausted else { return nil }
        // What is done within itself is more than can be told apart long before it is too deep.
        if deepest.depth > 4 { return .handlers(deepest.alternative) }
        if program.conditions.isEmpty { return .stacks }
        let counts = values.diagrams.nodesOfConditions()
        let dearest = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.filter { counts[$0] > 0 }
        return .combinations(dearest.map { program.conditions[$0] })
    }
}
