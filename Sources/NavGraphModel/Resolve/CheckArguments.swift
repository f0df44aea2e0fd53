import NavGraphSyntax

extension GraphResolver {
    /// Checks that all opened screens and flows, outcomes and messages get their required arguments. LANGUAGE 4, 5.
    func checkArguments() {
        for id in alternatives where !isOpen(id) {
            if graph.alternatives[id].role != .entry, !isPayloadMisread(of: id) {
                let alternative = graph.alternatives[id]
                if !alternative.with.isEmpty { checkWith(id) }
                checkGiven(
                    graph.wantedParams(of: id), of: given(by: id), by: id, with: alternative.with,
                    at: alternative.valueSpan)
                if case .openArgument(let value) = alternative.action { checkOpened(value, by: id) }
            }
            if !graph.alternatives[id].send.isEmpty { checkSend(id) }
            if !graph.alternatives[id].firstHandler.isNone { checkMessageHandlers(of: id) }
        }
        let transitions = unsettled(graph.transitions.ids, from: \.transitions, open: \.openTransitions)
        for id in transitions where !openTransitions.contains(id) { checkUnion(of: id) }
        let flows = unsettled(graph.flows.ids, from: \.flows)
        if flows.isEmpty { return }
        var opened = graph.openedFlows
        // Of a module alone.
        if foreignAliases != nil { opened.formUnion(graph.deepLinks.compactMap { flow(openedBy: $0) }) }
        for id in flows {
            checkStarts(of: id, isOpened: opened.contains(id))
            checkChildren(of: id)
            checkButtons(of: id)
        }
    }

    private func flow(openedBy link: DeepLink) -> FlowID? {
        if case .found(let target) = lookup(link.opensName, in: link.module) { target.flow } else { nil }
    }

    private func isPayloadMisread(of id: AlternativeID) -> Bool {
        id.index < draft.actions.count && draft.actions[id].hasMisreadPayload
    }

    /// What `open` names is a value of type `URL`.
    private func checkOpened(_ value: Symbol, by id: AlternativeID) {
        let base = graph.base(of: value)
        guard let type = type(of: base, for: id) else {
            let near = hint(for: base, among: knownNames(for: id))
            report(
                .invalidArgument, on: id,
                "unknown name \(quoted(string(base)))" + near
                    + "; write a URL with its scheme, such as 'https://example.com'")
            return
        }
        guard base == value, !type.isEmpty, string(type) != NavGraph.urlType else { return }
        report(
            .typeMismatch, on: id,
            "'open' requires a 'URL', but \(quoted(string(value))) has the type \(quoted(string(type)))")
    }

    // MARK: - What is given

    /// The names in `with`: each a param of what is given, each value a literal or something known.
    private func checkWith(_ id: AlternativeID) {
        let alternative = graph.alternatives[id]
        let isMessage = !alternative.action.takesArguments
        // Where the target is not known, neither are its params.
        let isKnown = isMessage || alternative.action.opened != nil || alternative.action.outcome != nil
        for argument in alternative.with {
            let given = graph.arguments[argument]
            if isKnown {
                let isParam =
                    isMessage
                    ? (messagesByName[alternative.send] ?? []).contains {
                        graph.param(named: given.param, in: graph.messages[$0].params) != nil
                    }
                    : graph.param(named: given.param, in: graph.wantedParams(of: id)) != nil
                if !isParam, !isMessage || messagesByName[alternative.send] != nil {
                    unknownArgument(given, of: id, isMessage: isMessage)
                }
            }
            if given.kind == .name, type(of: given.base, for: id) == nil {
                let near = nearest(to: string(given.base), among: knownNames(for: id))
                let text = "\"\(string(given.value))\""
                var meant: String?
                let member = string(given.value).dropFirst(5)
                if string(given.base) == "self", knownNames(for: id).contains(String(member.prefix { $0 != "." })) {
                    report(
                        .invalidArgument, on: id, at: given.span,
                        "unknown name 'self'; write '\(member)'", fix: [Replacement(given.span, with: String(member))])
                    continue
                }
                if let near {
                    meant = near + string(given.value).dropFirst(string(given.base).count)
                } else if given.value == given.base, isText(given.param, of: id) {
                    meant = "'\(text)'"
                }
                report(
                    .invalidArgument, on: id, at: given.span,
                    "unknown name \(quoted(string(given.base)))"
                        + (near == nil ? "; to write a string, use double quotes: \(quoted(text))" : didYouMean(near)),
                    fix: meant.flatMap(proposable).map { [Replacement(given.span, with: $0)] } ?? [])
            }
        }
    }

