/// Which places lead to which: a region to what is opened in it, a context to what is opened in it and to the regions of its
/// layer.
///
/// A context has its own number, a region one beyond all contexts.
struct OpenedPlaces {
    private var next: [[UInt32]]
    private var regions: [UInt64: Int] = [:]

    /// O(contexts and arcs).
    init(_ star: borrowing PostStar) {
        next = Array(repeating: [], count: star.contexts.count)
        for number in star.contexts.indices {
            let symbol = star.symbols[star.contexts[number].symbol]
            let count = symbol.isBottom ? star.symbols.regionCount(of: symbol.layer - 1) : 0
            guard count > 1 else { continue }
            for region in 0..<count {
                let place = self.number(of: .region(PostStar.RegionMeetings.key(symbol.layer, UInt32(region))))
                next[number].append(UInt32(place))
            }
        }
        for arc in star.arcs where arc.kind == .edge && arc.symbol != .max {
            next[number(of: star.place(of: arc.symbol, in: arc.inside))].append(arc.context)
        }
    }

    mutating func number(of place: PostStar.Place) -> Int {
        switch place {
        case .context(let context): return Int(context)
        case .region(let region):
            if let known = regions[region] { return known }
            regions[region] = next.count
            next.append([])
            return next.count - 1
        }
    }

    /// What is in some regions, and in layers above them, by number. O(places and what leads from each to others).
    mutating func reached(from keys: [UInt64]) -> [Bool] {
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
