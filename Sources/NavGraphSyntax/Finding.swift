/// Something that `lint` has to say: a rule, the element that it is about, a place, and words for people.
package struct Finding {
    package var rule: Rule
    package var severity: Severity
    package var subject: Subject
    package var place: Place
    /// The analysis suspects it, and no run shows it. Then it is a warning at most.
    package var isSuspected = false
    /// The finding that has the same cause, if there is one.
    package var relation: FindingRelation?
    /// Its number among those that the same words say.
    private let number: UInt32
    private let words: FindingWords

    /// What it says. Worked out each time that it is asked for, as is the witness.
    package var message: String { words.message(number) }
    /// A shortest run that shows it; empty where none can.
    package var witness: WitnessRun { words.witness(number) }

    /// Number `number` of the findings that `words` speaks of.
    package init(_ rule: Rule, _ subject: Subject, at place: Place, _ words: FindingWords, number: UInt32) {
        self.rule = rule
        severity = rule.defaultSeverity
        self.subject = subject
        self.place = place
        self.words = words
        self.number = number
    }

    package init(
        _ rule: Rule, _ subject: Subject, at place: Place, _ message: String,
        witness: @autoclosure @escaping () -> WitnessRun = WitnessRun()
    ) {
        self.init(rule, subject, at: place, FindingWords({ _ in message }, witness: { _ in witness() }), number: 0)
    }
}

/// What a finding has to do with another one of its graph. A finding is told by its rule and subject.
package enum FindingRelation: Sendable, Hashable {
    /// It has the same cause as this finding of its own rule, which speaks for both.
    case same(as: Subject)
    /// It would not be there without this one.
    case follows(Rule, Subject)
}

/// What is said of many findings of one rule, told apart by numbers: most of thousands are counted, and never spelled.
package final class FindingWords {
    fileprivate let message: (UInt32) -> String
    fileprivate let witness: (UInt32) -> WitnessRun

    package init(
        _ message: @escaping (UInt32) -> String, witness: @escaping (UInt32) -> WitnessRun
    ) {
        self.message = message
        self.witness = witness
    }
}
