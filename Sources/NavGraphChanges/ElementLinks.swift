import NavGraphModel
import NavGraphSyntax

/// Links and alternatives in the keys of the language.
extension ElementWords {
    package func element(_ id: DeepLinkID) -> GraphElement {
        let link = graph.deepLinks[id]
        let name = renaming(.deepLink, graph.text[link.qualifiedName])
        let title = link.title.isEmpty ? spaced(name) : graph.text[link.title]
        var others: [(key: String, value: JSON)] = [("title", .string(title))]
        others += filled([
            ("url", .array(link.urls.map { string($0.text) })), ("query", query(link)),
            ("under", texts(link.under ?? [])),
            ("intent", intent(link)), ("opens", .string(self.name(link.opens))), ("with", arguments(link.with)),
            ("send", string(link.send)), ("allow", allowances(link.subject)),
        ])
        switch link.by {
        case .path: break
        case .present: others += [("by", "present")] + presentation(link.presentation, of: link.opens)
        case .push: others += [("by", "push")] + (link.reuses ? [("reuse", .bool(true))] : [])
        }
        if let path = link.path { others.append(("path", .array(path.map { .string(step($0)) }))) }
        if link.saysPending || !omitsDefaults { others.append(("pending", .string(link.pending.rawValue))) }
        if let expires = link.expires { others.append(("expires", .number(expires))) }
        let keys = keys(
            of: link, DeepLink.fields,
            in: [
                .title, .about, .url, .query, .under, .shortcut, .notification, .activity, .intent, .payload, .opens,
                .by, .style, .locked, .in, .detents, .reuse, .path, .with, .send, .requires, .pending, .expires,
                .fallback,
                .allow,
            ], and: others)
        return GraphElement(
            kind: .deepLink, subject: "deepLink:\(name)", name: name, keys: keys, place: link.place)
    }

    /// Params, and texts in double quotes, in file order.
    private func query(_ link: DeepLink) -> JSON {
        guard case .object(let params) = params(link.query), !link.queryTexts.isEmpty else {
            return self.params(link.query)
        }
        let texts = link.queryTexts.map { text -> (span: Span, member: (key: String, value: JSON)) in
            (text.span, (graph.text[text.name], .string("\"\(graph.text[text.value])\"")))
        }
        let all = zip(link.query.map { graph.params[$0].span }, params).map { (span: $0, member: $1) } + texts
        return .object(all.sorted { $0.span < $1.span }.map(\.member))
    }

    /// `true`, or the types of its app entities.
    private func intent(_ link: DeepLink) -> JSON {
        guard let intent = link.intent else { return .null }
        let types = intent.entities.map { (graph.text[$0.name], string($0.type)) }
        return types.isEmpty ? .bool(true) : .object(types)
    }

    private func step(_ step: DeepLink.Step) -> String {
        switch step {
        case .event(let event, let owner, _):
            let owner = name(owner)
            return "\(owner).\(renaming(.transition, graph.text[graph.transitions[event].name], of: owner))"
        case .tab(let target, _): return name(target)
        case .unresolved(let name, _): return graph.text[name]
        }
    }

    /// The keys that a screen or flow declares for each `present` that opens it.
    func declared(_ it: DeclaredPresentation) -> [(key: String, value: JSON)] {
        presentation(it.value).filter { key, _ in Key(rawValue: key).map(it.given.contains) ?? false }
    }

    private func presentation(_ it: Presentation, of target: Target?) -> [(key: String, value: JSON)] {
        let keys = presentation(it)
        return omitsDefaults ? keys.filter { key, _ in !isDefault(key, in: it, of: target) } : keys
    }

    /// Whether a value is the one that the target declares, or the default of the language.
    private func isDefault(_ key: String, in it: Presentation, of target: Target?) -> Bool {
        func value(_ presentation: Presentation) -> String? {
            self.presentation(presentation).first { $0.key == key }.map { jsonWords($0.value) }
        }
        return value(it) == value(target.map { graph[$0].presentation.value } ?? Presentation())
    }

    func defaultKeys(_ id: AlternativeID) -> [String] {
        let action = graph.alternatives[id].action
        return action.presentation.map { defaultKeys(of: $0, opening: action.opened) } ?? []
    }

