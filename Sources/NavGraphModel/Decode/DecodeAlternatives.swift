import NavGraphSyntax

/// A single alternative: its action, and the keys that say something of it.
extension Decoder {
    func decodeAlternative(_ context: AlternativeContext, number: Int) throws(YAMLFailure) -> AlternativeID {
        var it = Alternative(role: context.role)
        it.transition = context.transition
        if context.role != .event { (it.parent, it.handler) = (context.parent, context.handler) }
        it.number = UInt32(number)
        let id = graph.alternatives.append(it)
        _ = drafts.append(ActionDraft())
        var draft = ActionDraft()
        var keys = AlternativeKeys()
        let (what, allowed): (ValueName, KeyTable) =
            switch context.role {
            case .event where context.isHosts: ("a transition", .hosted)
            case .event: ("a transition", .transition)
            case .entry: ("'entry'", .entry)
            case .handler: ("a handler", .handler)
            case .then: ("a 'then'", .then)
            }
        let start = try events.peek()
        let before = findings.count
        it.span = start.span
        var isFirst = true
        let outer = (isMisread, hasUnknownKey)
        (isMisread, hasUnknownKey) = (false, false)
        defer { (isMisread, hasUnknownKey) = outer }
        try forEachKey(of: what, among: allowed) { key, event throws(YAMLFailure) in
            if isFirst {
                isFirst = false
                it.span = event.span
                if number > 0 || context.role == .entry { subjectSpan = event.span }
            }
            keys.seen.insert(key)
            if key == .when { keys.when = event.span }
            if KeySet.details.contains(key) { keys.details.append((key, event.span)) }
            if ActionKey(key) != nil || key == .alert || key == .actionSheet {
                try decodeAction(key, at: event, of: id, into: &it, draft: &draft, keys: &keys)
            } else {
                try decodeDetail(key, at: event, into: &it, of: id, draft: &draft, keys: &keys)
            }
        }
        if keys.action == nil { it.valueSpan = it.span }
        if findings.count == before, let when = keys.when,
            it.when.contains(where: { !isName(string(self.draft.literalNames[$0.index]).utf8) }),
            reportChoice(start, context.role, of: number, at: when)
        {
            it.when = IDRange()
        }
        if findings.count > before, findings[before].rule != .unknownCondition,
            let form = reportConditional(start, context.role, of: number, from: before)
        {
            isMisread = true
            if form.hasPrefix("{ when: ") { keys.when = keys.when ?? start.span }
        }
        if context.role == .entry { entryWhen = keys.when }
        // `{ send: reload, to: feed }`: what is shown then is not known.
        if isMisread, keys.seen.contains(.send) { it.send = .none }
        if isMisread { keys.hasConflict = true } else { reportOtherActions(keys) }
        if isMapping(start) {
            if context.role == .entry {
                finishEntry(it, keys, of: number)
            } else {
                finish(&draft, keys, segue: it.segue, isHosts: context.isHosts)
            }
        }
        if it.isInPlace || keys.action == nil && !keys.seen.contains(.send) { it.with = IDRange() }
        graph.alternatives[id] = it
        drafts[id] = draft
        return id
    }

    func reportOtherActions(_ keys: AlternativeKeys) {
        for (key, span) in keys.otherActions {
            report(
                .conflictingActions, at: span,
                "'\(key.spelling)' and '\(keys.actionWord.spelling)' cannot be combined; put the second action into 'then'"
            )
        }
    }

    func decodeAction(
        _ written: Key, at event: YAMLEvent, of id: AlternativeID, into it: inout Alternative, draft: inout ActionDraft,
        keys: inout AlternativeKeys
    ) throws(YAMLFailure) {
        guard keys.action == nil else {
            keys.otherActions.append((written, event.span))
            keys.hasConflict = true
            try events.skip()
            return
        }
        it.valueSpan = try events.peek().span
        keys.actionWord = written
        guard let key = ActionKey(written) else {
            keys.action = (.present, event.span)
            (it.isInPlace, it.valueSpan) = (true, event.span)
            try decodeAlert(written, at: event.span, of: id, into: &it, &draft)
            return
        }
        keys.action = (key, event.span)
        draft.key = key
        if key == .dismiss, case let value = try events.peek(), let word = Key(value.text),
            word == .back || word == .root
        {
            draft.key = .pop
            draft.value = word.symbol
            report(
                .wrongKind, at: value.span,
                "'\(word.spelling)' cannot be used with 'dismiss'; use 'top' or 'all', or 'pop: \(word.spelling)'",
                fix: [Replacement(event.span, with: Key.pop.spelling)])
            try events.skip()
        } else if key == .dismiss {
            draft.value = try word(of: key.value, among: .dismissals)?.symbol
        } else if let value = try text(of: key.value) {
            draft.value = value.text
            if key == .pop, KeySet.truth(string(value.text)) != nil || string(value.text) == "1" {
                draft.value = Key.back.symbol
                report(
                    .unknownReference, at: value.span,
                    "unknown screen \(quoted(string(value.text))); write 'back', 'root' or the name of a screen",
                    fix: [Replacement(value.span, with: Key.back.spelling)])
            }
            if key == .open { checkOpened(value) }
        }
    }

