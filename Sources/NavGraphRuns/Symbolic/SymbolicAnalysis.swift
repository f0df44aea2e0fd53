import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs, by relations on the edges of an automaton.
///
/// **Sound and exact** for graphs without layers of several regions: what is said to happen happens in some run, nothing that
/// some run shows is missing. Layers of several regions are bounded
/// from both sides (`PostStarRegions`): what is reported is what may happen, with a run where one shows it; reachable is
/// what a run shows.
final class SymbolicAnalysis {
    let graph: NavGraph
    let program: Program
    let machine: Machine
    /// What runs do at most, and what they surely do; the same where no layer has several regions.
    let most: Reached
    let surely: Reached
    var above: PostStar { most.all }
    /// Where screens are current in the two.
    let mostIdle, surelyIdle: OnDemand<IdleScreens>
    /// What runs do if regions hold what they began with. Between the two, and asked for only where they differ.
    private let supposed: OnDemand<Reached>
    let runs: RunSearch
    /// How near screens can be.
    let stepsAtLeast: OnDemand<StepsAtLeast>
    /// With the number of layers as marks.
    let deepRuns: RunSearch
    /// How layers of several regions are read, with least runs first: without visits; with them; and, where it is not known
    /// what some regions hold, as if they held what they began with.
    private let readings: [PostStar.Options]
    private let isUncertain: Bool
    /// Runs to screens, and in graphs without regions how near they are, as far as they were asked for.
    private var shown: [ScreenID: Witness?] = [:]
    private var near: [ScreenID: Reach] = [:]
    /// The screens whose search gave up, so that a shorter run than the known one may exist.
    var mayBeNearer: Set<ScreenID> = []
    /// What can come of symbols, by reading; and the same for the question whether runs lead home.
    private let summaries, summariesToHome: [OnDemand<Summaries>]
    /// For each transition the screens that have it as an event.
    private let screensOfEvents: OnDemand<[[ScreenID]]>
    let growing: [TransitionID]
    /// Those of them that no run may show.
    let doubtfulGrowth: [TransitionID]
    /// Why the analysis gave up; `nil`: it did not.
    let limit: RunLimit?

    init(_ machine: Machine) {
        graph = machine.graph
        program = machine.program
        self.machine = machine
        let asksForGrowth = program.restriction.ways == nil
        var most = Reached.atMost(machine, findsGrowth: asksForGrowth)
        // What gave up is not asked.
        let isCut = most.all.limit != nil
        growing = asksForGrowth && !isCut ? Self.growing(most) : []
        let uncertain = graph.hasRegions && !isCut ? most.all.findUncertain() : PostStar.Uncertain()
        var readings = [PostStar.Options(uncertain: uncertain)]
        if graph.hasRegions, !most.all.values.setsNothing {
            readings.insert(PostStar.Options(hasVisits: false, uncertain: uncertain), at: 0)
        }
        let bounds = program.restriction.bounds
        let isBetween = !isCut && (graph.hasRegions && !most.all.boundsAgree || bounds != nil)
        let sureReadings = isBetween ? readings : []
        if !uncertain.isEmpty { readings.append(PostStar.Options()) }
        var surely = most
        for reading in sureReadings {
            surely = Reached(PostStar(continuing: most.all, reading), machine, findsGrowth: !growing.isEmpty)
            if surely.isAll(of: most) { break }
        }
        let sure = surely
        let last = readings[readings.count - 1]
        let supposed = OnDemand { [graph] in
            graph.hasRegions ? Reached(PostStar(continuing: sure.all, last), machine) : sure
        }
        runs = RunSearch(supposed, continuing: sure.all, machine)
        summaries = readings.map { reading in
            OnDemand { Summaries(of: most.all, continuing: sure.all, reading) }
        }
        summariesToHome =
            !program.selectsMayKeepFrames
            ? summaries
            : readings.map { reading in
                var reading = reading
                reading.resetsRegions = true
                return OnDemand { [reading] in Summaries(of: most.all, continuing: sure.all, reading) }
            }
        var doubtful: [TransitionID] = []
        if !growing.isEmpty, !sureReadings.isEmpty {
            doubtful = Self.lacking(growing, in: Self.growing(sure))
            if !doubtful.isEmpty { doubtful = Self.lacking(doubtful, in: Self.growing(supposed.value)) }
        }
        doubtfulGrowth = doubtful
        // What was found below is so, though there is more, unless there was no room for sets.
        let isUnsound = bounds == nil || sure.all.values.diagrams.isExhausted
        limit = most.all.limit ?? (isUnsound ? sure.all.limit : nil)
        isUncertain = !uncertain.isEmpty
        (self.most, self.surely, self.readings, self.supposed) = (most, sure, readings, supposed)
        screensOfEvents = OnDemand { [program] in program.screensOfEvents() }
        mostIdle = OnDemand { IdleScreens(most.all) }
        surelyIdle = OnDemand { IdleScreens(sure.all) }
        stepsAtLeast = OnDemand { StepsAtLeast(most, machine) }
        deepRuns = runs.marked(Self.layers)
    }

