import NavGraphModel
import NavGraphSyntax

/// What a scene's view controller, router and data store are to each other.
extension SwiftEmitter {
    func sceneProtocols(_ id: ScreenID) {
        let scene = scene(id)
        routingLogic(scene)
        line()
        line("@MainActor")
        block("\(access)protocol \(sceneType(id, "DataPassing")) {") {
            line("var dataStore: (any \(sceneType(id, "DataStore")))? { get }")
        }
        line()
        dataStore(scene)
        line()
        sceneProtocol(id)
        if !scene.events.allSatisfy({ segues(of: $0.id).isEmpty }) {
            line()
            segueDispatch(scene)
        }
        line()
        sceneRouter(scene)
    }

    private func routingLogic(_ scene: Scene) {
        let id = scene.id
        line(
            "/// What \(printable(graph.title(of: id))) can lead to. The router reads what goes along from the data store."
        )
        line("@MainActor")
        guard scene.isRouting else { return line("\(access)protocol \(sceneType(id, "RoutingLogic")) {}") }
        block("\(access)protocol \(sceneType(id, "RoutingLogic")) {") {
            for event in scene.events.map(\.id) + scene.inherited {
                let about = graph.alternatives[graph.transitions[event].firstAlternative].about
                if !about.isEmpty { code.documentation(graph.text[about]) }
                line(routeSignature(event, scene))
            }
            for outcome in graph.screens[id].outcomes { line("func \(scene.routes.ofOutcomes[outcome]!)()") }
        }
    }

    /// `func routeToShowItem(segue: UIStoryboardSegue?)`.
    func routeSignature(_ event: TransitionID, _ scene: Scene) -> CodeText {
        let segue: CodeText = segues(of: event).isEmpty ? "" : "segue: UIStoryboardSegue?"
        return "func \(scene.routes.ofEvents[event]!)(\(segue))"
    }

    private func dataStore(_ scene: Scene) {
        line("/// What the scene was given, and what goes along where it leads to.")
        line("@MainActor")
        guard !scene.store.properties.isEmpty else {
            return line("\(access)protocol \(sceneType(scene.id, "DataStore")) {}")
        }
        block("\(access)protocol \(sceneType(scene.id, "DataStore")) {") {
            for it in scene.store.properties {
                line("var \(spelled(it)): \(storeType(it)) { get\(" set", if: it.param != nil) }")
            }
        }
    }

    /// A param `T` is `T!`, `T?` is `T?`, `T = d` is `T`; other values are optional.
    func storeType(_ it: StoreProperty) -> CodeText {
        guard it.mayBeMissing else { return "\(text(it.type))" }
        let type: CodeText = names.isOneName(it.type) ? "\(text(it.type))" : "(\(text(it.type)))"
        return "\(type)\(it.param == nil ? "?" : "!")"
    }

    private func sceneProtocol(_ id: ScreenID) {
        let screen = graph.screens[id]
        let popovers = popovers(of: id)
        screenDocumentation(id)
        line("@MainActor")
        block("\(access)protocol \(screenType(id)): UIViewController {") {
            line("/// It makes its router itself, a `\(sceneType(id, "Router"))`.")
            let types: CodeText = "any \(sceneType(id, "RoutingLogic")) & \(sceneType(id, "DataPassing"))"
            line("var router: (\(types))? { get }")
            messageRequirements(screen)
            anchorRequirements(popovers)
        }
        guard !popovers.isEmpty else { return }
        line()
        block("extension \(screenType(id)) {") {
            for transition in popovers { line("\(access)\(anchor(transition)) {}") }
        }
    }

    /// What the overrides of a view controller call.
    private func segueDispatch(_ scene: Scene) {
        var identifiers: [Symbol] = []
        for event in scene.events {
            for segue in segues(of: event.id) where !identifiers.contains(segue) { identifiers.append(segue) }
        }
        let router = sceneType(scene.id, "Router")
        block("extension \(sceneType(scene.id, "RoutingLogic")) {") {
            line("/// To be called by `prepare(for:sender:)`.")
            block("\(access)func prepare(for segue: UIStoryboardSegue, sender: Any?) {") {
                line("switch segue.identifier {")
                for identifier in identifiers {
                    line("case \(literal(identifier)):")
                    indented {
                        for event in scene.events where segues(of: event.id).contains(identifier) {
                            line("\(scene.routes.ofEvents[event.id]!)(segue: segue)")
                        }
                        line("(self as? \(router))?.segues?.finish(segue)")
                    }
                }
                line("default: break")
                line("}")
            }
            line()
            line("/// To be called by `shouldPerformSegue(withIdentifier:sender:)`.")
            block("\(access)func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {") {
                line("switch identifier {")
                line("case \(identifiers.list { "\(literal($0))" }):")
                indented {
                    line("return (self as? \(router))?.segues?.mayPerform(identifier, sender: sender) ?? true")
                }
                line("default: return true")
                line("}")
            }
        }
    }
}
