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
    /// end for all of them, except where a `start` is a choice. Empty: frames and layers forbid it; `nil`: too many ends.
    /// O(size of the way · ends), in operations on sets.
    mutating func following(
        _ steps: [StepLabel], from starts: [Machine.WayVariant]?, requires: LinkGuard, in machine: Machine
    ) -> [(before: BDD, end: Configuration)]? {
        guard let starts else { return nil }
        typealias Stop = (allowed: BDD, effect: WayEffect)
        func stop(_ variant: Machine.WayVariant, _ effect: WayEffect) -> Stop {
            let asked =
                starts.count == 1 && variant.at.isEmpty
                ? effect.asked : diagrams.and(effect.asked, guarding(variant.at))
            return (allowing(variant.end, and: requires), WayEffect(asked: asked, sets: effect.sets))
        }
        var paths: [(end: Configuration, stops: [Stop])] = []
        for start in starts { paths.append((start.end, [stop(start, WayEffect(asked: .all))])) }
        for label in steps {
            let effect = effect(of: label)
            var next: [(end: Configuration, stops: [Stop])] = []
            for path in paths {
                guard let variants = machine.wayVariants(label, from: path.end) else { return nil }
                for variant in variants {
                    next.append((variant.end, path.stops + [stop(variant, effect)]))
                }
            }
            if next.count > Machine.mostVariants { return nil }
            paths = next
        }
        var found: [(before: BDD, end: Configuration)] = []
        for path in paths {
            var before = BDD.all
            for stop in path.stops.reversed() {
                before = diagrams.and(before, stop.allowed)
                before = diagrams.and(self.before(before, assigning: stop.effect.sets), stop.effect.asked)
            }
            if !before.isEmpty { found.append((before, path.end)) }
        }
        return found
    }
}
