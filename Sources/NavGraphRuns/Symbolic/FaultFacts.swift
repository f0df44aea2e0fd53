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
        var from: IncrementID
        /// Whether `label` is a step from there, or one that led there.
        var isStep: Bool
        var relation: BDD
    }
    private struct Key: Hashable {
        var rule: Rule
        var label: StepLabel
        var place: FaultPlace
        var from: IncrementID?
    }
    /// A list of alternatives of which none holds.
    struct Ignored: Sendable {
        var event: TransitionID
        var from: IncrementID
        var relation: BDD
    }

    private(set) var faults: [Fault] = []
    private var known: Set<Key> = []
    private(set) var ignored: [Ignored] = []
    private var knownIgnored: Set<TransitionID> = []
    private let countsSteps: Bool

    init(countsSteps: Bool) { self.countsSteps = countsSteps }

    mutating func raise(_ fault: Fault) {
        let key = Key(rule: fault.rule, label: fault.label, place: fault.place, from: countsSteps ? fault.from : nil)
        if known.insert(key).inserted { faults.append(fault) }
    }

    mutating func ignore(_ event: TransitionID, from increment: IncrementID, _ relation: BDD) {
        if countsSteps || knownIgnored.insert(event).inserted {
            ignored.append(Ignored(event: event, from: increment, relation: relation))
        }
    }

    mutating func forgetFaults() { (faults, known) = ([], []) }
}
