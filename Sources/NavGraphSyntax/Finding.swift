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

/// The steps of a witness, launch first; each is spelled when it is asked for, as runs can be long.
package struct WitnessRun: Sendable, RandomAccessCollection {
    package let count: Int
    private let step: @Sendable (Int) -> WitnessStep

    package init() { self.init(count: 0) { _ in preconditionFailure("there is no step") } }
    package init(count: Int, step: @escaping @Sendable (Int) -> WitnessStep) {
        self.count = count
        self.step = step
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
    package subscript(index: Int) -> WitnessStep { step(index) }
}

/// One step of a witness, in the spelling of `CLI.md`.
package struct WitnessStep: Sendable, Hashable {
    /// `launch`, `event:OWNER.NAME`, `back`, …
    package var step: String
    /// For `launch`: the conditions and their values there, in file order.
    package var conditions: [(name: String, value: Bool)]
    /// The screen that is current after the step; `nil` after a fault.
    package var screen: String?
    /// The fault that the step is.
    package var fault: Rule?

    package init(
        _ step: String, conditions: [(name: String, value: Bool)] = [], screen: String? = nil, fault: Rule? = nil
    ) {
        self.step = step
        self.conditions = conditions
        self.screen = screen
        self.fault = fault
    }

    package static func == (a: WitnessStep, b: WitnessStep) -> Bool {
        a.step == b.step && a.screen == b.screen && a.fault == b.fault
            && a.conditions.elementsEqual(b.conditions) { $0.name == $1.name && $0.value == $1.value }
    }
    package func hash(into hasher: inout Hasher) {
        hasher.combine(step)
        hasher.combine(screen)
    }
}
