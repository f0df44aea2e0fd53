import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of the app: its router, root view, conditions, factory, and the screens that stand under no flow.
    func swiftUIAppRouter() {
        let screens = graph.screens.ids.filter { graph.screens[$0].flow == nil }
        line("/// The version of the support code that this file needs.")
        line("private typealias Interface = NavGraph.Interface1")
        line()
        appHead(screens)
        line("@MainActor")
        block("\(access)final class \(base)Router {") {
            routerProperties()
            line()
            routerInit()
            if !graph.conditions.isEmpty {
                line()
                line("/// The facts as they are now; views that read them are updated.")
                line("\(access)var conditions: \(base)Conditions { \(base)Conditions(known: navigation.conditions) }")
            }
            line()
            line("/// The names of the screens in the active region of each layer, bottom first.")
            line("\(access)var screens: [[String]] { navigation.screens }")
            stateMembers()
            for transition in graph.appTransitions where !graph.isIgnored(transition) {
                line()
                appEventMethod(transition)
            }
            for screen in screens { viewMethods(screen) }
        }
        rootView()
        if !graph.conditions.isEmpty {
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
    }

    private func routerProperties() {
        line("let factory: any \(base)Factory")
        line("let navigation: NavGraph.Navigation")
        if traits.hasResolvers { line("let resolvers: any \(base)Resolvers") }
        if let plan = LinkPlan(graph) {
            let fallback = LinkEmitter(self, plan).fallbackWay
            line("private(set) lazy var links = NavGraph.LinkFollower(navigation) { [weak self] in \(fallback) }")
        }
        for flow in graph.flows.ids {
            let name = lower(graph.flows[flow].qualifiedName)
            line("private(set) lazy var \(name)Router = \(flowType(flow, "Router"))(self)")
        }
    }

    private func routerInit() {
        let isGiven = graph.launchValues().contains(nil)
        let kept: CodeText = traits.hasResolvers ? "`factory` and `resolvers`," : "`factory`,"
        line("/// Launches. Keeps \(kept) and `observer` weakly. `\(base)View` shows it.")
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
            line("navigation = NavGraph.Navigation(\(conditions), observer)")
            if !graph.entry.isNone {
                block("navigation.fire(\"launch\") { step in") {
                    alternatives(graph.entry, Context(scope: Scope(), router: nil, isInStep: true))
                }
            }
        }
        line("}")
    }

    private func rootView() {
        line()
        line("/// What a window shows. One router is one window.")
        block("\(access)struct \(base)View: View {") {
            line("private let router: \(base)Router")
            line()
            line("\(access)init(_ router: \(base)Router) { self.router = router }")
            line()
            block("\(access)var body: some View {") {
                line("NavGraph.RootView(router.navigation)")
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
        let factories = (hasScreens ? ["\(base)Screens"] : []) + graph.flows.ids.map { flowType($0, "Factory") }
        line("/// Makes all screens of the app.")
        line("@MainActor")
        let head: CodeText = "\(access)protocol \(base)Factory\(factories.list(after: ": ") { $0 }) {"
        if rootAnimations.isEmpty { return line("\(head)}") }
        block(head) {
            for name in rootAnimations {
                line("/// How the window's content gives way to another, with the animation `\(text(name))`.")
                line("func transition\(upper(name))() -> AnyTransition")
            }
        }
    }
}
