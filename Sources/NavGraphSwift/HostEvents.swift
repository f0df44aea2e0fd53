import NavGraphModel

/// What the app's own code opens: methods of the app's router, with a closure for each outcome.
extension SwiftEmitter {
    func hostEventMethods() {
        guard let host = graph.host else { return }
        for event in graph.screens[host].transitions where !graph.isIgnored(event) { hostEventMethod(event) }
    }

    /// `func openHelp(from controller: UIViewController, topic: Topic, onSolved: (() -> Void)? = nil, …) {`, of SwiftUI
    /// without `from`.
    private func hostEventMethod(_ id: TransitionID) {
        let first = graph.transitions[id].firstAlternative
        let alternative = graph.alternatives[first]
        let carried = graph.carried(by: id)
        var taken = Set(carried.map { graph.text[$0.name] })
        let from = free("controller", &taken)
        var parameters: [CodeText] = dialect.hasViewControllers ? ["from \(from): UIViewController"] : []
        parameters += carried.map { names.parameter($0.name, $0.type) }
        if alternative.action.presentation?.style.isAnchored == true, !dialect.hasAnchorValues {
            parameters.append("anchor: ((\(popoverType)) -> Void)? = nil")
        }
        for outcome in graph.outcomes(of: alternative.action.opened).map({ graph.outcomes[$0] }) {
            parameters.append("\(closure(outcome.name)): (\(closureType(self.carried(by: outcome))))? = nil")
        }
        parameters.append("onClosed: (() -> Void)? = nil")
        let place = dialect.placeOfHost
        line()
        code.documentation(
            alternative.about.isEmpty
                ? "\(place) One of the closures is called when it ends." : graph.text[alternative.about])
        block("\(access)func \(methodName(id))(", end: ") {") { line(parameters.list { $0 }) }
        indented {
            let given = carried.list { "\(literal($0.name)): \(variable($0.name))" }
            let call = dialect.fired(eventLiteral(id), carried.isEmpty ? nil : "[\(given)]", from: "\(from)")
            block("navigation.fire(\(call)) { step in") {
                alternatives(first, Context(scope: scope(of: id, carried, []), router: nil))
            }
        }
        line("}")
    }

    /// The closures of the app's own code, as handlers that only close.
    func hostEnding(_ id: AlternativeID, _ endings: inout Int) -> CodeText {
        endings += 1
        let opened = graph.alternatives[id].action.opened
        let flow: CodeText = opened?.flow.map { "of: \(named($0))" } ?? ""
        line("let ending = NavGraph.Ending(\(flow))")
        for id in graph.outcomes(of: opened) {
            let outcome = graph.outcomes[id]
            let call: CodeText = "\(closure(outcome.name))?"
            if outcome.params.isEmpty {
                line("ending.on(\(named(id))) { step in step.afterwards { \(call)() } }")
                continue
            }
            let isLone = outcome.params.count == 1
            let variable: CodeText = isLone ? "value" : "values"
            let given = isLone ? variable : outcome.params.list { "values.\(member(graph.params[$0].name))" }
            line("ending.on(\(named(id))) { \(variable), step in step.afterwards { \(call)(\(given)) } }")
        }
        line("ending.closed = { step in step.afterwards { onClosed?() } }")
        return "ending"
    }
}
