import NavGraphSyntax

extension GraphResolver {
    /// Resolves targets, columns, conditions, outcomes and handlers of every alternative.
    func resolveTransitions() {
        for id in graph.alternatives.ids {
            resolveConditions(of: id)
            if !graph.alternatives[id].target.isNone { resolveTarget(of: id) }
            if graph.alternatives[id].action == .finish { resolveFinish(id) }
            if !graph.alternatives[id].firstHandler.isNone { resolveHandlers(of: id) }
        }
    }

    private func resolveConditions(of id: AlternativeID) {
        let (when, sets) = (graph.alternatives[id].when, graph.alternatives[id].sets)
        if when.isEmpty, sets.isEmpty { return }
        let module = graph.module(of: id)
        let file = graph.file(of: id)
        resolve(when, in: module, file: file, graph.subject(of: id))
        for assignment in sets {
            let name = Symbol(raw: graph.assignments[assignment].condition.raw)
            if let condition = lookupCondition(name, in: module) {
                graph.assignments[assignment].condition = condition
            } else {
                let place = Place(file, graph.assignments[assignment].span)
                unknownCondition(name, in: module, graph.subject(of: id), place)
            }
        }
    }

    private func resolveTarget(of id: AlternativeID) {
        let module = graph.module(of: id)
        let file = graph.file(of: id)
        let action = graph.alternatives[id].action
        if action == .push || action == .present || action == .root {
            graph.alternatives[id].target = resolve(
                graph.alternatives[id].target, want: .any, in: module, graph.subject(of: id),
                Place(file, graph.alternatives[id].valueSpan))
            if graph.alternatives[id].inStack, graph.alternatives[id].target.flow != nil {
                report(
                    .conflictingActions, graph.subject(of: id), Place(file, graph.alternatives[id].columnSpan),
                    "'in: stack' puts a screen inside a new stack; a flow brings its own container")
            }
            return
        }
        let it = graph.alternatives[id]
        let place = Place(file, it.valueSpan)
        switch action {
        case .replace, .popTo:
            graph.alternatives[id].target = resolve(it.target, want: .screen, in: module, graph.subject(of: id), place)
        case .show:
            graph.alternatives[id].target = resolve(it.target, want: .screen, in: module, graph.subject(of: id), place)
            guard !it.column.isNone else { return }
            let columnPlace = Place(file, it.columnSpan)
            let column = resolve(it.column, want: .any, in: module, graph.subject(of: id), columnPlace)
            graph.alternatives[id].column = column
            if !column.isNone, !columns.contains(column) {
                report(
                    .wrongKind, graph.subject(of: id), columnPlace,
                    "'show' wants a column, and this is none of any flow")
            }
        case .select:
            let target = resolve(it.target, want: .any, in: module, graph.subject(of: id), place)
            graph.alternatives[id].target = target
            if !target.isNone, !tabs.contains(target), !columns.contains(target) {
                report(
                    .wrongKind, graph.subject(of: id), place,
                    "'select' wants a tab or column, and this is none of any flow")
            }
        default: break
        }
    }

    /// The flow that `finish` means: the first around its owner that declares the outcome. LANGUAGE 5.
    private func resolveFinish(_ id: AlternativeID) {
        let it = graph.alternatives[id]
        let candidates = graph.flows(around: graph.owner(of: id))
        for flow in candidates {
            if let outcome = graph.flows[flow].outcomes.first(where: { graph.outcomes[$0].name == it.operand }) {
                graph.alternatives[id].outcome = outcome
                return
            }
        }
        var message = "no flow around has an outcome \(quoted(string(it.operand)))"
        let (near, known) = suggestion(
            for: it.operand,
            among: candidates.flatMap { graph.flows[$0].outcomes.map { self.string(graph.outcomes[$0].name) } })
        if graph.owner(of: id) == .app {
            message = "the app's own events stand in no flow that could finish"
        } else if let near {
            message += "; did you mean \(quoted(near))?"
        } else if !known.isEmpty {
            message += "; there is \(list(known))"
        }
        report(.unknownOutcome, graph.subject(of: id), Place(graph.file(of: id), it.valueSpan), message)
    }

    private func resolveHandlers(of id: AlternativeID) {
        let it = graph.alternatives[id]
        let outcomes = graph.outcomes(of: it.target)
        // Not through `handlers(of:)`, which would hold on to the table while it changes.
        var next = it.firstHandler
        while !next.isNone {
            let handler = next
            next = graph.handlers[handler].next
            let name = graph.handlers[handler].name
            if graph.handlers[handler].isClosed, it.action == .push || it.action == .present { continue }
            if let outcome = outcomes.first(where: { graph.outcomes[$0].name == name }) {
                graph.handlers[handler].outcome = outcome
                continue
            }
            guard !it.target.isNone else { continue }
            var message = "what is opened has no outcome \(quoted(string(name)))"
            let (near, known) = suggestion(for: name, among: outcomes.map { string(graph.outcomes[$0].name) })
            if graph.handlers[handler].isClosed {
                message = "'closed' goes with 'push' and 'present'; what a 'root' shows is not closed by back or swipe"
            } else if let near {
                message += "; did you mean \(quoted(near))?"
            } else if !known.isEmpty {
                message += "; it has \(list(known))"
            } else if let flow = it.target.flow, let start = graph.flows[flow].start,
                graph.screens[start].outcomes.contains(where: { graph.outcomes[$0].name == name })
            {
                message += "; that is one of its start screen, and of a flow only its own reach the opener"
            }
            report(
                .unknownOutcome, graph.subject(of: id), Place(graph.file(of: id), graph.handlers[handler].span), message
            )
        }
    }
}

extension NavGraph {
    /// Whose transition an alternative is of; the app for `entry`.
    @inline(__always)
    package func owner(of alternative: AlternativeID) -> Owner {
        alternatives[alternative].transition.map { transitions[$0].owner } ?? .app
    }
    /// The module in which the names of an alternative are looked up.
    @inline(__always)
    package func module(of alternative: AlternativeID) -> ModuleID {
        alternatives[alternative].transition.map { module(of: $0) } ?? ModuleID(raw: 0)
    }
    @inline(__always)
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
        let it = transitions[transition]
        return Subject(
            .transition, owner: qualifiedName(of: it.owner), name: it.name,
            number: it.isList ? Int(alternatives[root(of: alternative)].number) : 0)
    }

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
        let it = alternatives[id]
        if it.number > 0 { return Place(file(of: id), it.span) }
        if let transition = it.transition { return place(of: transition) }
        return Place(FileID(raw: 0), entrySpan)
    }

    /// The flows around an owner: of a screen those around it, of a flow itself and those that name it. LANGUAGE 4, 5.
    package func flows(around owner: Owner) -> [FlowID] {
        switch owner {
        case .app: []
        case .screen(let screen): flows(around: screen)
        case .flow(let flow): [flow] + (flowsNamingFlow[flow] ?? []).filter { $0 != flow }
        }
    }
}
