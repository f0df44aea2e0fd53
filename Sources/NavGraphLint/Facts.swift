import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// What rules read, and the words that they share.
struct Facts: Sendable {
    let graph: NavGraph
}

extension Facts {
    func subject(_ screen: ScreenID) -> Subject { Subject(.screen, name: graph.screens[screen].qualifiedName) }
    func subject(_ flow: FlowID) -> Subject { Subject(.flow, name: graph.flows[flow].qualifiedName) }
    func name(_ screen: ScreenID) -> String { "'\(graph.name(of: screen))'" }
    func name(_ flow: FlowID) -> String { "'\(graph.name(of: flow))'" }
    func name(_ reference: Reference) -> String {
        switch reference.target {
        case .screen(let screen): name(screen)
        case .flow(let flow): name(flow)
        default: "''"
        }
    }
    func name(_ transition: TransitionID) -> String { "'\(graph.text[graph.transitions[transition].name])'" }
}

/// A run as findings have it; empty where there is none.
package func steps(_ witness: Witness?, _ graph: NavGraph) -> WitnessRun { witness?.steps(in: graph) ?? WitnessRun() }
