import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let deadEnd = LintRule(Rule("dead-end", .error, of: .runs)) { graph, runs, report in
        let (deadEnds, limit) = runs.deadEnds()
        if let limit { report.leaveOpen(.deadEnd, limit) }
        if deadEnds.isEmpty { return }
        let faulty = Set(
            runs.faults().compactMap { if case .transition(let transition) = $0.subject { transition } else { nil } })
        for found in deadEnds where found.screen != runs.graph.host {
            let witness = found.witness
            let from = graph.quoted(found.screen)
            let isAtHome = witness?.endsAtHome ?? false
            let what =
                isAtHome
                ? "the user cannot leave \(from)" : "the user cannot get back to the start of the app from \(from)"
            let impossible = runs.events(of: found.screen).filter { faulty.contains($0) }.map { graph.quoted($0) }
            let advice =
                if !impossible.isEmpty {
                    impossible.count == 1
                        ? "its event \(impossible[0]) fails here"
                        : "its events \(impossible.joined(separator: " and ")) fail here"
                } else if isAtHome {
                    "add an event that opens a screen or shows another root"
                } else {
                    "add a way out: an event that goes back, dismisses, pops or shows a root"
                }
            report(
                .deadEnd, of: graph.subject(of: found.screen), at: graph.place(of: found.screen), "\(what); \(advice)",
                shownBy: witness, ending: .stuck, isSure: found.isSure, in: runs)
        }
    }
}
