import NavGraphModel

extension PushdownAnalysis {
    /// For each screen the nearest configuration, of those whose current symbol `starts` accepts, from which no run leads
    /// to an item that `isTarget` accepts.
    ///
    /// Of a region that may hold one thing or another, an `EscapeSearch` by itself knows nothing. So where it fails, it is
    /// asked of each such region whether all that can be current in it leads to the target: then it is enough to choose
    /// it, also for the other regions, which are asked again until none is added. Each configuration that a choice leads
    /// to is reachable, hence was among those that were asked. One search for each region and round, but no more than some.
    func failures(
        from starts: (StackSymbol) -> Bool, within: Int? = nil, besideStuck: Set<UInt64> = [],
        to isTarget: (Saturation.Item, Symbols) -> Bool
    ) throws(RunLimit) -> [EscapeSearch.Failure] {
        var regions = hiddenRegions(countsSteps: within != nil)
        func failures(from starts: (StackSymbol) -> Bool) throws(RunLimit) -> [EscapeSearch.Failure] {
            var search = EscapeSearch(self, regions, within: within, besideStuck: besideStuck)
            return try search.failures(from: starts, to: isTarget)
        }
        let first = try failures(from: starts)
        // How many steps it takes from there is not the same for all that it may hold.
        guard !first.isEmpty, within == nil, let unknown = regions.map(mayLead), !unknown.isEmpty,
            unknown.count <= Self.mostUnknownRegions
        else { return first }
        var searches = 0
        var isMore = true
        while isMore {
            isMore = false
            for region in unknown where !regions!.leading.contains(region) && searches < Self.mostSearches {
                searches += 1
                if try failures(from: { $0.isBottom(of: region) }).isEmpty {
                    regions!.leading.insert(region)
                    isMore = true
                }
            }
        }
        return regions!.leading.isEmpty ? first : try failures(from: starts)
    }

    /// The regions of which nothing is known, but that something is current at their bottoms, and that frames above these
    /// go where they are chosen: tabs, and columns without frames.
    private func mayLead(_ regions: Saturation.HiddenRegions) -> [UInt64] {
        regions.unknown.filter { key in
            let isTab = s.symbols.layers[UInt32(key >> 32)].container == .tabs
            return (isTab || regions.deep[key] == nil)
                && idle.contains { s.symbols[s.items[Int($0)].symbol].isBottom(of: key) }
        }.sorted()
    }

    private static let mostUnknownRegions = 16
    private static let mostSearches = 48
}

extension StackSymbol {
    /// Whether it is at the bottom of a region, as `HiddenRegions` counts them.
    fileprivate func isBottom(of region: UInt64) -> Bool {
        isBottom && Saturation.HiddenRegions.key(layer - 1, Int(self.region)) == region
    }
}
