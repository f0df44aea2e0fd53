import NavGraphModel
import NavGraphSyntax

extension LintRule {
    static let unboundedStack = LintRule(.unboundedStack) { facts, report in
        let graph = facts.graph
        let growth = facts.runs.growth()
        for transition in growth.transitions {
            report(
                .unboundedStack, graph.subject(of: transition), at: graph.place(of: transition),
                "\(facts.name(transition)) can open the same again and again, above what it opened before",
                witness: steps(growth.witness(of: transition), graph))
        }
    }
}
