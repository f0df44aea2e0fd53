import NavGraphLint
import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// All findings.
func lint(_ graph: NavGraph, levels: [Rule: RuleLevel] = [:]) -> [Finding] {
    lint(graph, levels: levels, least: .note, relates: false).findings
}

/// All findings, over runs that are analysed already.
func lint(_ graph: NavGraph, runs: RunAnalysis) -> [Finding] {
    lint(graph, runs: runs, levels: [:], least: .note).findings
}
