import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unboundedStack = LintRule(.unboundedStack) { facts, report in
        let graph = facts.graph
        for (transition, witness) in facts.runs.growth() {
            report(
                .unboundedStack, graph.subject(of: transition), at: graph.place(of: transition),
                "\(facts.name(transition)) can open the same again and again, above what it opened before",
                witness: steps(witness(), graph))
        }
    }
}
