import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What the rules say of a graph whose text is without errors: at the levels that the graph gives them, over which
/// `levels` (of the command line) go; without what its elements allow. In the order of `CLI.md`: file, place, rule,
/// subject. Of each rule's notes only the first ones, where `notesOfRule` says so.
///
/// A module without `entry` has no runs of its own, and what it leaves unused others may use: the rules look at it in the
/// apps that import it.
package func lint(_ graph: NavGraph, levels: [Rule: RuleLevel] = [:], notesOfRule: Int) -> LintResult {
    if graph.entry.isNone { return LintResult(findings: []) }
    return lint(graph, runs: { RunAnalysis(graph, meanwhile: $0) }, levels: levels, notesOfRule: notesOfRule)
}

/// All findings.
package func lint(_ graph: NavGraph, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    lint(graph, levels: levels, notesOfRule: .max).findings
}

/// All findings, over runs that are analysed already.
package func lint(_ graph: NavGraph, runs: RunAnalysis, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    lint(
        graph,
        runs: {
            $0()
            return runs
        }, levels: levels, notesOfRule: .max
    ).findings
}

/// What was found, and how much more there is.
package struct LintResult: Sendable {
    package var findings: [Finding]
    /// How many notes of a rule were left out.
    package var omitted: [Rule: Int] = [:]
    /// What was looked at; `nil`: a module without runs, or too many of them.
    package var runs: RunAnalysis?
}

/// The rules that read the graph alone look at it while the runs are worked out.
private func lint(
    _ graph: NavGraph, runs: (_ meanwhile: () -> Void) -> RunAnalysis, levels: [Rule: RuleLevel], notesOfRule: Int
) -> LintResult {
    let levels = graph.ruleLevels.merging(levels) { _, given in given }
    let off = Set(levels.filter { $0.value == .off }.keys)
    let notes = Rule.allCases.filter { severity(of: $0, levels) == .note }
    let rules = ruleCatalog.filter { $0.rules.contains { !off.contains($0) } }
    let facts = Facts(graph: graph)
    // What is allowed has to be known as a whole.
    let nothing = Reports(off: off, limited: graph.allowances.isEmpty ? Set(notes) : [], to: notesOfRule)
    let ofGraph = Background(onlyWhenNeeded: true) {
        rules.compactMap { rule -> Reports? in
            guard case .graph(let check) = rule.check else { return nil }
            var found = nothing
            check(facts, &found)
            return found
        }
    }
    let runs = runs { ofGraph.begin() }
    // Then nothing that is said of runs holds.
    if let limit = runs.limit { return LintResult(findings: [finding(limit, graph)]) }
    let others = rules.compactMap { if case .runs(let check) = $0.check { check } else { nil } }
    let checked = inParallel(others.count, state: {}) { _, number in
        var found = nothing
        do throws(RunLimit) {
            try others[number](facts, runs, &found)
        } catch {
            return (found, Optional(error))
        }
        return (found, nil)
    }
    var reports = ofGraph.value
    var undecided: [Finding] = []
    for (found, limit) in checked {
        reports.append(found)
        if let limit, undecided.isEmpty { undecided.append(finding(limit, graph, of: "where runs lead")) }
    }
    var result = LintResult(findings: reports.flatMap(\.findings) + undecided, runs: runs)
    for one in reports { result.omitted.merge(one.omitted, uniquingKeysWith: +) }
    if !graph.allowances.isEmpty { result.findings = allowing(result.findings, graph, off: off) }
    if !levels.isEmpty {
        for index in result.findings.indices {
            result.findings[index].severity = severity(of: result.findings[index].rule, levels)
        }
    }
    sort(&result.findings, graph)
    if result.findings.count > notesOfRule { leaveOut(&result, beyond: notesOfRule) }
    return result
}

private func severity(of rule: Rule, _ levels: [Rule: RuleLevel]) -> Severity {
    if case .severity(let severity)? = levels[rule] { severity } else { rule.defaultSeverity }
}

private func leaveOut(_ result: inout LintResult, beyond limit: Int) {
    var kept: [Rule: Int] = [:]
    result.findings.removeAll { finding in
        guard finding.severity == .note else { return false }
        kept[finding.rule, default: 0] += 1
        guard kept[finding.rule]! > limit else { return false }
        result.omitted[finding.rule, default: 0] += 1
        return true
    }
}

/// The findings without those that elements allow, and with those about allowances that allow nothing.
private func allowing(_ findings: [Finding], _ graph: NavGraph, off: Set<Rule>) -> [Finding] {
    struct Key: Hashable {
        var rule: Rule
        var subject: Subject
    }
    let found = Set(findings.map { Key(rule: $0.rule, subject: $0.subject) })
    let allowed = Set(graph.allowances.map { Key(rule: $0.rule, subject: $0.subject) })
    var kept = findings.filter { !allowed.contains(Key(rule: $0.rule, subject: $0.subject)) }
    var reported: Set<Subject> = []
    if off.contains(.unusedAllow) { return kept }
    for allowance in graph.allowances
    where !found.contains(Key(rule: allowance.rule, subject: allowance.subject)) && !off.contains(allowance.rule) {
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

/// `limit-exceeded`: what cannot be analysed, and why.
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
    case .length(let alternative):
        if !alternative.isNone { place = Place(graph.file(of: alternative), graph.alternatives[alternative].span) }
        why = "runs of millions of steps are the shortest, as what ends is opened again by the handler of its end"
    }
    return Finding(.limitExceeded, .file, at: place, "\(what) cannot be analysed: \(why)")
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
