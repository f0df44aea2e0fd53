import NavGraphSyntax

extension GraphResolver {
    /// Resolves actions, conditions and handlers of every alternative.
    func resolveTransitions() {
        draft.forEachAction { id, draft in
            let known = findings.count
            meetsForeign = false
            resolveConditions(of: id)
            let lock = draft.presentation.lockedWhile
            if !lock.isEmpty {
                resolve(lock, in: graph.module(of: id), file: graph.file(of: id), graph.subject(of: id))
            }
            if let key = draft.key { graph.alternatives[id].action = action(key, draft, of: id) }
            if !graph.alternatives[id].firstHandler.isNone { resolveHandlers(of: id) }
            if foreignAliases != nil, meetsForeign || graph.alternatives[id].transition == nil {
                findings.removeLast(findings.count - known)
                open(id)
            }
        }
    }

    private func resolveConditions(of id: AlternativeID) {
        let (when, sets) = (graph.alternatives[id].when, graph.alternatives[id].sets)
        if when.isEmpty, sets.isEmpty { return }
        let module = graph.module(of: id)
        let file = graph.file(of: id)
        resolve(when, of: .when, in: module, file: file, graph.subject(of: id))
        for assignment in sets { resolve(assignment, in: module, file: file, on: graph.subject(of: id)) }
    }

    /// The action that a key and its value mean.
    private func action(_ key: ActionKey, _ draft: ActionDraft, of id: AlternativeID) -> Action {
        if let alert = draft.alert {
            hand(on: id, to: alert)
            return .present(.screen(alert), draft.presentation)
        }
        guard let value = draft.value else { return .unresolved(key) }
        let action: Action?
        switch key {
        case .push: action = target(value, of: id).map { push($0, draft, of: id) }
        case .present: action = target(value, of: id).map { present($0, draft, of: id) }
        case .replace: action = screen(value, of: id).map { .replace($0) }
        case .root:
            if graph.host != nil {
                report(
                    .wrongKind, on: id,
                    "'root' cannot be used in a graph with 'host', because the app owns the window")
            }
            action = value == Key.entry.symbol ? entry(of: id) : target(value, of: id).map { .root($0) }
        case .select: action = target(value, of: id).map { select($0, value, of: id) }
        case .show: action = show(value, in: draft.container, of: id)
        case .pop:
            switch Key(value) {
            case .back: action = .popBack
            case .root: action = .popToRoot
            case .top, .all:
                report(
                    .unknownReference, on: id,
                    "'\(string(value))' cannot be used with 'pop'; use 'back', 'root' or the name of a screen, or "
                        + "'dismiss: \(string(value))'")
                action = nil
            default:
                if let span = placeOfBack(value, of: id) {
                    report(
                        .unknownReference, on: id, "unknown screen \(quoted(string(value))); write 'back'",
                        fix: [Replacement(span, with: Key.back.spelling)])
                    return .popBack
                }
                action = screen(value, of: id).map { .popTo($0) }
            }
        case .dismiss: action = value == Key.all.symbol ? .dismissAll : .dismissTop
        case .finish: action = finish(value, of: id)
        case .open: action = isURLOrSettings(value) ? .open(value) : .openArgument(value)
        }
        return action ?? .unresolved(key)
    }

    /// Where a word of other tools stands that means the screen below, and no screen has it as its name.
    private func placeOfBack(_ word: Symbol, of id: AlternativeID) -> Span? {
        guard ["self", "this", "previous", "last", "current"].contains(string(word)),
            case .unknown = lookup(word, in: graph.module(of: id))
        else { return nil }
        return graph.alternatives[id].valueSpan
    }

    /// An alert in a handler is given what the handler's outcome carries, and hands it on with each of its outcomes.
    private func hand(on id: AlternativeID, to alert: ScreenID) {
        let handler = graph.alternatives[id].handler
        guard !handler.isNone, let outcome = graph.handlers[handler].outcome else { return }
        let params = graph.outcomes[outcome].params
        graph.screens[alert].params = params
        for own in graph.screens[alert].outcomes { graph.outcomes[own].params = params }
    }