    /// Whether a param of what an alternative opens is a text.
    private func isText(_ param: Symbol, of id: AlternativeID) -> Bool {
        graph.param(named: param, in: graph.wantedParams(of: id)).map {
            ["String", "String?"].contains(string(graph.params[$0].type))
        } ?? false
    }

    private func unknownArgument(_ given: Argument, of id: AlternativeID, isMessage: Bool) {
        func names() -> [String] {
            let params =
                isMessage
                ? (messagesByName[graph.alternatives[id].send] ?? []).flatMap { Array(graph.messages[$0].params) }
                : Array(graph.wantedParams(of: id))
            return params.map { string(graph.params[$0].name) }
        }
        report(
            .unknownArgument, on: id, at: given.paramSpan,
            "unknown param \(quoted(string(given.param))) of "
                + (isMessage ? "the message \(quoted(string(graph.alternatives[id].send)))" : self.given(by: id))
                + hint(for: given.param, among: names(), "use"))
    }

    private func knownNames(for id: AlternativeID) -> [String] {
        graph.carried(by: id).map { string($0.name) }
            + graph.params(of: graph.owner(of: id)).map { string(graph.params[$0].name) }
    }

    private func type(of name: Symbol, for id: AlternativeID) -> Symbol? {
        seenNames.type(of: name, for: id)
    }

    /// Every param of an opened screen, an outcome or a message has a value of its type, or may be left out.
    /// `receiver`: what has the params, as messages name it.
    private func checkGiven(
        _ wanted: IDRange<ParamID>, of receiver: @autoclosure () -> String, by id: AlternativeID,
        with: IDRange<ArgumentID>, at span: Span
    ) {
        for it in wanted.map({ graph.params[$0] }) {
            if let argument = graph.argument(named: it.name, in: with) {
                let given = graph.arguments[argument]
                if given.kind == .name, given.value == given.base, let type = type(of: given.base, for: id) {
                    check(type, given.base, fits: it, by: id, at: given.span)
                }
            } else if let type = type(of: it.name, for: id) {
                check(type, it.name, fits: it, by: id, at: span)
            } else if !it.isOptional {
                missing(
                    it, to: receiver(), on: graph.subject(of: id),
                    at: graph.isInEntry(id)
                        ? Place(graph.file(of: id), graph.alternatives[id].valueSpan) : graph.elementPlace(of: id),
                    remedy: (graph.alternatives[id].handler.isNone
                        ? "add it to 'with' or to the payload" : "add it to 'with' or to the outcome")
                        + paramsOfOwner(of: id))
            }
        }
    }

    /// What an alternative opens or ends with, as messages name it.
    private func given(by id: AlternativeID) -> String {
        let action = graph.alternatives[id].action
        if let opened = action.opened { return quoted(string(graph[opened].name)) }
        return action.outcome.map { "the outcome \(quoted(string(graph.outcomes[$0].name)))" } ?? "the opened screen"
    }

    /// The owner of a transition, whose params can also supply a value.
    private func paramsOfOwner(of id: AlternativeID) -> String {
        graph.owner(of: id).target.map { ", or to the params of \(quoted(string(graph[$0].name)))" } ?? ""
    }

    private func check(_ type: Symbol, _ name: Symbol, fits param: Param, by id: AlternativeID, at span: Span) {
        check(type, name, fits: param, on: graph.subject(of: id), at: Place(graph.file(of: id), span))
    }

    /// Whether what is given under a name, of that type, is what a param wants.
    func check(
        _ type: Symbol, _ name: Symbol, fits param: Param, on subject: @autoclosure () -> Subject,
        at place: @autoclosure () -> Place
    ) {
        guard param.type != type, !graph.accepts(param.type, type) else { return }
        report(
            .typeMismatch, on: subject(), at: place(),
            "expected \(quoted(string(param.type))) for the param \(quoted(string(param.name))), but "
                + "\(quoted(string(name))) has the type \(quoted(string(type)))")
    }

    /// Reports a missing argument. `receiver`: the element with the param, if the place does not show it.
    func missing(_ param: Param, to receiver: String? = nil, on subject: Subject, at place: Place, remedy: String) {
        report(
            .missingArgument, on: subject, at: place,
            "missing argument \(quoted(string(param.name) + ": " + string(param.type)))"
                + (receiver.map { " for \($0)" } ?? "") + "; \(remedy)")
    }

    // MARK: - Messages

