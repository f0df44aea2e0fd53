import NavGraphModel
import NavGraphSyntax

/// Steps that take away what the user could not leave, by marks: 1, the layer or frame that conditions keep is here or below.
extension SymbolicAnalysis {
    /// What conditions keep from the user.
    private enum Kept: Hashable {
        case layer(IDRange<LiteralID>)
        case screen(ScreenID)
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
                let witness = witness(marked.nearest(goals)) { [machine] run in
                    guard let (label, before) = run.lastStep else { return false }
                    return try machine.discards(label, from: before)
                }
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
        var known: Set<Kept> = []
        let layers =
            graph.alternatives.compactMap { $0.action.presentation?.lockedWhile }
            + graph.deepLinks.map(\.presentation.lockedWhile)
        let all =
            layers.filter { !$0.isEmpty }.map { Kept.layer($0) }
            + graph.screens.ids.filter { !graph.screens[$0].backWhile.isEmpty }.map { Kept.screen($0) }
        return all.filter { known.insert($0).inserted }
    }

    private func marks(of kept: Kept) -> Openings.Marking {
        let aside = regionsAside(of: kept)
        return { star, mark, arc, _ in
            guard let symbol = arc.over else { return 0 }
            if star.opensVisited(arc) { return nil }
            return mark == 1 || Self.isKept(kept, at: symbol, aside: aside, in: star) ? 1 : 0
        }
    }

    /// The layers of several regions of which one may hold a frame that is kept.
    private func regionsAside(of kept: Kept) -> Set<LayerClassID> {
        guard case .screen(let screen) = kept else { return [] }
        return layersHolding(screen)
    }

    private static func isKept(
        _ kept: Kept, at id: StackSymbolID, aside: Set<LayerClassID>, in star: PostStar
    ) -> Bool {
        let symbol = star.symbols[id]
        let region = star.symbols.belows[symbol.below].region
        switch kept {
        case .layer(let lock):
            let layer = symbol.bottom?.layer ?? region?.layer
            return layer.map { star.symbols.layers[$0].lockedWhile == lock } ?? false
        case .screen(let screen): return symbol.screen == screen || region.map { aside.contains($0.layer) } ?? false
        }
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
        let aside = regionsAside(of: kept)
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
            let isHere = Self.isKept(kept, at: symbol, aside: aside, in: star)
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
        let after: BDD
        switch kept {
        case .layer(let lock): after = values.guarding(program.guarding(lock))
        case .screen(let screen):
            after = values.left(.all, without: program.guarding(graph.screens[screen].backWhile))
        }
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