    private static func lacking(_ transitions: [TransitionID], in known: [TransitionID]) -> [TransitionID] {
        let known = Set(known)
        return transitions.filter { !known.contains($0) }
    }

    // MARK: Screens and transitions

    /// Whether an alternative of an event is taken in some run.
    func fires(_ alternative: AlternativeID) -> Bool {
        surely.all.fired[alternative.index]
            || isUncertain && above.fired[alternative.index] && isShownToFire(alternative)
    }

    private func isShownToFire(_ alternative: AlternativeID) -> Bool {
        guard let event = graph.alternatives[alternative].transition else { return false }
        let answer = runs.nearest { star in
            var asked = star.values.asked(by: alternative)
            for before in self.graph.alternatives(of: event).prefix(while: { $0 != alternative }) {
                asked = star.values.left(asked, without: before)
            }
            return self.items(with: event, in: star).compactMap { increment in
                let relation = star.values.diagrams.and(star.increment(increment).relation, asked)
                return relation.isEmpty ? nil : Goal(increment: increment, relation: relation)
            }
        }
        return witness(answer) { [machine] in try machine.taken(event, $0.last) == alternative } != nil
    }

    /// The items whose screens have an event, while nothing else moves.
    func items(with event: TransitionID, in star: PostStar) -> [IncrementID] {
        var hasEvent = Array(repeating: false, count: graph.screens.count)
        for screen in screensOfEvents.value[event.index] { hasEvent[screen.index] = true }
        return star.idleIncrements.filter { increment in
            let symbol = star.symbol(of: increment)
            return hasEvent[symbol.screen.index] || star.buttons(at: symbol).contains(event)
        }
    }

    func isReachable(_ screen: ScreenID) -> Bool {
        surely.screens[screen.index] || isUncertain && most.screens[screen.index] && witness(to: screen) != nil
    }
    /// The screens of which it cannot be excluded that a run reaches them: no others have to do with what runs do.
    var screensAtMost: [ScreenID] { graph.screens.ids.filter { most.screens[$0.index] } }
    /// Whether it cannot be excluded that a run without link steps reaches it.
    func mayNeedNoLinks(_ screen: ScreenID) -> Bool { most.plainScreens[screen.index] }
    /// Whether it cannot be excluded that a run reaches it.
    func mayBeReachable(_ screen: ScreenID) -> Bool { most.screens[screen.index] }
    /// Whether no run without link steps is known to reach it.
    func needsLinks(_ screen: ScreenID) -> Bool {
        if surely.plainScreens[screen.index] { return false }
        return !isUncertain || !most.plainScreens[screen.index] || reach(of: screen).needsLinks
    }

    /// The fewest steps to a screen, without link steps where there is such a run.
    func reach(of screen: ScreenID) -> Reach {
        if graph.hasRegions {
            return witness(to: screen).map { Reach(needsLinks: $0.usesLinks, steps: Int32($0.length)) } ?? .none
        }
        if let known = near[screen] { return known }
        let answer = runs.nearest(to: screen, isPlain: surely.plainScreens[screen.index])
        var reach = answer?.nearest ?? .none
        // Only its replay shows that such a run exists.
        if let answer, answer.isAssumed, witness(to: screen) == nil { reach = .none }
        if !(answer?.isShortest ?? true) { mayBeNearer.insert(screen) }
        near[screen] = reach
        return reach
    }

