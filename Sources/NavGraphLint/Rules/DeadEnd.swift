import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension Rule {
    package static let deadEnd = Rule("dead-end", .error, of: .runs)
}

extension LintRule {
    static let deadEnd = LintRule(.deadEnd) { graph, runs, report in
        let (deadEnds, limit) = runs.deadEnds()
        if let limit { report.leaveOpen(.deadEnd, limit) }
        if deadEnds.isEmpty { return }
        let faulty = Set(
            runs.faults().compactMap { if case .transition(let transition) = $0.subject { transition } else { nil } })
        for found in deadEnds where found.screen != graph.host {
            let witness = found.witness
            let from = graph.quoted(found.screen)
            let isAtHome = witness?.endsAtHome ?? false
            let what =
                isAtHome
                ? "nothing leads on from \(from)" : "from \(from) the user cannot get back to where the app begins"
            let impossible = runs.events(of: found.screen).filter { faulty.contains($0) }
                .map { graph.quoted($0) }.joined(separator: " and ")
            let advice =
                if !impossible.isEmpty {
                    "it has \(impossible), but that fails here"
                } else if isAtHome {
                    "give it an event that opens something, or shows another root"
                } else {
                    "give it a way out: going back, or an event that dismisses, pops or shows a root"
                }
            report(
                .deadEnd, graph.subject(of: found.screen), at: graph.place(of: found.screen), "\(what); \(advice)",
                shownBy: witness, .stuck, isSure: found.isSure, runs)
        }
    }
}
