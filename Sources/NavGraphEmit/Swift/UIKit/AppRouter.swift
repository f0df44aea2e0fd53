import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of the app: its router, conditions, factory and observer, and the screens that stand under no flow.
    /// `hasImports`: whether a separate set opens something of others, which is known when all of it has been written once.
    func appRouter(hasImports: Bool) {
        let screens = looseScreens
        line("/// The version of the support code that this file needs.")
        line("private typealias Interface = NavGraph.Interface1")
        line()
        appHead(screens)
        line("@MainActor")
        block("\(access)final class \(base)Router {") {
            appProperties(hasImports)
            line()
            appInit(hasImports)
            if let host = graph.host {
                for transition in graph.screens[host].transitions where !graph.isIgnored(transition) {
                    line()
                    hostEventMethod(transition)
                }
            } else if !graph.entry.isNone, !isSeparate {
                startMethod()
            }
            if !isSeparate { stateMembers() }
            for transition in ownAppEvents where !graph.isIgnored(transition) {
                line()
                appEventMethod(transition)
            }
            for screen in screens { screenMethods(screen) }
        }
        if !graph.conditions.isEmpty, !isSeparate {
            line()
            conditionsType()
        }
        if !screens.isEmpty { screensAndFactory("\(base)Screens", screens) }
        line()
        appFactory(hasScreens: !screens.isEmpty)
        if !ownAnimations.isEmpty { animator() }
        currentActions()
        if isSeparate { importsProtocol() }
    }

    func appHead(_ screens: [ScreenID]) {
        let what: CodeText =
            isSeparate ? "its own screens" : graph.host == nil ? "the window" : "what the app's own code opens"
        line("/// The navigation of \(graph.name): \(what), and a router for each flow.")
        line("///")
        if let host = graph.host {
            transitionMap(Key.host.symbol, graph.screens[host].transitions)
        } else if !graph.entry.isNone, !isSeparate {
            entryMap()
        }
        if !ownAppEvents.isEmpty { transitionMap(Key.app.symbol, ownAppEvents) }
        for screen in screens where !graph.screens[screen].transitions.isEmpty {
            transitionMap(graph.screens[screen].qualifiedName, graph.screens[screen].transitions)
        }
    }

    private func appProperties(_ hasImports: Bool) {
        if isSeparate { return moduleProperties(hasImports) }
        if graph.host == nil { line("\(access)let window: UIWindow") }
        line("let factory: any \(base)Factory")
        if !ownAnimations.isEmpty { line("let animator: any \(base)Animator") }
        line("let navigation: NavGraph.Navigation")
        if traits.hasResolvers { line("let resolvers: any \(base)Resolvers") }
        if let plan = LinkPlan(graph) {
            let fallback = LinkEmitter(self, plan).fallbackWay
            line("private(set) lazy var links = NavGraph.LinkFollower(navigation) { [weak self] in \(fallback) }")
        }
        flowRouters()
        boundRouters()
    }

    /// The routers of the modules that the app binds.
    func boundRouters() {
        for module in boundModules {
            let imports: CodeText = needs(of: module).isEmpty ? "" : ", imports: self"
            let given: CodeText = "navigation, factory: factory.\(property(of: module))\(imports)"
            line("private(set) lazy var \(property(of: module)) = \(base(of: module))Router(\(given))")
        }
    }

    func flowRouters() {
        for flow in ownFlows {
            let name = lower(graph.flows[flow].qualifiedName)
            line("\(sharedAccess)private(set) lazy var \(name)Router = \(flowType(flow, "Router"))(self)")
        }
    }

    /// What a bound module asks of the app.
    func needs(of module: ModuleID) -> [ModuleImports.Use] {
        let emitter = perspective(of: module)
        _ = emitter.routerFiles()
        return emitter.imports.uses
    }

    // MARK: A Swift module of its own

    func moduleProperties(_ hasImports: Bool) {
        line("let navigation: NavGraph.Navigation")
        line("let factory: any \(base)Factory")
        if hasImports { line("unowned let imports: any \(base)Imports") }
        flowRouters()
    }

    func moduleInit(_ hasImports: Bool) {
        let imports: CodeText = hasImports ? ", imports: any \(base)Imports" : ""
        line("/// Keeps `factory`\(", and `imports` unowned: the app's router, which makes this one", if: hasImports).")
        block("\(access)init(_ navigation: NavGraph.Navigation, factory: any \(base)Factory\(imports)) {") {
            line("self.navigation = navigation")
            line("self.factory = factory")
            if hasImports { line("self.imports = imports") }
        }
    }

    private func appInit(_ hasImports: Bool) {
        if isSeparate { return moduleInit(hasImports) }
        let isGiven = graph.launchValues().contains(nil)
        let kept: CodeText =
            switch (!ownAnimations.isEmpty, traits.hasResolvers) {
            case (false, false): "`factory`,"
            case (false, true): "`factory` and `resolvers`,"
            case (true, false): "`factory` and `animator`,"
            case (true, true): "`factory`, `animator` and `resolvers`,"
            }
        if graph.host == nil {
            line("/// Keeps \(kept) and `observer` weakly. Nothing is shown before `start()`.")
        } else {
            line("/// Keeps \(kept) and `observer` weakly; and `host`, a view controller of the app's")
            line("/// window, by which links and events of the app find that.")
        }
        block("\(access)init(", end: ") {") {
            let animator: CodeText = ownAnimations.isEmpty ? "" : "animator: any \(base)Animator, "
            let resolvers: CodeText = traits.hasResolvers ? "resolvers: any \(base)Resolvers, " : ""
            let conditions: CodeText = isGiven ? "conditions: \(base)Conditions, " : ""
            let given: CodeText = "\(animator)\(resolvers)\(conditions)"
            let place: CodeText = graph.host == nil ? "window: UIWindow" : "host: UIViewController?"
            line("\(place), factory: any \(base)Factory, \(given)observer: (any NavGraph.Observer)? = nil")
        }
        indented {
            if graph.host == nil { line("self.window = window") }
            line("self.factory = factory")
            if !ownAnimations.isEmpty { line("self.animator = animator") }
            if traits.hasResolvers { line("self.resolvers = resolvers") }
            let conditions: CodeText =
                graph.conditions.isEmpty
                ? "NavGraph.Conditions()" : "\(isGiven ? "conditions" : "\(base)Conditions()").\(conditionsByName)"
            let host: CodeText = graph.host == nil ? "" : "host: host, "
            block("navigation = NavGraph.Navigation(\(host)\(conditions), observer) {") {
                line("factory.makeNavigationController(for: $0, rootViewController: $1)")
            }
        }
        line("}")
    }

    /// What tests and debuggers ask of any app's router.
    func stateMembers() {
        lines(
            """

            /// What is shown, as a value.
            \(access)var state: NavGraph.Snapshot { navigation.state }

            /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
            \(access)func settled() async { await navigation.settled() }
            """)
        let setters = factSetters
        guard !setters.isEmpty else { return }
        line()
        line("/// Tells of a fact that comes from outside: fires the event of the app that sets it, and nothing else.")
        block("\(access)func set(_ condition: KeyPath<\(base)Conditions, Bool>, _ value: Bool) {") {
            for (event, condition, value) in setters {
                let isIt: CodeText = "condition == \\\(base)Conditions.\(self.condition(condition))"
                line("if \(isIt), \(value ? "value" : "!value" as CodeText) { return \(methodName(event))() }")
            }
            line("navigation.fail(\"set\")")
        }
    }

    /// The first event of the app for each fact that sets this so, and has nothing else.
    private var factSetters: [(event: TransitionID, condition: ConditionID, value: Bool)] {
        var setters: [(event: TransitionID, condition: ConditionID, value: Bool)] = []
        for event in graph.appTransitions where !graph.isIgnored(event) && graph.carried(by: event).isEmpty {
            let it = graph.alternatives[graph.transitions[event].firstAlternative]
            guard it.next.isNone, it.when.isEmpty, it.then.isNone, it.send.isEmpty, it.action == .none,
                it.sets.count == 1, let set = it.sets.first.map({ graph.assignments[$0] })
            else { continue }
            if !setters.contains(where: { $0.condition == set.condition && $0.value == set.value }) {
                setters.append((event, set.condition, set.value))
            }
        }
        return setters
    }

    private func startMethod() {
        line()
        line("/// Shows the window with what the app begins with.")
        block("\(access)func start() {") {
            line("window.rootViewController = navigation.root")
            line("window.makeKeyAndVisible()")
            block("navigation.fire(\"launch\") { step in") {
                alternatives(graph.entry, Context(scope: Scope(), router: nil, isInStep: true))
            }
        }
    }

    private func appFactory(hasScreens: Bool) {
        let factories = (hasScreens ? ["\(base)Screens"] : []) + ownFlows.map { flowType($0, "Factory") }
        if isSeparate {
            line("/// Makes all screens of the module.")
            line("@MainActor")
            return line("\(access)protocol \(base)Factory\(factories.list(after: ": ") { $0 }) {}")
        }
        let method: CodeText =
            "func makeNavigationController(for name: String, rootViewController: UIViewController) -> UINavigationController"
        lines(
            """
            /// Makes all screens of the app.
            @MainActor
            \(access)protocol \(base)Factory\(factories.list(after: ": ") { $0 }) {\(moduleFactories)
                /// The container of a stack, for the flow of that name; for the screen where it is presented in a stack.
                \(method)
            }

            extension \(base)Factory {
                \(access)\(method) {
                    NavGraph.StackController(rootViewController: rootViewController)
                }
            }
            """)
    }

    /// What makes the screens of the modules that the app binds.
    private var moduleFactories: CodeText {
        boundModules.list(after: "", separator: "") { "\n    \(moduleFactory($0))" }
    }

    func moduleFactory(_ module: ModuleID) -> CodeText {
        "var \(property(of: module)): any \(base(of: module))Factory { get }"
    }

    private func animator() {
        line()
        line("/// The app's own animations: each makes `change.perform()` happen, in the way that it likes.")
        line("@MainActor")
        block("\(access)protocol \(base)Animator: AnyObject {") {
            for name in ownAnimations { line("func \(identifier(name))(_ change: NavGraph.Change)") }
        }
    }
}