    func defaultKeys(_ id: DeepLinkID) -> [String] {
        let link = graph.deepLinks[id]
        return link.by == .present ? defaultKeys(of: link.presentation, opening: link.opens) : []
    }

    private func defaultKeys(of it: Presentation, opening target: Target?) -> [String] {
        ["style", "locked", "in", "detents"].filter { isDefault($0, in: it, of: target) }
    }

    private func presentation(_ it: Presentation) -> [(key: String, value: JSON)] {
        let lock: JSON = it.lockedWhile.isEmpty ? .bool(it.isLocked) : literals(it.lockedWhile)
        return [("style", .string(it.style.rawValue)), ("locked", lock)] + (it.inStack ? [("in", "stack")] : [])
            + filled([("detents", .array(it.detents.all.map { .string($0.rawValue) }))])
    }

    /// An alternative with its handlers and its `then`.
    func chain(_ id: AlternativeID) -> JSON {
        let alternative = graph.alternatives[id]
        var keys = own(id)
        let handlers = graph.handlers(of: id).map { handler -> (key: String, value: JSON) in
            (graph.text[graph.handlers[handler].name], value(of: handler))
        }
        // Of an alert in place the key has the handlers.
        let key = alternative.isInPlace ? alternative.action.presentation?.style.rawValue ?? "returns" : "returns"
        if !handlers.isEmpty { keys.append((key, .object(handlers))) }
        if !alternative.then.isNone { keys.append(("then", chain(alternative.then))) }
        return .object(keys)
    }

    private func value(of id: HandlerID) -> JSON {
        let handler = graph.handlers[id]
        switch handler.kind {
        case .close: return .null
        case .message: return string(handler.message)
        case .alternatives: return .array(graph.alternatives(of: id).map { chain($0) })
        }
    }

    /// The keys of an alternative without what belongs to its end.
    func own(_ id: AlternativeID) -> [(key: String, value: JSON)] {
        let alternative = graph.alternatives[id]
        var keys = filled([("when", literals(alternative.when))])
        if let action = action(alternative.action) { keys.append(action) }
        if case .reuse = alternative.action { keys.append(("reuse", .bool(true))) }
        if case .show(_, in: let column) = alternative.action { keys.append(("in", .string(name(column)))) }
        if let presentation = alternative.action.presentation {
            keys += self.presentation(presentation, of: alternative.action.opened)
        }
        let sets = alternative.sets.map { id -> (key: String, value: JSON) in
            let assignment = graph.assignments[id]
            guard let (enumeration, value) = graph.setting(of: assignment.condition) else {
                return (name(assignment.condition), .bool(assignment.value))
            }
            return (renaming(.condition, enumeration), .string(value))
        }
        keys += filled([("sets", .object(sets)), ("with", arguments(alternative.with))])
        if let payload = alternative.payload { keys.append(("payload", params(payload))) }
        if alternative.isBeforeNothing { keys.append(("else", .null)) }
        let others = filled([("send", string(alternative.send)), ("code", code(graph.code(of: id)))])
        return keys
            + self.keys(
                of: alternative, Alternative.fields, in: [.send, .animation, .segue, .code, .title, .about], and: others
            )
    }

    func action(_ action: Action) -> (key: String, value: JSON)? {
        switch action {
        case .none, .unresolved: nil
        case .push(let target): ("push", .string(name(target)))
        case .reuse(let screen): ("push", .string(name(screen)))
        case .present(let target, _): ("present", .string(name(target)))
        case .replace(let screen): ("replace", .string(name(screen)))
        case .root(let target): ("root", .string(name(target)))
        case .rootEntry: ("root", "entry")
        case .select(let target): ("select", .string(name(target)))
        case .show(let screen, in: _): ("show", .string(name(screen)))
        case .popBack: ("pop", "back")
        case .popToRoot: ("pop", "root")
        case .popTo(let screen): ("pop", .string(name(screen)))
        case .dismissTop: ("dismiss", "top")
        case .dismissAll: ("dismiss", "all")
        case .finish(let outcome), .raise(let outcome): ("finish", string(graph.outcomes[outcome].name))
        case .open(let url), .openArgument(let url): ("open", string(url))
        }
    }
}
