import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// A finding that a run shows follows from the first one on that run without whose configurations no run comes to it. Of
    /// each that may be a cause it is asked once what happens without it; what is not known within the budget is nothing.
    mutating func relateRuns() {
        var causes: [Symbol: [Cause]] = [:]
        for cause in self.causes() {
            causes[graph.screens[cause.configurations.screen].qualifiedName, default: []].append(cause)
        }
        if causes.isEmpty { return }
        var known: [AvoidedConfigurations: AvoidingRuns?] = [:]
        var budget = 10_000 + min(4 * runs.cost, max(runs.cost, 500_000))
        for (number, gone) in questions() {
            for cause in candidates(for: number, causes) {
                if known[cause.configurations] == nil, budget > 0 {
                    let others = runs.runs(avoiding: cause.configurations, within: budget)
                    budget -= others?.cost ?? budget
                    known[cause.configurations] = .some(others)
                }
                guard let others = known[cause.configurations] ?? nil, gone(others, cause, &budget) else { continue }
                set(number, follows: cause.number)
                break
            }
        }
    }

    /// Whether something is no longer there in the runs that are left.
    private typealias Gone = (AvoidingRuns, Cause, inout Int) -> Bool

    private struct Cause {
        var number: Int
        var configurations: AvoidedConfigurations
    }

    /// The findings that are about configurations, those that others of the same configurations follow from first.
    private func causes() -> [Cause] {
        var causes: [Cause] = []
        for screen in graph.screens.ids {
            guard let number = number(.guardViolation, screen) else { continue }
            causes.append(Cause(number: number, configurations: AvoidedConfigurations(screen, .violating)))
        }
        for found in runs.deadEnds().screens where found.isAlways {
            guard let number = number(.deadEnd, found.screen) else { continue }
            causes.append(Cause(number: number, configurations: AvoidedConfigurations(found.screen, .all)))
        }
        for check in graph.checks {
            guard case .neverWhen(let screen, let literals) = check.law,
                let number = number(.checkFailed, graph.subject(of: check))
            else { continue }
            causes.append(Cause(number: number, configurations: AvoidedConfigurations(screen, .holding(literals))))
        }
        return causes
    }

    /// The question about each finding that runs show.
    private func questions() -> [(number: Int, gone: Gone)] {
        var questions: [(Int, Gone)] = []
        for screen in graph.screens.ids {
            if let number = number(.guardViolation, screen) {
                let violations = AvoidedConfigurations(screen, .violating)
                questions.append((number, { runs, _, _ in !runs.reaches(violations) }))
            }
            if let number = number(.deadEnd, screen) {
                questions.append((number, { runs, _, _ in !runs.isReachable(screen) }))
            }
        }
        for fault in runs.faults() {
            let subject =
                switch fault.subject {
                case .transition(let transition): graph.subject(of: transition)
                case .outcome(let outcome): graph.subject(of: outcome)
                case .entry: Subject.file
                }
            guard let number = number(fault.rule, subject) else { continue }
            questions.append((number, { runs, _, _ in !runs.raises(fault.rule, fault.subject) }))
        }
        for check in graph.checks {
            guard let number = number(.checkFailed, graph.subject(of: check)), let gone = gone(check.law) else {
                continue
            }
            questions.append((number, gone))
        }
        return questions
    }

    private func gone(_ law: Check.Law) -> Gone? {
        switch law {
        case .neverWhen(let screen, let literals):
            let shown = AvoidedConfigurations(screen, .holding(literals))
            return { runs, _, _ in !runs.reaches(shown) }
        case .reach(_, let from?, _): return { runs, _, _ in !runs.isReachable(from) }
        case .before(let screen, let visit):
            return { [all = runs] _, cause, budget in
                guard budget > 0 else { return false }
                let others = all.runs(avoiding: cause.configurations, blocked: visit, within: budget)
                budget -= others?.cost ?? budget
                return others.map { !$0.isReachable(screen) } ?? false
            }
        case .reach, .returns, .neverAbove: return nil
        }
    }

    /// The causes that the run of a finding passes, in its order: those of its last configuration that come before it.
    private func candidates(for number: Int, _ causes: [Symbol: [Cause]]) -> [Cause] {
        let run = findings[number].witness
        var candidates: [Cause] = []
        for (index, step) in run.enumerated() {
            for cause in causes[step.current] ?? [] {
                if cause.number == number {
                    if index == run.count - 1 { break }
                    continue
                }
                if !candidates.contains(where: { $0.number == cause.number }) { candidates.append(cause) }
            }
        }
        return candidates
    }

    /// Violations that runs come to by the same step are one.
    mutating func groupGuardViolations() {
        group(
            numbers(of: .guardViolation).filter { found[$0] == nil }.compactMap { number in
                findings[number].witness.last.map { (number, $0.key) }
            })
    }

    /// Checks that a screen is reached which no run reaches.
    mutating func relateUnreachedChecks() {
        for check in graph.checks {
            guard let number = number(.checkFailed, graph.subject(of: check)) else { continue }
            switch check.law {
            case .reach(let screen, _, _), .returns(let screen):
                if let unreachable = self.number(.unreachableScreen, screen) { set(number, follows: unreachable) }
            case .before, .neverWhen, .neverAbove: break
            }
        }
    }
}

extension WitnessStep {
    /// The action, without its result.
    fileprivate struct Key: Hashable {
        var kind: Kind
        var owner, name: Symbol
        var number: UInt32
    }

    fileprivate var key: Key { Key(kind: kind, owner: owner, name: name, number: number) }
}
