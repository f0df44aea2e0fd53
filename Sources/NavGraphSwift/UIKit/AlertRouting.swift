import NavGraphModel

/// Alerts, action sheets and screens of the system: what the factory makes with a closure for each outcome.
extension SwiftEmitter {
    func alertMakerMethod(_ id: ScreenID) {
        let screen = graph.screens[id]
        let app: CodeText = isInApp(id) ? "" : "app."
        let given =
            screen.params.map { handedOn($0) }
            + screen.outcomes.map { outcome -> CodeText in
                "\(closure(graph.outcomes[outcome].name)): \(endingClosure(outcome))"
            }
        block("\(sharedAccess)func \(maker(id))\(makerSignature(screen.params)) {") {
            let kind: CodeText = alerts[id] == nil ? "frame" : "alert"
            line("let frame = \(app)navigation.\(kind)(\(named(id)), ending)")
            block("let screen = \(app)factory.\(maker(id))(", end: ")") {
                for (index, argument) in given.enumerated() {
                    line("\(argument)\(",", if: index + 1 < given.count)")
                }
            }
            // Elsewhere UIKit closes one without asking.
            if alerts[id] == nil, dialect.areLayersValues || platforms.contains(.tvos) {
                line("frame.isOfSystem = true")
            }
            line("\(app)navigation.enter(screen, as: frame)")
            line("return screen")
        }
    }

    /// `func makeConfirm(onYes: @escaping () -> Void) -> UIAlertController`.
    func alertMaker(_ id: ScreenID, hasBody: Bool) -> SwiftInterface.Requirement {
        let screen = graph.screens[id]
        let params = screen.params.map { parameter($0, hasBody: hasBody) }
        let closures = screen.outcomes.map { outcome -> CodeText in
            let outcome = graph.outcomes[outcome]
            return "\(closure(outcome.name)): @escaping \(closureType(carried(by: outcome)))"
        }
        return .method(
            maker(id), parameters: (params + closures).list { $0 },
            result: alerts[id] == nil ? " -> \(kit)ViewController" : " -> \(dialect.alert)")
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

    /// The outcome that is the button for giving up: the one with that name, else the last one that only closes, whoever
    /// has opened the alert. UIKit allows one.
    func cancellingOutcome(of id: ScreenID) -> OutcomeID? {
        let outcomes = Array(graph.screens[id].outcomes)
        let named = outcomes.first {
            ["cancel", "cancelled", "canceled"].contains(graph.text[graph.outcomes[$0].name])
        }
        if let named { return named }
        let openers = graph.alternatives.ids.filter { graph.alternatives[$0].action.opened == .screen(id) }
        return outcomes.last { outcome in
            openers.allSatisfy { opener in
                graph.handlers(of: opener).allSatisfy {
                    graph.handlers[$0].name != graph.outcomes[outcome].name || graph.handlers[$0].kind == .close
                }
            }
        }
    }

    /// An alert with the screen's title and an action for each outcome; of AppKit a value of the support code.
    func defaultAlertMaker(_ id: ScreenID) {
        let isValue = dialect.areLayersValues
        let style: CodeText = alerts[id] == .actionSheet ? ".actionSheet" : ".alert"
        block("\(access)\(alertMaker(id, hasBody: true)) {") {
            let title = swiftLiteral(graph.title(of: id))
            line(
                isValue
                    ? "let alert = NavGraph.Alert(\(title))"
                    : "let alert = UIAlertController(title: \(title), message: nil, preferredStyle: \(style))")
            let cancelling = cancellingOutcome(of: id)
            for (outcomeID, outcome) in graph.screens[id].outcomes.map({ ($0, graph.outcomes[$0]) }) {
                let title = swiftLiteral(spaced(graph.text[outcome.name]))
                let values = outcome.params.list { "\(variable(graph.params[$0].name))" }
                let raised: CodeText = "\(closure(outcome.name))(\(values))"
                let cancels = outcomeID == cancelling
                let style: CodeText = cancels ? ".cancel" : ".default"
                line(
                    isValue
                        ? "alert.add(\(title)\(", cancels: true", if: cancels)) { \(raised) }"
                        : "alert.addAction(UIAlertAction(title: \(title), style: \(style)) { _ in \(raised) })")
            }
            line("return alert")
        }
    }
}
