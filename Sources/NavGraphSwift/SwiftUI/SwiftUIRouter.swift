import NavGraphModel

extension SwiftEmitter {
    func swiftUINavigation(_ conditions: CodeText) {
        let host: CodeText = "hostIsInStack: \(pushesOntoHost ? "true" : "false"), "
        line("navigation = NavGraph.Navigation(\(host, if: graph.host != nil)\(conditions), observer\(sharing))")
        if !graph.entry.isNone, graph.host == nil { launch() }
    }

    func rootView() {
        line()
        if graph.host == nil {
            line("/// The content of a window. Each window has a router.")
        } else {
            line(
                "/// The content of a window: views of the app, and above them the screens of the router. Each window has a router."
            )
            if pushesOntoHost { line("/// The root view is in a `NavigationStack`.") }
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
                let activities = graph.deepLinks.flatMap(\.activities).map(\.value).unique()
                let names = activities.list { "\(literal($0))" }
                indented { line(".following(router, router.navigation, activities: [\(names)])") }
            }
        }
        if graph.host == nil { windowView() }
    }

    /// What the app's `WindowGroup` has.
    private func windowView() {
        let (given, passed) = givenToRouter
        lines("\n/// A window that makes its router once, and shows it.")
        block("\(access)struct \(base)Window: View {") {
            line("private let router: @MainActor () -> \(base)Router")
            if hasChanges { line("private static let windows = NavGraph.OpenWindows<\(base)Router>()") }
            line()
            let factory: CodeText = "factory: @escaping @MainActor () -> any \(base)Factory"
            code.function("\(access)init", parameters: given + ["observer: (any NavGraph.Observer)? = nil", factory]) {
                guard hasChanges else {
                    return line("router = { \(base)Router(factory: factory(), \(passed)observer: observer) }")
                }
                block("router = {") {
                    block("Self.windows.add {") {
                        line(
                            "\(base)Router(factory: factory(), \(passed)observer: observer, sharing: Self.windows.first)"
                        )
                    }
                }
            }
            line()
            line("\(access)var body: some View { NavGraph.Window({ router() }) { \(base)View($0) } }")
        }
    }

    /// Whether a screen can be pushed onto the app's own view: by `host`, by the app, or by what goes on there after
    /// it has taken away all that was above.
    private var pushesOntoHost: Bool {
        guard let host = graph.host else { return false }
        let own = (graph.screens[host].transitions + graph.appTransitions).flatMap { graph.alternatives(of: $0) }
        let after = graph.alternatives.filter {
            $0.action.key == .dismiss || $0.action.outcome != nil
        }.map(\.then)
        return graph.partsWithin(own + after).contains { graph.alternatives[$0].action.key == .push }
    }
}
