import NavGraphModel

/// SwiftUI: makers give frames and layers, which are values, and views follow them.
struct SwiftUIDialect: Dialect {
    let framework = "SwiftUI"
    let otherFramework = "UIKit"
    let importsBoth = true
    let condition: CodeText = "canImport(SwiftUI) && canImport(UIKit)"
    let firstVersion = Deployment(major: 17)
    let availability: CodeText? = "@available(iOS 17, visionOS 1, *)"

    let screen: CodeText = "NavGraph.Frame"
    let layer: CodeText = "NavGraph.Layer"
    let areScreensOfFramework = false
    let keeper: CodeText = "screen"
    let hasStoryboards = false
    let hasContainers = false
    let hasWindow = false
    let hasAnimator = false
    let showsAtOnce = true
    let hasAnchorValues = true
    let placeOfHost = "Ignored unless the app's own view is current."

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
            return .method("transition\(emitter.upper($0))", "", " -> AnyTransition")
                .comment("How the window's content gives way to another, with the animation `\(animation)`.")
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
    func screens(of flow: FlowID, _ emitter: SwiftEmitter) { emitter.viewsOfFlow(flow) }
    func maker(of id: ScreenID, _ events: [Event], _ emitter: SwiftEmitter) { emitter.viewMakerMethod(id) }

    func factoryInterface(
        _ name: CodeText, _ screens: [ScreenID], of flow: FlowID?, _ emitter: SwiftEmitter
    ) -> SwiftInterface {
        let tabs = flow.flatMap { emitter.graph.flows[$0].container == .tabs ? $0 : nil }
        return emitter.viewFactoryInterface(name, screens, tabs: tabs)
    }
}
