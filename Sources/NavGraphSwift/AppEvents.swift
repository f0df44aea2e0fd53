import NavGraphModel

/// Events of the app: methods of its router, which fire whatever is shown.
extension SwiftEmitter {
    func appEventMethods() {
        for event in ownAppEvents where !graph.isIgnored(event) { appEventMethod(event) }
    }

    private func appEventMethod(_ id: TransitionID) {
        let transition = graph.transitions[id]
        let carried = graph.carried(by: id)
        let about = graph.alternatives[transition.firstAlternative].about
        line()
        code.documentation(about.isEmpty ? "An event of the app, which can occur on every screen." : graph.text[about])
        if dialect.hasCommands, carried.isEmpty {
            let moves = appCommand(id)
            block("\(access)func \(methodName(id))() {") {
                line("navigation.fire(\(eventLiteral(id))) { [self] step in try \(moves)(step) }")
            }
            line()
            return block("private func \(moves)(_ step: NavGraph.Step) throws {") {
                hidingEvents(id, carried)
                alternatives(transition.firstAlternative, Context(scope: Scope(), router: nil))
            }
        }
        block("\(access)func \(methodName(id))(\(parameters(carried))) {") {
            let values = heardValues(carried)
            block("navigation.fire(\(eventLiteral(id))\(", [\(values)]", if: !carried.isEmpty)) { step in") {
                hidingEvents(id, carried)
                alternatives(transition.firstAlternative, Context(scope: Scope(), router: nil))
            }
        }
    }

    /// Screens with an event of the same name, their own or of a flow around them, raise that one.
    private func hidingEvents(_ id: TransitionID, _ carried: [CarriedValue]) {
        let name = graph.transitions[id].name
        var hiding: [(screen: ScreenID, by: TransitionID)] = []
        for screen in graph.namedScreens where !isSeparate || isOwn(screen) {
            let inherited = graph.inheritedEvents(of: screen).filter { isOwn(screen) || isKnown($0, to: screen) }
            let events = graph.screens[screen].transitions + inherited
            if let other = events.first(where: { graph.transitions[$0].name == name }) {
                hiding.append((screen, other))
            }
        }
        guard !hiding.isEmpty else { return }
        let values = carried.list { "\(variable($0.name))" }
        cases(of: nameCalled("step.currentScreen"), otherwise: "break") {
            for (screen, other) in hiding {
                block("case \(nameCase(screen)):", end: nil) {
                    if graph.isIgnored(other) || graph.carried(by: other) != carried {
                        line("return step.ignore()")
                    } else if isOfButtonOnly(other, for: screen) {
                        pressing(other, on: screen, carried)
                    } else if hasActions(screen) {
                        let given = carried.list { handedOn($0) }
                        let module = graph.screens[screen].module
                        let router: CodeText = isOwn(screen) ? "self" : "self.\(property(of: module))"
                        let fault: CodeText = "throw NavGraph.Fault.mismatch"
                        line("guard let hiding = \(actionsType(screen))(current: \(router)) else { \(fault) }")
                        let path: CodeText = groupValue(of: other, on: screen).map { "\($0)." } ?? ""
                        line("return step.handOver { hiding.\(path)\(identifier(name))(\(given)) }")
                    } else {
                        line("let hiding = try step.current(as: (any \(screenType(screen))).self)")
                        line("return step.handOver { hiding.\(raised(other, by: screen, values)) }")
                    }
                }
            }
        }
    }

    /// As if the user chose a button among the tabs, whose event the screen does not announce.
    private func pressing(_ event: TransitionID, on screen: ScreenID, _ carried: [CarriedValue]) {
        let module = graph.screens[screen].module
        let emitter = isOwn(screen) ? self : perspective(of: module)
        let router: CodeText = isOwn(screen) ? "" : "\(property(of: module))."
        let way: CodeText = "self.\(router)\(emitter.way(toOwnerOf: event, in: nil) ?? "")"
        let given = carried.list(after: ", ") { handedOn($0) }
        let heard: CodeText = carried.isEmpty ? "" : ", [\(heardValues(carried))]"
        block("return step.handOver {") {
            line(
                "self.navigation.fire(\(eventLiteral(event))\(heard)) { try \(way)\(emitter.methodName(event))($0\(given)) }"
            )
        }
    }

    /// `row`, where a screen announces an event by the value of a group.
    private func groupValue(of event: TransitionID, on screen: ScreenID) -> CodeText? {
        guard !isScene(screen), let group = group(of: event) else { return nil }
        let emitter = isOwn(screen) ? self : perspective(of: graph.screens[screen].module)
        return emitter.groupProperty(group)
    }

    /// Whether a screen of a separate Swift module has an event of a flow.
    private func isKnown(_ event: TransitionID, to screen: ScreenID) -> Bool {
        graph.areInOneSet(graph.module(of: event), graph.screens[screen].module)
    }

    private func raised(_ event: TransitionID, by screen: ScreenID, _ values: CodeText) -> CodeText {
        let name = graph.transitions[event].name
        if let value = groupValue(of: event, on: screen) {
            return "\(value)?.\(identifier(name))(\(graph.carried(by: event).list { handedOn($0) }))"
        }
        guard isScene(screen) else { return "\(closure(name))?(\(values))" }
        let segue: CodeText = segues(of: event).isEmpty ? "" : "segue: nil"
        let emitter = isOwn(screen) ? self : perspective(of: graph.screens[screen].module)
        return "router?.\(emitter.scene(screen).routes.ofEvents[event]!)(\(segue))"
    }
}
