@testable import NavGraphModel
@testable import NavGraphSwift
@testable import NavGraphSyntax

/// The fake scenes of an app in Clean Swift. Every other data store is a value.
extension FakeSources {
    func fakeScene(_ id: ScreenID) -> String {
        let screen = graph.screens[id]
        let emitter = SwiftEmitter(graph, SwiftOptions(graph.swift))
        let scene = emitter.scene(id)
        let type = graph.text[screen.type]
        let base = prefix + Self.camel(graph.name(of: id))
        var text = "@MainActor\n\(id.index % 2 == 0 ? "struct" : "final class") \(type)Store: \(base)DataStore {\n"
        for declared in scene.store.properties {
            let value = declared.param.map { graph.text[graph.params[$0].defaultValue] } ?? ""
            text +=
                "    var \(swiftIdentifier(declared.name)): \(emitter.storeType(declared).string)\(value.isEmpty ? "" : " = \(value)")\n"
        }
        text += "}\n"
        let given = screen.params.map { param -> String in
            let declared = scene.store[param]!
            let read = "store.\(swiftIdentifier(declared.name))"
            return declared.mayBeMissing ? "text(of: \(read) as (\(graph.text[declared.type]))?)" : "text(of: \(read))"
        }.joined(separator: ", ")
        text += """
            final class \(type): Fake, \(base)Screen {
                var router: (any \(base)RoutingLogic & \(base)DataPassing)?
                init() {
                    super.init("\(graph.name(of: id))", [])
                    let router = \(base)Router()
                    router.viewController = self
                    router.dataStore = \(type)Store()
                    self.router = router
                }
                required init?(coder: NSCoder) { nil }
                var store: \(type)Store { router!.dataStore as! \(type)Store }
                override var given: [String] {
                    get { [\(given)] }
                    set {}
                }

            """
        for message in screen.messages { text += fakeMessage(message) }
        text += segues(from: id)
        var cases = ""
        var filling = ""
        func raised(_ index: Int, _ carrier: StoreNames.Carrier, _ name: Symbol, _ values: [Symbol], _ call: String) {
            cases +=
                "        case \(index):\n            fill(\"\(graph.text[name])\", values)\n            router?.\(call)\n"
            let own = values.enumerated().filter { scene.store[carrier, $0.element]!.param == nil }
            if own.isEmpty { return }
            filling += "        case \"\(graph.text[name])\":\n"
            for (place, value) in own {
                let property = scene.store[carrier, value]!.name
                filling += "            store.\(swiftIdentifier(property)) = value(values[\(place)])\n"
            }
        }
        var index = 0
        for event in Self.events(of: id, in: graph) {
            let segue = graph.segues(of: event).isEmpty ? "" : "segue: nil"
            raised(
                index, .event(event), graph.transitions[event].name, graph.carried(by: event).map(\.name),
                "\(scene.routes.ofEvents[event]!)(\(segue))")
            index += 1
        }
        for outcome in screen.outcomes {
            let declared = graph.outcomes[outcome]
            raised(
                index, .outcome(outcome), declared.name, declared.params.map { graph.params[$0].name },
                "\(scene.routes.ofOutcomes[outcome]!)()")
            index += 1
        }
        text += """
                override func fill(_ event: String, _ values: [String]) {
                    \(filling.isEmpty ? "" : "var store = store")
                    switch event {
            \(filling)        default: break
                    }
                    \(filling.isEmpty ? "" : "(router as? \(base)Router)?.dataStore = store")
                }
                override func announce(_ index: Int, _ values: [String]) -> Bool {
                    switch index {
            \(cases)        default: return false
                    }
                    return true
                }
            }

            """
        return text
    }
}
