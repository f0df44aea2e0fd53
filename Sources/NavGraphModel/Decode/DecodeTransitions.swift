import NavGraphSyntax

extension Decoder {
    /// Reads `transitions` of the current owner.
    func decodeTransitions() throws(YAMLFailure) -> IDRange<TransitionID> {
        let first = graph.transitions.count
        let owner = owner
        let ownerName = ownerName
        try forEachName(of: "'transitions'", named: Elements(kind: .transition, owner: ownerName)) {
            key throws(YAMLFailure) in
            let isList: Bool
            if case .sequenceStart = try events.peek().kind { isList = true } else { isList = false }
            let id = graph.transitions.append(
                Transition(owner: owner, name: key.text, file: file, span: key.span, isList: isList))
            let context = AlternativeContext(role: .event, transition: id, parent: .none)
            graph.transitions[id].firstAlternative = try decodeAlternatives(context)
        }
        return IDRange(from: first, to: graph.transitions)
    }

    /// What an alternative needs to know of where it stands.
    struct AlternativeContext {
        var role: Alternative.Role
        var transition: TransitionID?
        var parent: AlternativeID
        var handler = HandlerID.none
    }

    /// Reads one alternative, or a list of them; the first.
    func decodeAlternatives(_ context: AlternativeContext) throws(YAMLFailure) -> AlternativeID {
        let start = try events.peek()
        guard case .sequenceStart = start.kind else { return try decodeAlternative(context, number: 0) }
        var first = AlternativeID.none
        var last = AlternativeID.none
        var number = 0
        try forEachItem(of: "a list of alternatives") { () throws(YAMLFailure) in
            number += 1
            var alternativeSubject = subject
            if context.role == .event { alternativeSubject.number = UInt32(number) }
            let span = try events.peek().span
            let id = try within(alternativeSubject, at: span) { () throws(YAMLFailure) in
                try decodeAlternative(context, number: min(number, Int(UInt16.max)))
            }
            if first.isNone { first = id } else { graph.alternatives[last].next = id }
            last = id
        }
        if first.isNone {
            report(.noAction, at: subjectSpan, "an empty list does nothing; it needs at least one alternative")
        }
        return first
    }

    private func decodeAlternative(_ context: AlternativeContext, number: Int) throws(YAMLFailure) -> AlternativeID {
        var it = Alternative(role: context.role)
        it.transition = context.transition
        if context.role != .event { (it.parent, it.handler) = (context.parent, context.handler) }
        it.number = UInt16(number)
        let id = graph.alternatives.append(it)
        var keys = AlternativeKeys(firstDetail: openDetails.count)
        let allowed: KeySet =
            switch context.role {
            case .event, .entry: .alternative
            case .handler: .handler
            case .then: .then
            }
        let what: StaticString =
            switch context.role {
            case .event, .entry: "a transition"
            case .handler: "a handler"
            case .then: "a 'then'"
            }
        let start = try events.peek()
        keys.spans.first = start.span
        var isFirst = true
        try forEachKey(of: what, among: allowed) { key, event throws(YAMLFailure) in
            if isFirst {
                isFirst = false
                keys.spans.first = event.span
                if number > 0 { subjectSpan = event.span }
            }
            keys.add(key)
            if key.isDetail { openDetails.append((key, event.span)) }
            if key.isAction {
                try decodeAction(key, event, &it, &keys)
            } else {
                try decodeDetail(key, event, &it, id, &keys)
            }
        }
        if isMapping(start) { finish(&it, &keys) }
        it.spans = keys.spans
        while openDetails.count > keys.firstDetail { openDetails.removeLast() }
        graph.alternatives[id] = it
        return id
    }

    private func decodeAction(
        _ key: Key, _ event: YAMLEvent, _ it: inout Alternative, _ keys: inout AlternativeKeys
    ) throws(YAMLFailure) {
        guard keys.action == nil else {
            report(
                .conflictingActions, at: event.span,
                "'\(key.spelling)' beside '\(keys.action!.key.spelling)': a transition has one action; what comes after it stands in 'then'"
            )
            keys.hasConflict = true
            try events.skip()
            return
        }
        keys.action = (key, event.span)
        let span = try events.peek().span
        keys.spans.value = span
        switch key {
        case .dismiss:
            switch try word(of: "dismiss", among: .dismissals) {
            case .top: it.action = .dismissTop
            case .all: it.action = .dismissAll
            default: it.action = .none
            }
        case .pop:
            guard let target = try text(of: "the target of 'pop'") else { return }
            switch Key(target.text) {
            case .back: it.action = .popBack
            case .root: it.action = .popToRoot
            default:
                it.action = .popTo
                it.target = .unresolved(target.text)
            }
        case .finish:
            guard let outcome = try text(of: "the outcome of 'finish'") else { return }
            it.action = .finish
            it.operand = outcome.text
        case .open:
            guard let url = try text(of: "what 'open' opens") else { return }
            it.action = .open
            it.operand = url.text
            if Key(url.text) != .settings, !isURL(string(url.text)) {
                report(
                    .wrongKind, at: url.span,
                    "\(quoted(string(url.text))) is neither a URL with its scheme, such as 'https://example.com', nor 'settings'"
                )
            }
        default:
            it.action =
                switch key {
                case .push: .push
                case .present: .present
                case .replace: .replace
                case .root: .root
                case .select: .select
                default: .show
                }
            if let target = try text(of: "the target of an action") { it.target = .unresolved(target.text) }
        }
    }

