import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let deadEnd = LintRule(.deadEnd) { (facts, runs, report) throws(RunLimit) in
        let graph = facts.graph
        let deadEnds = try runs.deadEnds()
        if deadEnds.isEmpty { return }
        let faulty = Set(
            runs.faults().compactMap { if case .transition(let transition) = $0.subject { transition } else { nil } })
        for found in deadEnds where found.screen != graph.host {
            let witness = found.witness
            let name = facts.name(found.screen)
            report(
                .deadEnd, facts.subject(found.screen), at: graph.place(of: found.screen),
                facts.deadEnd(
                    name, isAtHome: witness?.endsAtHome ?? false,
                    faulty: runs.events(of: found.screen).filter { faulty.contains($0) }),
                witness: steps(witness, runs, .stuck), isSuspected: witness == nil)
        }
    }
}

extension Facts {
    /// `faulty`: the events of the screen that cannot do what they say.
    fileprivate func deadEnd(_ screen: String, isAtHome: Bool, faulty: [TransitionID]) -> String {
        let what =
            isAtHome
            ? "nothing leads on from \(screen)" : "from \(screen) the user cannot get back to where the app begins"
        guard faulty.isEmpty else {
            return what + "; it has \(faulty.map { name($0) }.joined(separator: " and ")), but that cannot be done here"
        }
        return isAtHome
            ? what + "; give it an event that opens something, or shows another root"
            : what + "; give it a way out: 'back', an event that dismisses, pops or shows a root"
    }
}