    private func checkSend(_ id: AlternativeID) {
        let alternative = graph.alternatives[id]
        let place = Place(graph.file(of: id), alternative.sendSpan)
        let with = alternative.action.takesArguments ? IDRange() : alternative.with
        if let screen = graph.currentScreen(after: id) {
            guard let message = graph.message(alternative.send, of: screen) else {
                unknownMessage(alternative.send, of: screen, on: graph.subject(of: id), at: place)
                return
            }
            checkMessage(message, by: id, with: with)
            return
        }
        guard let messages = messagesByName[alternative.send] else {
            unknownMessage(alternative.send, of: nil, on: graph.subject(of: id), at: place)
            return
        }
        let before = findings.count
        for message in messages where findings.count == before {
            checkMessage(message, by: id, with: with)
        }
    }

    private func checkMessage(_ message: MessageID, by id: AlternativeID, with: IDRange<ArgumentID>) {
        checkGiven(
            graph.messages[message].params, of: "the message \(quoted(string(graph.messages[message].name)))", by: id,
            with: with, at: graph.alternatives[id].sendSpan)
    }

    func unknownMessage(
        _ name: Symbol, of screen: ScreenID?, on subject: Subject, at place: Place, isHandler: Bool = false
    ) {
        if isHandler, let form = handler(meantBy: name) {
            return report(
                .unknownMessage, on: subject, at: place,
                "unknown message \(quoted(string(name))); to open or close a screen, write '\(form)'",
                fix: [Replacement(place.span, with: form)])
        }
        let known =
            screen.map { graph.screens[$0].messages.map { string(graph.messages[$0].name) } }
            ?? messagesByName.keys.map { string($0) }.sorted()
        let isNothing = KeySet.truth(string(name)) != nil || Synonyms.nothing.contains(string(name))
        report(
            .unknownMessage, on: subject, at: place,
            "unknown message \(quoted(string(name)))"
                + (screen.map { " of \(quoted(string(graph.screens[$0].name)))" } ?? "")
                + (isNothing
                    ? "; a handler that does nothing is '~'"
                    : hint(for: name, among: known, screen.map { _ in "use" })),
            fix: isNothing ? [Replacement(place.span, with: "~")] : [])
    }

    /// What a handler is meant as that is a word of an action, or the name of a screen.
    private func handler(meantBy name: Symbol) -> String? {
        switch string(name) {
        case "pop", "back", "goBack", "unwind": "{ pop: back }"
        case "popToRoot", "root": "{ pop: root }"
        case "dismiss", "close", "dismissTop": "{ dismiss: top }"
        case "dismissAll": "{ dismiss: all }"
        default: screenOrAction(string(name), name)
        }
    }

    private func screenOrAction(_ written: String, _ name: Symbol) -> String? {
        let words = written.split { " :".contains($0) }
        if words.count == 2, Key(rawValue: String(words[0])).flatMap(ActionKey.init) != nil, isName(words[1].utf8) {
            return proposable("{ \(words[0]): \(words[1]) }")
        }
        let isScreen = graph.screens.ids.contains { graph.screens[$0].name == name }
        return isScreen ? proposable("{ push: \(written) }") : nil
    }

    /// A handler that is a message: the owner receives it, and the outcome carries what it wants.
    private func checkMessageHandlers(of id: AlternativeID) {
        let file = graph.file(of: id)
        for handler in graph.handlers(of: id) where graph.handlers[handler].kind == .message {
            let handled = graph.handlers[handler]
            let place = Place(file, handled.valueSpan)
            guard graph.alternatives[id].action.key != .root, !graph.isInEntry(id) else {
                report(
                    .wrongKind, on: graph.subject(of: id), at: place,
                    graph.isInEntry(id)
                        ? "the message \(quoted(string(handled.message))) has no receiver at launch; use '~' or an action"
                        : "the message \(quoted(string(handled.message))) has no receiver, because 'root' closes the opener; use '~' or an action"
                )
                continue
            }
            guard handled.isClosed || handled.outcome != nil else { continue }
            let owner = graph.owner(of: id)
            let receivers: [MessageID]
            switch owner {
            case .screen(let screen):
                guard let message = graph.message(handled.message, of: screen) else {
                    unknownMessage(
                        handled.message, of: screen, on: graph.subject(of: id), at: place, isHandler: true)
                    continue
                }
                receivers = [message]
            case .flow, .group, .app:
                receivers = (messagesByName[handled.message] ?? []).filter { has($0, eventOf: id, owner) }
                if receivers.isEmpty {
                    unknownMessage(
                        handled.message, of: nil, on: graph.subject(of: id), at: place, isHandler: true)
                    continue
                }
            }
            for message in receivers { checkMessage(message, from: handler, of: id, owner: owner, place) }
        }
    }

