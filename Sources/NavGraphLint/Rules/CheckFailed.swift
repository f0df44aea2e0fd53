import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let checkFailed = LintRule(Rule("check-failed", .error, of: .runs)) { graph, runs, report in
        let judged = runs.judgedChecks()
        // Where nothing of runs is judged as a whole, that is said of all checks at once.
        for (id, limit) in runs.limit == nil ? judged.undecided : [] {
            let check = graph.checks[id]
            let subject = graph.subject(of: check)
            var finding = Finding(
                .undecided, on: subject, at: Place(check.file, check.span),
                "the check could not be judged: \(reason(limit, graph))")
            finding.unjudged = [subject.spelled(in: graph.text)]
            report(finding)
        }
        for failed in judged.failed {
            let check = graph.checks[failed.check]
            let witness = failed.witness
            // Where a screen is not reached, or not soon, there is no run to show.
            if case .reach(_, nil, _) = check.law {
                report(
                    .checkFailed, of: graph.subject(of: check), at: Place(check.file, check.span),
                    message(of: check, witness, runs), isSuspected: !runs.surelyFails(check.law))
                continue
            }
            report(
                .checkFailed, of: graph.subject(of: check), at: Place(check.file, check.span),
                message(of: check, witness, runs), shownBy: witness, ending: check.end,
                isSure: runs.surelyFails(check.law),
                in: runs)
        }
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

private func message(of check: Check, _ witness: Witness?, _ runs: RunAnalysis) -> String {
    let graph = runs.graph
    func within(_ steps: Int?) -> String { steps.map { " in at most \($0) step\($0 == 1 ? "" : "s")" } ?? "" }
    switch check.law {
    case .reach(let screen, nil, let steps):
        let shown = runs.isReachable(screen) ? "the shortest run is longer" : "it is unreachable"
        return "\(graph.quoted(screen)) should be reachable\(within(steps)), but \(shown)"
    case .reach(let screen, let from?, let steps):
        return "\(graph.quoted(screen)) should be reachable from \(graph.quoted(from))\(within(steps)), but "
            + (witness == nil ? "is not always" : "is not at the end of this run")
    case .before(let screen, let visit):
        return "\(graph.quoted(screen)) is shown before \(graph.quoted(visit))"
    case .neverAbove(let screen, let lower): return "\(graph.quoted(screen)) is shown above \(graph.quoted(lower))"
    case .neverWhen(let screen, let literals):
        let wanted = graph.quoted(literals.map { graph.literals[$0] })
        return "\(graph.quoted(screen)) is visible while \(wanted) \(literals.count == 1 ? "holds" : "hold")"
    case .returns(let screen):
        let last = (witness?.steps.last?.screen).map { graph.quoted($0) } ?? "some screen"
        return "the user cannot get back to \(graph.quoted(screen)) from \(last)"
    }
}
