import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What the rules say of a graph whose text is without errors: at the levels that the graph gives them, over which
/// `levels` (of the command line) go; without what its elements allow. In the order of `CLI.md`: file, place, rule,
/// subject. Findings below `least` are only counted, and with `relates` the others know which of them have one cause.
///
/// A module without `entry` has no runs of its own, and what it leaves unused others may use: the rules look at it in the
/// apps that import it.
package func lint(_ graph: NavGraph, levels: [Rule: RuleLevel] = [:], least: Severity, relates: Bool) -> LintResult {
    if graph.entry.isNone { return LintResult(findings: []) }
    let start = ContinuousClock.now
    let runs = RunAnalysis(graph)
    let time = ContinuousClock.now - start
    var result = lint(graph, runs, levels: levels, least: least)
    result.timings.insert(("runs", time), at: 0)
    if relates, let runs = result.runs, runs.limit == nil { relate(&result.findings, runs) }
    return result
}

/// All findings.
package func lint(_ graph: NavGraph, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    lint(graph, levels: levels, least: .note, relates: false).findings
}

/// All findings, over runs that are analysed already.
package func lint(_ graph: NavGraph, runs: RunAnalysis, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    lint(graph, runs, levels: levels, least: .note).findings
}

/// What was found, and how much more there is.
package struct LintResult {
    package var findings: [Finding]
    /// How many findings were only counted.
    package var omitted: [Severity: Int] = [:]
    /// What elements allow, and why.
    package var allowed: [(finding: Finding, reason: String)] = []
    /// How long the analysis of runs and each rule took.
    package var timings: [(part: String, time: Duration)] = []
    /// What was looked at; `nil`: a module without runs.
    package var runs: RunAnalysis?
}

private func lint(
    _ graph: NavGraph, _ runs: RunAnalysis, levels: [Rule: RuleLevel], least: Severity
) -> LintResult {
    let levels = graph.ruleLevels.merging(levels) { _, given in given }
    var off = Set(levels.filter { $0.value == .off }.keys)
    let light = Rule.allCases.filter { severity(of: $0, levels) < least }
    let rules = ruleCatalog.filter { $0.rules.contains { !off.contains($0) } }
    let facts = Facts(graph: graph)
    // What is allowed has to be known as a whole.
    let nothing = Reports(off: off, counted: graph.allowances.isEmpty ? Set(light) : [])
    var reports: [Reports] = []
    var undecided: [Finding] = []
    var timings: [(part: String, time: Duration)] = []
    if let limit = runs.limit, !off.contains(.undecided) { undecided.append(finding(limit, graph)) }
    for rule in rules {
        var found = nothing
        let start = ContinuousClock.now
        switch rule.check {
        case .graph(let check): check(facts, &found)
        case .runs(let check):
            // Nothing that is said of runs holds then.
            if runs.limit != nil { continue }
            do throws(RunLimit) {
                try check(facts, runs, &found)
            } catch {
                if undecided.isEmpty, !off.contains(.undecided) {
                    undecided.append(finding(error, graph, of: "where runs lead"))
                }
            }
        }
        timings.append((rule.name, ContinuousClock.now - start))
        reports.append(found)
    }
    var result = LintResult(findings: reports.flatMap(\.findings) + undecided, timings: timings, runs: runs)
    for (rule, count) in reports.flatMap(\.omitted) { result.omitted[severity(of: rule, levels), default: 0] += count }
    // Whether what is allowed would be reported is not known then.
    if !undecided.isEmpty || runs.limit != nil { off.formUnion(Rule.allCases.filter { $0.family == .runs }) }
    if !graph.allowances.isEmpty {
        let kept = allowing(result.findings, graph, off: off)
        result.allowed = allowed(result.findings, graph)
        result.findings = kept
    }
    for index in result.findings.indices {
        let finding = result.findings[index]
        let level = severity(of: finding.rule, levels)
        result.findings[index].severity = finding.isSuspected ? min(level, .warning) : level
    }
    if least > .note { leaveOut(&result, below: least) }
    sort(&result.findings, graph)
    return result
}

private func severity(of rule: Rule, _ levels: [Rule: RuleLevel]) -> Severity {
    if case .severity(let severity)? = levels[rule] { severity } else { rule.defaultSeverity }
}

private func leaveOut(_ result: inout LintResult, below least: Severity) {
    for finding in result.findings where finding.severity < least { result.omitted[finding.severity, default: 0] += 1 }
    result.findings.removeAll { $0.severity < least }
}

/// The findings that elements allow.
private func allowed(_ findings: [Finding], _ graph: NavGraph) -> [(finding: Finding, reason: String)] {
    findings.compactMap { finding in
        let allowance = graph.allowances.first {
            var whole = $0.subject
            whole.number = whole.kind == .transition ? 0 : whole.number
            return $0.rule == finding.rule && ($0.subject == finding.subject || whole == finding.subject)
        }
        return allowance.map { (finding, graph.text[$0.reason]) }
    }
}

/// The findings without those that elements allow, and with those about allowances that allow nothing.
private func allowing(_ findings: [Finding], _ graph: NavGraph, off: Set<Rule>) -> [Finding] {
    struct Key: Hashable {
        var rule: Rule
        var subject: Subject
    }
    /// What an allowance is for: its element and, for an alternative of a list, the transition, too.
    func keys(_ allowance: Allowance) -> [Key] {
        let own = Key(rule: allowance.rule, subject: allowance.subject)
        guard allowance.subject.kind == .transition, allowance.subject.number > 0 else { return [own] }
        var whole = own
        whole.subject.number = 0
        return [own, whole]
    }
    let found = Set(findings.map { Key(rule: $0.rule, subject: $0.subject) })
    let allowed = Set(graph.allowances.flatMap(keys))
    var kept = findings.filter { !allowed.contains(Key(rule: $0.rule, subject: $0.subject)) }
    var reported: Set<Subject> = []
    if off.contains(.unusedAllow) { return kept }
    for allowance in graph.allowances
    where !keys(allowance).contains(where: found.contains) && !off.contains(allowance.rule) {
        guard !allowed.contains(Key(rule: .unusedAllow, subject: allowance.subject)),
            reported.insert(allowance.subject).inserted
        else { continue }
        kept.append(
            Finding(
                .unusedAllow, allowance.subject, at: allowance.place,
                "'\(allowance.rule.rawValue)' is allowed here, but would not be reported"))
    }
    return kept
}

/// `undecided`: what could not be judged, and why. All else is reported as ever. LANGUAGE 10.
package func finding(_ limit: RunLimit, _ graph: NavGraph, of what: String = "the runs") -> Finding {
    let why: String
    var place = Place(FileID(raw: 0), graph.fileSpan)
    switch limit {
    case .stacks: why = "too many combinations of what can lie above what"
    case .combinations(let conditions):
        place.span = graph.conditionsSpan
        let names = conditions.map { "'\(graph.text[graph.conditions[$0].qualifiedName])'" }
        why = "too many combinations of the conditions \(names.joined(separator: ", "))"
    case .handlers(let alternative):
        if !alternative.isNone { place = Place(graph.file(of: alternative), graph.alternatives[alternative].span) }
        why = "this runs within itself again and again, before it has come to its end, in handlers of what it finishes"
    }
    return Finding(.undecided, .file, at: place, "\(what) could not be judged: \(why)")
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
