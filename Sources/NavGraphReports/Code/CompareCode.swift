import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphSyntax

/// Adds where a graph and its code disagree, unless the text has errors: of these everything else would be hearsay.
package func compare(
    _ reading: CheckedGraph, with code: DriftCode, seen: Set<String> = [], levels: [Rule: RuleLevel],
    new: NewRules = .none, least: Severity, files: any GraphFiles
) -> CheckedGraph {
    guard reading.isUsable else { return reading }
    var checked = reading
    let start = ContinuousClock.now
    let found = drift(
        &checked.graph, root: checked.input.path, code, seen: seen,
        off: codeRulesOff(in: checked.graph, levels: levels))
    checked.code = (found.transitions, found.unread)
    files.hold(code.files)
    let result = reported(
        found.findings, allowed: found.allowed, of: checked.graph, levels: levels, new: new, least: least)
    checked.findings += result.findings
    checked.omitted = result.omitted
    checked.allowed = result.allowed
    checked.timings.append(("drift", ContinuousClock.now - start))
    return checked
}
