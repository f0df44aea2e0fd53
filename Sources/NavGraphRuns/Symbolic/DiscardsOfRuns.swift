import NavGraphModel
import NavGraphSyntax

/// Steps that take away what the user could not leave. Nearly always the nearest such step is taken while what is kept is on
/// top: there it is looked for first, for all steps and all that is kept at once. Only where something below could be nearer,
/// marks are needed: 1, the layer or frame that conditions keep is here or below.
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

    /// So many configurations are looked at before it is searched for.
    private static let mostNear = 100

    func discards() -> [Discard] {
        let steps = graph.interruptions.filter(graph.mayTakeAway)
        let all = steps.isEmpty ? [] : allKept()
        if all.isEmpty { return [] }
        var found = discardsOnTop(by: steps, all)
        let rest = steps.filter { found[$0] == nil }
        for kept in rest.isEmpty ? [] : all {
            for discard in discards(by: rest, of: kept) {
                if let known = found[discard.step], isNoWorse(known.witness, discard.witness) { continue }
                found[discard.step] = discard
            }
        }
        return steps.compactMap { found[$0] }
    }

    /// Those of which it is certain that no run of fewer steps, without links, has something kept below.
    private func discardsOnTop(by steps: [Discard.Step], _ all: [Kept]) -> [Discard.Step: Discard] {
        var found: [Discard.Step: Discard] = [:]
        var isNear = true
        while found.count < steps.count {
            let rest = steps.filter { found[$0] == nil }
            var star = above
            if goals(of: rest, all, isOnTop: true, most: 1, &star).isEmpty { break }
            if isNear {
                isNear = false
                found = Listing.nearDiscards(by: rest, machine, limit: Self.mostNear)
                if !found.isEmpty { continue }
            }
            let answer = runs.nearest { star in self.goals(of: rest, all, isOnTop: true, &star) }
            guard let answer, !answer.nearest.needsLinks else { break }
            var nearest = discards(by: rest, at: answer)
            let most = runs.leastSteps(to: { self.openings(above: all, in: $0) }, knowing: answer.runs)
            nearest.removeAll { $0.witness.map { $0.length - 1 > most } ?? true }
            if nearest.isEmpty { break }
            for discard in nearest { found[discard.step] = discard }
        }
        return found
    }

    /// With something that is kept here or below; without a witness: no run is known.
    private func discards(by steps: [Discard.Step], of kept: Kept) -> [Discard] {
        let marks = marks(of: kept)
        var star = above
        var known: Openings?
        var rest = steps.filter { step in
            let places = goals(of: [step], [kept], isOnTop: false, &star)
            if places.isEmpty { return false }
            let openings = known ?? Openings(of: &star, keepsGreatest: true, marks)
            known = openings
            return places.contains { isShown($0, in: openings, of: &star) }
        }
        let marked = runs.marked(marks)
        var found: [Discard] = []
        func look(for steps: [Discard.Step], byLinks: Bool = false) -> Bool {
            func goals(_ star: inout PostStar) -> [Goal] { self.goals(of: steps, [kept], isOnTop: false, &star) }
            let new = discards(by: steps, at: byLinks ? marked.nearestByLinks(goals) : marked.nearest(goals))
            found += new
            rest.removeAll { step in new.contains { $0.step == step } }
            return !new.isEmpty
        }
        while !rest.isEmpty, look(for: rest) {}
        for step in rest where !look(for: [step]) && !look(for: [step], byLinks: true) {
            // What is kept where nothing takes it away may be nearer.
            if graph.hasRegions || machine.program.restriction.bounds != nil || takesAll(step) {
                found.append(Discard(step: step, witness: nil))
            }
        }
        return found
    }

    /// The steps that take something away where an answer leads.
    private func discards(by steps: [Discard.Step], at answer: RunSearch.Answer?) -> [Discard] {
        guard let run = witness(answer, shows: { try takesAway(anyOf: steps, $0.last) }) else { return [] }
        let before = run.steps.dropFirst().map(\.label)
        return steps.compactMap { step in
            graph.labels(of: step).lazy.compactMap { label in
                let shown = self.machine.replayThroughRegions(before + [label]) { run in
                    guard run.fault == nil, let (label, before) = run.lastStep else { return false }
                    return try self.machine.discarding(label, from: before) != nil
                }
                guard let shown, shown.0.count == before.count + 1 else { return nil }
                return Discard(step: step, witness: Witness(shown.0, shown.1, in: self.program))
            }.first
        }
    }

    /// `Undecided` only where no step surely does.
    private func takesAway(anyOf steps: [Discard.Step], _ c: Configuration) throws(Machine.Undecided) -> Bool {
        var undecided: Machine.Undecided?
        for step in steps {
            do throws(Machine.Undecided) {
                if case .event(let event) = step {
                    guard machine.events(in: c).contains(event), let taken = try machine.taken(event, c) else {
                        continue
                    }
                    if try machine.discarding(StepLabel(.event, taken.raw), from: c) != nil { return true }
                } else if try machine.discarding(graph.labels(of: step)[0], from: c) != nil {
                    return true
                }
            } catch { undecided = undecided ?? error }
        }
        if let undecided { throw undecided }
        return false
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

    private func isShown(_ goal: Goal, in openings: Openings, of star: inout PostStar) -> Bool {
        let context = star.automaton.arcs[star.increment(goal.increment).arc].context
        return openings.entries(of: context).contains { number in
            let entry = openings[number]
            return (goal.marks?.contains(entry.mark) ?? true) && star.values.diagrams.meets(goal.relation, entry.values)
        }
    }

    /// What opens something above what is kept.
    private func openings(above all: [Kept], in star: PostStar) -> [Goal] {
        star.automaton.arcs.all.flatMap { arc -> [Goal] in
            guard arc.kind == .edge, let symbol = arc.over,
                all.contains(where: { Self.isKept($0, at: symbol, in: star) })
            else { return [] }
            return star.automaton.increments(of: arc).map { increment in
                Goal(increment: increment, relation: star.increment(increment).relation)
            }
        }
    }

    /// Where one of some steps may be taken while something is kept, before it and after it. `most`: no more are needed.
    private func goals(
        of steps: [Discard.Step], _ all: [Kept], isOnTop: Bool, most: Int = .max, _ star: inout PostStar
    ) -> [Goal] {
        let taking = all.map { self.taking(steps, while: $0, &star.values) }
        if taking.allSatisfy({ $0.links.isEmpty && $0.events.isEmpty }) { return [] }
        var places: [StackSymbolID: [(values: BDD, isHere: Bool)]] = [:]
        var goals: [Goal] = []
        for increment in Array(star.idleIncrements) {
            let arc = star.automaton.arcs[star.increment(increment).arc]
            if places[arc.symbol] == nil {
                let events = program.events(of: star.symbols[arc.symbol].screen)
                places[arc.symbol] = zip(all, taking).compactMap { kept, taking in
                    let isHere = Self.isKept(kept, at: arc.symbol, in: star)
                    if isOnTop, !isHere { return nil }
                    var values = taking.links
                    for (event, taken) in taking.events where events.contains(where: { program.events[$0] == event }) {
                        values = star.values.diagrams.or(values, taken)
                    }
                    return values.isEmpty ? nil : (values, isHere)
                }
            }
            for (values, isHere) in places[arc.symbol] ?? [] {
                let left = star.values.diagrams.and(star.increment(increment).relation, values)
                if left.isEmpty { continue }
                goals.append(Goal(increment: increment, relation: left, marks: isHere ? nil : 1...1))
                if goals.count == most { return goals }
            }
        }
        return goals
    }

    /// The values with which steps are taken while something is kept: of links together, and of each event.
    private func taking(
        _ steps: [Discard.Step], while kept: Kept, _ values: inout Valuations
    ) -> (links: BDD, events: [(TransitionID, BDD)]) {
        let before = keeping(kept, after: [], &values)
        var links = BDD.none
        var events: [(TransitionID, BDD)] = []
        for step in steps {
            switch step {
            case .link(let link):
                // What its way sets may have it kept no longer: a run shows it.
                let own = values.guarding(program.guarding(graph.deepLinks[link].requires))
                links = values.diagrams.or(links, values.diagrams.and(own, before))
            case .event(let event):
                var all = BDD.none
                for alternative in graph.alternatives(of: event) {
                    let kept = keeping(kept, after: sets(by: alternative), &values)
                    let taken = values.diagrams.and(values.taking(alternative), kept)
                    all = values.diagrams.or(all, values.diagrams.and(taken, before))
                }
                if !all.isEmpty { events.append((event, all)) }
            }
        }
        return (links, events)
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
