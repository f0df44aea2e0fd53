import NavGraphModel
import NavGraphSyntax

/// Alerts and action sheets: a `UIAlertController` that the factory makes, with a closure for each outcome.
extension SwiftEmitter {
    mutating func put(makerOfAlert id: ScreenID) {
        let screen = graph.screens[id]
        put("func ")
        put(maker: id)
        put(makerParameters: screen.params)
        put(isInApp(id) ? "let frame = navigation.alert(" : "let frame = app.navigation.alert(")
        put(literal: screen.qualifiedName)
        code.end(", ending)")
        put(isInApp(id) ? "let screen = factory.make" : "let screen = app.factory.make")
        put(upper: screen.qualifiedName)
        code.open("(")
        let count = screen.params.count + screen.outcomes.count
        for (index, param) in screen.params.enumerated() {
            put(argumentLabel: graph.params[param].name)
            put(variable: graph.params[param].name)
            code.end(index + 1 < count ? "," : "")
        }
        for (index, id) in screen.outcomes.enumerated() {
            let outcome = graph.outcomes[id]
            put(closure: outcome.name)
            put(": ")
            put(endingBy: outcome)
            code.end(screen.params.count + index + 1 < count ? "," : "")
        }
        code.close(")")
        code.line(isInApp(id) ? "navigation.enter(screen, as: frame)" : "app.navigation.enter(screen, as: frame)")
        code.line("return screen")
        code.close()
    }

    /// `func makeConfirm(onYes: @escaping () -> Void) -> UIAlertController`.
    mutating func put(factoryMethodOfAlert id: ScreenID, hasBody: Bool) {
        let screen = graph.screens[id]
        put("func make")
        put(upper: screen.qualifiedName)
        put("(")
        var isFirst = true
        for param in screen.params {
            if !isFirst { put(", ") }
            isFirst = false
            put(parameter: graph.params[param].name, graph.params[param].type, hasBody: hasBody)
        }
        for id in screen.outcomes {
            if !isFirst { put(", ") }
            isFirst = false
            put(closure: graph.outcomes[id].name)
            put(": @escaping ")
            put(closureOf: graph.outcomes[id].params.map { (graph.params[$0].name, graph.params[$0].type) })
        }
        put(") -> UIAlertController")
    }

    /// Whether an alert can be made of what the graph says: each outcome carries what the screen was given.
    func hasDefault(alert id: ScreenID) -> Bool {
        let screen = graph.screens[id]
        return screen.outcomes.allSatisfy { outcome in
            graph.outcomes[outcome].params.allSatisfy { wanted in
                screen.params.contains {
                    graph.params[$0].name == graph.params[wanted].name
                        && graph.accepts(graph.params[wanted].type, graph.params[$0].type)
                }
            }
        }
    }

    /// An alert with the screen's title and an action for each outcome.
    mutating func put(factoryDefaultOfAlert id: ScreenID) {
        let screen = graph.screens[id]
        code.put(string: access)
        put(factoryMethodOfAlert: id, hasBody: true)
        code.open(" {")
        put("let alert = UIAlertController(title: ")
        code.putLiteral(graph.title(of: id))
        put(", message: nil, preferredStyle: ")
        code.end(alerts[id] == .actionSheet ? ".actionSheet)" : ".alert)")
        for id in screen.outcomes {
            let outcome = graph.outcomes[id]
            put("alert.addAction(UIAlertAction(title: ")
            code.putLiteral(spaced(graph.text[outcome.name]))
            let isCancel = ["cancel", "cancelled", "canceled"].contains(graph.text[outcome.name])
            put(isCancel ? ", style: .cancel) { _ in " : ", style: .default) { _ in ")
            put(closure: outcome.name)
            put("(")
            for (index, param) in outcome.params.enumerated() {
                if index > 0 { put(", ") }
                put(variable: graph.params[param].name)
            }
            code.end(") })")
        }
        code.line("return alert")
        code.close()
    }
}
