import NavGraphModel
import NavGraphSyntax

/// What the rules say of a graph whose text is without errors, at the levels that the graph gives them, without what its
/// elements allow.
package func lint(_ graph: NavGraph) -> [Finding] {
    let allowed = Set(graph.allowances.map { AllowedFinding(rule: $0.rule, subject: $0.subject) })
    return (linkFindings(graph) + arrowReachability(graph)).compactMap { finding in
        if allowed.contains(AllowedFinding(rule: finding.rule, subject: finding.subject)) { return nil }
        var finding = finding
        switch graph.ruleLevels[finding.rule] {
        case .off: return nil
        case .severity(let severity): finding.severity = severity
        case nil: break
        }
        return finding
    }
}

private struct AllowedFinding: Hashable {
    var rule: Rule
    var subject: Subject
}