    /// `root: entry`: not in a module, nor in `entry` itself but in its handlers.
    private func entry(of id: AlternativeID) -> Action? {
        let span = graph.alternatives[id].valueSpan
        if !graph.modules[graph.module(of: id)].isApp {
            report(
                .unknownReference, on: id, at: span,
                "'root: entry' cannot be used in a module, because the app decides what its window shows")
            return nil
        }
        if graph.host != nil { return nil }
        if graph.isInEntry(id), graph.alternatives[id].handler.isNone {
            report(
                .wrongKind, on: id, at: span,
                "'entry' cannot lead to itself; 'root: entry' can only be used in its handlers")
            return nil
        }
        return .rootEntry
    }

    private func isURLOrSettings(_ value: Symbol) -> Bool {
        value == Key.settings.symbol || string(value).utf8.contains(UInt8(ascii: ":"))
    }

    private func target(_ name: Symbol, want: Want = .any, of id: AlternativeID, at span: Span? = nil) -> Target? {
        resolve(
            name, want: want, in: graph.module(of: id), on: graph.subject(of: id),
            at: Place(graph.file(of: id), span ?? graph.alternatives[id].valueSpan))
    }

    private func screen(_ name: Symbol, of id: AlternativeID) -> ScreenID? {
        target(name, want: .screen, of: id)?.screen
    }

    private func push(_ target: Target, _ draft: ActionDraft, of id: AlternativeID) -> Action {
        guard let key = draft.reuse else { return .push(target) }
        switch target {
        case .screen(let screen): return .reuse(screen)
        case .flow:
            report(
                .conflictingActions, on: id, at: key,
                "'reuse' requires a screen; a flow is always pushed anew")
            return .push(target)
        }
    }

    private func present(_ target: Target, _ draft: ActionDraft, of id: AlternativeID) -> Action {
        let how = draft.presentation.completed(by: graph[target].presentation, given: draft.given)
        if draft.presentation.style.isAlert, case .flow(let flow) = target {
            report(
                .wrongKind, on: id,
                "'style: \(draft.presentation.style.rawValue)' requires a screen, but \(quoted(string(graph.flows[flow].name))) is a flow"
            )
        }
        if draft.presentation.inStack, case .flow = target, let container = draft.container {
            report(
                .conflictingActions, on: id, at: container.span,
                "'in: stack' cannot be used with a flow, which has its own container")
        }
        return .present(target, how)
    }

    private func select(_ child: Target, _ name: Symbol, of id: AlternativeID) -> Action {
        // It may be what could not be read.
        if !tabs.contains(child), !columns.contains(child), !hasUnknownChildren, !draft.meantNames.contains(name) {
            report(
                .wrongKind, on: id,
                "expected a tab or column, but \(quoted(string(name))) is neither; "
                    + regions(tabs.union(columns), "tab or column"))
        }
        return .select(child)
    }

    private func show(_ name: Symbol, in container: YAMLEvent?, of id: AlternativeID) -> Action? {
        let screen = screen(name, of: id)
        guard let container, let column = target(container.text, of: id, at: container.span) else { return nil }
        if !columns.contains(column), !draft.meantNames.contains(container.text) {
            report(
                .wrongKind, on: id, at: container.span,
                "expected a column, but \(quoted(string(container.text))) is not a column; "
                    + regions(columns, "column"))
        }
        return screen.map { .show($0, in: column) }
    }

    /// Which tabs or columns there are, in file order.
    private func regions(_ regions: Set<Target>, _ kind: String) -> String {
        var names: [String] = []
        for case let target? in graph.children.map(\.target) where regions.contains(target) && names.count < 12 {
            names.append(string(graph[target].qualifiedName))
        }
        return names.isEmpty ? "the graph has no \(kind)" : "use \(list(names))"
    }

