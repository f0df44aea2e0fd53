import NavGraphSyntax

extension Decoder {
    /// Reads `flows`.
    func decodeFlows() throws(YAMLFailure) {
        try forEachName(of: "'flows'", named: Elements(kind: .flow), mayBeReserved: false) {
            key throws(YAMLFailure) in
            let name = key.text
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
        var compactKey = Span.start
        let firstAlert = alerts.count
        let node = try events.peek()
        try forEachKey(of: "a flow", among: .flow) { key, event throws(YAMLFailure) in
            seen.insert(key)
            switch key {
            case .container:
                let span = try events.peek().span
                container = try value(of: "'container'", among: .containers).map { ($0, span) }
            case .start:
                startSpan = event.span
                try decodeStart(&flow)
            case .tabs, .columns:
                if seen.contains(key == .tabs ? .columns : .tabs) {
                    report(.unknownKey, at: event.span, "'tabs' and 'columns' cannot be combined")
                    try events.skip()
                } else {
                    (flow.children, flow.buttons) = try decodeChildren(key)
                    flow.container = key == .tabs ? .tabs : .split
                }
            case .outcomes: flow.outcomes = try decodeOutcomes()
            case .transitions: flow.transitions = try decodeTransitions()
            case .uses: flow.uses = try decodeUses()
            case .screens: flow.screens = try decodeScreens(in: id)
            case .team: try decodeTeams()
            case .style, .locked, .detents: try decodePresentation(key, &flow.presentation)
            case .compact:
                compactKey = event.span
                flow.compact = try text(of: "'compact'").map { ($0.text, $0.span, nil) }
            default: try decode(key, of: Flow.fields, into: &flow)
            }
        }
        finish(&flow, seen: seen, container: container)
        if seen.contains(.compact), flow.container != .split {
            flow.compact = nil
            report(.unknownKey, at: compactKey, "'compact' can only be used with 'columns'")
        }
        if flow.presentation.value.style.isAlert {
            report(
                .wrongKind, at: flow.presentation.styleSpan,
                "'style: \(flow.presentation.value.style.rawValue)' requires a screen, but this is a flow")
        }
        if flow.container == .stack || flow.container == .single {
            if flow.startName.isEmpty, flow.startChoices.isEmpty { flow.start = flow.screens.first }
            if flow.screens.isEmpty, !seen.contains(.start), isMapping(node), !isMisread {
                missing("missing key 'screens' or 'start' in a flow")
            }
        } else if seen.contains(.start) {
            flow.startName = .none
            flow.startChoices = []
            report(
                .unknownKey, at: startSpan,
                "'start' cannot be used with '\(flow.container == .tabs ? "tabs" : "columns")'; the first tab or last column is active"
            )
        }
        if alerts.count > firstAlert {
            let first = flow.screens.first?.index ?? graph.screens.count
            writeOutAlerts(from: firstAlert, in: id)
            flow.screens = IDRange(from: first, to: graph.screens)
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
                    "'\(implied == .tabs ? "tabs" : "columns")' implies 'container: \(implied.rawValue)', "
                        + "found '\(container.value.rawValue)'")
            }
            return
        }
        flow.container = container.value
        if container.value == .tabs || container.value == .split {
            let key = container.value == .tabs ? "tabs" : "columns"
            missing(
                "'container: \(container.value.rawValue)' requires '\(key)'")
        }
    }

    private func decodeChildren(_ key: Key) throws(YAMLFailure) -> (IDRange<ChildID>, [TabButton]) {
        let first = graph.children.count
        let span = try events.peek().span
        var buttons: [TabButton] = []
        var position = 0
        /// Whether a tab was reported that is not written by its name.
        var hasMisnamed = false
        try forEachItem(of: key == .tabs ? "'tabs'" : "'columns'") { () throws(YAMLFailure) in
            defer { position += 1 }
            if key == .tabs, try events.peek().kind == .mappingStart {
                if try reportNamedTab() {
                    hasMisnamed = true
                } else if let button = try decodeButton(at: position) {
                    buttons.append(button)
                }
            } else if let text = try text(of: key == .tabs ? "a tab" : "a column") {
                _ = graph.children.append(Child(name: text.text, span: text.span))
            }
        }
        let children = IDRange(from: first, to: graph.children)
        if key == .tabs, children.isEmpty, !hasMisnamed {
            report(
                .wrongKind, at: span,
                "expected at least one flow or screen in 'tabs', found \(position > 0 ? "only buttons" : "an empty list")"
            )
        } else if key == .columns, children.count < 2 || children.count > 3 {
            report(
                .wrongKind, at: span,
                "expected two or three flows or screens in 'columns': primary, (supplementary,) secondary")
        }
        return (children, buttons)
    }

    /// Whether the next item is a tab with more than its name, which is reported: `{ name: home, icon: house }`, `home: Home`.
    private func reportNamedTab() throws(YAMLFailure) -> Bool {
        let item = try events.peek()
        // `- home:`
        let line = events.source.text(of: Span(offset: item.span.offset, length: 80)).prefix { !$0.isNewline }
        let isLone = line.last == ":" && line.dropLast() != Key.event.spelling
        guard let written = isLone ? String(line) : shown(item) else { return false }
        let entries = entries(inBraces: written.hasPrefix("{") ? written : "{\(written)}")
        let named = entries.first { ["screen", "flow", "tab", "name"].contains($0.key) }?.value
        let isPair =
            !written.hasPrefix("{") && entries.count == 1 && nearest(to: entries[0].key, among: ["event"]) == nil
        guard let name = named ?? (isPair ? entries[0].key : nil), isName(name.utf8),
            !entries.contains(where: { ["event", "button", "action"].contains($0.key) }),
            isLone || entries[0].value != ""
        else { return false }
        let span = Span(offset: item.span.offset, length: UInt32(written.unicodeScalars.count))
        report(
            .unknownKey, at: item.span,
            "unknown key \(quoted(entries[0].key)) in a button; a tab is written by its name: \(quoted(name))",
            fix: [Replacement(span, with: name)])
        _ = graph.children.append(Child(name: texts.intern(name), span: item.span))
        try events.skip()
        return true
    }

    /// Reads `{ event: E }`.
    private func decodeButton(at position: Int) throws(YAMLFailure) -> TabButton? {
        var button: TabButton?
        var hasEvent = false
        var first = try events.peek().span
        var isFirst = true
        /// Whether another key was reported, so that none is missing.
        var isMisnamed = false
        try forEachEntry(of: "a button") { key throws(YAMLFailure) in
            if isFirst { (first, isFirst) = (key.span, false) }
            guard key.text == Key.event.symbol else {
                let value = try events.peek()
                if !isMisnamed, ["screen", "flow", "tab", "name"].contains(string(key.text)), value.kind == .scalar {
                    isMisnamed = true
                    report(
                        .unknownKey, at: key.span,
                        "unknown key \(quoted(string(key.text))) in a button; a tab is written by its name: \(quoted(string(value.text)))"
                    )
                } else if !isMisnamed {
                    isMisnamed = try reportUnknownKey(key, of: "a button", among: KeyTable.button.keys) != nil
                }
                try events.skip()
                return
            }
            hasEvent = true
            button = try text(of: "the event of a button").map {
                TabButton(event: $0.text, span: $0.span, position: position)
            }
        }
        if !hasEvent, !isMisnamed { report(.missingKey, at: first, "missing key 'event' in a button of 'tabs'") }
        return button
    }
}
