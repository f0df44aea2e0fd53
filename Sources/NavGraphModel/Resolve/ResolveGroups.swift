import NavGraphSyntax

/// Groups of events and buttons: what `uses` and the items of `tabs` name. LANGUAGE 4.
extension GraphResolver {
    /// Resolves the `uses` of every screen and flow.
    func resolveUses() {
        for id in unsettled(graph.screens.ids, from: \.screens) where !graph.screens[id].uses.isEmpty {
            let screen = graph.screens[id]
            resolve(screen.uses, beside: screen.transitions, of: screen)
        }
        for id in unsettled(graph.flows.ids, from: \.flows) where !graph.flows[id].uses.isEmpty {
            let flow = graph.flows[id]
            resolve(flow.uses, beside: flow.transitions, of: flow)
        }
    }

    private func resolve(
        _ uses: IDRange<GroupUseID>, beside own: IDRange<TransitionID>, of user: some Declared
    ) {
        let hidden = Set(own.map { graph.transitions[$0].name })
        var used: [GroupID: Span] = [:]
        var events: [Symbol: GroupID] = [:]
        for id in uses {
            let use = graph.groupUses[id]
            guard let group = group(named: use.name, in: user.module) else {
                unknownGroup(use, of: user)
                continue
            }
            if let first = used[group] {
                report(
                    .duplicateName, on: user, at: use.span, first: first, "duplicate group \(quoted(string(use.name)))")
                continue
            }
            used[group] = use.span
            let names = graph.groups[group].transitions.map { graph.transitions[$0].name }
            let shared = names.lazy.compactMap { name in hidden.contains(name) ? nil : events[name].map { (name, $0) } }
            if let (name, other) = shared.first {
                let earlier = graph.groups[other].transitions.first { graph.transitions[$0].name == name }
                report(
                    .duplicateName, on: user.subject, at: Place(user.file, use.span),
                    first: earlier.map { graph.place(of: $0) },
                    "duplicate event \(quoted(string(name))) of the groups \(quoted(string(use.name))) and "
                        + "\(quoted(graph.name(of: other))); add it to 'transitions' to hide both")
            }
            for name in names { events[name] = events[name] ?? group }
            graph.groupUses[id].group = group
        }
    }

    private func unknownGroup(_ use: GroupUse, of user: some Declared) {
        let (name, module) = (use.name, user.module)
        // It may be what could not be read.
        if draft.meantNames.contains(name) { return }
        var message = "unknown group of events \(quoted(string(name)))"
        if case .found(let target) = lookup(name, in: module) {
            message =
                "expected a group of events, but \(quoted(string(name))) is a \(target.flow == nil ? "screen" : "flow")"
        } else if imported(name, in: module) != nil {
            message += "; a group can only be used in the module that declares it"
        } else {
            let known = graph.groups.filter { $0.module == module }.map { string($0.name) }
            message += hint(for: name, among: known, "use")
        }
        report(.unknownReference, on: user, at: use.span, message)
    }

    /// Resolves the buttons of a flow: each fires an event of the flow itself, and has it alone. Whether the event carries
    /// something is seen when arguments are known (`checkButtons`).
    func resolveButtons(of id: FlowID) {
        let flow = graph.flows[id]
        if flow.buttons.isEmpty { return }
        let events = graph.ownEvents(of: id)
        let tabs = Set(flow.children.map { graph.children[$0].name })
        var seen = Dictionary(flow.children.map { (graph.children[$0].name, graph.children[$0].span) }) { first, _ in
            first
        }
        for index in flow.buttons.indices {
            let button = flow.buttons[index]
            if let first = seen.updateValue(button.span, forKey: button.event) {
                let other = tabs.contains(button.event) ? "a tab" : "a button"
                report(
                    .duplicateName, on: flow, at: button.span, first: first,
                    "duplicate name \(quoted(string(button.event))); it is also the name of \(other) of this flow")
            }
            if let event = events.first(where: { graph.transitions[$0].name == button.event }) {
                graph.flows[id].buttons[index].transition = event
            } else {
                report(
                    .unknownReference, on: flow, at: button.span,
                    "unknown event \(quoted(string(button.event))) of the flow"
                        + hint(for: button.event, among: events.map { string(graph.transitions[$0].name) }, "use"))
            }
        }
    }

    /// A button has nothing to give to its event.
    func checkButtons(of id: FlowID) {
        let flow = graph.flows[id]
        for button in flow.buttons {
            guard let event = button.transition, let wanted = graph.firstRequired(by: event) else { continue }
            report(
                .missingArgument, on: flow, at: button.span,
                "missing argument " + quoted("\(string(wanted.name)): \(string(wanted.type))")
                    + " for \(quoted(string(button.event))); a button carries no values")
        }
    }
}

extension NavGraph {
    /// The first value that an event cannot do without.
    fileprivate func firstRequired(by event: TransitionID) -> CarriedValue? {
        for alternative in alternatives(of: event) {
            var found: CarriedValue?
            if let payload = alternatives[alternative].payload {
                let param = payload.first { !params[$0].isOptional }.map { params[$0] }
                found = param.map { CarriedValue(name: $0.name, type: $0.type) }
            } else {
                forEachWanted(by: alternative) { found = found ?? CarriedValue(name: $0, type: $1) }
            }
            if let found { return found }
        }
        return nil
    }
}