    /// What `open` has: with a colon a URL, else `settings`, or the name of a value.
    func checkOpened(_ value: YAMLEvent) {
        let text = string(value.text)
        if Key(value.text) == .settings || isURL(text) { return }
        if text.utf8.contains(UInt8(ascii: ":")), !text.utf8.contains(UInt8(ascii: "\"")) {
            report(
                .wrongKind, at: value.span,
                "\(quoted(text)) is not a valid URL with a scheme, such as 'https://example.com'")
        } else if plainArgument(value.text)?.kind == .name {
            // What it opens has this type, which the file may not name.
            _ = texts.intern(NavGraph.urlType)
        } else {
            report(
                .invalidArgument, at: value.span,
                "\(quoted(text)) is not a valid target of 'open'; use a URL such as 'https://example.com', 'settings', or the name of a value of type 'URL'"
            )
        }
    }

    /// Reads `locked`: `true`, `false`, or conditions as in `when`.
    func decodeLock(_ how: inout Presentation) throws(YAMLFailure) {
        guard let (truth, literals) = try decodeTruthOrLiterals(of: "'locked'") else { return }
        (how.isLocked, how.lockedWhile) = (truth && literals.isEmpty, literals)
    }

    /// Reads a truth value, or conditions that all have to hold: `true` where there are none.
    func decodeTruthOrLiterals(
        of what: ValueName
    ) throws(YAMLFailure) -> (truth: Bool, literals: IDRange<LiteralID>)? {
        let event = try events.peek()
        // All of none hold.
        if event.kind == .sequenceStart || events.isEmpty(event) { return (true, try decodeLiterals(of: what)) }
        guard event.kind == .scalar, !event.text.isEmpty, isLiteral(event.text) else {
            guard let text = try text(of: what) else { return nil }
            report(
                .wrongKind, at: text.span,
                "expected 'true', 'false', a condition ('name' or 'not name'), or a list of conditions for \(what), found \(quoted(string(text.text)))",
                write: formOfConditions(string(text.text)).flatMap(proposable))
            return nil
        }
        if let truth = Key(event.text), KeySet.booleans.contains(truth) {
            _ = try events.next()
            return (truth == .true, IDRange())
        }
        return (true, try decodeLiterals(of: what))
    }

    func decodeDetents() throws(YAMLFailure) -> Detents {
        let span = try events.peek().span
        var heights: [Detents.Height] = []
        let before = findings.count
        try forEachItem(of: "'detents'") { () throws(YAMLFailure) in
            if let height: Detents.Height = try value(of: "a detent", among: .detents) { heights.append(height) }
        }
        if heights.isEmpty, findings.count == before {
            report(.wrongKind, at: span, "expected 'medium', 'large' or both in 'detents', found an empty list")
        }
        return Detents(heights)
    }

    func decodeDetail(
        _ key: Key, at event: YAMLEvent, into it: inout Alternative, of id: AlternativeID, draft: inout ActionDraft,
        keys: inout AlternativeKeys
    ) throws(YAMLFailure) {
        if KeySet.presentation.contains(key) { draft.given.insert(key) }
        switch key {
        case .payload:
            let isMapping = isMapping(try events.peek())
            it.payload = try decodeParams(of: "'payload'")
            draft.hasMisreadPayload = !isMapping
        case .with: it.with = try decodeArguments()
        case .when: it.when = try decodeLiterals(of: "'when'")
        case .sets: it.sets = try decodeAssignments()
        case .returns:
            // Beside an alert in place, which has the handlers, it is reported.
            if it.isInPlace { try events.skip() } else { it.firstHandler = try decodeHandlers(of: id) }
        case .send:
            it.sendSpan = try events.peek().span
            it.send = try text(of: "the message of 'send'")?.text ?? .none
            if it.send.isEmpty { keys.hasConflict = true }
        case .then:
            let context = AlternativeContext(role: .then, transition: it.transition, parent: id, handler: it.handler)
            it.then = try decodeAlternative(context, number: 0)
        case .style:
            let style: PresentationStyle? = try value(of: "'style'", among: .styles)
            keys.hasOtherStyle = style == nil
            draft.presentation.style = style ?? .sheet
        case .in: keys.container = try text(of: "'in'")
        case .locked: try decodeLock(&draft.presentation)
        case .detents: draft.presentation.detents = try decodeDetents()
        case .reuse: if try flag(of: "'reuse'") { draft.reuse = event.span }
        case .animation: it.animation = try name(of: "'animation'")?.text ?? .none
        case .code: try decodeCode(of: .alternative(id))
        default: try decode(key, of: Alternative.fields, into: &it)
        }
    }

    /// What can be said of an alternative of `entry` once all of its keys are known.
    func finishEntry(_ it: Alternative, _ keys: AlternativeKeys, of number: Int) {
        if keys.action == nil, !keys.hasConflict {
            missing("missing key 'root' in 'entry'")
        }
        if number == 0, !isMisread, let when = keys.when {
            report(.unknownKey, at: when, "'when' can only be used in a list of alternatives")
        }
    }

