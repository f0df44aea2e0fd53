import NavGraphModel
import NavGraphSyntax

/// The factory of views: a protocol with a method for each view, and its defaults.
extension SwiftEmitter {
    func viewsAndFactory(_ flow: FlowID?) {
        let (screens, tabs) = (screens(of: flow), tabs(flow))
        if let tabs { tabEnum(tabs) }
        if !screens.isEmpty { routeEnum(flow) }
        actionsOpenings(screens)
        for screen in screens {
            line()
            actionsAndMessage(screen)
        }
        line()
        let defaults: CodeText = " By default it calls the view's initializer."
        let made: CodeText = tabs == nil ? "these screens" : screens.isEmpty ? "the tabs" : "the tabs and these screens"
        line("/// Makes \(made).\(defaults, if: screens.contains { isView($0) && hasDefault($0) })")
        interface(viewFactoryInterface(flow), isShort: false)
        let views = screens.filter { isView($0) && hasDefault($0) }
        let dialogs = screens.filter { alerts[$0] != nil && hasDefaultDialog($0) }
        guard !views.isEmpty || !dialogs.isEmpty || tabs != nil else { return }
        line()
        block("extension \(factoryType(flow)) {") {
            for screen in views { code.short("\(access)\(viewMaker(screen, hasBody: true))", madeView(screen)) }
            for screen in dialogs { defaultDialogMaker(screen) }
            if let tabs {
                defaultLabelMaker(tabs)
                line("\(access)\(badgeMaker(tabs)) { 0 }")
                line("\(access)\(tabsMaker(tabs)) { tabs.view }")
            }
        }
    }

    /// The flow, if views show its tabs.
    private func tabs(_ flow: FlowID?) -> FlowID? {
        flow.flatMap { graph.flows[$0].container == .tabs && openedFlows.contains($0) ? $0 : nil }
    }

    func viewFactoryInterface(_ flow: FlowID?) -> SwiftInterface {
        let makers = screens(of: flow).flatMap { screen in
            (isView(screen) ? [viewMaker(screen, hasBody: false)] : [])
                + (alerts[screen] != nil ? [dialogMaker(screen, hasBody: false)] : [])
        }
        let ofTabs = tabs(flow).map { [labelMaker($0), badgeMaker($0), tabsMaker($0)] } ?? []
        return SwiftInterface(type: factoryType(flow), requirements: makers + ofTabs)
    }

    /// `func makeNoteDetail(_ actions: NoteDetailActions, note: Note) -> any View`.
    func viewMaker(_ id: ScreenID, hasBody: Bool) -> SwiftInterface.Requirement {
        let parameters = parameters(graph.screens[id].params, hasBody: hasBody)
        return .method(maker(id), parameters: viewParameters(id, parameters), result: " -> any View")
    }

    /// `func dialogConfirm(_ actions: ConfirmActions) -> NavGraph.Dialog`.
    func dialogMaker(_ id: ScreenID, hasBody: Bool) -> SwiftInterface.Requirement {
        let parameters = graph.screens[id].params.list(after: ", ") { parameter($0, hasBody: hasBody) }
        let name = upper(graph.screens[id].qualifiedName)
        return .method(
            "dialog\(name)", parameters: "_ actions: \(actionsType(id))\(parameters)", result: " -> NavGraph.Dialog")
    }

    /// `actions, note: note`.
    func dialogArguments(_ id: ScreenID) -> CodeText {
        "actions\(graph.screens[id].params.list(after: ", ") { handedOn($0) })"
    }

    /// Whether a dialog can be made of what the graph says: an alert without events, for which it has no button.
    private func hasDefaultDialog(_ id: ScreenID) -> Bool { hasDefault(alert: id) && actionEvents(of: id).isEmpty }

    /// The outcome of who cancels: the last one that carries nothing. A lone one is that only if nothing follows from it.
    private func cancelling(_ id: ScreenID) -> Int? {
        let outcomes = graph.screens[id].outcomes
        if outcomes.count == 1, outcomes.contains(where: { traits.handledOutcomes.contains($0) }) { return nil }
        return outcomes.map { graph.outcomes[$0] }.lastIndex(where: \.params.isEmpty)
    }

