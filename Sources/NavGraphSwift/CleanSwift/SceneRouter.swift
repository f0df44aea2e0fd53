import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    func sceneRouter(_ scene: Scene) {
        let id = scene.id
        let (logic, passing) = (sceneType(id, "RoutingLogic"), sceneType(id, "DataPassing"))
        mainActorBlock("\(access)final class \(sceneType(id, "Router")): \(logic), \(passing) {") {
            line("\(access)weak var viewController: (any \(screenType(id)))?")
            line("\(access)var dataStore: (any \(sceneType(id, "DataStore")))?")
            if scene.isRouting { frameProperties(scene) }
            lines("\n\(access)init() {}")
            if scene.isRouting { entering(scene) }
            if !graph.screens[id].params.isEmpty { fillMethod(id) }
            for event in scene.events { routeMethods(event, scene) }
            for event in scene.inherited { inheritedRouteMethod(event, scene) }
            for outcome in graph.screens[id].outcomes { outcomeMethod(outcome, scene) }
            for method in scene.methods { sceneMethod(method, of: id) }
        }
    }

    private func frameProperties(_ scene: Scene) {
        line("private var frame: NavGraph.Frame?")
        line("private weak var app: \(base)Router!")
        if hasSegues(scene.id) { line("fileprivate var segues: NavGraph.WiredSegues?") }
    }

    private func entering(_ scene: Scene) {
        lines("\n/// Called when the scene is shown, or about to be.")
        block("func enter(_ frame: NavGraph.Frame, _ app: \(base)Router) {") {
            line("self.frame = frame")
            line("self.app = app")
            guard hasSegues(scene.id) else { return }
            line("let segues = NavGraph.WiredSegues(frame)")
            for event in scene.events where !segues(of: event.id).isEmpty {
                let identifiers = segues(of: event.id).list { "\(literal($0))" }
                let start: CodeText = "segues.add(\(eventLiteral(event.id)), by: [\(identifiers)], to: self)"
                line("\(start) { router, step, _ in try router.\(stepMethod(event.id))(step) }")
            }
            line("self.segues = segues")
        }
    }

    /// A store may be a value: it is put back.
    private func fillMethod(_ id: ScreenID) {
        let store: CodeText = "any \(sceneType(id, "DataStore"))"
        lines("\n/// Gives a scene its data.")
        let access = graph.isOpenToSegues(id) ? sharedAccess : ""
        block("\(access)static func fill(_ screen: any \(screenType(id)), _ fill: (inout \(store)) -> Void) throws {") {
            line("guard var store = screen.router?.dataStore else { throw NavGraph.Fault.missingValue }")
            line("fill(&store)")
            line("(screen.router as? \(sceneType(id, "Router")))?.dataStore = store")
        }
    }

    // MARK: Events

    private func stepMethod(_ event: TransitionID) -> CodeText { "step\(upper(graph.transitions[event].name))" }

    private func routeMethods(_ event: Event, _ scene: Scene) {
        routeMethod(event.id, scene)
        line()
        block("private func \(stepMethod(event.id))(_ step: NavGraph.Step) throws {") {
            anchoredFrame(of: event.id)
            let context = Context(
                scope: event.scope, router: graph.screens[scene.id].flow, place: .scene,
                reading: .store(event, scene))
            alternatives(graph.transitions[event.id].firstAlternative, context)
        }
    }

    private func routeMethod(_ event: TransitionID, _ scene: Scene) {
        line()
        block("\(access)\(routeSignature(event, scene)) {") {
            let carried = graph.carried(by: event)
            let values = zip(scene.store.properties(of: carried, by: .event(event)), carried).list {
                heard($0, as: $1.name)
            }
            let given: CodeText = values.isEmpty ? "" : ", [\(values)]"
            let fire: CodeText =
                "frame?.fire(\(eventLiteral(event))\(given), to: self) { try $0.\(stepMethod(event))($1) }"
            guard !segues(of: event).isEmpty else { return line(fire) }
            block("guard let segue else {") {
                line(fire)
                line("return")
            }
            line("segues?.take(segue, by: \(eventLiteral(event)))")
        }
    }

    /// `"item": dataStore?.item`: what the observer hears.
    private func heard(_ property: StoreProperty, as name: Symbol) -> CodeText {
        let isOptional = graph.text[property.type].hasSuffix("?")
        return "\(literal(name)): dataStore?.\(spelled(property))\(" as Any", if: isOptional)"
    }

    /// An event of a flow around: what it carries is read by the alternative that is taken.
    private func inheritedRouteMethod(_ event: TransitionID, _ scene: Scene) {
        // A scene knows the app's router, though it belongs to a flow's.
        guard let owner = way(toOwnerOf: event, in: nil) else { return }
        routeMethod(event, scene)
        line()
        block("private func \(stepMethod(event))(_ step: NavGraph.Step) throws {") {
            let carried = graph.carried(by: event)
            let properties = scene.store.properties(of: carried, by: .event(event))
            let values = zip(properties, carried).list(after: ", ") { property, value in
                let read: CodeText = "step.required(self.dataStore).\(spelled(property))"
                return "\(argument(value.name)): \(property.mayBeMissing ? "step.required(\(read))" : read)"
            }
            line("try self.app.\(owner)\(methodName(event))(step\(values))")
        }
    }

    private func outcomeMethod(_ outcome: OutcomeID, _ scene: Scene) {
        let ending = graph.outcomes[outcome]
        line()
        block("\(access)func \(scene.routes[outcome])() {") {
            if ending.params.isEmpty { return line("frame?.end(\(named(outcome)))") }
            let type = valueType(ending.params)
            let carried = self.carried(by: ending)
            let properties = scene.store.properties(of: carried, by: .outcome(outcome))
            let values = zip(properties, carried).list { heard($0, as: $1.name) }
            block("frame?.end(\(named(outcome)), [\(values)], of: self) { (router, step) -> \(type) in") {
                line("let store = try step.required(router.dataStore)")
                let values = properties.map { property -> CodeText in
                    property.mayBeMissing
                        ? "try step.required(store.\(spelled(property)))" : "store.\(spelled(property))"
                }
                if values.count == 1 { return line("return \(values[0])") }
                let labelled = zip(ending.params, values).list { "\(argument(graph.params[$0].name)): \($1)" }
                line("return (\(labelled))")
            }
        }
    }

    // MARK: Data and scenes

    private func sceneMethod(_ method: SceneMethod, of id: ScreenID) {
        line()
        let parameters: CodeText =
            method.passesTo.map {
                "source: any \(sceneType(id, "DataStore")), destination: inout any \(sceneType($0, "DataStore"))"
            } ?? "source: UIViewController, destination: UIViewController"
        block("\(access)func \(method.name)(\(parameters)) {") {
            for one in method.lines { line(one) }
        }
    }
}
