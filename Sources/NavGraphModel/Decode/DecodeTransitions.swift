import NavGraphSyntax

/// Transitions, their alternatives, and handlers of outcomes.
extension Decoder {
    /// Reads `groups`: groups of transitions.
    func decodeGroups() throws(YAMLFailure) {
        var empty: YAMLEvent?
        var misplaced: Int?
        try forEachName(of: "'groups'", named: Elements(kind: .group), mayBeReserved: false) {
            key throws(YAMLFailure) in
            let name = key.text
            let value = try events.peek()
            if let empty, beginsEvent(value) { return try reportMisplaced(key, below: empty.text, &misplaced) }
            empty = isLeftEmpty(value) ? key : nil
            let id = graph.groups.append(
                Group(name: key.text, qualifiedName: name, module: module, file: file, span: key.span))
            try within(.group(id), named: name) { () throws(YAMLFailure) in
                graph.groups[id].transitions = try decodeTransitions(of: "a group of events")
            }
        }
    }

    /// Reads `uses`: a list of groups.
    func decodeUses() throws(YAMLFailure) -> IDRange<GroupUseID> {
        let first = graph.groupUses.count
        try forEachText(in: "'uses'", each: "a group of events") {
            _ = graph.groupUses.append(GroupUse(name: $0.text, span: $0.span))
        }
        return IDRange(from: first, to: graph.groupUses)
    }

    /// Reads `transitions` of the current owner; `isHost`: the map of `host`.
    func decodeTransitions(
        of what: ValueName = "'transitions'", isHost: Bool = false
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
            if isHost || isGroup, ["transitions", "events", "actions"].contains(string(key.text)),
                alternative.isNone || drafts[alternative].key == nil
            {
                reportNested(key, in: isHost ? "'host'" : "a group", from: before)
            }
        }
        return IDRange(from: first, to: graph.transitions)
    }

    /// Whether a key is an action that stands below its event, but at its column; then that is reported.
    func isReportedAction(
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
    func reportNested(_ key: YAMLEvent, in what: String, from before: Int) {
        guard findings[before...].contains(where: { $0.rule == .unknownKey }) else { return }
        findings.removeSubrange(before...)
        report(
            .unknownKey, at: key.span,
            "'\(string(key.text))' cannot be used in \(what); write the events directly under \(what == "a group" ? "the group" : what)"
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
        let before = findings.count
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
        if findings.count > before, let (split, span, fix) = splitAlternative(start, context.role) {
            findings.removeSubrange(before...)
            let hint =
                start.style == .inBrackets
                ? "write braces instead of brackets" : "remove the '-' in front of it"
            report(
                .wrongKind, at: span, "'\(split)' is a key of the alternative that begins above; \(hint)",
                fix: fix)
        }
        return first
    }

    /// `[push, product]`, which is meant as one alternative.
    func isActionInBrackets(_ list: YAMLEvent) -> Bool {
        guard list.style == .inBrackets else { return false }
        let words = shown(list)?.dropFirst().dropLast().split { ", ".contains($0) } ?? []
        return words.count == 2 && words.allSatisfy { isName($0.utf8) }
            && Key(rawValue: String(words[0])).flatMap(ActionKey.init) != nil
    }

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
                report(.invalidName, at: key.span, "\(quoted(string(key.text))) is not a valid name", write: form)
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
