import NavGraphModel

/// How flows are opened: their first screens, and their containers with these in them.
extension SwiftEmitter {
    func flowHead(_ id: FlowID) {
        let flow = graph.flows[id]
        let kind: CodeText =
            switch flow.container {
            case .stack: "a stack"
            case .single: "a single screen"
            case .tabs: "with the tabs "
            case .split: "with the columns "
            }
        let children = graph.targets(in: id).list { "`\(text(name(of: $0)))`" }
        line("/// The flow `\(text(flow.qualifiedName))`, \(kind)\(children)\(startWords(flow)).")
        if !flow.about.isEmpty {
            line("///")
            code.documentation(graph.text[flow.about])
        }
        let screens = flow.screens.filter { !graph.screens[$0].transitions.isEmpty }
        if !screens.isEmpty || !flow.transitions.isEmpty { line("///") }
        if !flow.transitions.isEmpty { transitionMap(flow.qualifiedName, flow.transitions) }
        for screen in screens { transitionMap(graph.screens[screen].qualifiedName, graph.screens[screen].transitions) }
    }

    /// ` that begins with …`: of a choice each, with its conditions.
    private func startWords(_ flow: Flow) -> CodeText {
        guard flow.startChoices.isEmpty else {
            return flow.startChoices.list(after: " that begins ", separator: ", ") { choice in
                let screen = choice.screen.map { text(graph.screens[$0].qualifiedName) }
                let when: CodeText = choice.when.isEmpty ? "" : " when \(conditionNames(choice.when))"
                let other: CodeText = choice.when.isEmpty && flow.startChoices.count > 1 ? "else " : ""
                return "\(other)with `\(screen ?? text(choice.name))`\(when)"
            }
        }
        return flow.start.map { " that begins with `\(text(graph.screens[$0].qualifiedName))`" } ?? ""
    }

    /// The flow's first screen, for a push, and its container with that in it, for a layer; nothing where nothing opens it.
    func waysInto(_ id: FlowID) {
        guard openedFlows.contains(id) else { return }
        let flow = graph.flows[id]
        line("/// The first screen alone.")
        let head: CodeText = "\(sharedAccess)func firstScreen\(makerSignature(flow.params))"
        if !flow.startChoices.isEmpty {
            block("\(head) {") {
                for choice in flow.startChoices {
                    guard let start = choice.screen else { continue }
                    let first = first(start, of: id)
                    if choice.when.isEmpty { return returned(first, keepingValuesOf: id) }
                    let holds = holds(choice.when, of: "app.navigation.conditionsNow")
                    block("if \(holds) {") { returned(first, keepingValuesOf: id) }
                }
            }
        } else if let start = flow.start {
            let first = first(start, of: id)
            if needsValues(id) {
                block("\(head) {") { returned(first, keepingValuesOf: id) }
            } else {
                code.short(head, first)
            }
        }
        line()
        let isStack = flow.container == .stack
        line(isStack ? "/// A stack with the first screen in it." : "/// The first screen, as a layer.")
        block("\(sharedAccess)func container\(makerSignature(flow.params, isLayer: true)) {") {
            let first: CodeText = "firstScreen(\(flow.params.list { handedOn($0) }))"
            let layer: CodeText = isStack ? "stack" : "single"
            line("app.navigation.\(layer)(\(first), for: \(named(id)), ending)")
        }
    }

    private func first(_ start: ScreenID, of id: FlowID) -> CodeText {
        let flow = graph.flows[id]
        let given = graph.screens[start].params.list(after: ", ") { param in
            let isOfFlow = flow.params.contains { graph.params[$0].name == graph.params[param].name }
            return isOfFlow ? handedOn(param) : "\(argument(graph.params[param].name)): \(omittedValue(param))"
        }
        let owner = graph.screens[start].flow
        let context = Context(scope: Scope(), router: id)
        return owner == id ? "\(maker(start))(ending\(given))" : made(start, "ending", with: given, from: context)
    }

    /// The first content of a tab or column.
    func firstLayer(_ target: Target, in router: FlowID) -> CodeText {
        let context = Context(scope: Scope(), router: router)
        switch target {
        case .screen(let screen):
            let made = made(screen, nil, with: further(omittedArguments(graph.screens[screen].params)), from: context)
            return "app.navigation.single(\(made), for: \(named(target)))"
        case .flow(let flow):
            let given = further(omittedArguments(graph.flows[flow].params))
            return made(flow, isPushed: false, nil, with: given, from: context)
        }
    }

    /// The last lines of what makes a flow, which keeps what the flow is opened with where its own events use that.
    func returned(_ made: CodeText, keepingValuesOf id: FlowID) {
        guard needsValues(id) else { return line("return \(made)") }
        line("let screen = \(made)")
        returnScreen(keepingValuesOf: id)
    }

    /// The same where the variable `screen` is what was made.
    func returnScreen(keepingValuesOf id: FlowID) {
        let values = graph.flows[id].params.list { "\(variable(graph.params[$0].name))" }
        line("\(dialect.keeper).keep((\(values)), of: \(named(id)))")
        line("return screen")
    }

    /// Whether the flow's own events use what it was opened with.
    func needsValues(_ id: FlowID) -> Bool {
        let flow = graph.flows[id]
        return !flow.params.isEmpty && flow.transitions.contains { !ownerParams(of: $0).isEmpty }
    }
}

extension SwiftEmitter {
    /// `, compact: 0`: the column that a narrow window shows first, where that is not the last.
    func compact(_ flow: Flow) -> CodeText {
        guard let target = flow.compact?.target,
            let index = flow.children.firstIndex(where: { graph.children[$0].target == target })
        else { return "" }
        return ", compact: \(String(flow.children.distance(from: flow.children.startIndex, to: index)))"
    }
}
