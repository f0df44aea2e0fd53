import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Relations {
    /// A run that goes on from one violation to the next shows one cause, at the first; so do runs that come to different
    /// screens by the same step, and an alternative that is taken where another one should be.
    mutating func relateGuardViolations() {
        var first: [WitnessStep.Key: Int] = [:]
        var siblings: [TransitionID: Int] = [:]
        for number in numbers(of: .unreachableTransition).reversed() where findings[number].subject.number > 0 {
            if let transition = transition(of: findings[number].subject) { siblings[transition] = number }
        }
        for number in numbers(of: .guardViolation) {
            if let cause = beginning(of: number) {
                set(number, follows: cause)
                continue
            }
            guard let step = findings[number].witness.last else { continue }
            if let leader = first[step.key] {
                set(number, sameAs: leader)
                continue
            }
            first[step.key] = number
            if siblings.isEmpty || step.kind != .event { continue }
            let subject = Subject(.transition, owner: step.owner, name: step.name)
            if let sibling = transition(of: subject).flatMap({ siblings[$0] }) { set(number, follows: sibling) }
        }
    }

    /// A screen in a trap follows from the screen by which the run went into it; and that one from an event that would lead
    /// out, but never does.
    mutating func relateDeadEnds() {
        for number in numbers(of: .deadEnd) {
            guard let screen = screen(findings[number].subject) else { continue }
            if let obstacle = obstacle(on: screen) {
                set(number, follows: obstacle)
            } else if let first = beginning(of: number) {
                set(number, follows: first)
            }
        }
    }

    mutating func relateChecks() {
        for number in numbers(of: .checkFailed) {
            guard let check = graph.checks.first(where: { graph.subject(of: $0) == findings[number].subject }) else {
                continue
            }
            if let cause = cause(of: check, number) { set(number, follows: cause) }
        }
    }

    private func cause(of check: Check, _ number: Int) -> Int? {
        switch check.law {
        case .reach(let screen, nil, _): return self.number(.unreachableScreen, screen)
        case .reach(let screen, let from?, _):
            return self.number(.unreachableScreen, screen) ?? self.number(.deadEnd, from) ?? obstacle(on: from)
        case .returns(let screen):
            if let unreachable = self.number(.unreachableScreen, screen) { return unreachable }
            guard let last = findings[number].witness.last?.current, !last.isEmpty else { return nil }
            let subject = Subject(.screen, name: last)
            return self.number(.deadEnd, subject) ?? self.screen(subject).flatMap { obstacle(on: $0) }
        case .before(let screen, let visit):
            return self.number(.unreachableScreen, visit) ?? self.number(.guardViolation, screen)
        case .neverAbove: return nil
        case .neverWhen(let screen, _): return self.number(.guardViolation, screen)
        }
    }

    /// The finding of the same rule that its run shows first: whose own run it begins with, or the first of those that lie
    /// together at its end. `nil`: it is that.
    private func beginning(of number: Int) -> Int? {
        let finding = findings[number]
        let steps = finding.witness.map(\.key)
        var (first, tail): (Int?, Int?)
        for (index, step) in finding.witness.enumerated() {
            let other =
                step.current.isEmpty
                ? nil : self.number(finding.rule, Subject(.screen, name: step.current))
            tail = other == nil ? nil : tail ?? other
            guard first == nil, let other, other != number else { continue }
            let run = findings[other].witness
            if run.count == index + 1, run.map(\.key) == steps.prefix(index + 1).map(\.self) { first = other }
        }
        return first ?? (tail == number ? nil : tail)
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
