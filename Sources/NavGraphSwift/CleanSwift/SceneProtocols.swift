import NavGraphModel

/// What a scene's view controller, router and data store are to each other.
extension SwiftEmitter {
    func sceneProtocols(_ id: ScreenID) {
        let scene = scene(id)
        routingLogic(scene)
        line()
        mainActorBlock("\(access)protocol \(sceneType(id, "DataPassing")) {") {
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
        protocolOrEmpty(sceneType(id, "RoutingLogic"), isEmpty: !scene.isRouting) {
            for event in scene.events.map(\.id) + scene.inherited {
                let about = graph.alternatives[graph.transitions[event].firstAlternative].about
                if !about.isEmpty { code.documentation(graph.text[about]) }
                line(routeSignature(event, scene))
            }
            for outcome in graph.screens[id].outcomes { line("func \(scene.routes.ofOutcomes[outcome]!)()") }
        }
    }

    /// A protocol on one line where nothing stands in it.
    private func protocolOrEmpty(_ name: CodeText, isEmpty: Bool, _ body: () -> Void) {
        mainActorBlock("\(access)protocol \(name) {\("}", if: isEmpty)", end: isEmpty ? nil : "}", body)
    }

    /// `func routeToShowItem(segue: UIStoryboardSegue?)`.
    func routeSignature(_ event: TransitionID, _ scene: Scene) -> CodeText {
        let segue: CodeText = segues(of: event).isEmpty ? "" : "segue: UIStoryboardSegue?"
        return "func \(scene.routes.ofEvents[event]!)(\(segue))"
    }

    private func dataStore(_ scene: Scene) {
        line("/// What the scene was given, and what goes along where it leads to.")
        protocolOrEmpty(sceneType(scene.id, "DataStore"), isEmpty: scene.store.properties.isEmpty) {
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
        mainActorBlock("\(access)protocol \(screenType(id)): UIViewController {") {
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
        let identifiers = scene.events.flatMap { segues(of: $0.id) }.unique()
        let router = sceneType(scene.id, "Router")
        block("extension \(sceneType(scene.id, "RoutingLogic")) {") {
            line("/// To be called by `prepare(for:sender:)`.")
            block("\(access)func prepare(for segue: UIStoryboardSegue, sender: Any?) {") {
                cases(of: "segue.identifier", otherwise: "break") {
                    for identifier in identifiers {
                        block("case \(literal(identifier)):", end: nil) {
                            for event in scene.events where segues(of: event.id).contains(identifier) {
                                line("\(scene.routes.ofEvents[event.id]!)(segue: segue)")
                            }
                            line("(self as? \(router))?.segues?.finish(segue)")
                        }
                    }
                }
            }
            lines(
                """

                /// To be called by `shouldPerformSegue(withIdentifier:sender:)`.
                \(access)func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                    switch identifier {
                    case \(identifiers.list { "\(literal($0))" }):
                        return (self as? \(router))?.segues?.mayPerform(identifier, sender: sender) ?? true
                    default: return true
                    }
                }
                """)
        }
    }
}
