import NavGraphSyntax

extension Decoder {
    /// Reads `flows`.
    func decodeFlows() throws(YAMLFailure) {
        try forEachEntry(of: "'flows'", named: Elements(kind: .flow)) { key throws(YAMLFailure) in
            let name = qualified(key.text)
            try within(Subject(.flow, name: name), at: key.span) { () throws(YAMLFailure) in
                checkName(key, mayBeReserved: false)
                try decodeFlow(key, qualifiedName: name)
            }
        }
    }

    private func decodeFlow(_ key: YAMLEvent, qualifiedName: Symbol) throws(YAMLFailure) {
        var flow = Flow(name: key.text, qualifiedName: qualifiedName, module: module, file: file, span: key.span)
        let id = graph.flows.append(flow)
        let outer = (owner, ownerName)
        owner = .flow(id)
        ownerName = qualifiedName
        var seen: KeySet = []
        var container: (value: Container, span: Span)?
        var startSpan = Span.start
        var start: Symbol?
        let node = try events.peek()
        try forEachKey(of: "a flow", among: .flow) { key, event throws(YAMLFailure) in
            seen.insert(key)
            switch key {
            case .title: flow.title = try text(of: "title")?.text ?? .none
            case .about: flow.about = try text(of: "about")?.text ?? .none
            case .container:
                let span = try events.peek().span
                if let word = try word(of: "container", among: .containers),
                    let value = Container(rawValue: word.spelling)
                {
                    container = (value, span)
                }
            case .start:
                startSpan = event.span
                if let text = try text(of: "start") {
                    start = text.text
                    flow.startSpan = text.span
                }
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
            if let start {
                flow.startName = start
            } else if let first = flow.screens.first {
                flow.start = first
            } else if !seen.contains(.start), isMapping(node) {
                report(.missingKey, at: subjectSpan, "the flow has no screens, and no 'start' says what it begins with")
            }
        } else if seen.contains(.start) {
            report(
                .unknownKey, at: startSpan,
                "a flow with '\(flow.container == .tabs ? "tabs" : "columns")' has no 'start'; its first tab or last column is active"
            )
        }
        graph.flows[id] = flow
        (owner, ownerName) = outer
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
            report(
                .missingKey, at: subjectSpan,
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
