import NavGraphModel
import NavGraphSyntax

extension SwiftEmitter {
    /// The file of a flow: its router, its screens, its factory.
    func swiftUIFlowRouter(_ id: FlowID) {
        let flow = graph.flows[id]
        flowHead(id)
        line("@MainActor")
        block("final class \(flowType(id, "Router")) {") {
            lines(
                """
                fileprivate unowned let app: \(base)Router

                init(_ app: \(base)Router) { self.app = app }

                """)
            if let start = flow.start { waysIntoStack(id, start) } else { layerOfChildren(id) }
            for transition in flow.transitions where !graph.isIgnored(transition) {
                line()
                flowEventMethod(event(transition), of: id)
            }
            for screen in flow.screens { viewMethods(screen) }
        }
        if flow.container == .tabs { tabEnum(id) }
        routeEnum(flowType(id, "Route"), flow.screens)
        viewsAndFactory(flowType(id, "Factory"), flow.screens, tabs: flow.container == .tabs ? id : nil)
    }

    /// `(_ ending: NavGraph.Ending? = nil, note: Note) -> NavGraph.Frame`.
    private func signature(_ params: IDRange<ParamID>, _ result: CodeText) -> CodeText {
        "(_ ending: NavGraph.Ending? = nil\(furtherParameters(params))) -> NavGraph.\(result)"
    }

    // MARK: Ways into a flow

    /// The flow's first screen, for a push, and its container with that in it, for a layer.
    private func waysIntoStack(_ id: FlowID, _ start: ScreenID) {
        let flow = graph.flows[id]
        let given = graph.screens[start].params.list(after: ", ") { param in
            let isOfFlow = flow.params.contains { graph.params[$0].name == graph.params[param].name }
            return isOfFlow ? handedOn(param) : "\(argument(graph.params[param].name)): \(omittedValue(param))"
        }
        line("/// The first screen, by itself.")
        block("func firstScreen\(signature(flow.params, "Frame")) {") {
            returnedFlow("\(maker(start))(ending\(given))", of: id)
        }
        line()
        let isStack = flow.container == .stack
        line(isStack ? "/// A stack with the first screen in it." : "/// The first screen, as a layer.")
        block("func container\(signature(flow.params, "Layer")) {") {
            let first: CodeText = "firstScreen(\(flow.params.list { handedOn($0) }))"
            let layer: CodeText = isStack ? "stack" : "single"
            line("app.navigation.\(layer)(\(first), for: \(literal(flow.qualifiedName)), ending)")
        }
    }

    /// The flow's tabs or columns.
    private func layerOfChildren(_ id: FlowID) {
        let flow = graph.flows[id]
        let isTabs = flow.container == .tabs
        line("/// The \(isTabs ? "tabs" as CodeText : "columns"), each with its first screen.")
        block("func container\(signature(flow.params, "Layer")) {") {
            block("let children = [", end: "]") {
                for child in flow.children { line("\(childLayer(graph.children[child].target!, in: id)),") }
            }
            let name = literal(flow.qualifiedName)
            if isTabs {
                let label: CodeText = "factory.label(of: \(flowType(id, "Tab")).allCases[$0])"
                line("let factory = app.factory")
                returnedFlow("app.navigation.tabs(children, for: \(name), ending) { \(label) }", of: id, isLone: false)
            } else {
                returnedFlow("app.navigation.split(children, for: \(name), ending)", of: id, isLone: false)
            }
        }
    }

    /// What stands in a tab or column at first.
    private func childLayer(_ target: Target, in router: FlowID) -> CodeText {
        let context = Context(scope: Scope(), router: router)
        switch target {
        case .screen(let screen):
            let made: CodeText = "\(self.router(graph.screens[screen].flow, from: context))\(maker(screen))"
            let given = omittedArguments(graph.screens[screen].params)
            return "app.navigation.single(\(made)(\(given)), for: \(literal(name(of: target))))"
        case .flow(let flow):
            return "\(self.router(flow, from: context))container(\(omittedArguments(graph.flows[flow].params)))"
        }
    }

    /// The last lines of what makes a flow, which keeps what the flow is opened with where its own events use that.
    private func returnedFlow(_ made: CodeText, of id: FlowID, isLone: Bool = true) {
        guard needsValues(id) else { return line("\("return ", if: !isLone)\(made)") }
        let values = graph.flows[id].params.list { "\(variable(graph.params[$0].name))" }
        line("let screen = \(made)")
        line("screen.values[\(literal(graph.flows[id].qualifiedName))] = (\(values))")
        line("return screen")
    }

    /// `enum MainTab: String, CaseIterable { case home, search }`.
    private func tabEnum(_ id: FlowID) {
        line()
        line("/// The tabs of `\(text(graph.flows[id].qualifiedName))`.")
        block("\(access)enum \(flowType(id, "Tab")): String, CaseIterable {") {
            for child in graph.flows[id].children { line("case \(member(name(of: graph.children[child].target!)))") }
        }
    }

    /// What screens are, with their params, to look at.
    func routeEnum(_ name: CodeText, _ screens: some Collection<ScreenID>) {
        guard !screens.isEmpty else { return }
        line()
        line("/// These screens with their params.")
        block("\(access)enum \(name) {") {
            for screen in screens.map({ graph.screens[$0] }) {
                let params = screen.params.list {
                    "\(label(graph.params[$0].name)): \(text(graph.params[$0].type))"
                }
                let values: CodeText = params.isEmpty ? "" : "(\(params))"
                line("case \(member(screen.qualifiedName))\(values)")
            }
        }
    }

    // MARK: Screens

    /// What a router has for one of its screens: a maker, and a method for each event.
    func viewMethods(_ id: ScreenID) {
        let screen = graph.screens[id]
        lines("\n// MARK: \(text(screen.qualifiedName))\n")
        viewMakerMethod(id)
        for event in ownEvents(of: id) {
            line()
            screenEventMethod(self.event(event), in: screen.flow)
        }
    }

    private func viewMakerMethod(_ id: ScreenID) {
        let screen = graph.screens[id]
        let app: CodeText = isInApp(id) ? "" : "app."
        block("func \(maker(id))\(signature(screen.params, "Frame")) {") {
            line("let frame = \(app)navigation.frame(\(literal(screen.qualifiedName)), ending)")
            line("let actions = \(madeActions(id))")
            if !screen.messages.isEmpty { line("let messages = frame.inbox(of: \(messageType(id)).self)") }
            if !screen.goesBack { line("frame.isStaying = true") }
            line("let factory = \(app)factory")
            let given = screen.params.list { handedOn($0) }
            let values: CodeText = given.isEmpty ? "" : "(\(given))"
            let routes = screen.flow.map { flowType($0, "Route") } ?? "\(base)Route"
            line("let route = \(routes).\(member(screen.qualifiedName))\(values)")
            let view: CodeText = ", view: { factory.\(maker(id))(\(viewArguments(id))) }"
            let dialog: CodeText =
                ", dialog: { factory.dialog\(upper(screen.qualifiedName))(\(dialogArguments(id))) }"
            let shown: CodeText = "\(view, if: isView(id))\(dialog, if: alerts[id] != nil)"
            line("frame.show(NavGraph.Screen(route\(shown)), actions)")
            line("return frame")
        }
    }

    /// Whether a screen is shown otherwise than as an alert or action sheet.
    func isView(_ id: ScreenID) -> Bool { alerts[id] == nil || traits.viewsToo.contains(id) }
}
