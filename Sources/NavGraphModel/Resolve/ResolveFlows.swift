import NavGraphSyntax

extension GraphResolver {
    /// Resolves starts, tabs, columns and `requires` of flows, and from these the flows around each screen.
    func resolveFlows() {
        for id in unsettled(graph.flows.ids, from: \.flows) {
            let flow = graph.flows[id]
            if !flow.startName.isEmpty {
                let start = resolve(flow.startName, want: .screen, of: flow, at: flow.startSpan)
                graph.flows[id].start = start?.screen
            }
            if !flow.startChoices.isEmpty { resolveStart(of: id) }
            resolve(flow.requires, as: .requires, of: flow)
            resolve(flow.presentation.value.lockedWhile, of: flow)
            var seen: [Target: Span] = [:]
            for child in flow.children { resolveChild(child, of: id, &seen) }
            resolveCompact(of: id)
            resolveButtons(of: id)
        }
    }

    /// The column of `compact`.
    private func resolveCompact(of id: FlowID) {
        let flow = graph.flows[id]
        guard let compact = flow.compact else { return }
        let columns = flow.children.map { graph.children[$0] }
        graph.flows[id].compact?.target = columns.first { $0.name == compact.name }?.target
        // Those that could not be read are not known.
        guard !columns.isEmpty, !columns.contains(where: { $0.name == compact.name }) else { return }
        report(
            .unknownReference, on: flow, at: compact.span,
            "\(quoted(string(compact.name))) is not a column of this flow; use \(list(columns.map { string($0.name) }))"
        )
    }

    /// The alternatives of a `start` that is a choice.
    private func resolveStart(of id: FlowID) {
        let flow = graph.flows[id]
        for (index, choice) in flow.startChoices.enumerated() {
            resolve(choice.when, as: .when, of: flow)
            guard !choice.name.isEmpty else { continue }
            let screen = resolve(choice.name, want: .screen, of: flow, at: choice.span)?.screen
            graph.flows[id].startChoices[index].screen = screen
        }
        graph.flows[id].start = graph.flows[id].startChoices.first?.screen
    }

    private func resolveChild(_ child: ChildID, of id: FlowID, _ seen: inout [Target: Span]) {
        let flow = graph.flows[id]
        let (name, span) = (graph.children[child].name, graph.children[child].span)
        if flow.container == .tabs, graph.ownEvents(of: id).contains(where: { graph.transitions[$0].name == name }),
            case .unknown = lookup(name, in: flow.module)
        {
            let form = "{ event: \(string(name)) }"
            report(
                .unknownReference, on: flow, at: span,
                "unknown screen or flow \(quoted(string(name))); it is an event, and its button is written '\(form)'",
                fix: [Replacement(span, with: form)])
            hasUnknownChildren = true
            return
        }
        guard let found = resolve(name, want: .any, of: flow, at: span) else {
            hasUnknownChildren = true
            return
        }
        graph.children[child].target = found
        changesSettled = changesSettled || isSettled(found)
        let what = flow.container == .tabs ? "tab" : "column"
        switch found {
        case .flow(let inner):
            switch graph.flows[inner].container {
            case .stack, .single: break
            case .tabs, .split:
                report(
                    .wrongKind, on: flow, at: span,
                    "expected a screen, or a flow with the container 'stack' or 'single', but "
                        + "\(quoted(string(graph.flows[inner].name))) has '\(graph.flows[inner].container.rawValue)'")
                // Nothing further is said of it; and flows that were each other's tabs would have no first screen.
                graph.children[child].target = nil
            }
            if graph.flowsNamingFlow[inner]?.last != id { graph.flowsNamingFlow[inner, default: []].append(id) }
        case .screen(let screen):
            if graph.flowsNamingScreen[screen]?.last != id { graph.flowsNamingScreen[screen, default: []].append(id) }
        }
        if let first = seen[found] {
            report(.duplicateName, on: flow, at: span, first: first, "duplicate \(what)")
        } else {
            seen[found] = span
        }
        if flow.container == .tabs { tabs.insert(found) } else { columns.insert(found) }
    }

