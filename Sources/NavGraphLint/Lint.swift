import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// Checks a graph whose text has no errors, and returns the findings without those that its elements allow, in the
/// order of `CLI.md`: file, place, rule, subject.
///
/// `levels` (from the command line) override the levels in the graph, except for new rules. Findings below `least` are
/// only counted. With `relates`, the other findings know which of them have the same cause. `naming`: conditions that the
/// runs are asked for later, although the graph does not test them.
///
/// A module without `entry` is checked as if an app opened its public screens and flows; see `NavGraph.openedByHost`. What
/// depends on the app is checked in the apps that import it.
package func lint(
    _ graph: NavGraph, levels: [Rule: RuleLevel] = [:], new: NewRules = .none, least: Severity, relates: Bool,
    naming: Set<ConditionID> = []
) -> LintResult {
    let isAlone = graph.entry.isNone
    let start = ContinuousClock.now
    let runs = RunAnalysis(isAlone ? graph.openedByHost() : graph, lists: true, RunRestriction(naming: naming))
    let time = ContinuousClock.now - start
    var result = lint(graph, runs: runs, levels: levels, new: new, least: least)
    result.timings.insert(("runs", time), at: 0)
    if relates, let runs = result.runs, runs.limit == nil { relate(&result.findings, runs) }
    return result
}

/// The findings, and the number of findings that were only counted.
package struct LintResult {
    package var findings: [Finding]
    /// The number of findings that were only counted.
    package var omitted: [Severity: Int] = [:]
    /// The `allow` entries of elements, with their reasons.
    package var allowed: [(finding: Finding, reason: String)] = []
    /// How long the analysis of runs and each rule took.
    package var timings: [(part: String, time: Duration)] = []
    /// The analyzed runs; of a module without `entry` those of `openedByHost`, whose graph has a host behind all that the module
    /// has.
    package var runs: RunAnalysis?
}

/// Checks a graph with runs that were analyzed before.
package func lint(
    _ graph: NavGraph, runs: RunAnalysis, levels: [Rule: RuleLevel], new: NewRules = .none, least: Severity
) -> LintResult {
    let levels = graph.ruleLevels.merging(levels) { _, given in given }
    var off = rulesOff(levels)
    // What an app decides.
    if runs.graph.isOpenedByHost { off.formUnion([.linkOnly, .unusedAllow]) }
    func severity(of rule: Rule) -> Severity { leveled(rule, levels, isNew: new.contains(rule, since: rule.since)) }
    let light = Rule.allCases.filter { severity(of: $0) < least }
    let rules = ruleCatalog.filter { $0.rules.contains { !off.contains($0) } }
    // What is allowed has to be known as a whole.
    let nothing = Reports(off: off, counted: graph.allowances.isEmpty && runs.limit == nil ? Set(light) : [])
    var reports: [Reports] = []
    var timings: [(part: String, time: Duration)] = []
    for rule in rules {
        Interruption.look()
        if Interruption.isWanted { break }
        var found = nothing
        let start = ContinuousClock.now
        switch rule.check {
        case .graph(let check): check(graph, &found)
        case .runs(let check):
            check(graph, runs, &found)
            // What no run shows is not known then.
            if let limit = runs.limit { found.leaveOpenWhatIsSuspected(limit) }
        }
        timings.append((rule.name, ContinuousClock.now - start))
        reports.append(found)
    }
    var result = LintResult(findings: reports.flatMap(\.findings), timings: timings, runs: runs)
    let open = reports.reduce(into: [:]) { $0.merge($1.open) { one, _ in one } }
    if !off.contains(.undecided), let open = undecided(runs, open, off: off) { result.findings.append(open) }
    let unused = graph.eventsOfUnusedGroups()
    result.findings.removeAll { unused.contains($0.subject.whole) }
    if runs.graph.isOpenedByHost { result.findings.removeAll(where: graph.isDecidedByApps) }
    for (rule, count) in reports.flatMap(\.omitted) { result.omitted[severity(of: rule), default: 0] += count }
    // Whether what is allowed would be reported is not known then.
    let isOpen = result.findings.contains { $0.rule == .undecided }
    if isOpen { off.formUnion(Rule.allCases.filter { $0.family == .runs }) }
    level(&result, of: graph, by: levels, new: new, off: off, least: least) {
        $0.rule.family != .code && !unused.contains($0.subject.whole)
    }
    return result
}

extension NavGraph {
    /// Whether a finding of a module without an app depends on the app: unused conditions, and what is unreachable of imports.
    fileprivate func isDecidedByApps(_ finding: Finding) -> Bool {
        switch finding.rule {
        case .unused: finding.subject.kind == .condition
        case .unreachableScreen, .unreachableFlow, .unreachableTransition:
            modulesOfFiles[finding.place.file.index] != ModuleID(raw: 0)
        default: false
        }
    }

    /// The events of unused groups: they have no findings, because the group has one.
    fileprivate func eventsOfUnusedGroups() -> Set<Subject> {
        Set(groups.ids.lazy.filter { !self.isUsed($0) }.flatMap { self.groups[$0].transitions }.map(subject))
    }
}

