import NavGraphSyntax

extension GraphResolver {
    /// Resolves what links open, require, and the steps of their paths. LANGUAGE 7.
    func resolveLinks() {
        var names: [ModuleName: DeepLinkID] = [:]
        collectResolvers()
        for id in graph.deepLinks.ids {
            let link = graph.deepLinks[id]
            if let first = names[ModuleName(link.module, link.name)].map({ graph.deepLinks[$0] }) {
                reportDuplicate(link, as: "deep link", first: first.place)
            } else {
                names[ModuleName(link.module, link.name)] = id
            }
            if !link.opensName.isEmpty {
                graph.deepLinks[id].opens = resolve(link.opensName, want: .any, of: link, at: link.opensSpan)
            }
            resolve(link.requires, as: .requires, of: link)
            if link.presentation.inStack, let flow = graph.deepLinks[id].opens?.flow {
                report(
                    .conflictingActions, on: link, at: link.conflictSpan,
                    "'in: stack' cannot be used with the flow \(quoted(string(graph.flows[flow].name))), which has its own container"
                )
            }
            if link.isByPresent, link.presentation.style.isAlert, let flow = graph.deepLinks[id].opens?.flow {
                report(
                    .wrongKind, on: link, at: link.opensSpan,
                    "'style: \(link.presentation.style.rawValue)' requires a screen, but \(quoted(string(graph.flows[flow].name))) is a flow"
                )
            }
            if link.isByPush, let flow = graph.deepLinks[id].opens?.flow, graph.flows[flow].container != .stack {
                report(
                    .wrongKind, on: link, at: link.opensSpan,
                    "'by: push' requires a screen, or a flow with the container 'stack', but "
                        + "\(quoted(string(graph.flows[flow].name))) has '\(graph.flows[flow].container.rawValue)'"
                )
            }
            let lock = link.presentation.lockedWhile
            if !lock.isEmpty { resolve(lock, of: link) }
            if link.isByPresent, let target = graph.deepLinks[id].opens {
                graph.deepLinks[id].presentation = link.presentation.completed(
                    by: graph[target].presentation, given: link.givenPresentation)
            }
            if link.reuses, link.isByPush, graph.deepLinks[id].opens?.flow != nil {
                report(
                    .conflictingActions, on: link, at: link.conflictSpan,
                    "'reuse' requires a screen; a flow is always pushed anew")
            }
            if !link.saysPending {
                graph.deepLinks[id].pending =
                    graph.modules[link.module].pending ?? graph.modules[ModuleID(0)].pending ?? .keep
            }
            if graph.host != nil, !link.isByPresent {
                report(
                    .wrongKind, on: link, at: link.bySpan ?? link.span,
                    "links in a graph with 'host' require 'by: present', because the app owns the window")
            }
            checkDomain(of: link)
            checkMessage(of: id)
            resolvePath(of: id)
            checkArguments(of: id)
        }
    }

    private func collectResolvers() {
        for it in graph.resolvers where !resolverNames.insert(ModuleName(it.module, it.name)).inserted {
            let first = graph.resolvers.first { $0.module == it.module && $0.name == it.name }
            reportDuplicate(it, as: "resolver", first: first?.place)
        }
    }

    /// What a link is `under` is a scheme or host of the app.
    private func checkDomain(of link: DeepLink) {
        for text in link.under ?? [] {
            func isSame(_ other: DeepLink.Text) -> Bool {
                string(other.value).lowercased() == string(text.value).lowercased()
            }
            if graph.schemes.contains(where: isSame) || graph.hosts.contains(where: isSame) { continue }
            let known = (graph.schemes + graph.hosts).map { string($0.value) }
            let near = hint(for: text.value, among: known)
            let all = known.isEmpty ? "; declare it in 'links'" : "; use \(list(known))"
            report(
                .unknownReference, on: link, at: text.span,
                "unknown scheme or host \(quoted(string(text.value)))" + (near.isEmpty ? all : near))
        }
    }

    /// What a link sends, the screen that is current then receives.
    private func checkMessage(of id: DeepLinkID) {
        let link = graph.deepLinks[id]
        guard !link.send.isEmpty,
            let screen = graph.firstScreens(of: link.opens).first(where: { graph.message(link.send, of: $0) == nil })
        else { return }
        unknownMessage(link.send, of: screen, on: link.subject, at: Place(link.file, link.sendSpan))
    }

