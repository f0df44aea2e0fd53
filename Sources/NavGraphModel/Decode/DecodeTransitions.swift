import NavGraphSyntax

extension Decoder {
    /// Reads `groups`: groups of transitions.
    func decodeGroups() throws(YAMLFailure) {
        try forEachName(of: "'groups'", named: Elements(kind: .group), mayBeReserved: false) {
            key throws(YAMLFailure) in
            let name = key.text
            let id = graph.groups.append(
                Group(name: key.text, qualifiedName: name, module: module, file: file, span: key.span))
            try within(.group(id), named: name) { () throws(YAMLFailure) in
                graph.groups[id].transitions = try decodeTransitions(of: "a group of events")
            }
        }
    }

    /// Reads `uses`: a list of groups.
    func decodeUses() throws(YAMLFailure) -> [GroupUse] {
        var uses: [GroupUse] = []
        try forEachText(in: "'uses'", each: "a group of events") {
            uses.append(GroupUse(name: $0.text, span: $0.span))
        }
        return uses
    }

    /// Reads `transitions` of the current owner; `isHost`: the map of `host`.
    func decodeTransitions(
        of what: StaticString = "'transitions'", isHost: Bool = false
    ) throws(YAMLFailure) -> IDRange<TransitionID> {
        let first = graph.transitions.count
        let owner = owner
        let ownerName = ownerName
        var empty: YAMLEvent?
        /// The finding about an action that is not indented, to which what stands beside that belongs.
        var misplaced: Int?
        try forEachName(of: what, named: Elements(kind: .transition, owner: ownerName)) {
            key throws(YAMLFailure) in
            let value = try events.peek()
            if let index = misplaced, index < findings.count, value.kind == .scalar,
                Key(key.text).map(KeyTable.transition.keys.contains) == true
            {
                findings[index].fix.append(Replacement(Span(offset: key.span.offset, length: 0), with: "  "))
                try skipDeclared()
                return
            }
            misplaced = nil
            if let empty, try isReportedAction(key, value, of: empty) {
                misplaced = findings.count - 1
                return
            }
            empty = events.isEmpty(value) && value.span.length == 0 ? key : nil
            let id = graph.transitions.append(
                Transition(
                    owner: owner, name: key.text, file: file, span: key.span, isList: value.kind == .sequenceStart))
            if events.isEmpty(value) {
                // `~`: ignored everywhere.
                _ = try events.next()
                return
            }
            let context = AlternativeContext(role: .event, transition: id, parent: .none, isHosts: isHost)
            let before = findings.count
            graph.transitions[id].firstAlternative =
                isHost ? try decodeAlternative(context, number: 0) : try decodeAlternatives(context)
            let alternative = graph.transitions[id].firstAlternative
            let isGroup = if case .group = owner { true } else { false }
            if isHost || isGroup, key.text == Key.transitions.symbol,
                alternative.isNone || drafts[alternative].key == nil
            {
                reportNested(key.span, in: isHost ? "'host'" : "a group", from: before)
            }
        }
        return IDRange(from: first, to: graph.transitions)
    }

    /// Whether a key is an action that stands below its event, but at its column; then that is reported.
    private func isReportedAction(
        _ key: YAMLEvent, _ value: YAMLEvent, of event: YAMLEvent
    ) throws(YAMLFailure) -> Bool {
        guard let action = Key(key.text).flatMap(ActionKey.init), value.kind == .scalar, !events.isEmpty(value) else {
            return false
        }
        report(
            .wrongKind, at: key.span,
            "the action '\(action.key.spelling)' of \(quoted(string(event.text))) is not indented deeper than the event",
            fix: [Replacement(Span(offset: key.span.offset, length: 0), with: "  ")])
        try events.skip()
        return true
    }

    /// An event `transitions` of `host` or a group that has no action, and unknown keys, is meant as in screens.
    private func reportNested(_ key: Span, in what: String, from before: Int) {
        guard findings[before...].contains(where: { $0.rule == .unknownKey }) else { return }
        findings.removeSubrange(before...)
        report(
            .unknownKey, at: key,
            "'transitions' cannot be used in \(what); write the events directly under \(what == "a group" ? "the group" : what)"
        )
    }

    /// What an alternative needs to know of where it stands.
    struct AlternativeContext {
        var role: Alternative.Role
        var transition: TransitionID? = nil
        var parent: AlternativeID
        var handler = HandlerID.none
        /// Whether it is one of `host`.
        var isHosts = false
    }

