import NavGraphModel
import NavGraphSyntax

/// Runs that together fire each transition that a run is known to fire.
package struct Cover: Sendable {
    /// The runs, each with the transitions that no earlier run fires.
    package var runs: [(witness: Witness, fires: [TransitionID])] = []
    /// The transitions that no run is known to fire.
    package var unfired: [TransitionID] = []
}

extension RunAnalysis {
    /// Finds a small set of runs; finding the smallest one is as hard as set cover (Karp 1972). Shortest runs to the
    /// farthest elements are added first, because they fire many transitions. Then runs are removed if others fire all
    /// their transitions.
    package func cover() -> Cover {
        var cover = Cover()
        var fired: Set<TransitionID> = []
        var runs: [(witness: Witness, fires: Set<TransitionID>)] = []
        for transition in transitionsByDistance() where !fired.contains(transition) {
            guard let witness = witness(firing: transition) else {
                cover.unfired.append(transition)
                continue
            }
            let fires = Set(witness.steps.compactMap { graph.firedTransition(by: $0.label) })
            fired.formUnion(fires)
            runs.append((witness, fires))
        }
        cover.unfired = cover.unfired.filter { !fired.contains($0) }.sorted()
        var counts: [TransitionID: Int] = [:]
        for run in runs { for transition in run.fires { counts[transition, default: 0] += 1 } }
        runs.removeAll { run in
            guard run.fires.allSatisfy({ counts[$0, default: 0] > 1 }) else { return false }
            for transition in run.fires { counts[transition, default: 0] -= 1 }
            return true
        }
        var known: Set<TransitionID> = []
        for run in runs {
            cover.runs.append((run.witness, run.fires.subtracting(known).sorted()))
            known.formUnion(run.fires)
        }
        return cover
    }

    /// Those of far screens first, those of flows and of the app last.
    private func transitionsByDistance() -> [TransitionID] {
        let distances = graph.transitions.ids.map { transition in
            guard case .screen(let screen) = graph.transitions[transition].owner else { return -1 }
            return distance(of: screen) ?? -1
        }
        return graph.transitions.ids.sorted { (distances[$1.index], $0) < (distances[$0.index], $1) }
    }

    /// A shortest run whose last step fires a transition without a fault; `nil`: none is known.
    package func witness(firing transition: TransitionID) -> Witness? {
        let listed = listing?.witness(firing: transition)
        let other = symbolic?.witness(firing: transition)
        return isNoWorse(listed, other) ? listed : other
    }
}

extension NavGraph {
    fileprivate func firedTransition(by label: StepLabel) -> TransitionID? {
        label.kind == .event ? alternatives[AlternativeID(raw: label.operand)].transition : nil
    }
}

extension SymbolicAnalysis {
    fileprivate func witness(firing transition: TransitionID) -> Witness? {
        let answer = runs.nearest { [self] star in
            var rest = BDD.all
            var taken: [(alternative: AlternativeID, values: BDD)] = []
            for alternative in graph.alternatives(of: transition) {
                let asked = star.values.asked(by: alternative)
                taken.append((alternative, star.values.diagrams.and(rest, asked)))
                rest = star.values.left(rest, without: alternative)
            }
            var goals: [Goal] = []
            for increment in items(with: transition, in: star) {
                for (alternative, values) in taken {
                    let relation = star.values.diagrams.and(star.increment(increment).relation, values)
                    if relation.isEmpty { continue }
                    goals.append(
                        Goal(increment: increment, relation: relation, step: StepLabel(.event, alternative.raw)))
                }
            }
            return goals
        }
        return witness(answer)
    }
}

extension Listing {
    fileprivate func witness(firing transition: TransitionID) -> Witness? {
        var best: (from: Int, edge: Edge)?
        for index in configurations.indices {
            guard let range = out[index], best.map({ reach(of: index) < reach(of: $0.from) }) ?? true else { continue }
            let edge = edges[range].first { graph.firedTransition(by: $0.label) == transition }
            if let edge { best = (index, edge) }
        }
        guard let (from, edge) = best else { return nil }
        var witness = witness(to: from)
        let last = configurations[Int(edge.to)]
        witness.steps.append(Witness.Step(label: edge.label, screen: last.current))
        witness.endsAtHome = last.isAtHome
        return witness
    }
}
