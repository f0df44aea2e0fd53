import NavGraphModel

/// How many steps runs to a screen take at least, by what runs do at most: no run takes fewer.
///
/// Layers of several regions are bounded from above (`PostStarRegions`). What conditions become while other regions are current
/// is taken from the analysis that does not count, so that nothing is found later that is nearer. What a limit of steps leaves
/// out takes more than the limit.
final class StepsAtLeast {
    private static let limits: [Int32] = [4, 8, 16, 32, 64]
    private let plain: RunLevels
    private let linked: RunLevels

    init(_ most: Reached, _ machine: Machine) {
        func levels(_ links: LinkFacts) -> RunLevels {
            RunLevels(Self.limits) { level in
                let limit = level.map { Self.limits[$0] } ?? RunLength.most - 1
                let options = PostStar.Options(mostSteps: limit, bound: .above)
                var star = PostStar(continuing: most.all, options)
                if level == nil { star.values = star.values.ignoringConditions() }
                star.regions.change(most.all.regions.changes)
                star.links = links
                star.launch()
                star.values.diagrams.forgetResults()
                return ShortestRuns(star)
            }
        }
        plain = levels(LinkFacts())
        let links = LinkFacts(of: machine)
        linked = links.isEmpty ? plain : levels(links)
    }

    /// `enough`: no more is asked for.
    func callAsFunction(to screen: ScreenID, usesLinks: Bool, enough: Int32) -> Int32 {
        let levels = usesLinks ? linked : plain
        var least: Int32 = 0
        for (index, limit) in Self.limits.enumerated() where least < enough {
            let runs = levels[index]
            if runs.star.isExhausted {
                guard let free = levels.free, !free.star.isExhausted else { break }
                return min(max(least, free.nearest { _ in free.goals(screen) }.first?.steps ?? 0), enough)
            }
            let found = runs.nearest { _ in runs.goals(screen) }.first?.steps ?? .max
            least = max(least, runs.star.isCut ? min(found, limit + 1) : found)
            if found <= limit + 1 || !runs.star.isCut { break }
        }
        return min(least, enough)
    }
}