    private func decodeDetail(
        _ key: Key, _ event: YAMLEvent, _ it: inout Alternative, _ id: AlternativeID, _ keys: inout AlternativeKeys
    ) throws(YAMLFailure) {
        switch key {
        case .payload:
            it.hasPayload = true
            it.payload = try decodeParams(of: "'payload'")
        case .with: it.with = try decodeArguments()
        case .when: it.when = try decodeLiterals(of: "when")
        case .sets: it.sets = try decodeAssignments()
        case .returns: it.firstHandler = try decodeHandlers(of: id)
        case .send:
            it.sendSpan = try events.peek().span
            it.send = try text(of: "the message of 'send'")?.text ?? .none
            if it.send.isEmpty { keys.hasConflict = true }
        case .then:
            let context = AlternativeContext(role: .then, transition: it.transition, parent: id, handler: it.handler)
            it.then = try decodeAlternative(context, number: 0)
        case .style:
            if let word = try word(of: "style", among: .styles) { it.style = PresentationStyle(word) }
        case .in:
            if let text = try text(of: "in") { keys.container = text }
        case .locked: it.isLocked = try flag(of: "locked")
        case .animation: it.animation = try name(of: "animation")?.text ?? .none
        case .segue: it.segue = try text(of: "segue")?.text ?? .none
        case .title: it.title = try text(of: "title")?.text ?? .none
        case .about: it.about = try text(of: "about")?.text ?? .none
        default: try decodeAllow()
        }
    }

    /// What can be said of an alternative once all of its keys are known.
    private func finish(_ it: inout Alternative, _ keys: inout AlternativeKeys) {
        guard let action = keys.action else {
            if !keys.contains(.sets), !keys.contains(.send), !keys.contains(.then), !keys.hasConflict {
                report(.noAction, at: subjectSpan, "this does nothing: it has no action, no 'sets', 'send' or 'then'")
            }
            keys.spans.value = keys.spans.first
            for (key, span) in openDetails[keys.firstDetail...] where !key.goesWithout(send: keys.contains(.send)) {
                report(
                    .conflictingActions, at: span, "'\(key.spelling)' says something of an action, and there is none")
            }
            return
        }
        guard !keys.hasConflict else { return }
        for i in keys.firstDetail..<openDetails.count {
            let (key, span) = openDetails[i]
            if key.goes(with: action.key, send: keys.contains(.send)) { continue }
            let second = max(span, action.span)
            report(.conflictingActions, at: second, "'\(key.spelling)' does not go with '\(action.key.spelling)'")
        }
        if action.key == .show {
            if let column = keys.container {
                it.column = .unresolved(column.text)
                keys.spans.column = column.span
            } else if !keys.contains(.in) {
                report(.missingKey, at: subjectSpan, "'show' needs an 'in', the column that holds the screen then")
            }
        } else if action.key == .present, let container = keys.container {
            if container.text == Key.stack.symbol {
                it.inStack = true
                keys.spans.column = max(action.span, openDetails[keys.firstDetail...].first { $0.key == .in }!.span)
            } else {
                report(
                    .wrongKind, at: container.span,
                    "'in' of a 'present' is 'stack', not \(quoted(string(container.text)))")
            }
        }
    }

    // MARK: - Handlers

    /// Reads `returns`; the first handler.
    func decodeHandlers(of alternative: AlternativeID) throws(YAMLFailure) -> HandlerID {
        var first = HandlerID.none
        var last = HandlerID.none
        let transition = graph.alternatives[alternative].transition
        try forEachEntry(of: "'returns'") { key throws(YAMLFailure) in
            let event = try events.peek()
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
            }
            graph.handlers[id] = handler
            if first.isNone { first = id } else { graph.handlers[last].next = id }
            last = id
        }
        return first
    }
}

/// The keys of an alternative, as they come.
struct AlternativeKeys {
    var action: (key: Key, span: Span)?
    /// Whether something was reported already that makes further talk of keys noise.
    var hasConflict = false
    /// The value of `in`.
    var container: YAMLEvent?
    var spans = Alternative.Spans()
    /// Where its keys begin among `Decoder.openDetails`.
    let firstDetail: Int
    private var seen = KeySet()

    init(firstDetail: Int) { self.firstDetail = firstDetail }

    mutating func add(_ key: Key) { seen.insert(key) }
    func contains(_ key: Key) -> Bool { seen.contains(key) }
}

extension Key {
    /// Whether this key of an alternative is its action.
    fileprivate var isAction: Bool {
        switch self {
        case .push, .present, .replace, .root, .select, .show, .pop, .dismiss, .finish, .open: true
        default: false
        }
    }
    /// Whether this key of an alternative goes with some actions only, or with `send`.
    fileprivate var isDetail: Bool {
        switch self {
        case .with, .returns, .style, .in, .locked, .animation, .segue: true
        default: false
        }
    }
    /// Whether this key of an alternative may stand beside an action. LANGUAGE 5.
    fileprivate func goes(with action: Key, send: Bool) -> Bool {
        switch self {
        case .with:
            switch action {
            case .push, .present, .replace, .show, .root, .finish: true
            default: send
            }
        case .returns: action == .push || action == .present || action == .root
        case .style, .locked: action == .present
        case .in: action == .present || action == .show
        case .segue:
            switch action {
            case .push, .present, .replace, .show: true
            default: false
            }
        case .animation: action != .open
        default: true
        }
    }
    /// Whether this key may stand in an alternative without an action.
    fileprivate func goesWithout(send: Bool) -> Bool { self == .with && send }
}

/// A scheme, a colon, something behind it; no white space or control characters.
private func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text.utf8.index(after: colon) < text.utf8.endIndex,
        let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A
    else { return false }
    let scheme = text.utf8[..<colon].allSatisfy {
        ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
    return scheme
        && text.unicodeScalars.allSatisfy {
            $0.value > 0x20 && !$0.properties.isWhitespace && $0 != "\"" && $0 != "\\" && $0.value != 0x7F
        }
}
