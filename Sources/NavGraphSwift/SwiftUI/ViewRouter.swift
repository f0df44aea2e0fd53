import NavGraphModel

extension SwiftEmitter {
    /// The flow's tabs or columns, in the maker of its container.
    func layerOfChildren(_ id: FlowID) {
        let name = named(id)
        guard graph.flows[id].container == .tabs else {
            let made: CodeText = "app.navigation.split(children, for: \(name), ending\(compact(graph.flows[id])))"
            return returned(made, keepingValuesOf: id)
        }
        line("let factory = app.factory")
        let buttons = graph.flows[id].buttons
        if !buttons.isEmpty {
            block("let buttons = [", end: "]") {
                for button in buttons {
                    tabButton(
                        button, "\(String(button.position)): NavGraph.TabButton(\(eventLiteral(button.transition!)))")
                }
            }
        }
        let tab: CodeText = "(of: \(flowType(id, "Tab")).allCases[$0])"
        let given: [CodeText] = [
            "label: { factory.label\(tab) }", "badge: { factory.badge\(tab) }",
            "view: { factory.\(tabsMaker(of: id))(tabs: NavGraph.Tabs($0)) }",
        ]
        let start: CodeText = needsValues(id) ? "let screen =" : "return"
        code.call(
            "\(start) app.navigation.tabs",
            ["children", "for: \(name)", "ending"] + (buttons.isEmpty ? [] : ["buttons: buttons"]) + given)
        if needsValues(id) { returnScreen(keepingValuesOf: id) }
    }

    /// `enum MainTab: String, CaseIterable { case home, search }`.
    func tabEnum(_ id: FlowID) {
        let buttons: CodeText = graph.flows[id].buttons.isEmpty ? "" : ", and the buttons among them"
        lines("\n/// The tabs of `\(text(graph.flows[id].qualifiedName))`\(buttons).")
        block("\(access)enum \(flowType(id, "Tab")): String, CaseIterable {") {
            for item in items(of: id) { line("case \(caseName(item))") }
        }
    }

    /// What screens are, with their params, to look at.
    func routeEnum(_ flow: FlowID?) {
        lines("\n/// These screens with their params.")
        block("\(access)enum \(routesType(flow)) {") {
            for id in screens(of: flow) {
                line("case \(caseName(.screen(id)))\(associatedValues(graph.screens[id].params))")
            }
        }
    }

    func caseName(_ item: Item) -> CodeText {
        switch item {
        case .child(let target): caseName(target)
        case .button(let button): "\(identifier(button.event))"
        }
    }

    /// A screen or flow as a case of an enum: in the set of a separate Swift module what belongs to it is without the name
    /// of that.
    func caseName(_ target: Target) -> CodeText {
        guard isSeparate, isOwn(target) else { return "\(member(name(of: target)))" }
        return ownMember(name(of: target))
    }

    // MARK: Screens

    func viewMakerMethod(_ id: ScreenID) {
        makerMethod(id) { screen, app in
            line("let frame = \(app)navigation.frame(\(named(id)), ending)")
            line("let actions = \(madeActions(id))")
            if !screen.messages.isEmpty { line("let messages = frame.inbox(of: \(messageType(id)).self)") }
            staying(screen)
            line("let factory = \(app)factory")
            let given = screen.params.list { handedOn($0) }
            let values: CodeText = given.isEmpty ? "" : "(\(given))"
            var shown: [CodeText] = ["\(routesType(screen.flow)).\(caseName(.screen(id)))\(values), actions"]
            let view: CodeText = "factory.\(maker(id))(\(viewArguments(id)))"
            if alerts[id] == nil {
                shown.append("view: \(view)")
            } else {
                if isView(id) { shown.append("view: { \(view) }") }
                shown.append("dialog: { factory.dialog\(upper(screen.qualifiedName))(\(dialogArguments(id))) }")
            }
            code.call("return frame.show\("Dialog", if: alerts[id] != nil)", shown)
        }
    }

    /// Whether a screen is shown otherwise than as an alert or action sheet.
    func isView(_ id: ScreenID) -> Bool { alerts[id] == nil || traits.viewsToo.contains(id) }
}
