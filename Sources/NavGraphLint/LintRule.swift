import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// One or several rules that are found together, and the function that says what they find.
struct LintRule: Sendable {
    var rules: [Rule]
    /// What `--timings` calls it.
    var name: String { rules.count > 3 ? "\(rules[0].rawValue) …" : rules.map(\.rawValue).joined(separator: ", ") }
    /// What it reads: the graph alone, or the runs too.
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
