import NavGraphModel
import NavGraphSyntax

/// Configurations that no step changes.
extension SymbolicAnalysis {
    private static let mostTries = 64

    /// The screens that are current in one, with a run to it.
    func stuck() -> [(ScreenID, Witness?)] {
        var star = above
        var moving: [UInt32: BDD] = [:]
        var screens: Set<ScreenID> = []
        for part in Array(star.idleParts) {
            let arc = star.arcs[Int(star.parts[Int(part)].arc)]
            let moves = moving[arc.symbol] ?? self.moving(star.symbols[arc.symbol], &star)
            moving[arc.symbol] = moves
            if !star.values.diagrams.contains(moves, arc.relation) { screens.insert(star.symbols[arc.symbol].screen) }
        }
        return screens.sorted().compactMap { screen in
            func goals(_ star: inout PostStar) -> [Goal] {
                var goals: [Goal] = []
                for part in Array(star.idleParts) where star.symbol(ofPart: part).screen == screen {
                    let moving = self.moving(star.symbol(ofPart: part), &star)
                    let relation = star.values.diagrams.minus(star.parts[Int(part)].relation, moving)
                    if !relation.isEmpty { goals.append(Goal(part: part, relation: relation)) }
                }
                return goals
            }
            let found = witness(among: runs.nearest(goals), on: screen)
            return (found ?? witness(among: runs.nearestByLinks(goals), on: screen)).map { (screen, $0) }
        }
    }

    private func witness(among answer: RunSearch.Answer?, on screen: ScreenID) -> Witness? {
        guard let answer else { return nil }
        for found in answer.found.prefix(Self.mostTries) {
            if let witness = stuckWitness(answer.runs.labels(of: found), on: screen) { return witness }
        }
        return nil
    }

    /// The values with which some step from a symbol is sure to lead to what differs.
    private func moving(_ symbol: StackSymbol, _ star: inout PostStar) -> BDD {
        if symbol.isBottom {
            let layer = star.symbols.layers[symbol.layer - 1]
            if layer.isSwipeable, star.closedHandler(of: layer.record) == nil { return .all }
        } else if graph.screens[symbol.screen].goesBack, star.closedHandler(of: symbol.record) == nil {
            return .all
        }
        var moving = BDD.none
        for number in program.events(of: symbol.screen) {
            var rest = BDD.all
            var next = graph.transitions[program.events[number]].firstAlternative
            while !next.isNone {
                let asked = star.values.asked(by: next)
                if isMove(graph.alternatives[next], from: symbol) {
                    moving = star.values.diagrams.or(moving, star.values.diagrams.and(rest, asked))
                }
                rest = star.values.diagrams.minus(rest, asked)
                next = graph.alternatives[next].next
            }
        }
        return moving
    }

    private func isMove(_ a: Alternative, from symbol: StackSymbol) -> Bool {
        guard a.send.isEmpty, a.then.isNone else { return false }
        switch a.action {
        case .present: return true
        case .push(let target):
            return symbol.isStack && target.flow.map { graph.flows[$0].container == .stack } ?? true
        case .none, .reuse, .replace, .root, .select, .show, .popBack, .popToRoot, .popTo, .dismissTop, .dismissAll,
            .finish, .raise, .open, .unresolved:
            return false
        }
    }
}

extension SymbolicAnalysis {
    /// A run that ends where no step leads to a configuration that differs; `labels`, and where steps there change nothing
    /// but conditions that nothing asks for, these steps too, until they change nothing any more.
    private func stuckWitness(_ labels: [StepLabel], on screen: ScreenID) -> Witness? {
        var labels = labels
        for _ in 0...3 {
            var settling: StepLabel?
            var wishes: [ConditionID: Bool] = [:]
            let shown = machine.replayThroughRegions(labels) { run in
                wishes = [:]
                guard run.fault == nil, run.last.current == screen else { return false }
                switch try self.ways(out: run.last) {
                case .none(let wished):
                    wishes = wished
                    return true
                case .settling(let label):
                    settling = settling ?? label
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
            guard let settling else { return nil }
            labels.append(settling)
        }
        return nil
    }

    private enum WaysOut {
        /// None, if the conditions without a bit have these values.
        case none([ConditionID: Bool])
        /// A step changes a condition that nothing asks for, and nothing else.
        case settling(StepLabel)
        case some
    }

    /// Whether some step leads to a configuration that differs. Link steps do not count.
    private func ways(out c: Configuration) throws -> WaysOut {
        var wishes: [ConditionID: Bool] = [:]
        var settling: StepLabel?
        for label in try machine.labels(in: c) {
            var next = c
            do {
                guard try machine.step(label, &next) else { continue }
            } catch is Machine.Fault { continue }
            let decided = next.conditions.known & ~c.conditions.known
            if decided != 0 { throw Machine.Undecided(bit: decided & ~(decided - 1)) }
            if !next.looksLike(c) { return .some }
            for (condition, value) in next.others {
                guard let before = c.others[condition] ?? graph.conditions[condition].initially ?? wishes[condition]
                else {
                    wishes[condition] = value
                    continue
                }
                if before != value { settling = settling ?? label }
            }
        }
        return settling.map { .settling($0) } ?? .none(wishes)
    }
}
