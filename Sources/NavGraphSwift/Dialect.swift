import NavGraphModel

/// What differs between frameworks: names, answers, and the pieces of code that each writes in its way. Everything else
/// of emitted code is the same for all.
protocol Dialect: Sendable {
    // MARK: Files

    /// The framework that is imported.
    var framework: String { get }
    /// What the names of its types begin with.
    var kit: CodeText { get }
    /// What the framework is there for.
    var platforms: Set<Platform> { get }
    /// What must be there for code to be compiled that is for some of these platforms.
    func condition(on platforms: Set<Platform>) -> CodeText
    /// Since when each of them has what the code uses; `nil` where the app's lowest iOS has it.
    func availability(on platforms: Set<Platform>, from deployment: Deployment) -> CodeText?

    func appFile(_ emitter: SwiftEmitter) -> SwiftFile
    func flowFile(_ id: FlowID, _ emitter: SwiftEmitter) -> SwiftFile
    /// The files of a dependency container.
    func containerFiles(_ emitter: SwiftEmitter) -> [SwiftFile]
    func mocks(_ emitter: SwiftEmitter)
    func check(_ problems: inout EmitProblems, _ emitter: SwiftEmitter)

    // MARK: What there is

    /// The types of what makers give: a screen, and a layer with its container.
    var screen: CodeText { get }
    var layer: CodeText { get }
    /// Whether screens are view controllers, in a window that the router keeps; and whether layers are values all the same.
    var hasViewControllers: Bool { get }
    var areLayersValues: Bool { get }
    /// What keeps the values that a flow was opened with, of what a maker has made as `screen`.
    var keeper: CodeText { get }
    /// Whether the app carries out animations that it names.
    var hasAnimator: Bool { get }
    /// What a screen that is asked where a popover is calls it, and its type.
    var popoverName: CodeText { get }
    var popoverType: CodeText { get }
    /// Whether sheets rest at heights.
    var hasDetents: Bool { get }
    var alert: CodeText { get }
    /// What storyboards instantiate: `instantiateViewController`.
    var storyboardScene: CodeText { get }
    /// Whether menu items fire events.
    var hasCommands: Bool { get }
    /// Whether a layer is presented differently from the default.
    func hasStyle(_ style: PresentationStyle) -> Bool

    // MARK: The app's router

    func initDocumentation(keeping kept: CodeText, _ emitter: SwiftEmitter)
    /// `navigation = …`, and what it launches with.
    func navigation(_ conditions: CodeText, _ emitter: SwiftEmitter)
    /// The parts that the app makes besides screens, and their defaults.
    func appMakers(_ emitter: SwiftEmitter) -> [SwiftInterface.Requirement]
    func defaultAppMakers(_ emitter: SwiftEmitter)
    /// Where what the app's own code opens may be opened.
    var placeOfHost: String { get }
    /// The arguments by which the app's own code fires an event; `values`: what the observer hears.
    func fired(_ event: CodeText, _ values: CodeText?, from controller: CodeText) -> CodeText
    /// `.own { … }`, for an animation of the app; `nil`: as the system does it.
    func animation(of alternative: Alternative, _ context: Context, _ emitter: SwiftEmitter) -> CodeText?

    // MARK: Flows and screens

    /// Whether the file of a flow uses the app's router outside the flow's.
    func usesApp(_ flow: Flow, _ emitter: SwiftEmitter) -> Bool
    /// A tab or column of a flow, and a button among tabs.
    func child(_ target: Target, of flow: FlowID, _ emitter: SwiftEmitter)
    func child(_ button: TabButton, _ emitter: SwiftEmitter)
    /// The last lines of the maker of tabs or columns, whose `children` are there.
    func container(of flow: FlowID, _ emitter: SwiftEmitter)
    /// The code after a flow's router, or the app's: its screens, and their factory.
    func screens(of flow: FlowID?, _ emitter: SwiftEmitter)
    func maker(of id: ScreenID, _ events: [Event], _ emitter: SwiftEmitter)
    func factoryInterface(of flow: FlowID?, _ emitter: SwiftEmitter) -> SwiftInterface
}

extension Dialect {
    func availability(on platforms: Set<Platform>, from deployment: Deployment) -> CodeText? { nil }
    var kit: CodeText { "UI" }
    var areLayersValues: Bool { !hasViewControllers }
    var hasAnimator: Bool { false }
    /// Whether the place of a popover is a value; a screen is asked for it otherwise.
    var hasAnchorValues: Bool { !hasViewControllers }
    var popoverName: CodeText { "popover" }
    var popoverType: CodeText { "UIPopoverPresentationController" }
    var hasDetents: Bool { true }
    var alert: CodeText { "UIAlertController" }
    var storyboardScene: CodeText { "ViewController" }
    var hasCommands: Bool { false }

    func child(_ target: Target, of flow: FlowID, _ emitter: SwiftEmitter) {
        emitter.line("\(emitter.firstLayer(target, in: flow)),")
    }
}

extension SwiftEmitter {
    /// The platforms of the app that the framework has: the code is for these.
    var platforms: Set<Platform> { dialect.platforms.intersection(dialect.platforms(of: graph)) }

    /// `canImport(UIKit) && !os(watchOS) && !os(tvOS)`
    var condition: CodeText { dialect.condition(on: platforms) }
}

extension SwiftSettings.Framework {
    var dialect: any Dialect {
        switch self {
        case .uikit, .cleanSwift: UIKitDialect()
        case .swiftui: SwiftUIDialect()
        case .appkit: AppKitDialect()
        }
    }
}

extension Dialect {
    /// What an app is for; if its file does not say, and is written for another framework, what most apps of this one are for.
    func platforms(of graph: NavGraph) -> [Platform] {
        if graph.platformsSpan != nil || graph.platforms.contains(where: platforms.contains) { return graph.platforms }
        return platforms == [.macos] ? [.macos] : [.ios]
    }
}
