import NavGraphSyntax

/// An alert that an alternative declares in place, until the screen that it stands for is there.
struct AlertDraft {
    /// In whose action it stands.
    var alternative: AlternativeID
    var name: Symbol
    /// The key `alert` or `actionSheet`.
    var span: Span
    var outcomes: [(name: Symbol, span: Span)] = []
}

/// Alerts in place are written out here, as screens of the flow that their owner is or stands in, so that nothing behind the
/// decoder has to know them. LANGUAGE 5.
extension Decoder {
    /// Reads the value of `alert` or `actionSheet`: a map from outcomes to handlers, or a list of outcomes.
    func decodeAlert(
        _ key: Key, at span: Span, of id: AlternativeID, into it: inout Alternative, _ draft: inout ActionDraft
    ) throws(YAMLFailure) {
        let number = alerts.count
        let name = alertName(in: it.transition)
        alerts.append(AlertDraft(alternative: id, name: name, span: span))
        (draft.key, draft.value) = (.present, name)
        draft.presentation.style = key == .alert ? .alert : .actionSheet
        let value = try events.peek()
        let before = findings.count
        if value.kind == .mappingStart, let word = wordAround(outcomes: value) {
            isMisread = true
            report(
                .unknownKey, at: value.span,
                "the outcomes of an alert are written directly under '\(key.spelling)'; remove \(quoted(word))")
            try events.skip()
            return
        }
        if value.kind == .mappingStart, try isTitled(value, under: key, at: span) { return }
        var outcomes: [(name: Symbol, span: Span)] = []
        if value.kind == .scalar, !events.isEmpty(value) {
            if try isText(value, of: key) { return }
            let behind = words(behind: value.span)
            if let end = behind.end {
                // `alert: ok, cancel`
                let form = "[" + ([string(value.text)] + behind.words).joined(separator: ", ") + "]"
                let whole = value.span.through(Span(offset: end, length: 0))
                wordsBehind = value.span.end..<end
                isMisread = true
                report(
                    .wrongKind, at: value.span,
                    "expected the outcomes of an alert for '\(key.spelling)'; write '\(form)'",
                    fix: proposable(form).map { [Replacement(whole, with: $0)] } ?? [])
                try events.skip()
                return
            }
            let (target, style) = (string(value.text), "style: \(key.spelling)")
            isMisread = true
            report(
                .wrongKind, at: value.span,
                "'\(key.spelling)' takes the outcomes of a new alert; to present a screen, write 'present: \(target)' and '\(style)'",
                fix: [
                    Replacement(span, with: Key.present.spelling),
                    Replacement(
                        Span(offset: value.span.end, length: 0), with: events.separator(at: span) + style),
                ])
            try events.skip()
            return
        }
        if value.kind == .sequenceStart, let written = shown(value), written.contains(": "),
            case let items = entries(
                inBraces: "{"
                    + written.dropFirst().dropLast().split(separator: ",").map {
                        $0.contains(":") ? String($0) : "\($0): ~"
                    }.joined(separator: ",") + "}"),
            !items.isEmpty,
            !written.contains("{")
                || items.allSatisfy({ $0.value == "~" || $0.value.hasPrefix("{") && $0.value.hasSuffix("}") }),
            items.allSatisfy({ isName($0.key.utf8) })
        {
            // `[ok: { pop: back }, cancel]`
            let form = "{ " + items.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
            isMisread = true
            report(
                .wrongKind, at: value.span,
                "expected a mapping for outcomes with handlers, found a list for '\(key.spelling)'; write \(quoted(form))",
                fix: proposable(form).map {
                    [
                        Replacement(
                            Span(offset: value.span.offset, length: UInt32(written.unicodeScalars.count)), with: $0)
                    ]
                } ?? [])
            try events.skip()
            return
        }
        if value.kind == .sequenceStart {
            var last = HandlerID.none
            var seen: [Symbol: Span] = [:]
            try forEachText(in: "the outcomes of an alert", each: "an outcome") { outcome throws(YAMLFailure) in
                guard checkName(outcome, mayBeReserved: false) else { return }
                if let first = seen[outcome.text] {
                    return report(
                        .duplicateName, at: outcome.span, first: first,
                        "duplicate name \(quoted(string(outcome.text)))")
                }
                seen[outcome.text] = outcome.span
                outcomes.append((outcome.text, outcome.span))
                let handler = graph.handlers.append(
                    Handler(
                        name: outcome.text, isClosed: false, kind: .close, span: outcome.span, valueSpan: outcome.span))
                if it.firstHandler.isNone { it.firstHandler = handler } else { graph.handlers[last].next = handler }
                last = handler
            }
        } else {
            it.firstHandler = try decodeHandlers(of: id) { key in
                // One with a bad name counts as declared: of what handles it nothing else is said.
                checkName(key, mayBeReserved: false)
                outcomes.append((key.text, key.span))
            }
        }
        if outcomes.isEmpty, findings.count == before {
            report(
                .wrongKind, at: value.span,
                "expected at least one outcome in '\(key.spelling)'; write a list of outcomes, or a map from outcomes to handlers"
            )
        }
        alerts[number].outcomes = outcomes
    }

    /// The key of other tools that contains the outcomes of an alert: `{ buttons: { ok: ~ } }`.
    private func wordAround(outcomes value: YAMLEvent) -> String? {
        let start = min(value.span.offset, 80)
        let above = events.source.text(of: Span(offset: value.span.offset - start, length: start))
        let text = events.source.text(of: Span(offset: value.span.offset, length: 80)).drop { "{ ".contains($0) }
        let word = String(text.prefix(while: \.isLetter))
        let between = text.dropFirst(word.count).prefix { !$0.isLetter }
        guard ["buttons", "actions", "options"].contains(word),
            between.allSatisfy({ ":{[-".contains($0) || $0.isWhitespace })
        else { return nil }
        func column(behind text: Substring) -> Int { text.reversed().prefix { !$0.isNewline }.count }
        let isDeeper = between.contains(where: \.isNewline) && column(behind: between) > column(behind: above[...])
        guard isDeeper || between.contains(where: { "{[".contains($0) }) else { return nil }
        let inner = text.dropFirst(word.count + between.count).prefix(while: \.isLetter)
        return Key(rawValue: String(inner)).map(KeyTable.handler.keys.contains) ?? false ? nil : word
    }

