import NavGraphModel

/// What becomes of the conditions while a region is not current: by what can happen in the others of its layer, and in the
/// layers above them.
extension PostStar {
    /// Where an alternative sets conditions: in a region, by `RegionMeetings.key`, or in a context.
    enum Place: Hashable, Sendable {
        case region(UInt64)
        case context(UInt32)
    }
    struct Assignment: Hashable, Sendable {
        var place: Place
        var alternative: AlternativeID
    }

    /// Where a symbol is that is current in a context.
    func place(of symbol: UInt32, in context: UInt32) -> Place {
        let below = symbols.belows[symbols[symbol].below]
        return below.layer == 0 ? .context(context) : .region(RegionMeetings.key(below.layer, below.region))
    }

    /// Keeps with which values an alternative sets conditions. One that shows a new root leaves no other region.
    mutating func keepAssignment(_ id: AlternativeID, _ head: Head) {
        guard options.bound == .above, graph.hasRegions else { return }
        if case .root = graph.alternatives[id].action { return }
        let before = reached(head.relation)
        let key = Assignment(place: place(of: head.symbol, in: head.context), alternative: id)
        if let known = assignments[key] {
            assignments[key] = values.diagrams.or(known, before)
        } else {
            assignments[key] = before
            assignmentKeys.append(key)
        }
    }

    /// Works out anew what conditions can become while others of a layer's regions are current, from what is known by now,
    /// and tells what each region holds; `false`: that is nothing new.
    mutating func growChanges() -> Bool {
        guard options.bound == .above, !assignmentKeys.isEmpty else { return false }
        let grown = changesElsewhere().filter { changes[$0.key] ?? values.unchangedBetween != $0.value }
        if grown.isEmpty { return false }
        changes.merge(grown) { $1 }
        for number in arcs.indices where arcs[number].kind == .item && arcs[number].mode == 0 {
            let below = symbols.belows[symbols[arcs[number].symbol].below]
            guard below.layer != 0, let change = grown[RegionMeetings.key(below.layer, below.region)] else { continue }
            let relation = values.changed(arcs[number].relation, by: change)
            insert(Part(relation: relation, arc: UInt32(number), from: .max, label: .none))
        }
        return true
    }

    /// For each region the relation from between to now.
    private mutating func changesElsewhere() -> [UInt64: BDD] {
        var places = OpenedPlaces(self)
        let made = assignmentKeys.map { (place: places.number(of: $0.place), change: change(by: $0)) }
        let regions = meetings.keys.sorted()
        var changes: [UInt64: BDD] = [:]
        for region in regions {
            let isReached = places.reached(from: regions.filter { $0 != region && $0 >> 32 == region >> 32 })
            var change = options.appEvents ? values.settledBetween : values.unchangedBetween
            for (place, made) in made where isReached[place] { change = values.diagrams.or(change, made) }
            changes[region] = values.closure(of: change)
        }
        return changes
    }

    private mutating func change(by assignment: Assignment) -> BDD {
        let before = values.diagrams.renaming(assignments[assignment]!, .now, to: .between)
        let same = values.diagrams.and(values.unchangedBetween, before)
        return values.assigning(same, program.sets(of: assignment.alternative))
    }
}