    /// What can be said of an alternative once all of its keys are known.
    func finish(_ draft: inout ActionDraft, _ keys: AlternativeKeys, segue: Symbol, isHosts: Bool) {
        guard let action = keys.action else {
            if hasUnknownKey { return }
            if isHosts, !isMisread {
                report(.noAction, at: subjectSpan, "missing key 'push' or 'present'")
            } else if !isHosts, !keys.hasConflict, !isMisread,
                ![.sets, .send, .then].contains(where: keys.seen.contains)
            {
                return reportNoAction(keys, segue: segue)
            }
            for (key, span) in keys.details
            where !isMisread && (key != .with || !keys.seen.contains(.send)) {
                report(
                    .conflictingActions, at: span,
                    "'\(key.spelling)' requires an action")
            }
            return
        }
        guard !keys.hasConflict else {
            draft.reuse = nil
            return
        }
        let isInPlace = keys.actionWord == .alert || keys.actionWord == .actionSheet
        let allowed: KeySet = isInPlace ? [.animation] : action.key.details
        for (key, span) in keys.details
        where !allowed.contains(key) && !(key == .style && keys.hasOtherStyle)
            && (isInPlace || !(key == .with && keys.seen.contains(.send)))
        {
            let second = max(span, action.span)
            report(
                .conflictingActions, at: second,
                "'\(key.spelling)' cannot be used with '\(keys.actionWord.spelling)'" + actions(with: key))
        }
        if isInPlace { return }
        if action.key == .root, draft.value == Key.entry.symbol {
            for (key, span) in keys.details where key == .returns || key == .with && !keys.seen.contains(.send) {
                report(
                    .conflictingActions, at: max(span, action.span),
                    "'\(key.spelling)' cannot be used with 'root: entry', which uses what 'entry' says")
            }
        }
        if let reuse = draft.reuse { draft.reuse = max(reuse, action.span) }
        if action.key == .present, !draft.presentation.style.takesDetents,
            let detents = keys.details.first(where: { $0.key == .detents })
        {
            report(
                .conflictingActions, at: max(detents.span, action.span),
                "'detents' cannot be used with 'style: \(draft.presentation.style.rawValue)'; use a sheet")
        }
        if action.key == .show {
            draft.container = keys.container
            if !keys.seen.contains(.in) {
                missing("'show' requires 'in': the column that shows the screen; in a stack, use 'push'")
            }
        } else if action.key == .present, var container = keys.container {
            if container.text == Key.stack.symbol, let key = keys.details.first(where: { $0.key == .in }) {
                container.span = max(action.span, key.span)
                draft.presentation.inStack = true
                draft.container = container
            } else {
                report(
                    .wrongKind, at: container.span,
                    "expected 'stack' for 'in' of a 'present', found \(quoted(string(container.text)))",
                    fix: [Replacement(container.span, with: Key.stack.spelling)])
            }
        }
    }

    /// A key that says something of an action names one that it goes with. A segue is often named like the screen that it shows.
    func reportNoAction(_ keys: AlternativeKeys, segue: Symbol) {
        guard let (key, span) = keys.details.first(where: { $0.key != .with }),
            let action = ActionKey.allCases.first(where: { $0.details.contains(key) })
        else {
            return report(.noAction, at: subjectSpan, "this does nothing; add an action, 'sets', 'send' or 'then'")
        }
        let target = key == .segue && isName(string(segue).utf8) ? string(segue) : nil
        report(
            .noAction, at: subjectSpan,
            "this does nothing: '\(key.spelling)' requires an action, such as '\(action.spelling): SCREEN'",
            fix: target.map {
                let entry = "\(action.spelling): \($0)" + events.separator(at: span)
                return [Replacement(Span(offset: span.offset, length: 0), with: entry)]
            } ?? [])
    }

    /// The actions that have a detail, if they are few.
    func actions(with detail: Key) -> String {
        let words = ActionKey.allCases.filter { $0.details.contains(detail) }.map { "'\($0.spelling)'" }
        return words.count > 2 ? "" : "; it belongs to " + words.joined(separator: " and ")
    }
}

/// The keys of an alternative, as they come.
struct AlternativeKeys {
    var action: (key: ActionKey, span: Span)?
    /// As it is written: `alert` and `actionSheet` mean `present`.
    var actionWord = Key.present
    /// Those behind it.
    var otherActions: [(key: Key, span: Span)] = []
    /// Whether something was reported already that makes further talk of keys noise.
    var hasConflict = false
    /// The value of `in`.
    var container: YAMLEvent?
    /// Those that do not go with every action, with their places.
    var details: [(key: Key, span: Span)] = []
    /// The key `when`.
    var when: Span?
    /// Whether `style` has a word of another tool, which was reported.
    var hasOtherStyle = false
    var seen: KeySet = []
}

/// A scheme, a colon, something behind it; no white space or control characters.
private func isURL(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && isScheme(parts[0]) && !parts[1].isEmpty
        && text.unicodeScalars.allSatisfy {
            $0.value > 0x20 && !$0.properties.isWhitespace && $0 != "\"" && $0 != "\\" && $0.value != 0x7F
        }
}
