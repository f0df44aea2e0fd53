import NavGraphModel
import NavGraphSyntax

/// What a router asks of a screen: a closure for each event and outcome, a method for each message.
extension SwiftEmitter {
    mutating func put(screenProtocol id: ScreenID) {
        let screen = graph.screens[id]
        code.putDocumentation(documentation(graph.title(of: id), screen.about))
        code.line("@MainActor")
        code.put(access)
        put("protocol ")
        put(type: screen.qualifiedName, "Screen")
        put(": UIViewController {")
        if screen.transitions.isEmpty, screen.outcomes.isEmpty, screen.messages.isEmpty { return code.end("}") }
        code.open("")
        for transition in screen.transitions { put(closureOf: transition) }
        for id in screen.outcomes {
            let outcome = graph.outcomes[id]
            put("var ")
            put(closure: outcome.name)
            put(": (")
            put(closureType: outcome.params.map { (graph.params[$0].name, graph.params[$0].type) })
        }
        for id in screen.messages {
            let message = graph.messages[id]
            put("func ")
            put(identifier: message.name)
            put("(")
            for (index, param) in message.params.enumerated() {
                if index > 0 { put(", ") }
                put(parameter: graph.params[param].name, graph.params[param].type, hasBody: false)
            }
            code.end(")")
        }
        code.close()
    }

    /// `var onOpenNote: ((_ note: Note) -> Void)? { get set }`.
    mutating func put(closureOf transition: TransitionID) {
        let about = graph.alternatives[graph.transitions[transition].firstAlternative].about
        if !about.isEmpty { code.putDocumentation(graph.text[about]) }
        put("var ")
        put(closure: graph.transitions[transition].name)
        put(": (")
        put(closureType: graph.carried(by: transition).map { ($0.name, $0.type) })
    }

    private mutating func put(closureType values: [(name: Symbol, type: Symbol)]) {
        put("(")
        for (index, value) in values.enumerated() {
            if index > 0 { put(", ") }
            put("_ ")
            put(label: value.name)
            put(": ")
            if isFunction(value.type) { put("@escaping ") }
            put(text: value.type)
        }
        code.end(") -> Void)? { get set }")
    }

    func documentation(_ title: String, _ about: Symbol) -> String {
        about.isEmpty ? "\(title)." : "\(title): \(graph.text[about])"
    }
}
