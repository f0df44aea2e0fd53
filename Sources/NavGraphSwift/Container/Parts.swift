import NavGraphModel
import NavGraphSyntax

/// What registers the screens of a flow, or of none, in a DITranquillity container.
extension SwiftEmitter {
    var hasContainer: Bool { options.container == .ditranquillity }

    /// The screens that a container makes: all but alerts and SwiftUI's views.
    func registered(_ screens: some Sequence<ScreenID>) -> [ScreenID] {
        screens.filter { !hasClosures($0) && graph.screens[$0].source != .swiftUI }
    }

    func partFile(of flow: FlowID) -> SwiftFile {
        containerFile(flowType(flow, "Part"), isPublic: false) {
            part(
                flowType(flow, "Part"), injections: flowType(flow, "Injections"),
                screens: registered(graph.flows[flow].screens))
        }
    }

    func containerFile(_ name: CodeText, isPublic: Bool, _ body: () -> Void) -> SwiftFile {
        frameworkFile(
            name, modules: ["DITranquillity"] + (isPublic ? swiftModules : []), areModulesPublic: isPublic,
            body)
    }

    func part(_ part: CodeText, injections: CodeText, screens: [ScreenID]) {
        line("/// Registers these screens. An extension of this part can inject further dependencies.")
        block("final class \(part): DIPart, \(injections) {") {
            block("nonisolated static func load(container: DIContainer) {") {
                for id in screens { registration(id) }
            }
        }
        line()
        line("/// Completes the registrations, in an extension of the part.")
        block("protocol \(injections) {") {
            requirements(injectionRequirements(screens))
        }
        line()
        block("extension \(injections) {") { for id in screens { line("\(injection(of: id)) {}") } }
    }

    /// What the app adds to the registrations of each flow, and of the screens under none.
    var injectionInterfaces: [SwiftInterface] {
        let ofFlows = ownFlows.map { (name: flowType($0, "Injections"), screens: registered(graph.flows[$0].screens)) }
        let loose = (name: "\(base)ScreensInjections" as CodeText, screens: registered(looseScreens))
        return ([loose] + ofFlows).map {
            SwiftInterface(type: $0.name, requirements: injectionRequirements($0.screens))
        }
    }

    private func injectionRequirements(_ screens: [ScreenID]) -> [SwiftInterface.Requirement] {
        screens.flatMap { id -> [SwiftInterface.Requirement] in
            if hasDefault(id) { return [injection(of: id)] }
            let registration = SwiftInterface.Requirement.method(
                "register\(name(id))", parameters: "in container: DIContainer", result: " -> \(builder(id))",
                start: "nonisolated static func")
            let words = argumentWords(id)
            return [
                registration.comment("Registers its view controller; its first params are `DIArg`s\(words)."),
                injection(of: id),
            ]
        }
    }

    private func injection(of id: ScreenID) -> SwiftInterface.Requirement {
        .method(injection(id), parameters: "_ registration: \(builder(id))", start: "nonisolated static func")
    }

    private func name(_ id: ScreenID) -> SwiftName { upper(graph.screens[id].qualifiedName) }
    private func injection(_ id: ScreenID) -> CodeText { ownMember(graph.screens[id].qualifiedName) }
    private func builder(_ id: ScreenID) -> CodeText { "DIComponentBuilder<\(viewController(id))>" }

    private func registration(_ id: ScreenID) {
        block("\(injection(id))(", end: ")") {
            if !hasDefault(id) {
                line("register\(name(id))(in: container)")
            } else {
                let arguments = containerArguments(id)
                let parameters: CodeText =
                    arguments.isEmpty ? "" : "(\(arguments.list { "\($0.name): DIArg<\($0.type)>" })) in "
                line("container.register(main: { \(parameters)\(initializer(id)) })")
            }
            indented { line(".as((any \(screenType(id))).self).lifetime(.objectGraph).root()") }
        }
    }

    func containerArguments(_ id: ScreenID) -> [(name: CodeText, type: CodeText)] {
        var arguments: [(name: CodeText, type: CodeText)] = []
        if case .storyboard = graph.screens[id].source { arguments.append(("coder", "NSCoder")) }
        guard !isScene(id) else { return arguments }
        return arguments
            + graph.screens[id].params.map { param in
                ("\(variable(graph.params[param].name))", "\(text(graph.params[param].type))")
            }
    }

    private func argumentWords(_ id: ScreenID) -> CodeText {
        containerArguments(id).list(after: " of ") { "`\($0.type)`" }
    }

    /// The default factory's initializer, its arguments being `DIArg`s.
    private func initializer(_ id: ScreenID) -> CodeText {
        let screen = graph.screens[id]
        let type = viewController(id)
        let given = isScene(id) ? IDRange() : screen.params
        func handed(_ param: ParamID) -> CodeText {
            let name = graph.params[param].name
            return "\(argument(name)): DITranquillity.arg(\(variable(name)))"
        }
        let further = given.list(after: ", ", handed)
        return switch screen.source {
        case .code, .swiftUI, .system: "\(type)(\(given.list(handed)))"
        case .xib(let name): "\(type)(nibName: \(nibName(name, of: id)), bundle: \(bundle(of: id))\(further))"
        case .storyboard: "\(type)(coder: DITranquillity.arg(coder)\(further))!"
        }
    }
}
