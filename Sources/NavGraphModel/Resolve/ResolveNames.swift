import NavGraphSyntax

extension GraphResolver {
    /// Enters every screen and flow under its module and name, in file order. LANGUAGE 2: they share one namespace.
    func collectNames() {
        names = NameTable(symbols: graph.text.count, count: graph.screens.count + graph.flows.count)
        var flow = 0
        var screen = 0
        while flow < graph.flows.count || screen < graph.screens.count {
            let isFlow: Bool
            if flow == graph.flows.count {
                isFlow = false
            } else if screen == graph.screens.count {
                isFlow = true
            } else {
                isFlow = graph.place(of: FlowID(flow)) < graph.place(of: ScreenID(screen))
            }
            if isFlow {
                let id = FlowID(flow)
                enter(.flow(id), as: graph.flows[id].name, in: graph.flows[id].module)
                flow += 1
            } else {
                let id = ScreenID(screen)
                enter(.screen(id), as: graph.screens[id].name, in: graph.screens[id].module)
                screen += 1
            }
        }
    }

    private func enter(_ reference: Reference, as name: Symbol, in module: ModuleID) {
        guard let other = names[module, name] else {
            names.enter(reference, as: name, in: module)
            return
        }
        let (_, place, subject) = parts(of: reference)
        report(
            .duplicateName, subject, place,
            "\(quoted(string(name))) is the name of a \(other.flow == nil ? "screen" : "flow") already; "
                + "screens and flows of a module share one namespace")
    }

    private func parts(of reference: Reference) -> (name: Symbol, place: Place, subject: Subject) {
        if let id = reference.screen { return (graph.screens[id].name, graph.place(of: id), subject(of: id)) }
        let id = reference.flow!
        return (graph.flows[id].name, graph.place(of: id), subject(of: id))
    }

    // MARK: - Conditions

    func collectConditions() {
        for id in graph.conditions.ids {
            let condition = graph.conditions[id]
            if conditionNames[condition.module.raw, condition.name] != nil {
                report(
                    .duplicateName, Subject(.condition, name: condition.qualifiedName),
                    Place(condition.file, condition.span),
                    "\(quoted(string(condition.name))) is the name of a condition already")
            } else {
                conditionNames[condition.module.raw, condition.name] = id.raw
            }
        }
    }

    func lookupCondition(_ name: Symbol, in module: ModuleID) -> ConditionID? {
        if let raw = conditionNames[module.raw, name] { return ConditionID(raw: raw) }
        guard let (other, rest) = imported(name, in: module) else { return nil }
        return conditionNames[other.raw, rest].map { ConditionID(raw: $0) }
    }

    func unknownCondition(_ name: Symbol, in module: ModuleID, _ subject: Subject, _ place: Place) {
        var message = "there is no condition \(quoted(string(name)))"
        let (near, _) = suggestion(
            for: name, among: graph.conditions.filter { $0.module == module }.map { string($0.name) })
        if let near {
            message += "; did you mean \(quoted(near))?"
        } else if string(name).utf8.contains(UInt8(ascii: " ")) {
            message += "; a condition is asked for as 'name' or 'not name'"
        } else if graph.conditions.isEmpty {
            message += "; conditions are declared under 'conditions'"
        }
        report(.unknownCondition, subject, place, message)
    }

    /// Resolves the conditions that a `when` or `requires` asks for.
    func resolve(
        _ literals: IDRange<LiteralID>, in module: ModuleID, file: FileID, _ subject: @autoclosure () -> Subject
    ) {
        for id in literals {
            let name = Symbol(raw: graph.literals[id].condition.raw)
            if let condition = lookupCondition(name, in: module) {
                graph.literals[id].condition = condition
            } else {
                unknownCondition(name, in: module, subject(), Place(file, graph.literals[id].span))
            }
        }
    }

    func resolveConditions() {
        for id in graph.conditions.ids {
            let condition = graph.conditions[id]
            guard !condition.implies.isEmpty else { continue }
            var implied: [ConditionID] = []
            for (raw, span) in zip(condition.implies, condition.impliesSpans) {
                let name = Symbol(raw: raw.raw)
                if let other = lookupCondition(name, in: condition.module) {
                    implied.append(other)
                } else {
                    unknownCondition(
                        name, in: condition.module, Subject(.condition, name: condition.qualifiedName),
                        Place(condition.file, span))
                }
            }
            graph.conditions[id].implies = implied
        }
        checkLaunch()
    }

    /// There is a valuation to launch with, unless what is initially true implies something initially false.
    private func checkLaunch() {
        var reached = [Bool](repeating: false, count: graph.conditions.count)
        var pending = graph.conditions.ids.filter { graph.conditions[$0].initially == true }
        while let id = pending.popLast() {
            guard !reached[id.index] else { continue }
            reached[id.index] = true
            pending += graph.conditions[id].implies
        }
        guard
            let culprit = graph.conditions.ids.first(where: {
                reached[$0.index] && graph.conditions[$0].initially == false
            })
        else { return }
        report(
            .impossibleLaunch, .file, Place(FileID(raw: 0), graph.conditionsSpan),
            "the app can never launch: \(quoted(string(graph.conditions[culprit].name))) is false then, "
                + "and implied by what is true then")
    }
}
