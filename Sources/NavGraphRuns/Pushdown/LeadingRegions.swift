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
        var search = EscapeSearch(self, within: within, besideStuck: besideStuck)
        let failures = try search.failures(from: starts, to: isTarget)
        // How many steps it takes from there is not the same for all that it may hold.
        guard !failures.isEmpty, within == nil else { return failures }
        let unknown = search.unknownRegions
        guard !unknown.isEmpty, unknown.count <= Self.mostUnknownRegions else { return failures }
        var leading: Set<UInt64> = []
        var searches = 0
        var isMore = true
        while isMore {
            isMore = false
            for region in unknown where !leading.contains(region) && isReachable(region) {
                searches += 1
                if searches > Self.mostSearches { break }
                var search = EscapeSearch(self, within: nil, besideStuck: besideStuck, leading: leading)
                let others = try search.failures(from: { $0.isBottom(of: region) }, to: isTarget)
                guard others.isEmpty else { continue }
                leading.insert(region)
                isMore = true
            }
        }
        if leading.isEmpty { return failures }
        search = EscapeSearch(self, within: nil, besideStuck: besideStuck, leading: leading)
        return try search.failures(from: starts, to: isTarget)
    }

    private static let mostUnknownRegions = 16
    private static let mostSearches = 48

    private func isReachable(_ region: UInt64) -> Bool {
        idle.contains { s.symbols[s.items[Int($0)].symbol].isBottom(of: region) }
    }
}

extension StackSymbol {
    /// Whether it is at the bottom of a region, as `HiddenRegions` counts them.
    fileprivate func isBottom(of region: UInt64) -> Bool {
        isBottom && Saturation.HiddenRegions.key(layer - 1, Int(self.region)) == region
    }
}
