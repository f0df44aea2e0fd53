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

    /// Keeps with which values an alternative sets conditions. One that shows a new root leaves no other region.
    mutating func keepAssignment(_ id: AlternativeID, _ head: Head) {
        guard options.bound == .above, graph.hasRegions else { return }
        if case .root = graph.alternatives[id].action { return }
        let below = symbols.belows[symbols[head.symbol].below]
        let place =
            below.layer == 0
            ? Place.context(head.context) : Place.region(RegionMeetings.key(below.layer, below.region))
        let before = reached(head.relation)
        let key = Assignment(place: place, alternative: id)
        assignments[key] = assignments[key].map { values.diagrams.or($0, before) } ?? before
    }

    /// For each region what conditions can become while others are current: from between to now.
    mutating func changesElsewhere() -> [UInt64: BDD] {
        var byPlace: [Place: [Assignment]] = [:]
        for assignment in assignments.keys { byPlace[assignment.place, default: []].append(assignment) }
        var opened: [Place: Set<UInt32>] = [:]
        for arc in arcs where arc.kind == .edge && arc.symbol != .max {
            let below = symbols.belows[symbols[arc.symbol].below]
            let place =
                below.layer == 0
                ? Place.context(arc.inside) : Place.region(RegionMeetings.key(below.layer, below.region))
            opened[place, default: []].insert(arc.context)
        }
        let regions = meetings.keys.sorted()
        var changes: [UInt64: BDD] = [:]
        for region in regions {
            var change = values.unchangedBetween
            for place in places(from: regions.filter { $0 != region && $0 >> 32 == region >> 32 }, opened) {
                for assignment in byPlace[place] ?? [] {
                    change = values.diagrams.or(change, self.change(by: assignment))
                }
            }
            changes[region] = values.closure(of: change)
        }
        return changes
    }

    private mutating func change(by assignment: Assignment) -> BDD {
        let before = values.diagrams.renaming(assignments[assignment]!, .now, to: .between)
        let same = values.diagrams.and(values.unchangedBetween, before)
        return values.assigning(same, program.sets(of: assignment.alternative))
    }

    /// What is in some regions, and in layers above them.
    private func places(from regions: [UInt64], _ opened: [Place: Set<UInt32>]) -> Set<Place> {
        var pending = regions.map { Place.region($0) }
        var found = Set(pending)
        while let place = pending.popLast() {
            for context in opened[place] ?? [] {
                var places = [Place.context(context)]
                let symbol = symbols[contexts[Int(context)].symbol]
                if symbol.isBottom {
                    let count = symbols.regionCount(of: symbol.layer - 1)
                    if count > 1 {
                        places += (0..<count).map { .region(RegionMeetings.key(symbol.layer, UInt32($0))) }
                    }
                }
                for place in places where found.insert(place).inserted { pending.append(place) }
            }
        }
        return found
    }
}

extension PostStar {
    /// The same once more, with what it found about changes elsewhere, until that tells nothing new.
    func withChangesElsewhere(of machine: Machine) -> PostStar {
        var star = self
        if star.values.setsNothing || star.isExhausted { return star }
        for _ in 0..<4 {
            let changes = star.changesElsewhere()
            if changes == star.options.changes { break }
            var options = star.options
            options.changes = changes
            star = PostStar(continuing: star, options)
            star.launch()
            star.followLinks(of: machine)
        }
        return star
    }
}