extension Subject {
    /// The transition of an alternative; any other subject itself.
    fileprivate var whole: Subject {
        var whole = self
        if kind == .transition { whole.number = 0 }
        return whole
    }
}

/// The findings in the code that a graph describes, like those of `lint`: at their levels, without those that elements
/// allow. `allowed`: the findings that comments in the code allow.
package func reported(
    _ findings: [Finding], allowed: [(finding: Finding, reason: String)], of graph: NavGraph,
    levels: [Rule: RuleLevel], new: NewRules = .none, least: Severity
) -> LintResult {
    var result = LintResult(findings: findings, allowed: [])
    let levels = codeLevels(of: graph, levels)
    level(&result, of: graph, by: levels, new: new, off: rulesOff(levels), least: least) { $0.rule.family == .code }
    result.allowed += allowed
    return result
}

/// Returns the rules that are not checked in the code of a graph. `levels`: the levels from the command line.
package func codeRulesOff(in graph: NavGraph, levels: [Rule: RuleLevel]) -> Set<Rule> {
    rulesOff(codeLevels(of: graph, levels))
}

/// The levels for an app with its own window, which has screens that its graph does not contain.
private func codeLevels(of graph: NavGraph, _ levels: [Rule: RuleLevel]) -> [Rule: RuleLevel] {
    let base: [Rule: RuleLevel] = graph.host == nil ? [:] : [.undeclaredScreen: .severity(.note)]
    return base.merging(graph.ruleLevels) { $1 }.merging(levels) { $1 }
}

private func rulesOff(_ levels: [Rule: RuleLevel]) -> Set<Rule> { Set(levels.filter { $0.value == .off }.keys) }

/// `isOwn`: whether an allowance is about rules that were judged.
private func level(
    _ result: inout LintResult, of graph: NavGraph, by levels: [Rule: RuleLevel], new: NewRules, off: Set<Rule>,
    least: Severity, isOwn: (Allowance) -> Bool
) {
    allow(&result, in: graph, off: off, own: graph.allowances.filter(isOwn))
    for index in result.findings.indices {
        let finding = result.findings[index]
        let isNew = new.contains(finding.rule, since: finding.since)
        let level = leveled(finding.rule, levels, isNew: isNew)
        result.findings[index].isNew = isNew
        result.findings[index].severity = finding.isSuspected ? min(level, .warning) : level
    }
    if least > .note { leaveOut(&result, below: least) }
    sort(&result.findings, graph)
}

private func leveled(_ rule: Rule, _ levels: [Rule: RuleLevel], isNew: Bool) -> Severity {
    let level = if case .severity(let severity)? = levels[rule] { severity } else { rule.defaultSeverity }
    return isNew ? min(level, .warning) : level
}

private func leaveOut(_ result: inout LintResult, below least: Severity) {
    for finding in result.findings where finding.severity < least { result.omitted[finding.severity, default: 0] += 1 }
    result.findings.removeAll { $0.severity < least }
}

/// What findings are told by.
struct FindingKey: Hashable {
    var rule: Rule
    var subject: Subject
}

extension Finding {
    var key: FindingKey { FindingKey(rule: rule, subject: subject) }
}

extension Allowance {
    /// The element of the entry and, for an alternative of a list, also its transition.
    fileprivate var keys: [FindingKey] {
        let own = FindingKey(rule: rule, subject: subject)
        guard subject.whole != subject else { return [own] }
        return [own, FindingKey(rule: rule, subject: subject.whole)]
    }
}

/// Removes the findings that elements allow, and adds findings about unused `allow` entries.
private func allow(_ result: inout LintResult, in graph: NavGraph, off: Set<Rule>, own: [Allowance]) {
    let found = Set(result.findings.map(\.key))
    let pairs = own.flatMap { allowance in allowance.keys.map { ($0, allowance) } }
    let allowances = Dictionary(pairs) { first, _ in first }
    result.allowed = result.findings.compactMap { finding in
        allowances[finding.key].map { (finding, graph.text[$0.reason]) }
    }
    result.findings.removeAll { allowances[$0.key] != nil }
    if off.contains(.unusedAllow) { return }
    var reported: Set<Subject> = []
    for allowance in own
    where !off.contains(allowance.rule) && !allowance.keys.contains(where: found.contains)
        && allowances[FindingKey(rule: .unusedAllow, subject: allowance.subject)] == nil
        && reported.insert(allowance.subject).inserted
    {
        var finding = Finding(
            .unusedAllow, on: allowance.subject, at: allowance.place,
            "unused 'allow': '\(allowance.rule.rawValue)' is not reported here")
        finding.quoted = [allowance.rule.rawValue]
        result.findings.append(finding)
    }
}

/// Spells subjects only where nothing else decides.
private func sort(_ findings: inout [Finding], _ graph: NavGraph) {
    findings.sort { a, b in
        if a.place.file != b.place.file { return a.place.file < b.place.file }
        if a.place.span.offset != b.place.span.offset { return a.place.span.offset < b.place.span.offset }
        if a.rule != b.rule { return a.rule.rawValue < b.rule.rawValue }
        return a.subject.spelled(in: graph.text) < b.subject.spelled(in: graph.text)
    }
}
