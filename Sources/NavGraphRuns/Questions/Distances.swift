import NavGraphModel

/// How far screens are, with a proof: no run takes fewer steps than the lower bound, and one takes as many as the upper one.
///
/// Without layers of several regions the two are the same, unless the analysis gave up, or the search for runs did: then
/// only the listing, or the runs in which conditions count for nothing, prove that no run takes fewer. ANALYSIS 10.
extension RunAnalysis {
    /// The bounds of `distance(of:)`; `nil`: no run is known. `least`: no run without link steps is known to take fewer steps.
    package func distanceBounds(of screen: ScreenID, atLeast least: Int = 0) -> ClosedRange<Int>? {
        guard let distance = distance(of: screen) else { return nil }
        let usesLinks = isLinkOnly(screen)
        if !usesLinks, least >= distance { return distance...distance }
        return leastSteps(to: screen, usesLinks: usesLinks, enough: distance)...distance
    }

    /// No run without link steps to a screen takes fewer steps. `most`: no more is asked for.
    package func leastSteps(to screen: ScreenID, most: Int) -> Int {
        leastSteps(to: screen, usesLinks: false, enough: most)
    }

    /// No run to a screen takes fewer steps. `enough`: no more is asked for.
    func leastSteps(to screen: ScreenID, usesLinks: Bool, enough: Int) -> Int {
        let isExact = symbolic.map { !graph.hasRegions && !$0.mayBeNearer.contains(screen) } ?? true
        guard limit != nil || !isExact else { return enough }
        let usesLinks = usesLinks && !graph.deepLinks.isEmpty
        var least = listing?.leastSteps(to: screen) ?? 0
        if least < enough, limit == nil, let symbolic {
            let other = symbolic.stepsAtLeast.value(to: screen, usesLinks: usesLinks, enough: Int32(clamping: enough))
            least = max(least, Int(other))
        }
        if least < enough, let listing = listingInDoubt.value {
            least = max(least, listing.leastSteps(to: screen))
        }
        return min(least, enough)
    }

    /// Checks that screens are near, where layers have several regions or the search for runs gave up.
    func judgeDistances(_ checks: inout JudgedChecks, of asking: NavGraph) {
        guard let symbolic else { return }
        for id in asking.checks.ids {
            guard case .reach(let screen, nil, let within?) = asking.checks[id].law, isReachable(screen),
                !machine.isSeen(screen, within: within), graph.hasRegions || symbolic.mayBeNearer.contains(screen),
                !checks.failed.contains(where: { $0.check == id })
            else { continue }
            let most = fewestSteps(to: screen, enough: within)
            if most ?? (graph.hasRegions ? 0 : .max) <= within { continue }
            let least = leastSteps(to: screen, usesLinks: true, enough: most ?? within + 1)
            if least > within {
                checks.failed.append(FailedCheck(check: id))
            } else {
                checks.undecided.append((id, most.map { .distance(least...$0) } ?? .combinations(program.conditions)))
            }
        }
    }

    /// The steps of a shortest run that is known, with link steps or without. `enough`: it is not looked for a shorter one.
    private func fewestSteps(to screen: ScreenID, enough: Int) -> Int? {
        guard var fewest = distance(of: screen) else { return nil }
        if let listed = (listing ?? listingInDoubt.value)?.fewestSteps(to: screen) { fewest = min(fewest, listed) }
        if fewest > enough, !graph.deepLinks.isEmpty, let symbolic {
            let linked = symbolic.witness(symbolic.runs.nearestByLinks { $0.goals(screen) { $1 } })
            fewest = min(fewest, linked?.length ?? .max)
        }
        return fewest
    }
}
