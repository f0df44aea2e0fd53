import NavGraphModel

/// UIKit, with screens or with the scenes of Clean Swift.
struct UIKitDialect: ViewControllerDialect {
    let framework = "UIKit"
    let platforms: Set<Platform> = [.ios, .tvos, .visionos]

    let screen: CodeText = "UIViewController"
    let layer: CodeText = "UIViewController"
    let hasAnimator = true
    let placeOfHost = "Opened from a view controller of the app's, which is on the screen."

    func condition(on platforms: Set<Platform>) -> CodeText {
        platforms.contains(.tvos) ? "canImport(UIKit) && !os(watchOS)" : "canImport(UIKit) && !os(watchOS) && !os(tvOS)"
    }

    func hasStyle(_ style: PresentationStyle) -> Bool { style != .sheet && !style.isAlert }

    func check(_ problems: inout EmitProblems, _ emitter: SwiftEmitter) { problems.checkUIKit(emitter) }

    func initDocumentation(keeping kept: CodeText, _ emitter: SwiftEmitter) {
        if emitter.graph.host == nil { return emitter.line("/// Keeps \(kept). Nothing is shown before `start()`.") }
        emitter.line("/// Keeps \(kept); and `host`, a view controller of the app's")
        emitter.line("/// window, by which links and events of the app find that.")
    }

    func navigation(_ conditions: CodeText, _ emitter: SwiftEmitter) {
        let host: CodeText = emitter.graph.host == nil ? "" : "host: host, "
        emitter.block("navigation = NavGraph.Navigation(\(host)\(conditions), observer\(emitter.sharing)) {") {
            emitter.line("factory.makeNavigationController(for: $0, rootViewController: $1)")
        }
    }

    func appMakers(_ emitter: SwiftEmitter) -> [SwiftInterface.Requirement] {
        let what: CodeText = "for the flow of that name; for the screen where it is presented in a stack"
        return [stackMaker.comment("The container of a stack, \(what).")]
    }

    private var stackMaker: SwiftInterface.Requirement {
        .method(
            "makeNavigationController", parameters: "for name: String, rootViewController: UIViewController",
            result: " -> UINavigationController")
    }

    func defaultAppMakers(_ emitter: SwiftEmitter) {
        let shared = emitter.buttonsOfSeveralFlows
        if emitter.isSeparate, shared.isEmpty { return }
        emitter.line()
        emitter.block("extension \(emitter.base)Factory {") {
            if !emitter.isSeparate {
                emitter.block("\(emitter.access)\(stackMaker) {") {
                    emitter.line("NavGraph.StackController(rootViewController: rootViewController)")
                }
            }
            for button in shared { emitter.defaultButtonMaker(button) }
        }
    }

    func fired(_ event: CodeText, _ values: CodeText?, from controller: CodeText) -> CodeText {
        "\(event)\(values, after: ", "), from: \(controller)"
    }

    func animation(of alternative: Alternative, _ context: Context, _ emitter: SwiftEmitter) -> CodeText? {
        ".own { \(emitter.app(context))animator.\(emitter.identifier(alternative.animation))($0) }"
    }

    func child(_ button: TabButton, _ emitter: SwiftEmitter) {
        let made: CodeText = "app.factory.\(emitter.tabBarItem(of: button))()"
        emitter.tabButton(button, "app.navigation.button(\(emitter.eventLiteral(button.transition!)), \(made))")
    }

    func container(of flow: FlowID, _ emitter: SwiftEmitter) { emitter.containerOfChildren(flow) }
}

/// A framework whose screens are view controllers: UIKit, AppKit.
protocol ViewControllerDialect: Dialect {}

extension ViewControllerDialect {
    var hasViewControllers: Bool { true }
    var keeper: CodeText { "app.navigation.frame(of: screen)?" }

    func appFile(_ emitter: SwiftEmitter) -> SwiftFile { emitter.appRouterFile() }
    func flowFile(_ id: FlowID, _ emitter: SwiftEmitter) -> SwiftFile { emitter.flowRouterFile(id) }
    func mocks(_ emitter: SwiftEmitter) { emitter.mocks() }

    func containerFiles(_ emitter: SwiftEmitter) -> [SwiftFile] {
        guard emitter.hasContainer else { return [] }
        let graph = emitter.graph
        let flows = emitter.ownFlows.filter { !emitter.registered(graph.flows[$0].screens).isEmpty }
        return [emitter.containerFile()] + flows.map { emitter.partFile(of: $0) }
    }

    func usesApp(_ flow: Flow, _ emitter: SwiftEmitter) -> Bool { flow.screens.contains { emitter.hasActions($0) } }

    func screens(of flow: FlowID?, _ emitter: SwiftEmitter) { emitter.screensAndFactory(flow) }

    func maker(of id: ScreenID, _ events: [Event], _ emitter: SwiftEmitter) {
        if emitter.hasClosures(id) {
            emitter.alertMakerMethod(id)
        } else if emitter.isScene(id) {
            emitter.sceneMaker(id)
        } else if emitter.hasActions(id) {
            emitter.hostedMakerMethod(id)
        } else {
            emitter.makerMethod(id, events)
        }
    }

    func factoryInterface(of flow: FlowID?, _ emitter: SwiftEmitter) -> SwiftInterface {
        emitter.screenFactoryInterface(flow)
    }
}
