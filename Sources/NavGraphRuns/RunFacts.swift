import NavGraphModel
import NavGraphSyntax

/// The step that a fault or a finding is about.
package enum StepSubject: Hashable, Sendable {
    case transition(TransitionID)
    case outcome(OutcomeID)
    /// A handler of `entry`.
    case entry
}

/// A fault that a run shows; for each rule and step, the nearest one.
package struct FaultFact: Sendable {
    package var rule: Rule
    package var subject: StepSubject
    package var place: FaultPlace
    package var witness: Witness?

    struct Key: Hashable {
        var rule: Rule
        var subject: StepSubject
    }
    var key: Key { Key(rule: rule, subject: subject) }
}

/// The place in the text that causes a fault.
package enum FaultPlace: Hashable, Sendable {
    case none
    /// The action's value, or the `send`, of an alternative.
    case action(AlternativeID)
    case send(AlternativeID)
    case handler(HandlerID)
}

/// A screen that is current in a configuration from which no run leads home, or that no step changes.
package struct DeadEnd: Sendable {
    package var screen: ScreenID
    package var witness: Witness?
    /// Whether this is certain, even if no run is short enough to be shown.
    package var isSure = false
    /// Whether this holds in each configuration in which the screen is current.
    package var isAlways = false
}

/// A check that fails, with a run that shows it, if a run can show it.
package struct FailedCheck: Sendable {
    package var check: CheckID
    package var witness: Witness?
}

/// The checks that fail, and the checks that could not be judged, with the reason.
package struct JudgedChecks: Sendable {
    package var failed: [FailedCheck] = []
    package var undecided: [(check: CheckID, limit: RunLimit)] = []
}

/// The distance of a screen or a fact from launch. Runs without link steps are nearer than runs with them.
struct Reach: Comparable {
    var needsLinks: Bool
    var steps: Int32
    static var none: Reach { Reach(needsLinks: true, steps: .max) }
    static func < (a: Reach, b: Reach) -> Bool {
        a.needsLinks == b.needsLinks ? a.steps < b.steps : !a.needsLinks
    }
}
