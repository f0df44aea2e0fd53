extension SwiftEmitter {
    /// An event of a flow around screens of separate Swift modules, or of a group that it uses, which these do not know:
    /// the app fires it while one of them is current, as it fires its own.
    func firedEventMethod(_ event: Event) {
        let foreign = graph.namedScreens.filter { !isOwn($0) && graph.inheritedEvents(of: $0).contains(event.id) }
        guard !isSeparate, !foreign.isEmpty else { return }
        let name = graph.transitions[event.id].name
        let isTaken = ["app", "container", "firstScreen"].contains(graph.text[name])
        line()
        line("/// For \(foreign.list { "`\(text(graph.screens[$0].qualifiedName))`" }), whose module does not know it.")
        block(
            "\(access)func \(isTaken ? "\(text(name))_" : "\(identifier(name))" as CodeText)(\(parameters(event.carried))) {"
        ) {
            let values = event.carried.list { "\(literal($0.name)): \(variable($0.name))" }
            let given: CodeText = event.carried.isEmpty ? "" : ", [\(values)]"
            block("app.navigation.fire(\(eventLiteral(event.id))\(given)) { step in") {
                cases(of: nameCalled("step.currentScreen"), otherwise: "step.ignore()") {
                    line("case \(foreign.list { nameCase($0) }):")
                    let handed = event.carried.list(after: ", ") { handedOn($0) }
                    indented { line("try self.\(methodName(event.id))(step\(handed))") }
                }
            }
        }
    }
}
