import NavGraphModel
import NavGraphSyntax

/// Facts that are certain, even if their run is too long to be shown.
///
/// Without layers of several regions, the saturation is exact; with them, its lower bound is certain. A finding without
/// a run is a possible problem only if neither shows that it happens.
extension RunAnalysis {
    /// Whether each finding without a run is certain.
    private var isExact: Bool { !graph.hasRegions && limit == nil }

    /// The length up to which all runs were searched; 0 if it is not known. A certain fact without a run among them has
    /// a longer run.
    package var searchedSteps: Int { Int(symbolic?.runs.searched ?? 0) }

    package func surelyHappens(_ fault: FaultFact) -> Bool { isExact || symbolic?.surelyFaults(fault.key) ?? false }
    package func surelyIgnores(_ event: TransitionID) -> Bool { isExact || symbolic?.surelyIgnores(event) ?? false }
    package func surelyViolates(_ screen: ScreenID) -> Bool { isExact || symbolic?.surelyViolates(screen) ?? false }
    /// Whether a check that is reported certainly fails.
    package func surelyFails(_ law: Check.Law) -> Bool {
        if case .reach(let screen, nil, let within) = law {
            if !mayBeReachable(screen) { return true }
            return within.map { leastSteps(to: screen, usesLinks: true, enough: $0 + 1) > $0 } ?? false
        }
        return isExact
    }
}

extension SymbolicAnalysis {
    func surelyFaults(_ key: FaultFact.Key) -> Bool {
        surely.all.raised.faults.contains { $0.rule == key.rule && subject(of: $0) == key.subject }
    }

    func surelyIgnores(_ event: TransitionID) -> Bool { surely.all.raised.ignored.contains { $0.event == event } }

    func surelyViolates(_ screen: ScreenID) -> Bool {
        var star = surely.all
        return !star.violations(of: [screen]).isEmpty
    }
}
