/// Something that `lint` has to say: a rule, the element that it is about, a place, and words for people.
package struct Finding: Sendable {
    package var rule: Rule
    package var severity: Severity
    package var subject: Subject
    package var place: Place
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
        witness: @autoclosure @escaping @Sendable () -> WitnessRun = WitnessRun()
    ) {
        self.init(rule, subject, at: place, FindingWords({ _ in message }, witness: { _ in witness() }), number: 0)
    }
}

/// What is said of many findings of one rule, told apart by numbers: most of thousands are counted, and never spelled.
package final class FindingWords: Sendable {
    fileprivate let message: @Sendable (UInt32) -> String
    fileprivate let witness: @Sendable (UInt32) -> WitnessRun

    package init(
        _ message: @escaping @Sendable (UInt32) -> String, witness: @escaping @Sendable (UInt32) -> WitnessRun
    ) {
        self.message = message
        self.witness = witness
    }
}