    /// Reads one alternative, or a list of them; the first.
    func decodeAlternatives(_ context: AlternativeContext) throws(YAMLFailure) -> AlternativeID {
        let start = try events.peek()
        guard start.kind == .sequenceStart, !isActionInBrackets(start) else {
            return try decodeAlternative(context, number: 0)
        }
        var first = AlternativeID.none
        var last = AlternativeID.none
        var number = 0
        /// The `~` that was read last, which can only stand at the end.
        var nothing: (subject: Subject, span: Span)?
        try forEachItem(of: "alternatives") { () throws(YAMLFailure) in
            number += 1
            var alternativeSubject = subject
            if context.role == .event { alternativeSubject.number = UInt32(number) }
            let item = try events.peek()
            let span = item.span
            if let nothing {
                try within(nothing.subject, at: nothing.span) { () throws(YAMLFailure) in
                    report(
                        .wrongKind, at: nothing.span,
                        "'~' can only be the last alternative: the alternatives after it are never taken")
                }
            }
            nothing = nil
            if events.isEmpty(item) {
                _ = try events.next()
                nothing = (alternativeSubject, span)
                return
            }
            let id = try within(alternativeSubject, at: span) { () throws(YAMLFailure) in
                try decodeAlternative(context, number: number)
            }
            if first.isNone { first = id } else { graph.alternatives[last].next = id }
            last = id
        }
        if nothing != nil {
            if !last.isNone { graph.alternatives[last].isBeforeNothing = true }
        } else if first.isNone {
            report(.noAction, at: subjectSpan, "expected at least one alternative, found an empty list")
        }
        return first
    }

    /// `[push, product]`, which is meant as one alternative.
    private func isActionInBrackets(_ list: YAMLEvent) -> Bool {
        guard list.style == .inBrackets else { return false }
        let words = shown(list)?.dropFirst().dropLast().split { ", ".contains($0) } ?? []
        return words.count == 2 && words.allSatisfy { isName($0.utf8) }
            && Key(word: String(words[0])).flatMap(ActionKey.init) != nil
    }

    func decodeAlternative(_ context: AlternativeContext, number: Int) throws(YAMLFailure) -> AlternativeID {
        var it = Alternative(role: context.role)
        it.transition = context.transition
        if context.role != .event { (it.parent, it.handler) = (context.parent, context.handler) }
        it.number = UInt32(number)
        let id = graph.alternatives.append(it)
        _ = drafts.append(ActionDraft())
        var draft = ActionDraft()
        var keys = AlternativeKeys()
        let (what, allowed): (StaticString, KeyTable) =
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
        if number == 0, findings.count > before, reportConditional(start, context.role, from: before) {
            isMisread = true
        }
        if context.role == .entry { entryWhen = keys.when }
        if isMisread { keys.hasConflict = true } else { reportOtherActions(keys) }
        if isMapping(start) {
            if context.role == .entry {
                finishEntry(it, keys, of: number)
            } else {
                finish(&draft, keys, isHosts: context.isHosts)
            }
        }
        if it.isInPlace { it.with = IDRange() }
        graph.alternatives[id] = it
        drafts[id] = draft
        return id
    }

    /// Reports `{ if: a, then: b, else: c }` instead of what was found in it.
    private func reportConditional(_ start: YAMLEvent, _ role: Alternative.Role, from before: Int) -> Bool {
        guard let text = shown(start) else { return false }
        let form = role == .then ? nil : formOfConditional(text, action: role == .entry ? .root : .push)
        let verb = form == nil && role != .entry ? formOfVerb(text) : nil
        guard let meant = form ?? verb?.form else { return false }
        let place = findings[before].place.span
        findings.removeSubrange(before...)
        let whole = Span(offset: start.span.offset, length: UInt32(text.unicodeScalars.count))
        let message =
            verb.map { "unknown key '\($0.key)' in a transition; the action is the key: '\(meant)'" }
            ?? "'if', 'then' and 'else' are written as a list of alternatives: '\(meant)'"
        report(.unknownKey, at: place, message, fix: [Replacement(whole, with: meant)])
        return true
    }

    /// `{ kind: push, to: product }` with the action as the key.
    private func formOfVerb(_ text: String) -> (key: String, form: String)? {
        let entries = entries(inBraces: text)
        guard let verb = entries.firstIndex(where: { action(named: $0.key, $0.value) != nil }),
            let action = action(named: entries[verb].key, entries[verb].value),
            let target = entries.firstIndex(where: { Synonyms.targets.contains($0.key) && isName($0.value.utf8) })
        else { return nil }
        let rest = entries.indices.filter { $0 != verb && $0 != target }.map {
            "\(entries[$0].key): \(entries[$0].value)"
        }
        let all = ["\(action.spelling): \(entries[target].value)"] + rest
        return proposable("{ " + all.joined(separator: ", ") + " }").map { (entries[verb].key, $0) }
    }

    private func reportOtherActions(_ keys: AlternativeKeys) {
        for (key, span) in keys.otherActions {
            report(
                .conflictingActions, at: span,
                "'\(key.spelling)' and '\(keys.actionWord.spelling)' cannot be combined; put the second action into 'then'"
            )
        }
    }