    /// What a `finish` means: of a screen its own outcome, where it declares it; else that of the first flow around its
    /// owner that declares it. LANGUAGE 5.
    private func finish(_ name: Symbol, of id: AlternativeID) -> Action? {
        if case .screen(let screen) = graph.owner(of: id),
            let own = graph.screens[screen].outcomes.first(where: { graph.outcomes[$0].name == name })
        {
            return .raise(own)
        }
        return outcome(name, of: id).map { .finish($0) }
    }

    private func outcome(_ name: Symbol, of id: AlternativeID) -> OutcomeID? {
        let outcomes = graph.flows(around: graph.owner(of: id)).flatMap { graph.flows[$0].outcomes }
        if let outcome = outcomes.first(where: { graph.outcomes[$0].name == name }) { return outcome }
        // It may be what could not be read.
        if draft.meantNames.contains(name) { return nil }
        let owner = graph.owner(of: id)
        let around = graph.flows(around: owner).map { quoted(string(graph.flows[$0].qualifiedName)) }
        var message =
            around.isEmpty
            ? "unknown outcome \(quoted(string(name))); there is no surrounding flow"
            : "unknown outcome \(quoted(string(name))) of the surrounding flow (\(around.joined(separator: ", ")))"
        if case .screen(let screen) = owner {
            message =
                "unknown outcome \(quoted(string(name))) of \(quoted(string(graph.screens[screen].qualifiedName)))"
            message += around.isEmpty ? "" : " or a surrounding flow (\(around.joined(separator: ", ")))"
        }
        var own = IDRange<OutcomeID>()
        if case .screen(let screen) = owner { own = graph.screens[screen].outcomes }
        let known = (Array(own) + outcomes).map { string(graph.outcomes[$0].name) }
        let near = hint(for: name, among: known, "use")
        if owner == .app {
            message = "'finish' cannot be used in events of the app, which have no surrounding flow"
        } else if case .group = owner {
            message =
                "'finish' cannot be used in a group of events; add the event to the transitions of the screen or flow"
        } else if let screen = screen(inside: owner, with: name) {
            message += "; it is an outcome of the screen \(quoted(string(graph.screens[screen].qualifiedName))): "
            message += "remove this, or also declare the outcome in the flow"
        } else {
            message += near.isEmpty ? "; declare it in 'outcomes'" : near
        }
        let meant = plainName(string(name), among: known)
        let place = graph.alternatives[id].valueSpan
        report(.unknownOutcome, on: id, message, fix: meant.map { [Replacement(place, with: $0)] } ?? [])
        return nil
    }

    /// A screen under the flow that has a transition, with an outcome of that name.
    private func screen(inside owner: Owner, with outcome: Symbol) -> ScreenID? {
        guard case .flow(let flow) = owner else { return nil }
        return graph.flows[flow].screens.first { screen in
            graph.screens[screen].outcomes.contains { graph.outcomes[$0].name == outcome }
        }
    }

    private func resolveHandlers(of id: AlternativeID) {
        let alternative = graph.alternatives[id]
        // Its handlers were reported.
        if alternative.action == .rootEntry { return }
        let outcomes = graph.outcomes(of: alternative.action.target)
        // Not through `handlers(of:)`, which would hold on to the table while it changes.
        var next = alternative.firstHandler
        while !next.isNone {
            let handler = next
            next = graph.handlers[handler].next
            let name = graph.handlers[handler].name
            if graph.handlers[handler].isClosed, alternative.action.isClosable { continue }
            if let outcome = outcomes.first(where: { graph.outcomes[$0].name == name }) {
                graph.handlers[handler].outcome = outcome
                continue
            }
            guard let target = alternative.action.target else { continue }
            var message = "unknown outcome \(quoted(string(name)))"
            let near = hint(for: name, among: outcomes.map { string(graph.outcomes[$0].name) }, "use")
            if graph.handlers[handler].isClosed {
                message =
                    "'closed' cannot be used with 'root', which the user cannot close; use it with 'push' or 'present'"
            } else if !near.isEmpty {
                message += near
            } else if let flow = target.flow, let start = graph.flows[flow].start,
                graph.screens[start].outcomes.contains(where: { graph.outcomes[$0].name == name })
            {
                message += "; it is an outcome of the start screen, but only outcomes of the flow reach the opener"
            }
            let isClosing = near.isEmpty && alternative.action.isClosable && Synonyms.closings.contains(string(name))
            let span = graph.handlers[handler].span
            report(
                .unknownOutcome, on: id, at: span,
                message + (isClosing ? "; if the user goes back or swipes it away, that is 'closed'" : ""),
                fix: isClosing ? [Replacement(span, with: Key.closed.spelling)] : [])
        }
    }
}

