import NavGraphModel
import NavGraphSyntax

/// Steps that take away what the user could not leave, by marks: 1, the layer or frame that conditions keep is here or below.
extension SymbolicAnalysis {
    /// What conditions keep from the user: the layers with a lock, or the frames of screens with these conditions for going
    /// back. Lists of the same conditions are one.
    private struct Kept {
        var layers: Set<IDRange<LiteralID>> = []
        var screens: Set<ScreenID> = []
        var conditions: IDRange<LiteralID>
        /// The layers of several regions of which one may hold such a frame.
        var aside: Set<LayerClassID> = []
    }

    func discards() -> [Discard] {
        var found: [Discard.Step: Discard] = [:]
        let steps = graph.interruptions
        if steps.isEmpty { return [] }
        for kept in allKept() {
            let marks = marks(of: kept)
            var star = above
            var known: Openings?
            let marked = runs.marked(marks)
            for step in steps {
                func goals(_ star: inout PostStar) -> [Goal] { self.goals(of: step, kept, &star) }
                let places = goals(&star)
                if places.isEmpty { continue }
                let openings = known ?? Openings(of: &star, keepsGreatest: true, marks)
                known = openings
                guard places.contains(where: { isShown($0, openings, &star) }) else { continue }
                func takesAway(_ run: Machine.Run) throws -> Bool {
                    guard let (label, before) = run.lastStep else { return false }
                    return try machine.discards(label, from: before)
                }
                // What is kept where nothing takes it away may be nearer.
                let witness =
                    witness(marked.nearest(goals), shows: takesAway)
                    ?? witness(marked.nearestByLinks(goals), shows: takesAway)
                if witness == nil, !graph.hasRegions, machine.program.restriction.bounds == nil, !takesAll(step) {
                    continue
                }
                if let known = found[step], isNoWorse(known.witness, witness) { continue }
                found[step] = Discard(step: step, witness: witness)
            }
        }
        return steps.compactMap { found[$0] }
    }

    private func allKept() -> [Kept] {
        var all: [Kept] = []
        var layers: [Set<Int>: Int] = [:]
        var screens: [Set<Int>: Int] = [:]
        func number(_ conditions: IDRange<LiteralID>, in known: inout [Set<Int>: Int]) -> Int {
            let literals = Set(
                conditions.map { graph.literals[$0] }.map { 2 * $0.condition.index + ($0.isNegated ? 1 : 0) })
            if let place = known[literals] { return place }
            known[literals] = all.count
            all.append(Kept(conditions: conditions))
            return all.count - 1
        }
        let locks =
            graph.alternatives.compactMap { $0.action.presentation?.lockedWhile }
            + graph.deepLinks.map(\.presentation.lockedWhile)
        for lock in locks where !lock.isEmpty {
            let place = number(lock, in: &layers)
            all[place].layers.insert(lock)
        }
        for screen in graph.screens.ids where !graph.screens[screen].backWhile.isEmpty {
            let place = number(graph.screens[screen].backWhile, in: &screens)
            all[place].screens.insert(screen)
            all[place].aside.formUnion(layersHolding(screen))
        }
        return all
    }

    private func marks(of kept: Kept) -> Openings.Marking {
        { star, mark, arc, _ in
            guard let symbol = arc.over else { return 0 }
            if star.opensVisited(arc) { return nil }
            return mark == 1 || Self.isKept(kept, at: symbol, in: star) ? 1 : 0
        }
    }

    private static func isKept(_ kept: Kept, at id: StackSymbolID, in star: PostStar) -> Bool {
        let symbol = star.symbols[id]
        let region = star.symbols.belows[symbol.below].region
        if kept.screens.isEmpty {
            let layer = symbol.bottom?.layer ?? region?.layer
            return layer.map { kept.layers.contains(star.symbols.layers[$0].lockedWhile) } ?? false
        }
        return kept.screens.contains(symbol.screen)
            || region.map { kept.aside.contains($0.layer) } ?? false
    }

    private func isShown(_ goal: Goal, _ openings: Openings, _ star: inout PostStar) -> Bool {
        let context = star.automaton.arcs[star.increment(goal.increment).arc].context
        return openings.entries(of: context).contains { number in
            let entry = openings[number]
            return (goal.marks?.contains(entry.mark) ?? true) && star.values.diagrams.meets(goal.relation, entry.values)
        }
    }

    /// Where a step may be taken while something is kept, before it and after it.
    private func goals(of step: Discard.Step, _ kept: Kept, _ star: inout PostStar) -> [Goal] {
        var labels: [(label: StepLabel, values: BDD)] = []
        switch step {
        case .link(let link):
            let own = star.values.guarding(program.guarding(graph.deepLinks[link].requires))
            labels = [
                (StepLabel(.link, link.raw), star.values.diagrams.and(own, keeping(kept, after: [], &star.values)))
            ]
            for alternative in machine.ways[link]?.alternatives ?? [] where !program.sets(of: alternative).isEmpty {
                labels[0].values = own
            }
        case .event(let event):
            for alternative in graph.alternatives(of: event) {
                let taken = star.values.taking(alternative)
                let kept = keeping(kept, after: sets(by: alternative), &star.values)
                labels.append((StepLabel(.event, alternative.raw), star.values.diagrams.and(taken, kept)))
            }
        }
        let before = keeping(kept, after: [], &star.values)
        var goals: [Goal] = []
        for increment in Array(star.idleIncrements) {
            let symbol = star.automaton.arcs[star.increment(increment).arc].symbol
            let isHere = Self.isKept(kept, at: symbol, in: star)
            if case .event(let event) = step,
                !program.events(of: star.symbols[symbol].screen).contains(where: { program.events[$0] == event })
            {
                continue
            }
            let relation = star.values.diagrams.and(star.increment(increment).relation, before)
            if relation.isEmpty { continue }
            for (label, values) in labels {
                let left = star.values.diagrams.and(relation, values)
                if left.isEmpty { continue }
                goals.append(Goal(increment: increment, relation: left, step: label, marks: isHere ? nil : 1...1))
            }
        }
        return goals
    }

    /// The values before assignments with which something is kept after them.
    private func keeping(_ kept: Kept, after sets: [Cube], _ values: inout Valuations) -> BDD {
        let conditions = program.guarding(kept.conditions)
        let after =
            kept.screens.isEmpty ? values.guarding(conditions) : values.left(.all, without: conditions)
        return values.before(after, assigning: sets)
    }

    /// What an alternative sets whatever happens, in order.
    private func sets(by alternative: AlternativeID) -> [Cube] {
        graph.parts(of: alternative).map { program.sets(of: $0) }.filter { !$0.isEmpty }
    }

    /// Whether each alternative of an event takes all layers away, whatever there is.
    private func takesAll(_ step: Discard.Step) -> Bool {
        guard case .event(let event) = step else { return false }
        return graph.alternatives(of: event).allSatisfy { id in
            if case .root = graph.alternatives[id].action { graph.alternatives[id].then.isNone } else { false }
        }
    }
}