    /// Whether a value has what other tools have: `{ title: "Sure?", buttons: [ok, cancel] }`, which is reported.
    private func isTitled(_ value: YAMLEvent, under key: Key, at span: Span) throws(YAMLFailure) -> Bool {
        guard let written = shown(value) else { return false }
        let entries = entries(inBraces: written)
        let prose = ["title", "message", "text", "body"]
        if entries.contains(where: { prose.contains($0.key) }),
            entries.allSatisfy({ prose.contains($0.key) && !$0.value.hasPrefix("{") })
        {
            isMisread = true
            report(
                .unknownKey, at: value.span,
                "the title of an alert stands beside '\(key.spelling)', and its outcomes under it: "
                    + "'\(key.spelling): [ok, cancel], title: \(entries[0].value)'")
            try events.skip()
            return true
        }
        if let title = entries.firstIndex(where: {
            prose.contains($0.key) && !isName($0.value.utf8) && !$0.value.hasPrefix("{") && $0.value != "~"
        }),
            !entries.contains(where: { ["buttons", "actions", "options"].contains($0.key) })
        {
            // `{ title: 'Sure?', ok: { pop: back } }`
            let whole = Span(offset: value.span.offset, length: UInt32(written.unicodeScalars.count))
            let outcomes =
                "{ "
                + entries.filter { !prose.contains($0.key) }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
                + " }"
            let form = "\(outcomes), title: \(entries[title].value)"
            isMisread = true
            report(
                .unknownKey, at: value.span,
                "the title of an alert stands beside '\(key.spelling)': '\(key.spelling): \(form)'",
                fix: proposable(form).map { [Replacement(whole, with: $0)] } ?? [])
            try events.skip()
            return true
        }
        guard let outcomes = entries.first(where: { ["buttons", "actions", "options"].contains($0.key) })?.value,
            let title = entries.first(where: { ["title", "message", "text"].contains($0.key) })?.value,
            outcomes.hasPrefix("[") || outcomes.hasPrefix("{")
        else { return false }
        isMisread = true
        let whole = Span(offset: value.span.offset, length: UInt32(written.unicodeScalars.count))
        report(
            .unknownKey, at: value.span,
            "the title of an alert stands beside '\(key.spelling)', and its outcomes directly under it: "
                + "'\(key.spelling): \(outcomes), title: \(title)'",
            fix: [
                Replacement(whole, with: outcomes),
                Replacement(Span(offset: whole.end, length: 0), with: events.separator(at: span) + "title: \(title)"),
            ])
        try events.skip()
        return true
    }

    /// Whether a value of an alert in place is a text or a truth value, which is reported.
    private func isText(_ value: YAMLEvent, of key: Key) throws(YAMLFailure) -> Bool {
        let text = string(value.text)
        guard !isName(text.utf8) || KeySet.truth(text) != nil else { return false }
        isMisread = true
        report(
            .wrongKind, at: value.span,
            "expected the outcomes of an alert, found \(describe(value)) for '\(key.spelling)'; write '[ok, cancel]' or '{ ok: { pop: back }, cancel: ~ }'"
        )
        try events.skip()
        return true
    }

    /// The owner and the event, joined; behind the name of a further alert of the transition its number.
    private func alertName(in transition: TransitionID?) -> Symbol {
        let earlier = alerts.count { graph.alternatives[$0.alternative].transition == transition }
        let event = transition.map { string(graph.transitions[$0].name) } ?? Key.entry.spelling
        let owner: Symbol =
            switch transition.map({ graph.transitions[$0].owner }) ?? .app {
            case .app: Key.app.symbol
            case .screen(let screen): graph.screens[screen].name
            case .flow(let flow): graph.flows[flow].name
            case .group(let group): graph.groups[group].name
            }
        return texts.intern(string(owner) + upperCamel(event) + (earlier > 0 ? String(earlier + 1) : ""))
    }

    /// Makes the screens of the alerts since `first`, which are under `flow`. What alerts in handlers are given is known
    /// when the handlers are resolved.
    func writeOutAlerts(from first: Int = 0, in flow: FlowID?) {
        for alert in alerts[first...] {
            let alternative = graph.alternatives[alert.alternative]
            let title =
                alternative.title.isEmpty
                ? texts.intern(
                    spaced(alternative.transition.map { string(graph.transitions[$0].name) } ?? Key.entry.spelling))
                : alternative.title
            var screen = Screen(
                name: alert.name, qualifiedName: alert.name, module: module, file: file, span: alert.span,
                flow: flow)
            screen.title = title
            screen.declaringAlternative = alert.alternative
            if alternative.handler.isNone {
                screen.params = graph.alternatives[graph.first(of: alert.alternative)].payload ?? IDRange()
            }
            let id = graph.screens.append(screen)
            let firstOutcome = graph.outcomes.count
            for outcome in alert.outcomes {
                _ = graph.outcomes.append(
                    Signature(
                        name: outcome.name, owner: .screen(id), params: screen.params, span: outcome.span))
            }
            graph.screens[id].outcomes = IDRange(from: firstOutcome, to: graph.outcomes)
            drafts[alert.alternative].alert = id
        }
        alerts.removeSubrange(first...)
    }
}
