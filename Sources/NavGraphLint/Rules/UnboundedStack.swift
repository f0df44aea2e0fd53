import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unboundedStack = LintRule(.unboundedStack) { facts, runs, report in
        let graph = facts.graph
        report(
            .unboundedStack, each: runs.growing, { graph.subject(of: $0) }, at: { graph.place(of: $0) },
            { [facts] in "\(facts.name($0)) can open the same again and again, above what it opened before" },
            witness: { steps(runs.witness(growing: $0), runs) }, isSuspected: { runs.isDoubtful(growing: $0) })
    }
}
