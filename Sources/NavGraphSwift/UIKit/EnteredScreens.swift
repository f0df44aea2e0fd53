import NavGraphModel

/// What becomes of a screen that a storyboard segue has made: it is injected, given its params, and entered.
extension SwiftEmitter {
    func entering(_ id: ScreenID, by given: [GivenArgument], _ ending: CodeText?, in context: Context) {
        if isSeparate, !isOwn(id) {
            let name = importName(.entered(id))
            let further = further(arguments(given, in: context.scope))
            return line("try \(app(context))imports.\(name)(screen, \(ending ?? "nil")\(further))")
        }
        let values = given.map { (param: $0.param, value: value($0, in: context.scope)) }
        enter(id, by: values, ending, in: context)
    }

    /// How the app enters, for a separate Swift module, what that knows as a view controller only.
    func adoptedEntering(_ id: ScreenID, _ context: Context) {
        let fault: CodeText = "throw NavGraph.Fault.segueNotPrepared"
        line("guard let screen = screen as? any \(screenType(id)) else { \(fault) }")
        let values = graph.screens[id].params.map {
            (param: $0, value: "\(variable(graph.params[$0].name))" as CodeText)
        }
        enter(id, by: values, "ending", in: context)
    }

    private func enter(
        _ id: ScreenID, by given: [(param: ParamID, value: CodeText)], _ ending: CodeText?, in context: Context
    ) {
        line("\(app(context))factory.\(way(to: graph.screens[id].module))inject(into: screen)")
        let name = upper(graph.screens[id].qualifiedName)
        let entered: CodeText = "\(router(of: id, from: context))enter\(name)(screen\(ending, after: ", ")"
        let arguments = given.list { "\(argument(graph.params[$0.param].name)): \($0.value)" }
        if given.isEmpty {
            line("\(entered))")
        } else if isScene(id) {
            block("try \(sceneType(id, "Router")).fill(screen) {") {
                for (param, value) in given { line("$0.\(identifier(graph.params[param].name)) = \(value)") }
            }
            line("\(entered))")
        } else {
            line("screen.configure(\(arguments))")
            line("\(entered), \(arguments))")
        }
    }
}
