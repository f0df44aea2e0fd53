import NavGraphModel
import NavGraphSyntax

/// What some run is sure to show, of what saturation takes for reachable.
///
/// Where layers have several regions, saturation may take more for reachable than there is. That errs on the side of
/// reporting, but not for what is reported because it does *not* happen; so there only what is shown counts. What is not
/// is looked for once more where regions hold but what they hold at first: runs that are made up are no longer in the way.
struct ShownRuns: Sendable {
    private let analysis: PushdownAnalysis
    private let joined: ShownItems
    private let apart: OnDemand<ShownItems>

    /// `nil` where whatever saturation finds is so.
    init?(_ analysis: PushdownAnalysis) {
        guard analysis.s.mayJoinRegions else { return nil }
        self.analysis = analysis
        joined = ShownItems(analysis)
        apart = OnDemand { [program = analysis.program, machine = analysis.machine] in
            ShownItems(PushdownAnalysis(program, joinsRegions: false) { machine })
        }
    }

    func reach(of screen: ScreenID) -> Reach {
        let reach = joined.reach(of: screen)
        return reach == .none && analysis.isReachable(screen) ? apart.value.reach(of: screen) : reach
    }

    func witness(to screen: ScreenID) -> Witness? {
        joined.witness(to: screen) ?? (analysis.isReachable(screen) ? apart.value.witness(to: screen) : nil)
    }

    /// Whether an alternative of an event is ever taken.
    func fires(_ alternative: AlternativeID) -> Bool {
        analysis.fires(alternative) && (joined.fires(alternative) || apart.value.fires(alternative))
    }

    /// The fewest steps, link steps or not.
    func shortestDistance(of screen: ScreenID) -> Int? {
        joined.shortestDistance(of: screen)
            ?? (analysis.isReachable(screen) ? apart.value.shortestDistance(of: screen) : nil)
    }
}
