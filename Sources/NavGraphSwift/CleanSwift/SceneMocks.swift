import NavGraphModel
import NavGraphSyntax

/// Fake scenes: each with its router, and a data store of variables.
extension SwiftEmitter {
    func sceneMock(_ id: ScreenID) {
        let scene = scene(id)
        storeMock(scene)
        line()
        mainActorBlock("final class \(screenType(id))Mock: \(base)ScreenMock, \(screenType(id)) {") {
            line("let store = \(sceneType(id, "DataStoreMock"))()")
            let types: CodeText = "any \(sceneType(id, "RoutingLogic")) & \(sceneType(id, "DataPassing"))"
            line("var router: (\(types))?")
            lines(
                """

                override init(_ screen: String) {
                    super.init(screen)
                    setUp()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    setUp()
                }

                private func setUp() {
                    let router = \(sceneType(id, "Router"))()
                    router.viewController = self
                    router.dataStore = store
                    self.router = router
                }
                """)
            messageMocks(interface(of: id))
            if hasSegues(id) { sceneSegueMocks(id) }
            raiseMethod(scene)
        }
    }

    private func storeMock(_ scene: Scene) {
        mainActorBlock("final class \(sceneType(scene.id, "DataStoreMock")): \(sceneType(scene.id, "DataStore")) {") {
            for it in scene.store.properties {
                let value = it.param.map { graph.params[$0].defaultValue } ?? .none
                line("var \(spelled(it)): \(storeType(it))\(" = \(text(value))", if: !value.isEmpty)")
            }
        }
    }

    private func sceneSegueMocks(_ id: ScreenID) {
        lines(
            """

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                router?.prepare(for: segue, sender: sender)
            }

            override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
                router?.shouldPerformSegue(withIdentifier: identifier, sender: sender) ?? true
            }

            """)
        performSegueMock(id)
    }

    private func raiseMethod(_ scene: Scene) {
        guard scene.isRouting else { return }
        line()
        block("override func raise(_ name: String, _ values: [Any] = []) -> Bool {") {
            cases(of: "name", otherwise: "return false") {
                for event in scene.events.map(\.id) + scene.inherited {
                    raised(
                        .event(event), name: graph.transitions[event].name, values: graph.carried(by: event), in: scene)
                    let segue: CodeText = segues(of: event).isEmpty ? "" : "segue: nil"
                    indented { line("router?.\(scene.routes[event])(\(segue))") }
                }
                for id in graph.screens[scene.id].outcomes {
                    raised(
                        .outcome(id), name: graph.outcomes[id].name, values: carried(by: graph.outcomes[id]), in: scene)
                    indented { line("router?.\(scene.routes[id])()") }
                }
            }
            line("return true")
        }
    }

    private func raised(_ carrier: StoreNames.Carrier, name: Symbol, values: [CarriedValue], in scene: Scene) {
        line("case \(literal(name)):")
        guard !values.isEmpty else { return }
        indented {
            line("guard \(mockValues(values, after: "")) else { return false }")
            for (index, property) in scene.store.properties(of: values, by: carrier).enumerated() {
                line("store.\(spelled(property)) = value\(index)")
            }
        }
    }
}
