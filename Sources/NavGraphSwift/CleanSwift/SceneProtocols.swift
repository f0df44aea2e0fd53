import NavGraphModel

/// What a scene's view controller, router and data store are to each other.
extension SwiftEmitter {
    func sceneProtocols(_ id: ScreenID) {
        let scene = scene(id)
        let interfaces = sceneInterfaces(scene)
        line(
            "/// The routes of \(printable(graph.title(of: id))). The router reads their values from the data store."
        )
        interface(interfaces[0])
        line()
        interface(interfaces[1])
        line()
        line("/// The values that the scene was given, and those that it passes on.")
        interface(interfaces[2])
        line()
        screenDocumentation(id)
        interface(interfaces[3])
        defaultAnchors(of: id)
        if !scene.events.allSatisfy({ segues(of: $0.id).isEmpty }) {
            line()
            segueDispatch(scene)
        }
        line()
        sceneRouter(scene)
    }

    /// Of a scene's routing, of the passing of its data, of its data store and of its view controller.
    func sceneInterfaces(_ scene: Scene) -> [SwiftInterface] {
        let id = scene.id
        let interface = interface(of: id)
        let routes = zip(scene.events.map(\.id) + scene.inherited, interface.events).map { event, member in
            routeSignature(event, scene).about(graph.text[member.about])
        }
        let endings = graph.screens[id].outcomes.map {
            SwiftInterface.Requirement.method(scene.routes[$0])
        }
        let types: CodeText = "any \(sceneType(id, "RoutingLogic")) & \(sceneType(id, "DataPassing"))"
        let router = SwiftInterface.Requirement.property("router", type: "(\(types))?", accessors: "{ get }")
            .comment("The `\(sceneType(id, "Router"))` of the scene, which creates it.")
        return [
            SwiftInterface(type: sceneType(id, "RoutingLogic"), requirements: routes + endings),
            SwiftInterface(
                type: sceneType(id, "DataPassing"),
                requirements: [
                    .property("dataStore", type: "(any \(sceneType(id, "DataStore")))?", accessors: "{ get }")
                ]),
            SwiftInterface(
                type: sceneType(id, "DataStore"),
                requirements: scene.store.properties.map {
                    .property(spelled($0), type: storeType($0), accessors: "{ get\(" set", if: $0.param != nil) }")
                }),
            SwiftInterface(
                type: screenType(id),
                inherited: ["UIViewController"] + sharedPopovers(of: id).map { anchorType($0) } + groupScreens(of: id),
                requirements: [router] + messageRequirements(interface) + anchorRequirements(popovers(of: id))),
        ]
    }

    private func defaultAnchors(of id: ScreenID) {
        let popovers = popovers(of: id)
        guard !popovers.isEmpty else { return }
        line()
        block("extension \(screenType(id)) {") {
            for transition in popovers { line("\(access)\(anchor(transition)) {}") }
        }
    }

    /// `func routeToShowItem(segue: UIStoryboardSegue?)`.
    func routeSignature(_ event: TransitionID, _ scene: Scene) -> SwiftInterface.Requirement {
        .method(
            scene.routes[event], parameters: segues(of: event).isEmpty ? "" : "segue: UIStoryboardSegue?")
    }

    /// A param `T` is `T!`, `T?` is `T?`, `T = d` is `T`; other values are optional.
    func storeType(_ it: StoreProperty) -> CodeText {
        guard it.mayBeMissing else { return "\(text(it.type))" }
        let type: CodeText = names.isOneName(it.type) ? "\(text(it.type))" : "(\(text(it.type)))"
        return "\(type)\(it.param == nil ? "?" : "!")"
    }

    /// What the overrides of a view controller call.
    private func segueDispatch(_ scene: Scene) {
        let identifiers = scene.events.flatMap { segues(of: $0.id) }.unique()
        let router = sceneType(scene.id, "Router")
        block("extension \(sceneType(scene.id, "RoutingLogic")) {") {
            line("/// Call it in `prepare(for:sender:)`.")
            block("\(access)func prepare(for segue: UIStoryboardSegue, sender: Any?) {") {
                cases(of: "segue.identifier", otherwise: "break") {
                    for identifier in identifiers {
                        block("case \(literal(identifier)):", end: nil) {
                            for event in scene.events where segues(of: event.id).contains(identifier) {
                                line("\(scene.routes[event.id])(segue: segue)")
                            }
                            line("(self as? \(router))?.segues?.finish(segue)")
                        }
                    }
                }
            }
            lines(
                """

                /// Call it in `shouldPerformSegue(withIdentifier:sender:)`.
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