    /// Whether the screen that receives a message has the event of a flow or of the app.
    private func has(_ message: MessageID, eventOf id: AlternativeID, _ owner: Owner) -> Bool {
        guard case .screen(let screen) = graph.messages[message].owner,
            let transition = graph.alternatives[id].transition
        else { return false }
        return graph.events(of: screen).contains(transition)
    }

    private func checkMessage(
        _ message: MessageID, from handler: HandlerID, of id: AlternativeID, owner: Owner, _ place: Place
    ) {
        let carried = graph.handlers[handler].outcome.map { graph.outcomes[$0].params } ?? IDRange()
        for param in graph.messages[message].params {
            let declared = graph.params[param]
            let given =
                graph.param(named: declared.name, in: carried)
                ?? graph.param(named: declared.name, in: graph.params(of: owner))
            if let given {
                guard !graph.accepts(declared.type, graph.params[given].type) else { continue }
                report(
                    .typeMismatch, on: graph.subject(of: id), at: place,
                    "expected \(quoted(string(declared.type))) for the param \(quoted(string(declared.name))) of the message, "
                        + "found \(quoted(string(graph.params[given].type)))"
                )
            } else if !declared.isOptional {
                missing(
                    declared, to: "the message \(quoted(string(graph.messages[message].name)))",
                    on: graph.subject(of: id), at: graph.elementPlace(of: id),
                    remedy: "add it to the outcome \(quoted(string(graph.handlers[handler].name)))")
            }
        }
    }

    // MARK: - Whole transitions and flows

    /// A name that an event carries has one type over all of its alternatives.
    private func checkUnion(of id: TransitionID) {
        let transition = graph.transitions[id]
        guard !transition.firstAlternative.isNone else { return }
        let isPlain = !transition.isList && graph.alternatives[transition.firstAlternative].then.isNone
        guard !isPlain else { return }
        // A name can have two types only where there are two names.
        var types: [Symbol: Symbol] = [:]
        for alternative in graph.alternatives(of: id) {
            // Of names that one alternative wants twice the first type counts; the other has been reported.
            var own: Set<Symbol> = []
            func check(_ name: Symbol, _ type: Symbol, at span: Span? = nil) {
                guard own.insert(name).inserted else { return }
                guard let other = types[name] else {
                    types[name] = type
                    return
                }
                guard other != type, !other.isEmpty, !type.isEmpty else { return }
                report(
                    .typeMismatch, on: alternative, at: span,
                    "the event carries \(quoted(string(name))) with two types: \(quoted(string(other))) and \(quoted(string(type)))"
                )
            }
            if let payload = graph.alternatives[alternative].payload {
                for param in payload {
                    check(graph.params[param].name, graph.params[param].type, at: graph.params[param].typeSpan)
                }
            } else {
                graph.forEachWanted(by: alternative) { check($0, $1) }
            }
        }
    }

    /// Starts are given nothing but the flow's params, so they must want nothing else where something opens the flow.
    private func checkStarts(of id: FlowID, isOpened: Bool) {
        let flow = graph.flows[id]
        let place = graph.place(of: id)
        for start in graph.startScreens(of: id) {
            for param in graph.screens[start].params {
                let declared = graph.params[param]
                if let given = graph.param(named: declared.name, in: flow.params) {
                    guard !graph.accepts(declared.type, graph.params[given].type) else { continue }
                    report(
                        .typeMismatch, on: Subject(.param, owner: flow.qualifiedName, name: declared.name),
                        at: Place(flow.file, graph.params[given].typeSpan),
                        "expected \(quoted(string(declared.type))), as in the start screen "
                            + "\(quoted(string(graph.screens[start].name))), found \(quoted(string(graph.params[given].type)))"
                    )
                } else if !declared.isOptional, isOpened {
                    missing(
                        declared, to: "the start screen \(quoted(string(graph.screens[start].name)))",
                        on: graph.subject(of: id), at: place, remedy: "add it to the params of the flow")
                }
            }
        }
    }

    /// Checks that tabs and columns, which get no arguments, have no required params.
    private func checkChildren(of id: FlowID) {
        let flow = graph.flows[id]
        let place = graph.place(of: id)
        for child in flow.children {
            guard let target = graph.children[child].target else { continue }
            for param in graph.params(of: target) where !graph.params[param].isOptional {
                missing(
                    graph.params[param], to: quoted(string(graph[target].name)), on: graph.subject(of: id), at: place,
                    remedy: "a \(flow.container == .tabs ? "tab" : "column") receives no arguments")
            }
        }
    }
}
