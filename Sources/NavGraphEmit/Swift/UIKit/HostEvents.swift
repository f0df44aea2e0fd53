import NavGraphModel
import NavGraphSyntax

/// What the app's own code opens: methods of the app's router, with a closure for each outcome.
extension SwiftEmitter {
    /// `func openHelp(from controller: UIViewController, topic: Topic, onSolved: (() -> Void)? = nil, …) {`
    func hostEventMethod(_ id: TransitionID) {
        let first = graph.transitions[id].firstAlternative
        let it = graph.alternatives[first]
        let carried = graph.carried(by: id)
        var from = "controller"
        while carried.contains(where: { graph.text[$0.name] == from }) { from += "_" }
        let values = carried.list(after: ", ") { names.parameter($0.name, $0.type) }
        let hasAnchor = it.action.presentation?.style.isAnchored == true
        let anchor: CodeText = ", anchor: ((UIPopoverPresentationController) -> Void)? = nil"
        let outcomes = graph.outcomes(of: it.action.opened).map { graph.outcomes[$0] }
        let closures = outcomes.list(after: ", ") {
            "\(closure($0.name)): (\(closureType(self.carried(by: $0))))? = nil"
        }
        code.documentation(
            it.about.isEmpty
                ? "Opened from a view controller of the app's, which is on the screen. One of the closures is called when it ends."
                : graph.text[it.about])
        block("\(access)func \(methodName(id))(", end: ") {") {
            line(
                "from \(from): UIViewController\(values)\(anchor, if: hasAnchor)\(closures), onClosed: (() -> Void)? = nil"
            )
        }
        indented {
            let given = carried.list { "\(literal($0.name)): \(variable($0.name))" }
            let passed: CodeText = carried.isEmpty ? "" : "[\(given)], "
            block("navigation.fire(\(eventLiteral(id)), \(passed)from: \(from)) { step in") {
                alternatives(first, Context(scope: scope(of: id, carried, []), router: nil))
            }
        }
        line("}")
    }

    /// The closures of the app's own code, as handlers that only close.
    func hostEnding(_ id: AlternativeID, _ endings: inout Int) -> CodeText {
        endings += 1
        let opened = graph.alternatives[id].action.opened
        let flow: CodeText = opened?.flow.map { "of: \(literal(graph.flows[$0].qualifiedName))" } ?? ""
        line("let ending = NavGraph.Ending(\(flow))")
        for outcome in graph.outcomes(of: opened).map({ graph.outcomes[$0] }) {
            let call: CodeText = "\(closure(outcome.name))?"
            let name = literal(outcome.name)
            if outcome.params.isEmpty {
                line("ending.on(\(name)) { step in step.afterwards { \(call)() } }")
            } else if outcome.params.count == 1 {
                let type = valueType(outcome.params)
                line("ending.on(\(name), as: \(type).self) { value, step in step.afterwards { \(call)(value) } }")
            } else {
                let values = outcome.params.list { "values.\(member(graph.params[$0].name))" }
                let type = valueType(outcome.params)
                line(
                    "ending.on(\(name), as: \(type).self) { values, step in step.afterwards { \(call)(\(values)) } }")
            }
        }
        line("ending.closed = { step in step.afterwards { onClosed?() } }")
        return "ending"
    }
}