    /// The title, and a button for each outcome.
    private func defaultDialogMaker(_ id: ScreenID) {
        let outcomes = graph.screens[id].outcomes.map { graph.outcomes[$0] }
        let cancel = cancelling(id)
        block("\(access)\(dialogMaker(id, hasBody: true)) {") {
            block("NavGraph.Dialog(", end: ")") {
                line("title: \(swiftLiteral(graph.title(of: id))),")
                block("buttons: [", end: "]") {
                    for (index, outcome) in outcomes.enumerated() {
                        let title = swiftLiteral(spaced(graph.text[outcome.name]))
                        let role: CodeText = index == cancel ? ", role: .cancel" : ""
                        let call: CodeText =
                            "actions.\(identifier(outcome.name))(\(outcome.params.list { handedOn($0) }))"
                        line("NavGraph.Dialog.Button(\(title)\(role)) { \(call) },")
                    }
                }
            }
        }
    }

    private func labelMaker(_ id: FlowID) -> SwiftInterface.Requirement {
        .method("label", parameters: "of tab: \(flowType(id, "Tab"))", result: " -> Label<Text, Image>")
    }

    private func badgeMaker(_ id: FlowID) -> SwiftInterface.Requirement {
        .method("badge", parameters: "of tab: \(flowType(id, "Tab"))", result: " -> Int")
    }

    private func tabsMaker(_ id: FlowID) -> SwiftInterface.Requirement {
        .method(tabsMaker(of: id), parameters: "tabs: NavGraph.Tabs<\(flowType(id, "Tab"))>", result: " -> any View")
    }

    /// `makeMain`.
    func tabsMaker(of id: FlowID) -> CodeText { "make\(upper(graph.flows[id].qualifiedName))" }

    private func defaultLabelMaker(_ id: FlowID) {
        block("\(access)\(labelMaker(id)) {") {
            cases(of: "tab") {
                for item in items(of: id) {
                    let title =
                        switch item {
                        case .child(.screen(let screen)): swiftLiteral(graph.title(of: screen))
                        case .child(.flow(let flow)): swiftLiteral(graph.title(of: flow))
                        case .button(let button): buttonTitle(button)
                        }
                    line("case .\(caseName(item)): Label(\(title), systemImage: \"circle\")")
                }
            }
        }
    }

    // MARK: Mocks

    /// A factory of views with a name, and a button for each event and outcome that carries nothing.
    func swiftUIMocks() {
        line("/// Makes fake screens: a name, and a button for each event and outcome that carries nothing.")
        mainActorBlock("final class \(base)MockFactory: \(base)Factory {") {
            if boundModules.isEmpty { line("init() {}") } else { mockFactories() }
            for id in ownScreens {
                if isView(id) { mockView(id) }
                if alerts[id] != nil, !hasDefaultDialog(id) { mockDialog(id) }
            }
            for name in rootAnimations { lines("\nfunc transition\(upper(name))() -> AnyTransition { .identity }") }
        }
        if !isSeparate { userActs() }
    }

    private func mockView(_ id: ScreenID) {
        line()
        block("\(viewMaker(id, hasBody: true)) {") {
            block("VStack {") {
                line("Text(\(literal(graph.screens[id].qualifiedName)))")
                for it in plainActions(of: id) { line("Button(\(literal(it.name))) { actions.\(actionCall(it))() }") }
            }
        }
    }

    private func mockDialog(_ id: ScreenID) {
        line()
        block("\(dialogMaker(id, hasBody: true)) {") {
            let buttons = plainActions(of: id).list {
                "NavGraph.Dialog.Button(\(literal($0.name))) { actions.\(actionCall($0))() }"
            }
            line("NavGraph.Dialog(title: \(literal(graph.screens[id].qualifiedName)), buttons: [\(buttons)])")
        }
    }

    /// The events and outcomes that carry nothing.
    private func plainActions(of id: ScreenID) -> [ScreenInterface.Member] {
        interface(of: id).raised.filter(\.values.isEmpty)
    }

    /// The app's own animations with which roots are shown.
    var rootAnimations: [Symbol] {
        ownAnimations.filter { name in
            graph.alternatives.contains { $0.animation == name && $0.action.key == .root }
        }
    }
}
