import NavGraphModel

/// What a step of a way does to conditions: with which values it is taken, and what it sets, one after the other.
struct WayEffect: Sendable {
    var asked: BDD
    var sets: [Cube] = []
}

extension Valuations {
    /// What a step of a way asks for and sets; its alternative is the one that is taken.
    mutating func effect(of label: StepLabel) -> WayEffect {
        guard label.kind == .event else { return WayEffect(asked: .all) }
        let alternative = AlternativeID(raw: label.operand)
        var effect = WayEffect(asked: taking(alternative))
        var next = alternative
        while !next.isNone {
            let sets = program.sets(of: next)
            if !sets.isEmpty { effect.sets.append(sets) }
            next = program.graph.alternatives[next].then
        }
        return effect
    }

    /// The valuations that a set becomes by assignments, in their order.
    mutating func after(_ values: BDD, assigning all: [Cube]) -> BDD {
        all.reduce(values) { assigning($0, $1) }
    }

    /// From which values a way can be gone, and what it makes; the steps fix which alternatives are taken, so that there is one
    /// end for all of them. `nil`: frames and layers forbid it. O(size of the way), in operations on sets.
    mutating func following(
        _ steps: [StepLabel], from start: Configuration, requires: Guard, in machine: Machine
    ) -> (before: BDD, end: Configuration)? {
        var c = start
        var stops = [(allowed: allowing(c, and: requires), effect: WayEffect(asked: .all))]
        for label in steps {
            let effect = effect(of: label)
            guard machine.takesWay(label, &c) else { return nil }
            stops.append((allowing(c, and: requires), effect))
        }
        var before = BDD.all
        for stop in stops.reversed() {
            before = diagrams.and(before, stop.allowed)
            before = diagrams.and(self.before(before, assigning: stop.effect.sets), stop.effect.asked)
        }
        return before.isEmpty ? nil : (before, c)
    }
}
