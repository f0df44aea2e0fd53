import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// One or several rules with a common check, and the function that reports their findings.
struct LintRule: Sendable {
    var rules: [Rule]
    /// The name in `--timings`.
    var name: String { rules.count > 3 ? "\(rules[0].rawValue) …" : rules.map(\.rawValue).joined(separator: ", ") }
    /// The input of the check: only the graph, or also the runs.
    var check: Check

    enum Check: Sendable {
        case graph(@Sendable (NavGraph, inout Reports) -> Void)
        case runs(@Sendable (NavGraph, RunAnalysis, inout Reports) -> Void)
    }

    init(_ rules: Rule..., check: @escaping @Sendable (NavGraph, inout Reports) -> Void) {
        self.rules = rules
        self.check = .graph(check)
    }
    init(
        _ rules: Rule..., check: @escaping @Sendable (NavGraph, RunAnalysis, inout Reports) -> Void
    ) {
        self.rules = rules
        self.check = .runs(check)
    }
}
