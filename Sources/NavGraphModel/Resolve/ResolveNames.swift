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
                if graph.host.flatMap({ graph.screens[$0].flow }) != id {
                    enter(.flow(id), as: graph.flows[id].name, in: graph.flows[id].module)
                }
                flow += 1
            } else {
                let id = ScreenID(screen)
                if id != graph.host { enter(.screen(id), as: graph.screens[id].name, in: graph.screens[id].module) }
                screen += 1
            }
        }
    }

    private func enter(_ target: Target, as name: Symbol, in module: ModuleID) {
        guard let other = names[module, name] else {
            names.enter(target, as: name, in: module)
            return
        }
        let (_, place, subject) = parts(of: target)
        report(
            .duplicateName, subject, place,
            "\(quoted(string(name))) is the name of a \(other.flow == nil ? "screen" : "flow") already; "
                + "screens and flows of a module share one namespace")
    }

    private func parts(of target: Target) -> (name: Symbol, place: Place, subject: Subject) {
        switch target {
        case .screen(let id): (graph.screens[id].name, graph.place(of: id), subject(of: id))
        case .flow(let id): (graph.flows[id].name, graph.place(of: id), subject(of: id))
        }
    }

    // MARK: - Conditions

    func collectConditions() {
        for id in graph.conditions.ids {
            let condition = graph.conditions[id]
            let name = ModuleName(condition.module, condition.name)
            if conditionNames[name] != nil {
                report(
                    .duplicateName, Subject(.condition, name: condition.qualifiedName),
                    Place(condition.file, condition.span),
                    "\(quoted(string(condition.name))) is the name of a condition already")
            } else {
                conditionNames[name] = id
            }
        }
    }

    func lookupCondition(_ name: Symbol, in module: ModuleID) -> ConditionID? {
        if let own = conditionNames[ModuleName(module, name)] { return own }
        guard let (other, rest) = imported(name, in: module) else { return nil }
        return conditionNames[ModuleName(other, rest)]
    }

    /// Whether one of the words stands between others.
    private func joins(_ text: String, _ words: Set<String>) -> Bool {
        text.split(separator: " ").dropFirst().dropLast().contains { words.contains($0.lowercased()) }
    }

    func unknownCondition(_ name: Symbol, in module: ModuleID, _ subject: Subject, _ place: Place) {
        var message = "there is no condition \(quoted(string(name)))"
        let (near, _) = suggestion(
            for: name, among: graph.conditions.filter { $0.module == module }.map { string($0.name) })
        if joins(string(name), ["or", "||", "|"]) {
            message += "; one condition is asked for, or a list of which all must hold: "
            message += "for 'or', write an alternative for each in a list"
        } else if joins(string(name), ["and", "&&", "&", "+"]) {
            message += "; conditions that must all hold are a list: '[a, not b]'"
        } else if let near {
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
            let name = draft.literalNames[id.index]
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
            for (name, span) in draft.implications[id] ?? [] {
                if let other = lookupCondition(name, in: condition.module) {
                    graph.conditions[id].implies.append(other)
                } else {
                    unknownCondition(
                        name, in: condition.module, Subject(.condition, name: condition.qualifiedName),
                        Place(condition.file, span))
                }
            }
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
