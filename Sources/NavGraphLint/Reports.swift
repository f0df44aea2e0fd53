import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Collects the findings of rules.
struct Reports {
    private(set) var findings: [Finding] = []
    /// The number of findings of each rule that were only counted.
    private(set) var omitted: [Rule: Int] = [:]
    /// The rules that could not be judged, and why.
    private(set) var open: [Rule: RunLimit] = [:]
    let off: Set<Rule>
    /// The rules whose findings are only counted.
    private let counted: Set<Rule>

    init(off: Set<Rule>, counted: Set<Rule> = []) {
        self.off = off
        self.counted = counted
    }

    /// Adds a finding about runs, with the run that shows it. `isSure`: whether the finding is certain even without a
    /// run, because its runs are longer than the searched ones. A finding without a run that is not certain is a
    /// possible problem.
    mutating func callAsFunction(
        _ rule: Rule, of subject: Subject, at place: Place, _ message: @autoclosure () -> String,
        shownBy witness: Witness?, ending end: WitnessEnd = .steps, isSure: @autoclosure () -> Bool,
        in runs: RunAnalysis
    ) {
        let isSure = witness != nil || isSure()
        self(
            rule, of: subject, at: place, message(), witness: steps(witness, of: runs, end), isSuspected: !isSure,
            distanceAtLeast: witness == nil && isSure ? runs.searchedSteps : nil)
    }

    /// Records that a rule could not be judged.
    mutating func leaveOpen(_ rule: Rule, _ limit: RunLimit) { if !off.contains(rule) { open[rule] = limit } }

    /// Adds a finding about a check or a link that could not be judged.
    mutating func callAsFunction(_ undecided: Finding) {
        if !off.contains(.undecided) { findings.append(undecided) }
    }

    /// Removes possible problems and records their rules as not judged.
    mutating func leaveOpenWhatIsSuspected(_ limit: RunLimit) {
        for finding in findings where finding.isSuspected { leaveOpen(finding.rule, limit) }
        findings.removeAll(where: \.isSuspected)
    }

    mutating func callAsFunction(
        _ rule: Rule, of subject: Subject, at place: Place, _ message: @autoclosure () -> String,
        witness: @autoclosure @escaping () -> WitnessRun = WitnessRun(), isSuspected: Bool = false,
        distanceAtLeast: Int? = nil, quoting quoted: [String] = [], first: Place? = nil
    ) {
        if off.contains(rule) { return }
        if counted.contains(rule) {
            omitted[rule, default: 0] += 1
            return
        }
        var finding = Finding(rule, on: subject, at: place, message(), witness: witness())
        finding.isSuspected = isSuspected
        finding.distanceAtLeast = distanceAtLeast
        finding.quoted = quoted
        finding.first = first
        findings.append(finding)
    }
}