    private func resolvePath(of id: DeepLinkID) {
        guard let path = graph.deepLinks[id].path else { return }
        let link = graph.deepLinks[id]
        graph.deepLinks[id].path = path.map { step in
            guard case .unresolved(let name, let span) = step else { return step }
            let event = event(name, in: link.module)
            let tab = tab(name, in: link.module)
            switch (event, tab) {
            case (let (transition, owner)?, nil): return .event(transition, of: owner, span: span)
            case (nil, let child?): return .tab(child, span: span)
            case (_?, _?):
                report(
                    .ambiguousReference, on: link, at: span,
                    "\(quoted(string(name))) is ambiguous: it is an event and a tab of an imported module; rename the import"
                )
                return step
            case (nil, nil):
                unknownStep(name, of: link, at: span)
                return step
            }
        }
    }

    /// `OWNER.event`.
    private func event(_ name: Symbol, in module: ModuleID) -> (TransitionID, Owner)? {
        guard let (owner, event) = ownerAndEvent(name, in: module) else { return nil }
        return transitions(of: owner).first { string(graph.transitions[$0].name) == event }.map { ($0, owner) }
    }

    private func ownerAndEvent(_ name: Symbol, in module: ModuleID) -> (Owner, String)? {
        let text = string(name)
        guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let event = String(text[text.utf8.index(after: dot)...])
        let ownerName = String(text[..<dot])
        if ownerName == Key.app.spelling { return (.app, event) }
        guard let symbol = graph.text.find(ownerName) else { return nil }
        switch lookup(symbol, in: module) {
        case .found(.screen(let screen)): return (.screen(screen), event)
        case .found(.flow(let flow)): return (.flow(flow), event)
        case .unknown, .isPrivate: return group(named: symbol, in: module).map { (.group($0), event) }
        }
    }

    private func transitions(of owner: Owner) -> [TransitionID] {
        switch owner {
        case .app: graph.appTransitions
        case .screen(let screen): Array(graph.screens[screen].transitions)
        case .flow(let flow): Array(graph.flows[flow].transitions)
        case .group(let group): Array(graph.groups[group].transitions)
        }
    }

    private func tab(_ name: Symbol, in module: ModuleID) -> Target? {
        guard case .found(let found) = lookup(name, in: module), tabs.contains(found) || columns.contains(found) else {
            return nil
        }
        return found
    }

    private func unknownStep(_ name: Symbol, of link: DeepLink, at span: Span) {
        let owner = string(name).utf8.lastIndex(of: UInt8(ascii: ".")).flatMap {
            graph.text.find(String(string(name)[..<$0]))
        }
        for case let name? in [name, owner] {
            guard case .isPrivate = lookup(name, in: link.module) else { continue }
            return reportPrivate(name, on: link.subject, at: Place(link.file, span))
        }
        var message: String
        if let (owner, event) = ownerAndEvent(name, in: link.module) {
            let known = transitions(of: owner).map { string(graph.transitions[$0].name) }
            message =
                "unknown event \(quoted(event)) of \(quoted(string(graph.qualifiedName(of: owner))))"
                + hint(for: graph.text.intern(event), among: known, "use")
        } else {
            message = "unknown event or tab \(quoted(string(name))); write an event as 'screen.event'"
        }
        report(.unknownReference, on: link, at: span, message)
    }

    /// The names in a link's `with`: placeholders, query, payload, resolvers.
    private func checkArguments(of id: DeepLinkID) {
        let link = graph.deepLinks[id]
        guard !link.with.isEmpty else { return }
        let names = graph.linkNames(of: id)
        let carried = Set(names)
        for argument in link.with {
            let given = graph.arguments[argument]
            guard given.kind == .name, !carried.contains(given.base), !isResolver(given.value, in: link.module) else {
                continue
            }
            let resolvers = graph.resolvers.filter { $0.module == link.module }.map(\.name)
            report(
                .invalidArgument, on: link, at: given.span,
                "unknown name \(quoted(string(given.value))); use a placeholder, a name in 'query' or 'payload', or a resolver"
                    + hint(for: given.base, among: (names + resolvers).map { string($0) }))
        }
    }

    /// Whether a name is that of a resolver of this module, or of an imported one as `alias.name`.
    private func isResolver(_ name: Symbol, in module: ModuleID) -> Bool {
        if resolverNames.contains(ModuleName(module, name)) { return true }
        return imported(name, in: module).map { resolverNames.contains(ModuleName($0, $1)) } ?? false
    }
}

extension NavGraph {
    /// The names that a link carries: placeholders of its templates, query and payload; each once, in that order.
    package func linkNames(of id: DeepLinkID) -> [Symbol] {
        let link = deepLinks[id]
        var names: [Symbol] = []
        var seen: Set<Symbol> = []
        for template in link.urls {
            for case .placeholder(let name) in template.segments where seen.insert(name).inserted { names.append(name) }
        }
        for param in Array(link.query) + Array(link.payload) where seen.insert(params[param].name).inserted {
            names.append(params[param].name)
        }
        return names
    }
}
