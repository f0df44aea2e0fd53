import NavGraphModel

/// SwiftUI: makers give frames and layers, which are values, and views follow them.
struct SwiftUIDialect: Dialect {
    let framework = "SwiftUI"
    let platforms = Set(Platform.allCases)

    let screen: CodeText = "NavGraph.Frame"
    let layer: CodeText = "NavGraph.Layer"
    let hasViewControllers = false
    let keeper: CodeText = "screen"
    let placeOfHost = "Ignored unless the app's own view is current."

    func condition(on platforms: Set<Platform>) -> CodeText {
        let uikit: CodeText = platforms.contains(.macos) ? "" : " && canImport(UIKit)"
        let tv: CodeText = platforms.contains(.tvos) ? "" : " && !os(tvOS)"
        return "canImport(SwiftUI)\(uikit) && !os(watchOS)\(tv)"
    }

    /// A deployment is that of iOS, and says nothing of a Mac or a television.
    func availability(on platforms: Set<Platform>, from deployment: Deployment) -> CodeText? {
        available(iOS: 17, macOS: 14, tvOS: 17, on: platforms, from: deployment)
    }

    func hasStyle(_ style: PresentationStyle) -> Bool { style != .sheet }

    func appFile(_ emitter: SwiftEmitter) -> SwiftFile { emitter.swiftUIAppFile() }
    func flowFile(_ id: FlowID, _ emitter: SwiftEmitter) -> SwiftFile { emitter.swiftUIFlowFile(id) }
    func containerFiles(_ emitter: SwiftEmitter) -> [SwiftFile] { [] }
    func mocks(_ emitter: SwiftEmitter) { emitter.swiftUIMocks() }
    func check(_ problems: inout EmitProblems, _ emitter: SwiftEmitter) { problems.checkSwiftUI(emitter) }

    func initDocumentation(keeping kept: CodeText, _ emitter: SwiftEmitter) {
        let launches: CodeText = emitter.graph.host == nil ? "Launches. " : ""
        emitter.line("/// \(launches)Keeps \(kept). `\(emitter.base)View` shows it.")
    }

    func navigation(_ conditions: CodeText, _ emitter: SwiftEmitter) { emitter.swiftUINavigation(conditions) }

    /// How the window's content gives way to another, with an animation of the app.
    func appMakers(_ emitter: SwiftEmitter) -> [SwiftInterface.Requirement] {
        emitter.rootAnimations.map {
            let animation = emitter.text($0)
            return .method("transition\(emitter.upper($0))", result: " -> AnyTransition")
                .comment("The transition from one content of the window to another, for the animation `\(animation)`.")
        }
    }

    func defaultAppMakers(_ emitter: SwiftEmitter) {}

    func fired(_ event: CodeText, _ values: CodeText?, from controller: CodeText) -> CodeText {
        "fromHost: \(event)\(values, after: ", ")"
    }

    /// All but a root is animated as the system does it.
    func animation(of alternative: Alternative, _ context: Context, _ emitter: SwiftEmitter) -> CodeText? {
        guard alternative.action.key == .root else { return nil }
        return ".own(\(emitter.app(context))factory.transition\(emitter.upper(alternative.animation))())"
    }

    func usesApp(_ flow: Flow, _ emitter: SwiftEmitter) -> Bool { true }
    /// It is given to the tabs by its position.
    func child(_ button: TabButton, _ emitter: SwiftEmitter) {}
    func container(of flow: FlowID, _ emitter: SwiftEmitter) { emitter.layerOfChildren(flow) }
    func screens(of flow: FlowID?, _ emitter: SwiftEmitter) { emitter.viewsAndFactory(flow) }
    func maker(of id: ScreenID, _ events: [Event], _ emitter: SwiftEmitter) { emitter.viewMakerMethod(id) }

    func factoryInterface(of flow: FlowID?, _ emitter: SwiftEmitter) -> SwiftInterface {
        emitter.viewFactoryInterface(flow)
    }
}
