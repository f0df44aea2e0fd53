import NavGraphModel
import NavGraphSyntax

/// The faults of steps, and the lists of alternatives of which none holds. Each is kept once; with steps counted, once
/// for each increment.
struct FaultFacts: Sendable {
    struct Fault: Sendable {
        var rule: Rule
        /// The step, also where it began long before.
        var label: StepLabel
        var place: FaultPlace
        /// Where it is raised; without a step if `label` is one that led there.
        var goal: Goal
    }
    private struct Key: Hashable {
        var rule: Rule
        var label: StepLabel
        var place: FaultPlace
        var from: IncrementID?
    }

    private(set) var faults: [Fault] = []
    private var known: Set<Key> = []
    /// The lists of alternatives of which none holds.
    private(set) var ignored: [(event: TransitionID, goal: Goal)] = []
    private var knownIgnored: Set<TransitionID> = []
    private let countsSteps: Bool

    init(countsSteps: Bool) { self.countsSteps = countsSteps }

    mutating func raise(_ fault: Fault) {
        let key = Key(
            rule: fault.rule, label: fault.label, place: fault.place, from: countsSteps ? fault.goal.increment : nil)
        if known.insert(key).inserted { faults.append(fault) }
    }

    mutating func ignore(_ event: TransitionID, from increment: IncrementID, _ relation: BDD) {
        if countsSteps || knownIgnored.insert(event).inserted {
            ignored.append((event, Goal(increment: increment, relation: relation)))
        }
    }

    mutating func forgetFaults() { (faults, known) = ([], []) }
}