    private func decodeAction(
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
        if key == .dismiss {
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
    private func checkOpened(_ value: YAMLEvent) {
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
        of what: StaticString
    ) throws(YAMLFailure) -> (truth: Bool, literals: IDRange<LiteralID>)? {
        let event = try events.peek()
        // All of none hold.
        if event.kind == .sequenceStart || events.isEmpty(event) { return (true, try decodeLiterals(of: what)) }
        guard event.kind == .scalar, !event.text.isEmpty, isLiteral(event.text) else {
            guard let text = try text(of: what) else { return nil }
            let form = formOfConditions(string(text.text)).flatMap(proposable)
            report(
                .wrongKind, at: text.span,
                "expected 'true', 'false', a condition ('name' or 'not name'), or a list of conditions for \(what), found \(quoted(string(text.text)))"
                    + (form.map { "; write '\($0)'" } ?? ""),
                fix: form.map { [Replacement(text.span, with: $0)] } ?? [])
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

    private func decodeDetail(
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
        case .style: draft.presentation.style = try value(of: "'style'", among: .styles) ?? .sheet
        case .in: keys.container = try text(of: "'in'")
        case .locked: try decodeLock(&draft.presentation)
        case .detents: draft.presentation.detents = try decodeDetents()
        case .reuse: if try flag(of: "'reuse'") { draft.reuse = event.span }
        case .animation: it.animation = try name(of: "'animation'")?.text ?? .none
        case .segue: it.segue = try text(of: "'segue'")?.text ?? .none
        case .title: it.title = try prose(of: "'title'")
        case .about: it.about = try prose(of: "'about'")
        case .allow: try decodeAllow()
        case .code: try decodeCode(of: .alternative(id))
        default: unread(key)
        }
    }

    /// What can be said of an alternative of `entry` once all of its keys are known.
    private func finishEntry(_ it: Alternative, _ keys: AlternativeKeys, of number: Int) {
        if keys.action == nil, !keys.hasConflict {
            missing("missing key 'root' in 'entry'")
        }
        if number == 0, !isMisread, let when = keys.when {
            report(.unknownKey, at: when, "'when' can only be used in a list of alternatives")
        }
    }

    /// What can be said of an alternative once all of its keys are known.
    private func finish(_ draft: inout ActionDraft, _ keys: AlternativeKeys, isHosts: Bool) {
        guard let action = keys.action else {
            if hasUnknownKey { return }
            if isHosts, !isMisread {
                report(.noAction, at: subjectSpan, "missing key 'push' or 'present'")
            } else if !isHosts, !keys.hasConflict, !isMisread,
                ![.sets, .send, .then].contains(where: keys.seen.contains)
            {
                return report(.noAction, at: subjectSpan, "this does nothing; add an action, 'sets', 'send' or 'then'")
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
        where !allowed.contains(key) && (isInPlace || !(key == .with && keys.seen.contains(.send))) {
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

    /// The actions that have a detail, if they are few.
    private func actions(with detail: Key) -> String {
        let words = ActionKey.allCases.filter { $0.details.contains(detail) }.map { "'\($0.spelling)'" }
        return words.count > 2 ? "" : "; it belongs to " + words.joined(separator: " and ")
    }

    // MARK: - Handlers

    /// Reads `returns`; the first handler.
    func decodeHandlers(
        of alternative: AlternativeID, _ check: (YAMLEvent) -> Void = { _ in }
    ) throws(YAMLFailure) -> HandlerID {
        var first = HandlerID.none
        var last = HandlerID.none
        let transition = graph.alternatives[alternative].transition
        try forEachEntry(of: "'returns'") { key throws(YAMLFailure) in
            let event = try events.peek()
            if event.kind == .scalar, event.text.isEmpty, let form = handlerInKey(string(key.text)) {
                report(
                    .invalidName, at: key.span, "\(quoted(string(key.text))) is not a valid name; write '\(form)'",
                    fix: [Replacement(key.span, with: form)])
                _ = try events.next()
                return
            }
            check(key)
            let isClosed = Key(key.text) == .closed
            var handler = Handler(
                name: key.text, isClosed: isClosed, kind: .close, span: key.span, valueSpan: event.span)
            let id = graph.handlers.append(handler)
            if event.kind == .scalar {
                if events.isEmpty(event) {
                    _ = try events.next()
                } else if let message = try text(of: "a handler") {
                    handler.kind = .message
                    handler.message = message.text
                }
            } else {
                handler.kind = .alternatives
                handler.isList = event.kind == .sequenceStart
                let context = AlternativeContext(
                    role: .handler, transition: transition, parent: alternative, handler: id)
                handler.firstAlternative = try decodeAlternatives(context)
                if handler.isList, handler.firstAlternative.isNone { handler.kind = .close }
            }
            graph.handlers[id] = handler
            if first.isNone { first = id } else { graph.handlers[last].next = id }
            last = id
        }
        return first
    }
}

/// `paid: reload` for `paid => reload`.
private func handlerInKey(_ key: String) -> String? {
    guard key.utf8.contains(UInt8(ascii: " ")), key.contains(where: { "=→>".contains($0) }) else { return nil }
    let words = key.split { " =→>-".contains($0) }
    return words.count == 2 && words.allSatisfy { isName($0.utf8) } ? proposable("\(words[0]): \(words[1])") : nil
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
