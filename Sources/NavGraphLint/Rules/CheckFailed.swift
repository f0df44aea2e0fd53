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
                .checkFailed, facts.subject(check), at: Place(check.file, check.span),
                facts.message(check, witness, runs), witness: steps(witness, runs, check.end),
                isSuspected: witness == nil && check.law.isSuspected(runs))
        }
    }
}

extension Check.Law {
    /// Whether a run should show that it fails, or one may show that it does not.
    fileprivate func isSuspected(_ runs: RunAnalysis) -> Bool {
        if case .reach(let screen, nil, _) = self { runs.mayBeReachable(screen) } else { true }
    }
}

extension Check {
    /// What a run that fails it shows at its end.
    fileprivate var end: WitnessEnd {
        switch law {
        case .neverWhen(_, let literals): .holding(literals)
        case .reach, .returns: .stuck
        case .before, .neverAbove: .steps
        }
    }
}

extension Facts {
    fileprivate func message(_ check: Check, _ witness: Witness?, _ runs: RunAnalysis) -> String {
        func within(_ steps: Int?) -> String { steps.map { " in at most \($0) step\($0 == 1 ? "" : "s")" } ?? "" }
        switch check.law {
        case .reach(let screen, nil, let steps):
            let shown = runs.isReachable(screen) ? "the shortest run to it is longer" : "no run shows it"
            return "\(name(screen)) is to be reached\(within(steps)), but \(shown)"
        case .reach(let screen, let from?, let steps):
            return "\(name(screen)) is to be reached from \(name(from))\(within(steps)), but "
                + (witness == nil ? "not always" : "not where this run ends")
        case .before(let screen, let visit):
            return "\(name(screen)) is shown without \(name(visit)) having been shown before"
        case .neverAbove(let screen, let lower): return "\(name(screen)) is shown above \(name(lower))"
        case .neverWhen(let screen, let literals):
            let wanted = literals.map { graph.literals[$0] }.map {
                "'" + ($0.isNegated ? "not " : "") + graph.text[graph.conditions[$0.condition].qualifiedName] + "'"
            }
            return "\(name(screen)) is visible while \(wanted.joined(separator: " and ")) holds"
        case .returns(let screen):
            let last = (witness?.steps.last?.screen).map { "from \(name($0))" } ?? "from some screen"
            return "\(last) no run leads back to \(name(screen))"
        }
    }
}
