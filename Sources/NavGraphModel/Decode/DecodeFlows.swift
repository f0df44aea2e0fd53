import NavGraphSyntax

extension Decoder {
    /// Reads `flows`.
    func decodeFlows() throws(YAMLFailure) {
        try forEachName(of: "'flows'", named: Elements(kind: .flow), mayBeReserved: false) {
            key throws(YAMLFailure) in
            let name = qualified(key.text)
            let id = graph.flows.append(
                Flow(name: key.text, qualifiedName: name, module: module, file: file, span: key.span))
            try within(.flow(id), named: name) { () throws(YAMLFailure) in
                graph.flows[id] = try decodeFlow(id)
            }
        }
    }

    private func decodeFlow(_ id: FlowID) throws(YAMLFailure) -> Flow {
        var flow = graph.flows[id]
        var seen: KeySet = []
        var container: (value: Container, span: Span)?
        var startSpan = Span.start
        let node = try events.peek()
        try forEachKey(of: "a flow", among: .flow) { key, event throws(YAMLFailure) in
            seen.insert(key)
            switch key {
            case .title: flow.title = try text(of: "title")?.text ?? .none
            case .about: flow.about = try text(of: "about")?.text ?? .none
            case .container:
                let span = try events.peek().span
                container = try value(of: "container", among: .containers).map { ($0, span) }
            case .start:
                startSpan = event.span
                if let text = try text(of: "start") { (flow.startName, flow.startSpan) = (text.text, text.span) }
            case .tabs, .columns:
                if seen.contains(key == .tabs ? .columns : .tabs) {
                    report(.unknownKey, at: event.span, "a flow has either 'tabs' or 'columns'")
                    try events.skip()
                } else {
                    flow.children = try decodeChildren(key)
                    flow.container = key == .tabs ? .tabs : .split
                }
            case .params: flow.params = try decodeParams(of: "'params'", subjects: true)
            case .outcomes: flow.outcomes = try decodeOutcomes()
            case .transitions: flow.transitions = try decodeTransitions()
            case .screens: flow.screens = try decodeScreens(in: id)
            case .requires: flow.requires = try decodeLiterals(of: "requires")
            case .public: flow.isPublic = try flag(of: "public")
            default: try decodeAllow()
            }
        }
        finish(&flow, seen: seen, container: container)
        if flow.container == .stack || flow.container == .single {
            if flow.startName.isEmpty { flow.start = flow.screens.first }
            if flow.screens.isEmpty, !seen.contains(.start), isMapping(node) {
                missing("the flow has no screens, and no 'start' says what it begins with")
            }
        } else if seen.contains(.start) {
            flow.startName = .none
            report(
                .unknownKey, at: startSpan,
                "a flow with '\(flow.container == .tabs ? "tabs" : "columns")' has no 'start'; its first tab or last column is active"
            )
        }
        return flow
    }

    /// Brings `container` and `tabs` or `columns` together.
    private func finish(_ flow: inout Flow, seen: KeySet, container: (value: Container, span: Span)?) {
        guard let container else { return }
        let implied: Container? = seen.contains(.tabs) ? .tabs : seen.contains(.columns) ? .split : nil
        if let implied {
            if implied != container.value {
                report(
                    .wrongKind, at: container.span,
                    "'\(implied == .tabs ? "tabs" : "columns")' make the container '\(implied.rawValue)', "
                        + "not '\(container.value.rawValue)'")
            }
            return
        }
        flow.container = container.value
        if container.value == .tabs || container.value == .split {
            let key = container.value == .tabs ? "tabs" : "columns"
            missing(
                "a flow whose container is '\(container.value.rawValue)' lists its '\(key)'")
        }
    }

    private func decodeChildren(_ key: Key) throws(YAMLFailure) -> IDRange<ChildID> {
        let first = graph.children.count
        let span = try events.peek().span
        try forEachItem(of: key == .tabs ? "'tabs'" : "'columns'") { () throws(YAMLFailure) in
            if let text = try text(of: key == .tabs ? "a tab" : "a column") {
                _ = graph.children.append(Child(name: text.text, span: text.span))
            }
        }
        let children = IDRange(from: first, to: graph.children)
        if key == .tabs, children.isEmpty {
            report(.wrongKind, at: span, "'tabs' lists at least one flow or screen")
        } else if key == .columns, children.count < 2 || children.count > 3 {
            report(
                .wrongKind, at: span,
                "'columns' lists two or three flows or screens: primary, (supplementary,) secondary")
        }
        return children
    }
}
