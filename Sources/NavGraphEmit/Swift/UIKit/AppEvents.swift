import NavGraphModel
import NavGraphSyntax

/// Events of the app: methods of its router, which fire whatever is shown.
extension SwiftEmitter {
    /// The names that events' methods in the app's router must leave alone.
    func appMethodNames() -> MethodNames {
        var methods = MethodNames()
        for name in [
            "window", "factory", "animator", "navigation", "start", "link", "links", "open", "follow", "resolvers",
        ] {
            methods.insert(name)
        }
        for flow in graph.flows { methods.insert(lowerCamel(graph.camel(flow.qualifiedName)) + "Router") }
        return methods
    }

    mutating func put(appEvent id: TransitionID, _ methods: inout MethodNames) {
        let transition = graph.transitions[id]
        let carried = graph.carried(by: id)
        let underscores = methods.insert(transition.name, in: graph.text)
        code.blank()
        let about = graph.alternatives[transition.firstAlternative].about
        if about.isEmpty {
            code.line("/// It can fire whatever is shown.")
        } else {
            code.putDocumentation(graph.text[about])
        }
        code.put(string: access)
        put("func ")
        if underscores > 0 {
            put(underscores: underscores)
            put(text: transition.name)
        } else {
            put(identifier: transition.name)
        }
        put("(")
        for (index, value) in carried.enumerated() {
            if index > 0 { put(", ") }
            put(parameter: value.name, value.type)
        }
        code.open(") {")
        put("navigation.fire(")
        put(event: transition)
        code.open(") { step in")
        put(hiding: id, carried)
        put(alternatives: transition.firstAlternative, Context(scope: Scope(), router: nil))
        code.close()
        code.close()
    }

    /// Screens with an event of the same name, their own or of a flow around them, raise that one.
    private mutating func put(hiding id: TransitionID, _ carried: [CarriedValue]) {
        let name = graph.transitions[id].name
        var hiding: [(screen: ScreenID, by: TransitionID)] = []
        for screen in graph.screens.ids where alerts[screen] == nil {
            let events = graph.screens[screen].transitions + inheritedEvents(of: screen)
            if let other = events.first(where: { graph.transitions[$0].name == name }) {
                hiding.append((screen, other))
            }
        }
        guard !hiding.isEmpty else { return }
        code.line("switch step.currentScreen {")
        for (screen, other) in hiding {
            put("case ")
            put(literal: graph.screens[screen].qualifiedName)
            code.open(":")
            if graph.carried(by: other) == carried {
                put("let hiding = step.current as? any ")
                put(type: graph.screens[screen].qualifiedName, "Screen")
                code.end()
                put("return step.handOver { hiding?.")
                put(closure: name)
                put("?(")
                for (index, value) in carried.enumerated() {
                    if index > 0 { put(", ") }
                    put(variable: value.name)
                }
                code.end(") }")
            } else {
                code.line("return step.ignore()")
            }
            code.dedent()
        }
        code.line("default: break")
        code.line("}")
    }
}
