import NavGraphModel
import NavGraphRuns
import NavGraphSyntax

/// One or several rules that look at the same facts, and the function that says what they find.
struct LintRule: Sendable {
    var rules: [Rule]
    var check: @Sendable (borrowing Facts, inout Reports) -> Void

    init(_ rules: Rule..., check: @escaping @Sendable (borrowing Facts, inout Reports) -> Void) {
        self.rules = rules
        self.check = check
    }
}

/// What rules read.
struct Facts: Sendable {
    let graph: NavGraph
    let runs: RunAnalysis
}

/// What rules say.
struct Reports {
    private(set) var findings: [Finding] = []
    let off: Set<Rule>

    init(off: Set<Rule>) { self.off = off }

    mutating func callAsFunction(
        _ rule: Rule, _ subject: Subject, at place: Place, _ message: @autoclosure () -> String,
        witness: @autoclosure @escaping @Sendable () -> WitnessRun = WitnessRun()
    ) {
        if off.contains(rule) { return }
        findings.append(Finding(rule, subject, at: place, message(), witness: witness()))
    }
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

/// A run as findings have it.
package func steps(_ witness: Witness?, _ graph: NavGraph) -> WitnessRun {
    guard let witness else { return WitnessRun() }
    return WitnessRun(count: witness.steps.count) { index in
        let step = witness.steps[index]
        let conditions =
            index == 0
            ? witness.conditions.map { (name: graph.text[graph.conditions[$0.id].qualifiedName], value: $0.value) } : []
        return WitnessStep(
            step.spelled(in: graph), conditions: conditions, screen: step.screen.map { graph.name(of: $0) },
            fault: step.screen == nil ? witness.fault : nil)
    }
}
