import NavGraphImport
import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSources
import NavGraphSyntax

/// A graph and everything that was found in it: errors of the text, or else what the rules say.
package struct CheckedGraph {
    package var input: Input
    package var graph: NavGraph
    package var findings: [Finding]
    /// How many findings were only counted.
    package var omitted: [Severity: Int] = [:]
    package var allowed: [(finding: Finding, reason: String)] = []
    package var timings: [(part: String, time: Duration)] = []
    /// What the rules looked at.
    package var runs: RunAnalysis?
    /// Of `drift`: which transitions the code confirms, and which calls were not read.
    package var code: (transitions: DriftTransitions, unread: [SourceReport.UnreadCall])?
    /// Whether its text is without errors.
    package var isUsable: Bool
}

extension CheckedGraph {
    /// Forgets the elements and runs of a graph in which nothing is left to show, so that their memory is there for the next ones.
    package mutating func forgetElements() {
        guard findings.isEmpty, allowed.isEmpty else { return }
        (graph, runs) = (graph.withoutElements, nil)
    }
}

/// Reads a root file with all that it names. `InputProblem` where there is nothing to read.
package func read(_ input: Input, files: any GraphFiles) throws(InputProblem) -> CheckedGraph {
    let start = ContinuousClock.now
    let reading = readGraph(root: input.path, rules: Rule.allCases, modules: files.modules) { path, count in
        files.contents(of: path, for: input, upTo: count)
    }
    let whole = ContinuousClock.now - start
    if let failure = reading.failure { throw InputProblem(input, failure) }
    return CheckedGraph(
        input: input, graph: reading.graph, findings: reading.findings,
        timings: [("read", whole - reading.resolving), ("resolve", reading.resolving)], isUsable: reading.isUsable)
}

/// Adds what the rules say, unless the text has errors: of these everything else would be hearsay. Findings
/// below `least` are only counted; with `relates` the others know which of them have one cause. `naming`: conditions that
/// the runs are asked for later, although the graph does not test them.
package func check(
    _ reading: CheckedGraph, levels: [Rule: RuleLevel] = [:], new: NewRules = .none, least: Severity, relates: Bool,
    naming: Set<ConditionID> = []
) -> CheckedGraph {
    guard reading.isUsable else { return reading }
    var checked = reading
    let result = lint(checked.graph, levels: levels, new: new, least: least, relates: relates, naming: naming)
    checked.findings += result.findings
    checked.omitted = result.omitted
    checked.allowed = result.allowed
    checked.timings += result.timings
    checked.runs = result.runs
    return checked
}
