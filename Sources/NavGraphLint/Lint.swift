import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What the rules say of a graph whose text is without errors: at the levels that the graph gives them, over which
/// `levels` (of the command line) go; without what its elements allow. In the order of `CLI.md`: file, place, rule,
/// subject.
package func lint(_ graph: NavGraph, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    lint(graph, runs: RunAnalysis(graph), levels: levels)
}

/// The same, over runs that are analysed already.
package func lint(_ graph: NavGraph, runs: RunAnalysis, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    let levels = graph.ruleLevels.merging(levels) { _, given in given }
    if let limit = limitExceeded(graph, runs) { return [limit] }
    var reports = Reports(off: Set(levels.filter { $0.value == .off }.keys))
    let facts = Facts(graph: graph, runs: runs)
    for rule in ruleCatalog where rule.rules.contains(where: { !reports.off.contains($0) }) {
        rule.check(facts, &reports)
    }
    var findings = reports.findings
    if !graph.allowances.isEmpty { findings = allowing(findings, graph, off: reports.off) }
    for index in findings.indices {
        if case .severity(let severity)? = levels[findings[index].rule] { findings[index].severity = severity }
    }
    return sorted(findings, graph)
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
                .unusedAllow, allowance.subject, at: graph.place(of: allowance.subject) ?? allowance.place,
                "'\(allowance.rule.rawValue)' is allowed here, but would not be reported"))
    }
    return kept
}

/// Why runs could not be analysed: then nothing that is said of them holds.
package func limitExceeded(_ graph: NavGraph, _ runs: RunAnalysis) -> Finding? {
    let place = Place(FileID(raw: 0), graph.conditionsSpan)
    if !runs.tooManyConditions.isEmpty {
        let names = runs.tooManyConditions.map { "'\(graph.text[graph.conditions[$0].qualifiedName])'" }
        return Finding(
            .limitExceeded, .file, at: place,
            "the runs cannot be analysed: too many combinations of the conditions \(names.joined(separator: ", "))")
    }
    if runs.handlersAreTooDeep {
        return Finding(
            .limitExceeded, .file, at: Place(FileID(raw: 0), graph.fileSpan),
            "the runs cannot be analysed: handlers that finish a flow and then go on are nested too deep")
    }
    return nil
}

/// Sorts numbers in the place of findings, which are larger, and spells subjects only where nothing else decides.
private func sorted(_ findings: [Finding], _ graph: NavGraph) -> [Finding] {
    struct Key {
        var place: UInt64
        var index: Int32
    }
    var keys = findings.indices.map { index in
        let place = findings[index].place
        return Key(place: UInt64(place.file.raw) << 32 | UInt64(place.span.offset), index: Int32(index))
    }
    keys.sort { a, b in
        if a.place != b.place { return a.place < b.place }
        let (first, second) = (findings[Int(a.index)], findings[Int(b.index)])
        if first.rule != second.rule { return first.rule.rawValue < second.rule.rawValue }
        return first.subject.spelled(in: graph.text) < second.subject.spelled(in: graph.text)
    }
    return keys.map { findings[Int($0.index)] }
}

extension NavGraph {
    /// Where the element stands that a subject names. O(elements of its kind).
    fileprivate func place(of subject: Subject) -> Place? {
        switch subject.kind {
        case .screen: screens.ids.first { screens[$0].qualifiedName == subject.name }.map { place(of: $0) }
        case .flow: flows.ids.first { flows[$0].qualifiedName == subject.name }.map { place(of: $0) }
        case .transition:
            transitions.ids.first {
                self.subject(of: $0) == Subject(.transition, owner: subject.owner, name: subject.name)
            }
            .map { id in
                let one = alternatives(of: id).first { Int(alternatives[$0].number) == Int(subject.number) }
                guard subject.number > 0, let one else { return place(of: id) }
                return Place(transitions[id].file, alternatives[one].span)
            }
        case .deepLink:
            deepLinks.first { $0.qualifiedName == subject.name }.map { Place($0.file, $0.span) }
        default: nil
        }
    }
}
