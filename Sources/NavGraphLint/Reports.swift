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

    /// One finding for each of many elements; nothing is said of one before someone asks.
    mutating func callAsFunction<ID: TableID>(
        _ rule: Rule, each elements: [ID], _ subject: (ID) -> Subject, at place: (ID) -> Place,
        _ message: @escaping (ID) -> String, witness: @escaping (ID) -> WitnessRun,
        isSuspected: (ID) -> Bool = { _ in false }
    ) {
        if off.contains(rule) || elements.isEmpty { return }
        if counted.contains(rule) {
            omitted[rule, default: 0] += elements.count
            return
        }
        let words = FindingWords({ message(ID(raw: $0)) }, witness: { witness(ID(raw: $0)) })
        findings.reserveCapacity(findings.count + elements.count)
        for id in elements {
            var finding = Finding(rule, subject(id), at: place(id), words, number: id.raw)
            finding.isSuspected = isSuspected(id)
            findings.append(finding)
        }
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
