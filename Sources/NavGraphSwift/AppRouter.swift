import NavGraphModel

extension SwiftEmitter {
    /// The file of the app: its router, root view, conditions and factory, and the screens that stand under no flow.
    func appRouter() {
        let screens = looseScreens
        appHead(screens)
        routerBlock("\(access)final class \(base)Router {") {
            if isSeparate {
                moduleProperties()
                line()
                moduleInit()
            } else {
                appProperties()
                line()
                appInit()
            }
            if dialect.hasViewControllers {
                hostEventMethods()
                if graph.host == nil, !graph.entry.isNone, !isSeparate { startMethod() }
            }
            if !isSeparate {
                stateMembers()
                if !dialect.hasViewControllers { hostEventMethods() }
            }
            appEventMethods()
            for screen in screens { screenMethods(screen) }
        }
        if !isSeparate, !dialect.hasViewControllers { rootView() }
        if !isSeparate, !graph.conditions.isEmpty { conditionsType() }
        if dialect.hasCommands { commandEnum() }
        if !screens.isEmpty { dialect.screens(of: nil, self) }
        line()
        appFactory()
        if hasAnimator { animator() }
        currentActions()
        if isSeparate { importsProtocol() }
    }

    private func appHead(_ screens: [ScreenID]) {
        let what: CodeText =
            isSeparate ? "its own screens" : graph.host == nil ? "the window" : "what the app's own code opens"
        line("/// The navigation of \(graph.name): \(what), and a router for each flow.")
        let screens = screens.filter { !graph.screens[$0].transitions.isEmpty }
        let hasEntry = graph.host == nil && !graph.entry.isNone && !isSeparate
        if graph.host != nil || hasEntry || !ownAppEvents.isEmpty || !screens.isEmpty { line("///") }
        if let host = graph.host { transitionMap(Key.host.symbol, graph.screens[host].transitions) }
        if hasEntry { entryMap() }
        if !ownAppEvents.isEmpty { transitionMap(Key.app.symbol, ownAppEvents) }
        for screen in screens { transitionMap(graph.screens[screen].qualifiedName, graph.screens[screen].transitions) }
    }

    var hasAnimator: Bool { !ownAnimations.isEmpty && dialect.hasAnimator }

    private func appProperties() {
        if dialect.hasViewControllers, graph.host == nil { line("\(access)let window: \(kit)Window") }
        line("let factory: any \(base)Factory")
        if hasAnimator { line("let animator: any \(base)Animator") }
        line("let navigation: NavGraph.Navigation")
        if traits.hasResolvers { line("let resolvers: any \(base)Resolvers") }
        if traits.hasLinks {
            line("private(set) lazy var links = NavGraph.LinkFollower(navigation) \(fallbackWay)")
        }
        flowRouters()
        groupProperties()
        boundRouters()
    }

    private func boundRouters() {
        for module in boundModules {
            let imports: CodeText = needs[module, default: []].isEmpty ? "" : ", imports: self"
            let given: CodeText = "navigation, factory: factory.\(property(of: module))\(imports)"
            line("private(set) lazy var \(property(of: module)) = \(base(of: module))Router(\(given))")
        }
    }

    private func flowRouters() {
        for flow in ownFlows {
            let name = lower(graph.flows[flow].qualifiedName)
            line("\(sharedAccess)private(set) lazy var \(name)Router = \(flowType(flow, "Router"))(self)")
        }
    }

    // MARK: A separate Swift module

    private func moduleProperties() {
        line("let navigation: NavGraph.Navigation")
        line("let factory: any \(base)Factory")
        if hasImports { line("unowned let imports: any \(base)Imports") }
        flowRouters()
        groupProperties()
    }

