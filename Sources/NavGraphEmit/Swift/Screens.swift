import NavGraphModel
import NavGraphSyntax

/// What a router asks of a screen: a closure for each event and outcome, a method for each message.
extension SwiftEmitter {
    mutating func put(screenProtocol id: ScreenID) {
        let screen = graph.screens[id]
        code.putDocumentation(documentation(graph.title(of: id), screen.about))
        code.line("@MainActor")
        code.put(string: access)
        put("protocol ")
        put(type: screen.qualifiedName, "Screen")
        put(": UIViewController {")
        let inherited = inheritedEvents(of: id)
        let segues = segues(from: id)
        let isConfigured = segueTargets.contains(id) && !screen.params.isEmpty
        let popovers = popovers(of: id)
        if screen.transitions.isEmpty, screen.outcomes.isEmpty, screen.messages.isEmpty, inherited.isEmpty,
            !isConfigured
        {
            return code.end("}")
        }
        code.open("")
        if isConfigured {
            code.line("/// Gives it its params, where a storyboard segue has made it.")
            put("func configure(")
            for (index, param) in screen.params.enumerated() {
                if index > 0 { put(", ") }
                put(parameter: graph.params[param].name, graph.params[param].type, hasBody: false)
            }
            code.end(")")
        }
        if !segues.isEmpty {
            code.line("/// To be called by `prepare(for:sender:)`.")
            code.line("var onPrepareForSegue: ((_ segue: UIStoryboardSegue) -> Void)? { get set }")
        }
        for transition in screen.transitions + inherited { put(closureOf: transition) }
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
        for transition in popovers {
            put("/// Says where the popover of `")
            put(text: graph.transitions[transition].name)
            code.end("` points at; by itself at the middle.")
            put(anchorOf: transition)
            code.end()
        }
        code.close()
        guard !popovers.isEmpty else { return }
        code.blank()
        put("extension ")
        put(type: screen.qualifiedName, "Screen")
        code.open(" {")
        for transition in popovers {
            code.put(string: access)
            put(anchorOf: transition)
            code.end(" {}")
        }
        code.close()
    }

    private mutating func put(anchorOf transition: TransitionID) {
        put("func anchor")
        put(upper: graph.transitions[transition].name)
        put("(_ popover: UIPopoverPresentationController)")
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
        put(closureOf: values)
        code.end(")? { get set }")
    }

    /// `(_ note: Note) -> Void`.
    mutating func put(closureOf values: [(name: Symbol, type: Symbol)]) {
        put("(")
        for (index, value) in values.enumerated() {
            if index > 0 { put(", ") }
            put("_ ")
            put(label: value.name)
            put(": ")
            if isFunction(value.type) { put("@escaping ") }
            put(text: value.type)
        }
        put(") -> Void")
    }

    func documentation(_ title: String, _ about: Symbol) -> String {
        about.isEmpty ? "\(title)." : "\(title): \(graph.text[about])"
    }
}
