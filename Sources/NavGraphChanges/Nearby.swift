import NavGraphModel
import NavGraphRuns

/// Of which screens it is known, without an analysis of all runs that keep a set, that they are as near as they were.
///
/// What a change does shows in runs of some length only (`FirstDifference`). To a screen that a shorter run comes to nothing
/// can have changed, nor where a shortest run is one of both graphs.
final class Nearby {
    private let comparison: Comparison
    private let least: LeastSteps
    /// The same of NEW.
    private lazy var leastOfNew = LeastSteps(comparison.new)
    /// By `least`, which costs little.
    private let first: FirstDifference
    /// By shortest runs.
    private lazy var exact = comparison.firstDifference(comparison.shortestSteps)
    private var leastKnown: [ScreenID: Int] = [:]

    init(_ comparison: Comparison) {
        self.comparison = comparison
        let least = LeastSteps(comparison.old)
        self.least = least
        first = comparison.firstDifference { least[$0] }
    }

    func bounds(of screen: SharedScreen, in runs: RunAnalysis, isNew: Bool) -> ClosedRange<Int>? {
        isNew
            ? runs.distanceBounds(of: screen.new, atLeast: leastOfNew[screen.new])
            : runs.distanceBounds(of: screen.old, atLeast: least[screen.old])
    }

    /// Whether it is not known yet that a screen is, for those of a set, as near as it was; for all: and no nearer.
    ///
    /// - Parameter besidesFarther: only whether it is reached is asked: that it is farther is told of more runs.
    func mayDiffer(_ screen: SharedScreen, for whom: Whom, besidesFarther: Bool) -> Bool {
        if whom.facts.isEmpty { return !isAsNear(screen, for: whom) }
        // Each run of OLD is one of NEW.
        if !whom.isOneSided, first.old == .max { return false }
        if !whom.old.mayBeCurrent[screen.old.index] { return false }
        if let steps = whom.new.kept?.firstSteps(to: screen.new), besidesFarther || steps <= least[screen.old] {
            return false
        }
        // A run of OLD says nothing of a condition that it lacks.
        if !whom.isOneSided, isAsNear(screen, for: whom) { return false }
        if isReachedStill(screen, for: whom, howeverFar: besidesFarther) { return false }
        return whom.isOneSided || mayBeFarther(screen, whom)
    }

    /// By single runs of OLD.
    private func isAsNear(_ screen: SharedScreen, for whom: Whom) -> Bool {
        let steps = whom.old.kept?.firstSteps(to: screen.old)
        if let steps, isSettled(screen, for: whom, after: steps, least: least[screen.old], first: first) {
            return true
        }
        guard let shortest = comparison.oldRuns?.witness(to: screen.old), !shortest.usesLinks else { return false }
        if whom.facts.isEmpty { return shortest.length <= exact.new && isFollowed(shortest, to: screen, exact) }
        if let run = whom.old.kept?.run(like: shortest), isFollowed(run, to: screen, exact) { return true }
        return steps.map { isSettled(screen, for: whom, after: $0, least: shortest.length, first: exact) } ?? false
    }

    /// Whether a run of NEW that keeps the set comes to a screen, in no more steps than any run of OLD. Takes longest.
    private func isReachedStill(_ screen: SharedScreen, for whom: Whom, howeverFar: Bool) -> Bool {
        guard let kept = whom.new.kept else { return false }
        func isNear(_ steps: Int) -> Bool { howeverFar || steps <= leastSteps(of: screen) }
        if let steps = kept.firstSteps(to: screen.new), isNear(steps) { return true }
        guard let shortest = comparison.newRuns?.witness(to: screen.new), !shortest.usesLinks, isNear(shortest.length)
        else { return false }
        return kept.run(like: shortest) != nil
    }

    /// No run of OLD to a screen without link steps takes fewer.
    private func leastSteps(of screen: SharedScreen) -> Int {
        if let known = leastKnown[screen.old] { return known }
        let runs = comparison.oldRuns
        let known = runs.flatMap { $0.isLinkOnly(screen.old) ? nil : bounds(of: screen, in: $0, isNew: false) }
        let steps = known?.lowerBound ?? least[screen.old]
        leastKnown[screen.old] = steps
        return steps
    }

    /// By a run of that many steps: no run to the screen is shorter in OLD, or a shorter one is also a run of NEW.
    private func isSettled(
        _ screen: SharedScreen, for whom: Whom, after steps: Int, least: Int, first: FirstDifference
    ) -> Bool {
        guard steps <= max(least, first.leastSteps(to: screen.old)), !whom.facts.isEmpty || steps <= first.new else {
            return false
        }
        return steps < first.leastSteps(to: screen.old)
            || whom.old.kept?.firstRun(to: screen.old).map { isFollowed($0, to: screen, first) } ?? false
    }

    /// By a shortest run of OLD that keeps the set: where few conditions do not show one, by an analysis.
    private func mayBeFarther(_ screen: SharedScreen, _ whom: Whom) -> Bool {
        if let run = whom.old.kept?.leastRun(to: screen.old), isFollowed(run, to: screen, exact) { return false }
        guard let old = whom.old.runs, old.limit == nil else { return true }
        guard let run = old.witness(to: screen.old), !run.usesLinks else { return old.isReachable(screen.old) }
        return !isFollowed(run, to: screen, exact)
    }

    /// Whether NEW can go along a run of OLD.
    private func isFollowed(_ run: Witness, to screen: SharedScreen, _ first: FirstDifference) -> Bool {
        run.length < first.leastSteps(to: screen.old) || comparison.parting(of: run, isNew: false) == nil
    }
}
