import NavGraphModel

/// The changes of conditions while a region is not current: by steps in the other regions of its layer, and in the
/// layers above them.
extension PostStar {
    /// Where a symbol is that is current in a context.
    func place(of symbol: StackSymbolID, in context: ContextID) -> RegionFacts.Place {
        symbols.belows[symbols[symbol].below].region.map { .region($0) } ?? .context(context)
    }

    /// Keeps with which values an alternative sets conditions. One that shows a new root leaves no other region.
    mutating func keepAssignment(_ id: AlternativeID, _ position: Position) {
        guard options.bound == .above, graph.hasRegions else { return }
        if case .root = graph.alternatives[id].action { return }
        let before = reached(position.relation)
        let place = place(of: position.symbol, in: position.context)
        regions.keep(RegionFacts.Assignment(place: place, alternative: id), from: before, &values.diagrams)
    }

    /// Works out anew what conditions can become while others of a layer's regions are current, from what is known by now,
    /// and tells what each region holds; `false`: that is nothing new. Where steps are counted all is known from the start.
    mutating func growChanges() -> Bool {
        guard options.bound == .above, !countsSteps, !regions.assignments.isEmpty else { return false }
        let grown = changesElsewhere().filter { regions.changes[$0.key] ?? values.unchangedBetween != $0.value }
        if grown.isEmpty { return false }
        regions.change(grown)
        for arc in automaton.arcs.ids where automaton.arcs[arc].kind == .item && automaton.arcs[arc].mode == .idle {
            guard let region = symbols.belows[symbols[automaton.arcs[arc].symbol].below].region,
                let change = grown[region]
            else { continue }
            insert(Increment(relation: values.changed(automaton.arcs[arc].relation, by: change), arc: arc))
        }
        return true
    }

    /// For each region the relation from between to now.
    private mutating func changesElsewhere() -> [RegionID: BDD] {
        var places = OpenedPlaces(self)
        let made = regions.assignments.map { (place: places.number(of: $0.place), change: change(by: $0)) }
        let met = regions.met
        var changes: [RegionID: BDD] = [:]
        for region in met {
            let isReached = places.reached(from: met.filter { $0 != region && $0.layer == region.layer })
            var change = options.appEvents ? values.settledBetween : values.unchangedBetween
            for (place, made) in made where isReached[place] { change = values.diagrams.or(change, made) }
            changes[region] = values.closure(of: change)
        }
        return changes
    }

    private mutating func change(by assignment: RegionFacts.Assignment) -> BDD {
        let before = values.diagrams.renaming(regions.values[assignment, default: .none], .now, to: .between)
        let same = values.diagrams.and(values.unchangedBetween, before)
        return values.assigning(same, program.sets(of: assignment.alternative))
    }
}