    private func moduleInit() {
        let imports: CodeText = hasImports ? ", imports: any \(base)Imports" : ""
        line("/// Keeps `factory`\(", and `imports` unowned: the app's router, which makes this one", if: hasImports).")
        block("\(access)init(_ navigation: NavGraph.Navigation, factory: any \(base)Factory\(imports)) {") {
            line("self.navigation = navigation")
            line("self.factory = factory")
            if hasImports { line("self.imports = imports") }
            appCommandWiring()
        }
    }

    private func appInit() {
        let kept = ["`factory`"] + (hasAnimator ? ["`animator`"] : []) + (traits.hasResolvers ? ["`resolvers`"] : [])
        let others = kept.count > 1 ? kept.dropLast().joined(separator: ", ") + " and " : ""
        dialect.initDocumentation(keeping: "\(others)\(kept[kept.count - 1]), and `observer` weakly", self)
        let isGiven = areConditionsGiven
        let place: CodeText = graph.host == nil ? "window: \(kit)Window" : "host: UIViewController?"
        var parameters = (dialect.hasViewControllers ? [place] : []) + ["factory: any \(base)Factory"]
        if hasAnimator { parameters.append("animator: any \(base)Animator") }
        parameters += givenToRouter.parameters + ["observer: (any NavGraph.Observer)? = nil"]
        if hasChanges { parameters.append("sharing: \(base)Router? = nil") }
        code.function("\(access)init", parameters: parameters) {
            if dialect.hasViewControllers, graph.host == nil { line("self.window = window") }
            line("self.factory = factory")
            if hasAnimator { line("self.animator = animator") }
            if traits.hasResolvers { line("self.resolvers = resolvers") }
            let conditions: CodeText =
                graph.conditions.isEmpty
                ? "NavGraph.Conditions()" : "\(isGiven ? "conditions" : "\(base)Conditions()").\(conditionsByName)"
            dialect.navigation(conditions, self)
        }
    }

    /// Whether the app says at launch what holds.
    var areConditionsGiven: Bool { graph.launchValues().contains(nil) }

    /// `resolvers: any NotesAppResolvers`, `conditions: NotesAppConditions`, and the same handed on.
    var givenToRouter: (parameters: [CodeText], arguments: CodeText) {
        var given: (parameters: [CodeText], arguments: CodeText) = ([], "")
        if traits.hasResolvers {
            given.parameters.append("resolvers: any \(base)Resolvers")
            given.arguments += "resolvers: resolvers, "
        }
        if areConditionsGiven {
            given.parameters.append("conditions: \(base)Conditions")
            given.arguments += "conditions: conditions, "
        }
        return given
    }

    /// What tests and debuggers ask of any app's router.
    private func stateMembers() {
        if !dialect.hasViewControllers {
            lines("\n/// The names of the screens in the active region of each layer, bottom first.")
            line("\(access)var screens: [[String]] { navigation.screens }")
        }
        if !graph.conditions.isEmpty {
            let known: CodeText = dialect.hasViewControllers ? "navigation.conditionsNow" : "navigation.conditions"
            let isObserved = !dialect.hasViewControllers
            lines("\n/// The conditions as they are now\("; views that read them are updated", if: isObserved).")
            line("\(access)var conditions: \(base)Conditions { \(base)Conditions(known: \(known)) }")
        }
        lines(
            """

            /// Adds an observer, and keeps it.
            \(access)func add(observer: any NavGraph.Observer) { navigation.add(observer: observer) }

            /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
            \(access)var description: String { navigation.description }

            /// The shown screens, as a value.
            \(access)var state: NavGraph.Snapshot { navigation.state }

            /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
            \(access)func settled() async { await navigation.settled() }
            """)
        setMethod()
        entryMethod()
        if dialect.hasCommands { commandMethods() }
    }

    private func startMethod() {
        if dialect.areLayersValues {
            lines("\n/// Shows the window, at first with the entry of the app, and later as it was.")
            return block("\(access)func start() {") { launch(by: "start") }
        }
        lines("\n/// Shows the window with the entry of the app.")
        block("\(access)func start() {") {
            line("window.rootViewController = navigation.root")
            line("window.makeKeyAndVisible()")
            launch()
        }
    }

    func launch(by method: CodeText? = nil) {
        let method = method ?? (isMoreThanRoot ? "launch" : "fire(\"launch\")")
        block("navigation.\(method) { step in") {
            if choosesEntryAgain { return line("try self.showEntry(step)") }
            alternatives(graph.entry, Context(scope: Scope(), router: nil, isInStep: true))
        }
    }

    private var choosesEntryAgain: Bool { graph.alternatives.contains { $0.action == .rootEntry } }

    /// What `root: entry` calls: the choice of `entry`, made again.
    func entryMethod() {
        guard choosesEntryAgain else { return }
        lines("\n/// Shows the entry of the app as the root, chosen by the conditions as they are now.")
        let parameters: CodeText = "_ step: NavGraph.Step, animation: NavGraph.Animation = .standard"
        block("\(sharedAccess)func showEntry(\(parameters)) throws {") {
            alternatives(graph.entry, Context(scope: Scope(), router: nil, isInStep: true, isEntryAgain: true))
        }
    }

    /// Whether `entry` can fault, or be animated: whether there is more in it than a root.
    private var isMoreThanRoot: Bool {
        graph.isEntryList
            || graph.launches.contains {
                let alternative = graph.alternatives[$0]
                return !alternative.sets.isEmpty || !alternative.send.isEmpty || !alternative.then.isNone
            }
    }

    /// What makes all screens of the app or module.
    var appFactoryInterface: SwiftInterface {
        let factories = (looseScreens.isEmpty ? [] : ["\(base)Screens"]) + ownFlows.map { flowType($0, "Factory") }
        return SwiftInterface(
            type: "\(base)Factory", inherited: factories,
            requirements: (isSeparate ? [] : boundModules.map { moduleFactory($0) })
                + (isSeparate && !dialect.hasCommands ? [] : dialect.appMakers(self)))
    }

    func appFactory() {
        line("/// Makes all screens of the \(isSeparate ? "module" : "app").")
        interface(appFactoryInterface)
        dialect.defaultAppMakers(self)
    }

    private func moduleFactory(_ module: ModuleID) -> SwiftInterface.Requirement {
        .property(property(of: module), type: "any \(base(of: module))Factory", accessors: "{ get }")
    }

    var animatorInterface: SwiftInterface {
        SwiftInterface(
            type: "\(base)Animator", inherited: ["AnyObject"],
            requirements: ownAnimations.map {
                .method("\(identifier($0))", parameters: "_ change: NavGraph.AnimatedChange")
            })
    }

    private func animator() {
        lines("\n/// The animations of the app. Each calls `change.perform()`.")
        interface(animatorInterface)
    }
}
