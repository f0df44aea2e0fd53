import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

extension LintRule {
    static let discardsLocked = LintRule(Rule("discards-locked", .warning, of: .runs)) { graph, runs, report in
        let (discards, limit) = runs.discards()
        if let limit { report.leaveOpen(.discardsLocked, limit) }
        for found in discards {
            let (subject, place, name): (Subject, Place, String)
            switch found.step {
            case .event(let event):
                (subject, place) = (graph.subject(of: event), graph.place(of: event))
                name = "'\(graph.text[graph.transitions[event].name])'"
            case .link(let link):
                (subject, place) = (graph.subject(of: link), graph.place(of: link))
                name = "the link '\(graph.name(of: link))'"
            }
            report(
                .discardsLocked, of: subject, at: place,
                "\(name) closes a screen that the user cannot leave at that time; check the conditions with 'when' or 'requires', or set them",
                witness: steps(found.witness, of: runs), isSuspected: found.witness == nil)
        }
    }
}