extension NavGraph {
    /// Whose transition an alternative is of; the app for `entry`.
    package func owner(of alternative: AlternativeID) -> Owner {
        alternatives[alternative].transition.map { transitions[$0].owner } ?? .app
    }
    /// The module in which the names of an alternative are looked up.
    package func module(of alternative: AlternativeID) -> ModuleID {
        alternatives[alternative].transition.map { module(of: $0) } ?? ModuleID(raw: 0)
    }
    package func file(of alternative: AlternativeID) -> FileID {
        alternatives[alternative].transition.map { file(of: $0) } ?? FileID(raw: 0)
    }

    /// The alternative of an event (or the entry) that this one belongs to: itself, or the one around its `then` or
    /// handler.
    package func root(of alternative: AlternativeID) -> AlternativeID {
        var id = alternative
        while alternatives[id].role == .then || alternatives[id].role == .handler { id = alternatives[id].parent }
        return id
    }

    /// `transition:OWNER.NAME`, with `#n` for one alternative of a list; `file` for the entry.
    package func subject(of alternative: AlternativeID) -> Subject {
        guard let transition = alternatives[alternative].transition else { return .file }
        let fired = transitions[transition]
        return Subject(
            .transition, owner: qualifiedName(of: fired.owner), name: fired.name,
            number: fired.isList ? Int(alternatives[root(of: alternative)].number) : 0)
    }

    /// Whether an alternative is one of `entry`, or stands in one.
    package func isInEntry(_ alternative: AlternativeID) -> Bool { alternatives[root(of: alternative)].role == .entry }

    package func subject(of screen: ScreenID) -> Subject { screens[screen].subject }
    package func subject(of flow: FlowID) -> Subject { flows[flow].subject }
    /// `transition:OWNER.NAME`.
    package func subject(of transition: TransitionID) -> Subject {
        Subject(
            .transition, owner: qualifiedName(of: transitions[transition].owner), name: transitions[transition].name)
    }

    /// The name of an alternative as an element: its transition's; of one in a list its first key; of the entry its
    /// value.
    package func elementPlace(of alternative: AlternativeID) -> Place {
        var id = alternative
        while alternatives[id].number == 0, alternatives[id].role == .then || alternatives[id].role == .handler {
            id = alternatives[id].parent
        }
        let alternative = alternatives[id]
        if alternative.number > 0 { return Place(file(of: id), alternative.span) }
        if let transition = alternative.transition { return place(of: transition) }
        return Place(FileID(raw: 0), entrySpan)
    }

    /// The flows around an owner: of a screen those around it, of a flow itself and those that name it. LANGUAGE 4, 5.
    package func flows(around owner: Owner) -> [FlowID] {
        switch owner {
        case .app, .group: []
        case .screen(let screen): flows(around: screen)
        case .flow(let flow): [flow] + (flowsNamingFlow[flow] ?? []).filter { $0 != flow }
        }
    }

    /// The screen that is current after an alternative's action, as far as the text determines it: opened, popped to, or the
    /// owner without an action; `nil`: it depends on the run. LANGUAGE 5.
    package func currentScreen(after id: AlternativeID) -> ScreenID? {
        let alternative = alternatives[id]
        guard alternative.action == .none else {
            let shown = firstScreens(of: alternative.action.shown)
            return shown.count == 1 ? shown[0] : nil
        }
        if alternative.role == .then { return currentScreen(after: alternative.parent) }
        if case .screen(let screen) = owner(of: id) { return screen }
        return nil
    }
}
