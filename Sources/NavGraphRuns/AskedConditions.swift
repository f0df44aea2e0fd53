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
    /// show the same. Those whose opposite value would change the run are all among them; of others, which decide only
    /// together, as few as will do. O(asked conditions · log conditions · steps).
    package func askedConditions(of witness: Witness, _ end: WitnessEnd = .steps) -> [ConditionID] {
        var launch = launch(of: witness)
        let labels = witness.steps.dropFirst().map(\.label)
        var asked: [ConditionID] = []
        // Where all of a range can be undecided, so can each of it, whatever comes behind.
        func leaveOut(_ bits: Range<Int>) {
            var without = launch
            for bit in bits { without[bit] = nil }
            if isDecided(labels, end, from: without) {
                launch = without
            } else if bits.count == 1 {
                asked.append(program.conditions[bits.lowerBound])
            } else {
                let middle = bits.lowerBound + bits.count / 2
                leaveOut(bits.lowerBound..<middle)
                leaveOut(middle..<bits.upperBound)
            }
        }
        if !program.conditions.isEmpty { leaveOut(program.conditions.indices) }
        return asked.sorted()
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
        switch end {
        case .steps: return true
        case .violation(let screen): return (try? !machine.holds(program.requires(screen), run.last)) ?? false
        case .holding(let literals): return (try? machine.holds(program.guarding(literals), run.last)) ?? false
        case .ignored(let event): return (try? machine.taken(event, run.last) == nil) ?? false
        case .stuck:
            return machine.events(in: run.last).allSatisfy { event in
                graph.transitions[event].owner == .app || isDecided(event, run.last)
            }
        }
    }

    /// Whether it is known which alternative is taken, if any.
    private func isDecided(_ event: TransitionID, _ c: Configuration) -> Bool {
        do {
            _ = try machine.taken(event, c)
            return true
        } catch {
            return false
        }
    }
}
