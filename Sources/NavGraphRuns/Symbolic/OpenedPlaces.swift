/// The graph of places: a region leads to the contexts that are opened in it; a context leads to the contexts that are
/// opened in it and to the regions of its layer.
///
/// A context keeps its number; the numbers of regions come after those of all contexts.
struct OpenedPlaces {
    private var next: [[UInt32]]
    private var regions: [RegionID: Int] = [:]

    /// O(contexts and arcs).
    init(_ star: borrowing PostStar) {
        next = Array(repeating: [], count: star.automaton.contexts.count)
        for context in star.automaton.contexts.ids {
            guard let layer = star.symbols[star.automaton.contexts[context].symbol].bottom?.layer,
                star.symbols.regionCount(of: layer) > 1
            else { continue }
            for region in star.symbols.regions(of: layer) {
                next[context.index].append(UInt32(number(of: .region(region))))
            }
        }
        for arc in star.automaton.arcs.all where arc.kind == .edge {
            guard let over = arc.over else { continue }
            next[number(of: star.place(of: over, in: arc.inside))].append(arc.context.raw)
        }
    }

    mutating func number(of place: RegionFacts.Place) -> Int {
        switch place {
        case .context(let context): return context.index
        case .region(let region):
            if let known = regions[region] { return known }
            regions[region] = next.count
            next.append([])
            return next.count - 1
        }
    }

    /// The contents of some regions, and of layers above them, by number. O(places and edges from each to others).
    mutating func reached(from keys: [RegionID]) -> [Bool] {
        var waiting = keys.map { UInt32(number(of: .region($0))) }
        var isReached = Array(repeating: false, count: next.count)
        for place in waiting { isReached[Int(place)] = true }
        while let place = waiting.popLast() {
            for other in next[Int(place)] where !isReached[Int(other)] {
                isReached[Int(other)] = true
                waiting.append(other)
            }
        }
        return isReached
    }
}
