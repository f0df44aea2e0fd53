import NavGraphModel

/// What Clean Swift cannot have, besides what UIKit cannot.
extension EmitProblems {
    mutating func checkScenes(_ emitter: SwiftEmitter) {
        guard emitter.isCleanSwift else { return }
        checkTypes(emitter)
        checkNames(emitter)
        for id in graph.screens.ids where emitter.isScene(id) {
            let screen = graph.screens[id]
            if screen.messages.contains(where: { graph.text[graph.messages[$0].name] == "router" }) {
                refuse(graph.place(of: id), "a message named 'router' of a scene")
            }
            if emitter.scene(id).store.properties.contains(where: { $0.name == "self" }) {
                refuse(graph.place(of: id), "a value named 'self' in the data store of a scene")
            }
        }
    }

    /// A scene's view controller makes its router, which is that of one screen.
    private mutating func checkTypes(_ emitter: SwiftEmitter) {
        var known: [String: ScreenID] = [:]
        for id in graph.screens.ids where emitter.isScene(id) {
            let type = emitter.viewController(id).string
            guard let other = known.updateValue(id, forKey: type) else { continue }
            refuse(
                graph.place(of: id),
                "the type '\(type)' for '\(graph.name(of: id))' and for '\(graph.name(of: other))'")
        }
    }

    /// Names of types that are emitted for a scene, and for something else too.
    private mutating func checkNames(_ emitter: SwiftEmitter) {
        var known: Set<String> = Set(EmittedTypes.ofApp.map { emitter.base + $0 })
        for id in graph.flows.ids {
            for end in EmittedTypes.ofFlows { known.insert(emitter.flowType(id, CodeText(end)).string) }
        }
        for id in graph.screens.ids where emitter.isScene(id) { known.insert(emitter.viewController(id).string) }
        for id in graph.screens.ids where emitter.isScene(id) {
            for end in EmittedTypes.ofScenes {
                let type = emitter.sceneType(id, CodeText(end)).string
                if known.insert(type).inserted { continue }
                refuse(graph.place(of: id), "two types with the name '\(type)'")
            }
        }
    }
}
