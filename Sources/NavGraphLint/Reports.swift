import NavGraphModel
import NavGraphSyntax

/// What rules say.
struct Reports {
    private(set) var findings: [Finding] = []
    /// How many findings of a rule were not even made.
    private(set) var omitted: [Rule: Int] = [:]
    let off: Set<Rule>
    /// The rules whose findings are only counted.
    private let counted: Set<Rule>

    init(off: Set<Rule>, counted: Set<Rule> = []) {
        self.off = off
        self.counted = counted
    }

    mutating func callAsFunction(
        _ rule: Rule, _ subject: Subject, at place: Place, _ message: @autoclosure () -> String,
        witness: @autoclosure @escaping () -> WitnessRun = WitnessRun(), isSuspected: Bool = false
    ) {
        if off.contains(rule) { return }
        if counted.contains(rule) {
            omitted[rule, default: 0] += 1
            return
        }
        var finding = Finding(rule, subject, at: place, message(), witness: witness())
        finding.isSuspected = isSuspected
        findings.append(finding)
    }
}