    /// Whether a module has a screen or flow whose names are looked up.
    private func isSettled(_ target: Target) -> Bool {
        draft.settled(graph[target].module) != nil
    }

    func resolveScreens() {
        for id in unsettled(graph.screens.ids, from: \.screens) {
            let screen = graph.screens[id]
            resolve(screen.requires, as: .requires, of: screen)
            for literals in [screen.presentation.value.lockedWhile, screen.backWhile] { resolve(literals, of: screen) }
        }
        checkAppEvents()
    }

    /// Collects the screens that a transition or a link with `by: present` shows as an alert or action sheet. LANGUAGE 4.
    func collectAlerts() {
        func add(_ screen: ScreenID) {
            if graph.alerts.insert(screen).inserted { changesSettled = changesSettled || isSettled(.screen(screen)) }
        }
        for id in alternatives {
            if case .present(.screen(let screen), let how) = graph.alternatives[id].action, how.style.isAlert {
                add(screen)
            }
        }
        for link in graph.deepLinks where link.isByPresent {
            guard case .found(.screen(let screen)) = lookup(link.opensName, in: link.module) else { continue }
            let how = link.presentation.completed(
                by: graph.screens[screen].presentation, given: link.givenPresentation)
            if how.style.isAlert { add(screen) }
        }
    }

    /// Once alerts are known, which have no events of flows.
    func checkNamespaces() {
        for id in unsettled(graph.screens.ids, from: \.screens) {
            if graph.screens[id].outcomes.isEmpty, graph.screens[id].messages.isEmpty { continue }
            checkNamespace(of: id)
        }
    }

    /// Transitions, outcomes and messages of a screen share one namespace, those of the flows around it included: it is as
    /// if the screen had them. LANGUAGE 2, 4.
    private func checkNamespace(of id: ScreenID) {
        let screen = graph.screens[id]
        var known: [Symbol: (kind: Subject.Kind, place: Place)] = [:]
        for entry in members(of: id) {
            guard let (other, first) = known[entry.name] else {
                known[entry.name] = (entry.subject.kind, entry.place)
                continue
            }
            let isOwn = entry.subject.owner == screen.qualifiedName
            report(
                .duplicateName, on: entry.subject, at: entry.place, first: first,
                "duplicate name \(quoted(string(entry.name))); it is also the name of "
                    + "\(other == .outcome ? "an outcome" : "a \(other.rawValue)") of \(isOwn ? "this screen" : quoted(string(screen.name)))"
            )
        }
    }

    /// Events of the app, from the root's files and those of its modules. The root's hide a module's of the same name.
    private func checkAppEvents() {
        var modules: [Symbol: ModuleID] = [:]
        var kept: [TransitionID] = []
        for id in graph.appTransitions {
            let transition = graph.transitions[id]
            if let module = modules[transition.name] {
                if module == graph.module(of: id) {
                    report(
                        .duplicateName, on: Subject(.transition, owner: Key.app.symbol, name: transition.name),
                        at: graph.place(of: id),
                        first: kept.first { graph.transitions[$0].name == transition.name }.map { graph.place(of: $0) },
                        "duplicate event \(quoted(string(transition.name))) of the app")
                }
            } else {
                modules[transition.name] = graph.module(of: id)
                kept.append(id)
            }
        }
        graph.appTransitions = kept
    }

    /// The `root` that the entry is, or each of its alternatives.
    func resolveEntry() {
        for launch in graph.launches { resolveEntry(launch) }
    }

    private func resolveEntry(_ launch: AlternativeID) {
        let target = graph.alternatives[launch].action.target
        guard graph.params(of: target).contains(where: { !graph.params[$0].isOptional }) else { return }
        let wanted = graph.params(of: target).filter { !graph.params[$0].isOptional }.map {
            "\(quoted(string(graph.params[$0].name) + ": " + string(graph.params[$0].type)))"
        }
        report(
            .missingArgument, on: .file, at: Place(FileID(raw: 0), graph.alternatives[launch].valueSpan),
            "the entry cannot have required params, because it receives no arguments at launch: "
                + wanted.prefix(32).joined(separator: ", "))
    }
}
