import NavGraphModel
import NavGraphSyntax

/// The step that a fault or a finding is about.
package enum StepSubject: Hashable, Sendable {
    case transition(TransitionID)
    case outcome(OutcomeID)
    /// A handler of `entry`.
    case entry
}

/// A fault that some run shows: the nearest of its rule and step.
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

/// Where in the text a fault comes from.
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
    /// Whether that is so, though no run is short enough to be shown.
    package var isSure = false
    /// Whether that is known of every configuration in which the screen is current.
    package var isAlways = false
}

/// A check that does not hold, with a run that shows it where one can.
package struct FailedCheck: Sendable {
    package var check: CheckID
    package var witness: Witness?
}

/// The checks that do not hold, and those of which that is not known, with the reason.
package struct JudgedChecks: Sendable {
    package var failed: [FailedCheck] = []
    package var undecided: [(check: CheckID, limit: RunLimit)] = []
}

/// How near something is: without link steps before with them, then by steps.
struct Reach: Comparable {
    var needsLinks: Bool
    var steps: Int32
    static var none: Reach { Reach(needsLinks: true, steps: .max) }
    static func < (a: Reach, b: Reach) -> Bool {
        a.needsLinks == b.needsLinks ? a.steps < b.steps : !a.needsLinks
    }
}
