import NavGraphModel
import NavGraphSyntax

/// What runs show, whether a run can be shown or not.
///
/// A reached screen is reached, however long its run is: without several regions in a layer the saturation is exact, with them
/// its lower bound is. So a finding without a run is only a possible problem where neither shows that it happens.
extension RunAnalysis {
    /// Whether all that is reported without a run is so all the same.
    private var isExact: Bool { !graph.hasRegions && limit == nil }

    /// How many steps the runs have that were searched at least: what surely happens, and has no run among them, has a longer
    /// one. 0 where that is not known.
    package var searchedSteps: Int { Int(symbolic?.runs.searched ?? 0) }

    package func surelyHappens(_ fault: FaultFact) -> Bool { isExact || symbolic?.surelyFaults(fault.key) ?? false }
    package func surelyIgnores(_ event: TransitionID) -> Bool { isExact || symbolic?.surelyIgnores(event) ?? false }
    package func surelyViolates(_ screen: ScreenID) -> Bool { isExact || symbolic?.surelyViolates(screen) ?? false }
    /// Of a check that fails.
    package func surelyFails(_ check: CheckID) -> Bool {
        if case .reach(let screen, nil, let within) = graph.checks[check].law {
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
