import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What rules read, and the words that they share.
struct Facts {
    let graph: NavGraph
}

extension Facts {
    func subject(_ screen: ScreenID) -> Subject { Subject(.screen, name: graph.screens[screen].qualifiedName) }
    func subject(_ flow: FlowID) -> Subject { Subject(.flow, name: graph.flows[flow].qualifiedName) }
    func subject(_ outcome: OutcomeID) -> Subject {
        Subject(
            .outcome, owner: graph.qualifiedName(of: graph.outcomes[outcome].owner), name: graph.outcomes[outcome].name)
    }
    func name(_ screen: ScreenID) -> String { "'\(graph.name(of: screen))'" }
    func name(_ flow: FlowID) -> String { "'\(graph.name(of: flow))'" }
    func name(_ target: Target?) -> String {
        switch target {
        case .screen(let screen): name(screen)
        case .flow(let flow): name(flow)
        case nil: "''"
        }
    }
    func name(_ transition: TransitionID) -> String { "'\(graph.text[graph.transitions[transition].name])'" }
}

/// A run as findings have it; empty where there is none.
package func steps(_ witness: Witness?, _ runs: RunAnalysis, _ end: WitnessEnd = .steps) -> WitnessRun {
    guard let witness else { return WitnessRun() }
    let graph = runs.graph
    return witness.steps(in: graph) {
        Set(runs.askedConditions(of: witness, end).map { graph.conditions[$0].qualifiedName })
    }
}
