import NavGraphModel
import NavGraphSyntax

/// What belongs to the set that is emitted, and how code of it calls what does not.
extension SwiftEmitter {
    var isSeparate: Bool { !graph.modules.isEmpty && graph.isSeparate(set) }

    func isOwn(_ module: ModuleID) -> Bool { isSeparate ? module == set : !graph.isSeparate(module) }
    func isOwn(_ screen: ScreenID) -> Bool { screen == graph.host || isOwn(graph.screens[screen].module) }
    func isOwn(_ target: Target) -> Bool {
        switch target {
        case .screen(let screen): isOwn(screen)
        case .flow(let flow): isOwn(graph.flows[flow].module)
        }
    }

    var ownScreens: [ScreenID] {
        isSeparate ? traits.members.screens[set] ?? [] : graph.namedScreens.filter { isOwn($0) }
    }
    var ownFlows: [FlowID] {
        isSeparate ? traits.members.flows[set] ?? [] : graph.namedFlows.filter { isOwn(graph.flows[$0].module) }
    }
    /// The screens that stand under no flow.
    var looseScreens: [ScreenID] { ownScreens.filter { graph.screens[$0].flow == nil } }
    /// What one factory makes: the screens of a flow, or those that stand under none.
    func screens(of flow: FlowID?) -> [ScreenID] { flow.map { Array(graph.flows[$0].screens) } ?? looseScreens }
    func factoryType(_ flow: FlowID?) -> CodeText { flow.map { flowType($0, "Factory") } ?? "\(base)Screens" }
    func routesType(_ flow: FlowID?) -> CodeText { "\(flow.map { flowType($0, "") } ?? "\(base)")Route" }
    /// The events that fire whatever is shown.
    var ownAppEvents: [TransitionID] {
        isSeparate ? traits.members.appEvents[set] ?? [] : graph.appTransitions
    }

    var boundModules: [ModuleID] { isSeparate ? [] : graph.modules.ids.filter { graph.isSeparate($0) } }

    /// The access of what importers of the set call: the app, for its links too.
    var sharedAccess: String { isSeparate ? access : "" }

    /// The access of what makes a screen. The app's router has that of a screen under no flow by the name by which
    /// separate Swift modules import it, and so by their protocols.
    func makerAccess(_ id: ScreenID) -> String {
        let isImported = graph.screens[id].flow == nil && graph.screens[id].module.raw != 0
        return !boundModules.isEmpty && isImported ? access : sharedAccess
    }

    /// The same graph from the point of view of a module that the app binds. `forNeeds`: only to find what the module needs, for
    /// which the names of methods do not matter.
    func perspective(of module: ModuleID, forNeeds: Bool = false) -> SwiftEmitter {
        var options = options
        options.prefix = graph.modules[module].swift.prefix
        options.framework = graph.modules[module].swift.framework
        options.hasMocks = false
        return SwiftEmitter(graph, options, set: module, like: forNeeds ? self : nil)
    }

    /// `ProfileModule`, what begins the names of a bound module's own types.
    func base(of module: ModuleID) -> CodeText { "\(graph.modules[module].swift.prefix)\(graph.typeBase(of: module))" }

    /// `profile`, by which the app knows the router and the factory of a bound module.
    func property(of module: ModuleID) -> CodeText {
        CodeText(swiftIdentifier(lowerCamel(graph.text[graph.modules[module].name])))
    }

    /// What begins the name of a screen's type: of another Swift module that module's name.
    func typeStart(of screen: ScreenID) -> CodeText {
        guard !isOwn(screen) else { return "\(options.prefix)" }
        let swift = graph.modules[graph.screens[screen].module].swift
        return swift.module.isEmpty ? "\(options.prefix)" : "\(swift.module).\(swift.prefix)"
    }

    // MARK: Calls

    /// What has a flow's makers and events: `self.`, `self.app.checkoutRouter.`, `self.app.profile.signInRouter.`
    func router(_ router: FlowID?, from context: Context) -> CodeText {
        guard let router else { return context.place == .router && context.router == nil ? "self." : app(context) }
        if context.place == .router, router == context.router { return "self." }
        let name = lower(graph.flows[router].qualifiedName)
        return "\(app(context))\(way(to: graph.flows[router].module))\(name)Router."
    }

    func router(of screen: ScreenID, from context: Context) -> CodeText {
        if let flow = graph.screens[screen].flow { return router(flow, from: context) }
        return "\(router(nil, from: context))\(way(to: graph.screens[screen].module))"
    }

    func ownMember(_ name: Symbol) -> CodeText { CodeText(swiftIdentifier(("\(lower(name))" as CodeText).string)) }

    /// `profile.` to a module that the app binds.
    func way(to module: ModuleID) -> CodeText { isOwn(module) ? "" : "\(property(of: module))." }

    /// A call of what makes a screen. Of what is foreign to a separate Swift module, by what it imports.
    func made(_ screen: ScreenID, _ ending: CodeText?, with given: CodeText, from context: Context) -> CodeText {
        if isSeparate, !isOwn(screen) {
            let name = importName(.screen(screen))
            return "\(app(context))imports.\(name)(\(ending ?? "nil")\(given))"
        }
        return "\(router(of: screen, from: context))\(maker(screen))(\(Self.list(ending, given)))"
    }

    /// The same of a flow: its container, or for a push its first screen.
    func made(
        _ flow: FlowID, isPushed: Bool, _ ending: CodeText?, with given: CodeText, from context: Context
    ) -> CodeText {
        if isSeparate, !isOwn(graph.flows[flow].module) {
            let name = importName(isPushed ? .firstScreen(flow) : .container(flow))
            return "\(app(context))imports.\(name)(\(ending ?? "nil")\(given))"
        }
        let way: CodeText = isPushed ? "firstScreen" : "container"
        return "\(router(flow, from: context))\(way)(\(Self.list(ending, given)))"
    }

    /// An ending and what is given, each with a comma before it.
    private static func list(_ ending: CodeText?, _ given: CodeText) -> CodeText {
        ending.map { "\($0)\(given)" } ?? given.dropFirst(2)
    }
}