    /// A shortest run that makes a screen current.
    func witness(to screen: ScreenID) -> Witness? {
        if !mayBeReachable(screen) { return nil }
        if let known = shown[screen] { return known }
        let isPlain = isSupposedlyPlain(screen)
        let found =
            witness(runs.nearest(to: screen, isPlain: isPlain))
            ?? (isPlain && graph.hasRegions ? witness(runs.nearest(to: screen, isPlain: false)) : nil)
        shown[screen] = .some(found)
        return found
    }

    /// Whether a run without link steps reaches it if regions hold what they began with.
    private func isSupposedlyPlain(_ screen: ScreenID) -> Bool {
        if surely.plainScreens[screen.index] { return true }
        return most.plainScreens[screen.index] && supposed.value.plainScreens[screen.index]
    }

    // MARK: Where runs lead

    /// From where no run leads to a target, in at most so many steps: the screens that are suspected, and what is shown if
    /// regions hold what they began with. `nil`: there is nothing of that kind.
    ///
    /// Many steps are not counted one by one: fewer may be enough, and from some configurations no number is.
    func failing(
        from isStart: (StackSymbol) -> Bool = { _ in true }, within steps: Int? = nil,
        to isTarget: (StackSymbol, PostStar) -> Bool
    ) throws(RunLimit) -> (suspected: Set<ScreenID>, shown: Failures)? {
        guard let steps, steps > Self.mostCounted else {
            return try failing(from: isStart, exactly: steps, to: isTarget)
        }
        let ever = try failing(from: isStart, exactly: nil, to: isTarget)
        var fewer = Self.mostCounted
        while true {
            let places = max(1, above.automaton.contexts.count)
            if fewer > Self.mostStepsOfAll / places { throw .steps(steps, places: places) }
            let found = try failing(from: isStart, exactly: fewer, to: isTarget)
            guard let found, fewer < steps else { return found }
            if let ever, ever.suspected == found.suspected, ever.shown.screens == found.shown.screens { return ever }
            fewer = min(4 * fewer, steps)
        }
    }
    /// So many steps are counted at once, and of all contexts together.
    private static let mostCounted = 64
    private static let mostStepsOfAll = 1_000_000

    /// From where no run leads to a bottom of the window, with each other region at its bottom, or able to get there.
    func failingHome() throws(RunLimit) -> (suspected: Set<ScreenID>, shown: Failures)? {
        try failing(from: { _ in true }, exactly: nil, summaries: summariesToHome) { isWindowBottom($0, $1) }
    }

    private func failing(
        from isStart: (StackSymbol) -> Bool, exactly steps: Int?, summaries known: [OnDemand<Summaries>]? = nil,
        to isTarget: (StackSymbol, PostStar) -> Bool
    ) throws(RunLimit) -> (suspected: Set<ScreenID>, shown: Failures)? {
        var suspected: Set<ScreenID> = []
        for (index, reading) in readings.enumerated() {
            let summaries =
                steps == nil
                ? (known ?? summaries)[index].value
                : Summaries(of: above, continuing: surely.all, reading, within: steps)
            let failures = try failures(summaries, from: isStart, to: isTarget)
            if index == readings.count - 1 {
                if isUncertain { return (suspected, failures) }
                return failures.screens.isEmpty ? nil : (failures.screens, failures)
            }
            if failures.screens.isEmpty { return nil }
            suspected = failures.screens
        }
        return nil
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
        return above.raised.faults.compactMap { fault in
            let key = FaultFact.Key(rule: fault.rule, subject: subject(of: fault))
            guard known.insert(key).inserted else { return nil }
            let answer = runs.nearest { star in
                star.raised.faults.filter { $0.rule == key.rule && self.subject(of: $0) == key.subject }.map(\.goal)
            }
            let witness = witness(answer) { $0.fault?.rule == key.rule }
            return FaultFact(
                rule: key.rule, subject: key.subject, place: witness?.faultPlace ?? fault.place, witness: witness)
        }
    }

