/// Something that `lint` has to say: a rule, the element that it is about, a place, and words for people.
package struct Finding {
    package var rule: Rule
    package var severity: Severity
    package var subject: Subject
    package var place: Place
    /// The version from which on it is found: that of its rule, or a later one in which the rule finds more.
    package var since: Version
    /// Its version is new to the project. Then it is a warning at most, and fails nothing.
    package var isNew = false
    /// The analysis suspects it, and no run shows it. Then it is a warning at most.
    package var isSuspected = false
    /// Where its shortest run is longer than the runs that were searched: more than so many steps.
    package var distanceAtLeast: Int?
    /// The finding that has the same cause, if there is one.
    package var relation: FindingRelation?
    /// The names in its message that an edit to fix it needs: of `unmapped-placeholder` the placeholders, of `unused-allow`
    /// the rule.
    package var quoted: [String] = []
    /// Of `undecided`, the rules and the subjects of the checks that were not judged.
    package var unjudged: [String] = []
    /// The edits of its file that fix it, where its text alone says what was meant.
    package var fix: [Replacement] = []
    /// Of a duplicate, the place of the first, which the message names.
    package var first: Place?
    /// What it says.
    package let message: String
    /// A shortest run that shows it; empty where none can. Worked out each time that it is asked for.
    package var witness: WitnessRun { makeWitness() }
    private let makeWitness: () -> WitnessRun

    package init(
        _ rule: Rule, on subject: Subject, at place: Place, _ message: String,
        witness: @autoclosure @escaping () -> WitnessRun = WitnessRun()
    ) {
        self.rule = rule
        severity = rule.defaultSeverity
        since = rule.since
        self.subject = subject
        self.place = place
        self.message = message
        makeWitness = witness
    }
}

/// What a finding has to do with another one of its graph. A finding is told by its rule and subject.
package enum FindingRelation: Sendable, Hashable {
    /// It has the same cause as this finding of the same rule, which speaks for both.
    case same(as: Subject)
    /// It would not be there without this one.
    case follows(Rule, Subject)
}
