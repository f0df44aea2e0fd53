import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let deadEnd = LintRule(.deadEnd) { (facts, runs, report) throws(RunLimit) in
        let graph = facts.graph
        for found in try runs.deadEnds() {
            let witness = found.witness
            let name = facts.name(found.screen)
            report(
                .deadEnd, facts.subject(found.screen), at: graph.place(of: found.screen),
                witness?.endsAtHome ?? false
                    ? "nothing leads on from \(name); give it an event that opens something, or shows another root"
                    : "from \(name) the user cannot get back to where the app begins; "
                        + "give it a way out: 'back', an event that dismisses, pops or shows a root",
                witness: steps(witness, graph))
        }
    }
}
