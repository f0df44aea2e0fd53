import NavGraphModel
import NavGraphSyntax

/// The state at the end of a run, after its steps: conditions can also be tested there.
package enum WitnessEnd: Sendable {
    /// The steps are all that there is to see.
    case steps
    /// A screen is visible, and what it requires does not hold.
    case violation(ScreenID)
    /// These hold.
    case holding(IDRange<LiteralID>)
    /// No alternative of an event is taken.
    case ignored(TransitionID)
    /// What the screen's events do leads nowhere.
    case stuck
}

extension RunAnalysis {
    /// The conditions that a run asks for at launch: with the others undecided its steps can be taken all the same, and
    /// show the same. What the platform decides is not among them. Those whose opposite value would change the run are all
    /// among them; of others, which decide only together, as few as will do. O(asked conditions · steps).
    package func askedConditions(of witness: Witness, _ end: WitnessEnd = .steps) -> [ConditionID] {
        if program.conditions.isEmpty { return [] }
        let launch = launch(of: witness)
        let labels = witness.steps.dropFirst().map(\.label)
        var (asked, alone, isWhole) = asked(labels, end, from: launch)
        if !isWhole, !isDecided(labels, end, from: asked) { asked = launch }
        for bit in asked.known.subtracting(alone) {
            var without = asked
            without[bit] = nil
            if isDecided(labels, end, from: without) { asked = without }
        }
        return program.conditions.indices.filter { asked[$0] != nil }.map { program.conditions[$0] }
            .filter { graph.platform(of: $0) == nil && graph.conditions[$0].platforms == nil }.sorted()
    }

    /// The conditions that the steps ask for one after another, and then the end, where nothing else is decided. `alone`: those
    /// of them that no other one can decide instead. `isWhole`: whether the run came to its end.
    private func asked(
        _ labels: [StepLabel], _ end: WitnessEnd, from launch: Cube
    ) -> (asked: Cube, alone: ConditionSet, isWhole: Bool) {
        var (asked, alone) = (Cube(), ConditionSet())
        /// Does something until all is decided that it asks for.
        func decided<Done>(_ start: Cube, _ work: (Cube) throws -> Done) -> Done? {
            var conditions = start
            while true {
                do {
                    return try work(conditions)
                } catch let undecided as Machine.Undecided {
                    // Of a guard that does not hold, one condition is enough.
                    let opposed = launch.opposed(to: undecided.others).subtracting(conditions.known)
                    let condition = Array(opposed).last ?? undecided.condition
                    guard conditions[condition] == nil, let value = launch[condition] else { return nil }
                    if undecided.others.known.subtracting(conditions.known).isSingle { alone.insert(condition) }
                    conditions[condition] = value
                    asked[condition] = value
                } catch {
                    return nil
                }
            }
        }
        // The alternatives of `entry` one by one first: a launch starts again from the first one for each open condition.
        for entry in graph.launches {
            guard let holds = decided(asked, { try machine.holds(program.condition(of: entry), $0) }) else {
                return (asked, alone, false)
            }
            if holds { break }
        }
        guard var c = decided(asked, { try machine.launch($0).end }) else { return (asked, alone, false) }
        for label in labels {
            let next = decided(c.conditions) { conditions in
                var next = c
                next.conditions = conditions
                return try machine.step(label, &next) ? next : nil
            }
            guard let next, let next else { return (asked, alone, false) }
            c = next
        }
        let isShown = decided(c.conditions) { conditions in
            var last = c
            last.conditions = conditions
            return try shows(end, last)
        }
        return (asked, alone, isShown ?? false)
    }

    /// What the last layer was made from before the last step of a run, and whether it is the window's.
    package func lastLayer(of witness: Witness) -> (made: Target, isWindow: Bool)? {
        let labels = witness.steps.dropFirst().dropLast().map(\.label)
        guard let run = try? machine.run(labels, launch(of: witness)) else { return nil }
        return (run.last.top.made, run.last.layers.count == 1)
    }

    /// The screen that is current where the last step of a run faults: in a `then` or a handler another one than before it.
    /// `nil` for a launch, and where the step does not fault.
    package func screen(atFaultOf witness: Witness) -> ScreenID? {
        let labels = witness.steps.dropFirst().map(\.label)
        guard let last = labels.last, let run = try? machine.run(labels.dropLast(), launch(of: witness)) else {
            return nil
        }
        var c = run.last
        do {
            _ = try machine.step(last, &c)
            return nil
        } catch is Machine.Fault {
            return c.current
        } catch {
            return nil
        }
    }

    private func launch(of witness: Witness) -> Cube {
        var launch = Cube()
        for (id, value) in witness.conditions where program.bits[id.index] != .max {
            launch[program.bit(of: id)] = value
        }
        return launch
    }

    private func isDecided(_ labels: [StepLabel], _ end: WitnessEnd, from launch: Cube) -> Bool {
        guard let run = try? machine.run(labels, launch) else { return false }
        return (try? shows(end, run.last)) ?? false
    }

    private func shows(_ end: WitnessEnd, _ c: Configuration) throws(Machine.Undecided) -> Bool {
        switch end {
        case .steps: return true
        case .violation(let screen): return try !machine.holds(program.requires(screen), c)
        case .holding(let literals): return try machine.holds(program.guarding(literals), c)
        case .ignored(let event): return try machine.taken(event, c) == nil
        case .stuck:
            // It is known which alternative each takes, if any.
            for event in machine.events(in: c) where graph.transitions[event].owner != .app {
                _ = try machine.taken(event, c)
            }
            return true
        }
    }
}
