import NavGraphRuns
import NavGraphSyntax

/// One or several rules that look at the same facts, and the function that says what they find.
struct LintRule: Sendable {
    var rules: [Rule]
    /// What `--timings` calls it.
    var name: String { rules.count > 3 ? "\(rules[0].rawValue) …" : rules.map(\.rawValue).joined(separator: ", ") }
    /// What it reads: the graph alone, or the runs too.
    var check: Check

    enum Check: Sendable {
        case graph(@Sendable (borrowing Facts, inout Reports) -> Void)
        case runs(@Sendable (borrowing Facts, RunAnalysis, inout Reports) throws(RunLimit) -> Void)
    }

    init(_ rules: Rule..., check: @escaping @Sendable (borrowing Facts, inout Reports) -> Void) {
        self.rules = rules
        self.check = .graph(check)
    }
    init(
        _ rules: Rule...,
        check: @escaping @Sendable (borrowing Facts, RunAnalysis, inout Reports) throws(RunLimit) -> Void
    ) {
        self.rules = rules
        self.check = .runs(check)
    }
}
