import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unboundedStack = LintRule(.unboundedStack) { facts, report in
        let (graph, runs) = (facts.graph, facts.runs)
        for transition in runs.growingTransitions() {
            report(
                .unboundedStack, graph.subject(of: transition), at: graph.place(of: transition),
                "\(facts.name(transition)) can open the same again and again, above what it opened before",
                witness: steps(runs.growthWitness(of: transition), graph))
        }
    }
}
