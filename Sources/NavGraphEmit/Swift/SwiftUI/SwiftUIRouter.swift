import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of the app: its router, root view, conditions, factory, and the screens that stand under no flow.
    /// `hasImports`: whether a separate set opens something of others, which is known when all of it has been written once.
    func swiftUIAppRouter(hasImports: Bool) {
        let screens = looseScreens
        line("/// The version of the support code that this file needs.")
        line("private typealias Interface = NavGraph.Interface1")
        line()
        appHead(screens)
        line("@MainActor")
        block("\(access)final class \(base)Router {") {
            if isSeparate {
                moduleProperties(hasImports)
                line()
                moduleInit(hasImports)
            } else {
                routerProperties()
                line()
                routerInit()
            }
            if !graph.conditions.isEmpty, !isSeparate {
                line()
                line("/// The facts as they are now; views that read them are updated.")
                line("\(access)var conditions: \(base)Conditions { \(base)Conditions(known: navigation.conditions) }")
            }
            if !isSeparate {
                line()
                line("/// The names of the screens in the active region of each layer, bottom first.")
                line("\(access)var screens: [[String]] { navigation.screens }")
                stateMembers()
            }
            if let host = graph.host, !isSeparate {
                for transition in graph.screens[host].transitions where !graph.isIgnored(transition) {
                    line()
                    hostEventMethod(transition)
                }
            }
            for transition in ownAppEvents where !graph.isIgnored(transition) {
                line()
                appEventMethod(transition)
            }
            for screen in screens { viewMethods(screen) }
        }
        if !isSeparate { rootView() }
        if !graph.conditions.isEmpty, !isSeparate {
            line()
            conditionsType()
            line()
            block("extension \(base)Conditions {") {
                line("fileprivate init(known: NavGraph.Conditions) { \(conditionsByName) = known }")
            }
        }
        routeEnum("\(base)Route", screens)
        if !screens.isEmpty { viewsAndFactory("\(base)Screens", screens) }
        line()
        swiftUIFactory(hasScreens: !screens.isEmpty)
        currentActions()
        if isSeparate { importsProtocol() }
    }

    private func routerProperties() {
        line("let factory: any \(base)Factory")
        line("let navigation: NavGraph.Navigation")
        if traits.hasResolvers { line("let resolvers: any \(base)Resolvers") }
        if let plan = LinkPlan(graph) {
            let fallback = LinkEmitter(self, plan).fallbackWay
            line("private(set) lazy var links = NavGraph.LinkFollower(navigation) { [weak self] in \(fallback) }")
        }
        flowRouters()
        boundRouters()
    }

    private func routerInit() {
        let isGiven = graph.launchValues().contains(nil)
        let kept: CodeText = traits.hasResolvers ? "`factory` and `resolvers`," : "`factory`,"
        let launches: CodeText = graph.host == nil ? "Launches. " : ""
        line("/// \(launches)Keeps \(kept) and `observer` weakly. `\(base)View` shows it.")
        block("\(access)init(", end: ") {") {
            let resolvers: CodeText = traits.hasResolvers ? "resolvers: any \(base)Resolvers, " : ""
            let conditions: CodeText = isGiven ? "conditions: \(base)Conditions, " : ""
            line("factory: any \(base)Factory, \(resolvers)\(conditions)observer: (any NavGraph.Observer)? = nil")
        }
        indented {
            line("self.factory = factory")
            if traits.hasResolvers { line("self.resolvers = resolvers") }
            let conditions: CodeText =
                graph.conditions.isEmpty
                ? "NavGraph.Conditions()" : "\(isGiven ? "conditions" : "\(base)Conditions()").\(conditionsByName)"
            let host: CodeText = "hostIsInStack: \(pushesOntoHost ? "true" : "false"), "
            line("navigation = NavGraph.Navigation(\(host, if: graph.host != nil)\(conditions), observer)")
            if !graph.entry.isNone, graph.host == nil {
                block("navigation.fire(\"launch\") { step in") {
                    alternatives(graph.entry, Context(scope: Scope(), router: nil, isInStep: true))
                }
            }
        }
        line("}")
    }

    private func rootView() {
        line()
        if graph.host == nil {
            line("/// What a window shows. One router is one window.")
        } else {
            line(
                "/// What a window shows: something of the app's own, and above it what the router opens. One router is one window."
            )
            if pushesOntoHost { line("/// What is given is in a `NavigationStack`.") }
        }
        block("\(access)struct \(base)View\("<Host: View>", if: graph.host != nil): View {") {
            line("private let router: \(base)Router")
            if graph.host != nil { line("private let host: () -> Host") }
            line()
            if graph.host == nil {
                line("\(access)init(_ router: \(base)Router) { self.router = router }")
            } else {
                block("\(access)init(_ router: \(base)Router, @ViewBuilder host: @escaping () -> Host) {") {
                    line("self.router = router")
                    line("self.host = host")
                }
            }
            line()
            block("\(access)var body: some View {") {
                line("NavGraph.RootView(router.navigation\(", host: host", if: graph.host != nil))")
                guard traits.hasLinks else { return }
                var activities: [Symbol] = []
                for activity in graph.deepLinks.flatMap(\.activities) where !activities.contains(activity.value) {
                    activities.append(activity.value)
                }
                let names = activities.list { "\(literal($0))" }
                indented { line(".following(router, router.navigation, activities: [\(names)])") }
            }
        }
    }

    private func swiftUIFactory(hasScreens: Bool) {
        let factories = (hasScreens ? ["\(base)Screens"] : []) + ownFlows.map { flowType($0, "Factory") }
        line("/// Makes all screens of the \(isSeparate ? "module" : "app").")
        line("@MainActor")
        let head: CodeText = "\(access)protocol \(base)Factory\(factories.list(after: ": ") { $0 }) {"
        if isSeparate || rootAnimations.isEmpty && boundModules.isEmpty { return line("\(head)}") }
        block(head) {
            for module in boundModules { line("\(moduleFactory(module))") }
            for name in rootAnimations {
                line("/// How the window's content gives way to another, with the animation `\(text(name))`.")
                line("func transition\(upper(name))() -> AnyTransition")
            }
        }
    }
}
