import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let checkFailed = LintRule(.checkFailed) { (facts, runs, report) throws(RunLimit) in
        let graph = facts.graph
        for failed in try runs.failedChecks() {
            let check = graph.checks[failed.check]
            let witness = failed.witness
            report(
                .checkFailed, Subject(.check, name: check.name, number: check.name.isEmpty ? check.number : 0),
                at: Place(check.file, check.span), facts.message(check, runs), witness: steps(witness, graph))
        }
    }
}

extension Facts {
    fileprivate func message(_ check: Check, _ runs: RunAnalysis) -> String {
        func within(_ steps: Int?) -> String { steps.map { " in at most \($0) step\($0 == 1 ? "" : "s")" } ?? "" }
        switch check.law {
        case .reach(let screen, nil, let steps):
            let shown = runs.isReachable(screen) ? "the shortest run to it is longer" : "no run shows it"
            return "\(name(screen)) is to be reached\(within(steps)), but \(shown)"
        case .reach(let screen, let from?, let steps):
            return "\(name(screen)) is to be reached from \(name(from))\(within(steps)), but here no run leads there"
        case .before(let screen, let visit):
            return "\(name(screen)) is shown without \(name(visit)) having been shown before"
        case .neverAbove(let screen, let lower): return "\(name(screen)) is shown above \(name(lower))"
        case .neverWhen(let screen, let literals):
            let wanted = literals.map { graph.literals[$0] }.map {
                "'" + ($0.isNegated ? "not " : "") + graph.text[graph.conditions[$0.condition].qualifiedName] + "'"
            }
            return "\(name(screen)) is visible while \(wanted.joined(separator: " and ")) holds"
        case .returns(let screen): return "from here no run leads back to \(name(screen))"
        }
    }
}