    func subject(of fault: FaultFacts.Fault) -> StepSubject {
        switch fault.label.kind {
        case .outcome: return .outcome(OutcomeID(raw: fault.label.operand))
        case .none, .launch, .event, .back, .swipe, .tab, .link, .change:
            // Of back and swipe the transition whose handler `closed` it is, which the label keeps.
            let opener = AlternativeID(raw: fault.label.operand)
            return graph.alternatives[opener].transition.map { .transition($0) } ?? .entry
        }
    }

    /// The lists of alternatives of which, somewhere, none holds.
    func ignoredEvents() -> [(event: TransitionID, witness: Witness?)] {
        Set(above.raised.ignored.map(\.event)).sorted().map { event in
            let answer = runs.nearest { star in star.raised.ignored.filter { $0.event == event }.map(\.goal) }
            return (
                event,
                witness(answer) { [machine] run in
                    try machine.taken(event, run.last) == nil
                        && machine.events(in: run.last).contains(event)
                }
            )
        }
    }

    /// The screens that are visible while a condition that they require does not hold.
    func guardViolations() -> [(screen: ScreenID, witness: Witness?)] {
        var star = above
        return star.violations(of: graph.screens.ids).sorted().map { screen in
            let run = runs.nearest { star in
                let holding = star.values.holding(self.program.requires(screen))
                return star.goals(screen) { $0.diagrams.minus($1, holding) }
            }
            return (screen, witness(run))
        }
    }

    /// A run to a screen in which a condition holds; `nil`: no run does.
    func seen(_ screen: ScreenID, when condition: Guard) -> Witness?? {
        func goals(_ star: inout PostStar) -> [Goal] {
            let holding = star.values.holding(condition)
            return star.goals(screen) { $0.diagrams.and($1, holding) }
        }
        var star = above
        return goals(&star).isEmpty ? nil : .some(witness(runs.nearest(goals)))
    }
}

extension PostStar {
    /// Where a screen is current, as far as something is left of the relations.
    mutating func goals(_ screen: ScreenID, _ left: (inout Valuations, BDD) -> BDD) -> [Goal] {
        var goals: [Goal] = []
        for increment in Array(idleIncrements) where symbol(of: increment).screen == screen {
            let relation = left(&values, self.increment(increment).relation)
            if !relation.isEmpty { goals.append(Goal(increment: increment, relation: relation)) }
        }
        return goals
    }
}

extension PostStar {
    /// Of some screens those that are current, between steps, while what they require does not hold.
    mutating func violations(of screens: some Sequence<ScreenID>) -> Set<ScreenID> {
        /// Where something is required, the values with which it holds.
        var required: [ScreenID: BDD] = [:]
        for screen in screens {
            let holding = values.surelyHolding(program.requires(screen))
            if holding != .all { required[screen] = holding }
        }
        var violating: Set<ScreenID> = []
        if required.isEmpty { return violating }
        for arc in automaton.arcs.all where arc.kind == .item && arc.mode == .idle {
            let screen = symbols[arc.symbol].screen
            guard let holding = required[screen], !violating.contains(screen) else { continue }
            if !values.diagrams.contains(holding, arc.relation) { violating.insert(screen) }
        }
        return violating
    }

    /// Why it gave up; `nil`: it came to an end.
    var limit: RunLimit? {
        guard isExhausted else { return nil }
        // Nested handlers exceed the budget long before their number exceeds its own limit.
        if continuations.mostRepeated.count > 4 { return .handlers(continuations.mostRepeated.alternative) }
        if program.conditions.isEmpty || hasTooManyArcs { return .stacks }
        let counts = values.diagrams.nodesOfConditions()
        let dearest = counts.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }.filter { counts[$0] > 0 }
        return .combinations(dearest.map { program.conditions[$0] })
    }
}
