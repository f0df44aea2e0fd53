import NavGraphModel
import NavGraphSyntax

/// What can happen when an app runs, by relations on the edges of an automaton.
///
/// **Sound and exact** for graphs without layers of several regions: what is said to happen happens in some run, nothing that
/// some run shows is missing. Runs are shortest where they take at most twenty steps. In layers of several regions each that
/// is chosen holds its bottom only: of these graphs but such findings hold as have a run.
final class SymbolicAnalysis: Sendable {
    let graph: NavGraph
    let program: Program
    let machine: Machine
    /// What runs without link steps reach, and what all do.
    let plain: PostStar
    let all: PostStar
    let runs: RunSearch
    private let isPlainlyReached: [Bool]
    private let isReached: [Bool]
    let summaries: OnDemand<Summaries>
    let growing: [TransitionID]
    /// Why the analysis gave up; `nil`: it did not.
    let limit: RunLimit?

    init(_ machine: Machine) {
        graph = machine.graph
        program = machine.program
        self.machine = machine
        var star = PostStar(program)
        star.launch()
        plain = star
        star.followLinks(of: machine)
        star.values.diagrams.forgetResults()
        all = star
        func reached(_ star: PostStar) -> [Bool] {
            var reached = Array(repeating: false, count: star.graph.screens.count)
            for part in star.idleParts { reached[star.symbol(ofPart: part).screen.index] = true }
            return reached
        }
        isPlainlyReached = reached(plain)
        isReached = reached(all)
        let repeated = RepeatedOpenings(in: &star)
        growing = Self.growing(repeated, star)
        limit = all.limit
        summaries = OnDemand { [all] in Summaries(of: all, within: nil) }
        runs = RunSearch(plain, all, machine)
    }

    // MARK: Screens and transitions

    func isReachable(_ screen: ScreenID) -> Bool { isReached[screen.index] }
    func isLinkOnly(_ screen: ScreenID) -> Bool { isReached[screen.index] && !isPlainlyReached[screen.index] }

    /// The fewest steps to a screen, without link steps where there is such a run.
    func reach(of screen: ScreenID) -> Reach {
        runs.nearest(to: screen, isPlain: isPlainlyReached[screen.index])?.nearest ?? .none
    }

    /// A shortest run that makes a screen current.
    func witness(to screen: ScreenID) -> Witness? {
        runs.nearest(to: screen, isPlain: isPlainlyReached[screen.index])
            .flatMap { witness($0) }
    }

    // MARK: Runs

    /// The first run that shows what it is for, of the nearest.
    func witness(
        _ answer: RunSearch.Answer?, tries: Int = 16, shows: (Machine.Run) throws -> Bool = { _ in true }
    ) -> Witness? {
        guard let answer else { return nil }
        var star = answer.star
        for found in answer.found.prefix(tries) {
            let labels = answer.runs.labels(of: found)
            let goal = found.goal
            let arc = star.arcs[Int(star.parts[Int(goal.part)].arc)]
            let isCurrent = arc.kind == .item && !goal.isFault
            let values = isCurrent ? star.reached(goal.relation) : .all
            let run = machine.replay(labels) { run in
                guard (run.fault != nil) == goal.isFault else { return false }
                if isCurrent, star.symbols[arc.symbol].screen != run.last.current { return false }
                return try star.values.holds(values, run.last.conditions) && shows(run)
            }
            if let run { return Witness(labels, run, in: program) }
        }
        return nil
    }

    // MARK: Findings

    /// The faults, one for each rule and step.
    func faults() -> [FaultFact] {
        var known: Set<FaultFact.Key> = []
        return all.faults.compactMap { fault in
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
        Set(all.ignored.map(\.event)).sorted().map { event in
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
        var star = all
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
