import NavGraphModel
import NavGraphSyntax

/// Configurations that no step changes.
extension SymbolicAnalysis {
    private static let mostTries = 64

    /// A screen that may be current in one: what steps do elsewhere may help.
    struct Candidate {
        var screen: ScreenID
        /// A run to it, where one is found.
        var witness: Witness?
        /// Whether it was not looked at, since the runs to it are longer than those that were searched.
        var isOpen = false
    }

    func stuck() -> [Candidate] {
        var star = above
        var moves = SureMoves(program, faults: star.raised.faults)
        var moving: [StackSymbolID: BDD] = [:]
        var screens: Set<ScreenID> = []
        for arc in star.automaton.arcs.all where arc.kind == .item && arc.mode == .idle {
            let values = moving[arc.symbol] ?? moves.values(at: star.symbols[arc.symbol], in: &star)
            moving[arc.symbol] = values
            if !star.values.diagrams.contains(values, arc.relation) { screens.insert(star.symbols[arc.symbol].screen) }
        }
        return screens.sorted().map { screen in
            func goals(_ star: inout PostStar) -> [Goal] {
                var goals: [Goal] = []
                for increment in Array(star.idleIncrements) where star.symbol(of: increment).screen == screen {
                    let moving = moves.values(at: star.symbol(of: increment), in: &star)
                    let relation = star.values.diagrams.minus(star.increment(increment).relation, moving)
                    if !relation.isEmpty { goals.append(Goal(increment: increment, relation: relation)) }
                }
                return goals
            }
            let answer = runs.nearest(goals)
            if let found = witness(among: answer, on: screen) { return Candidate(screen: screen, witness: found) }
            let byLinks = runs.nearestByLinks(goals)
            return Candidate(
                screen: screen, witness: witness(among: byLinks, on: screen),
                isOpen: [answer, byLinks].allSatisfy { $0?.isAssumed ?? true })
        }
    }

    private func witness(among answer: RunSearch.Answer?, on screen: ScreenID) -> Witness? {
        var next = answer
        while let answer = next {
            for found in answer.found.prefix(Self.mostTries) {
                guard let labels = answer.runs.labels(of: found) else { continue }
                if let witness = stuckWitness(labels, on: screen) { return witness }
            }
            next = answer.further()
        }
        return nil
    }
}

extension SymbolicAnalysis {
    /// A run that ends where no step leads to a configuration that differs; `labels`, and where steps there change nothing
    /// but conditions that nothing asks for, these steps too, until they change nothing any more.
    private func stuckWitness(_ labels: [StepLabel], on screen: ScreenID) -> Witness? {
        var labels = labels
        for _ in 0...3 {
            var changing: StepLabel?
            var wishes: [ConditionID: Bool] = [:]
            let shown = machine.replayThroughRegions(labels) { run in
                wishes = [:]
                guard run.fault == nil, run.last.current == screen else { return false }
                switch try machine.ways(out: run.last) {
                case .none(let wished):
                    wishes = wished
                    return true
                case .changing(let label):
                    changing = changing ?? label
                    return false
                case .some: return false
                }
            }
            if let (labels, run) = shown {
                var witness = Witness(labels, run, in: program)
                for index in witness.conditions.indices {
                    if let value = wishes[witness.conditions[index].id] { witness.conditions[index].value = value }
                }
                return witness
            }
            guard let changing else { return nil }
            labels.append(changing)
        }
        return nil
    }
}
