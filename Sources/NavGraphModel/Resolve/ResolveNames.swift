import NavGraphSyntax

extension GraphResolver {
    /// Enters every screen and flow under its module and name, in file order. LANGUAGE 2: they share one namespace.
    func collectNames() {
        var flows = graph.flows.ids[...]
        var screens = graph.screens.ids[...]
        while !flows.isEmpty || !screens.isEmpty {
            if let flow = flows.first, screens.first.map({ graph.place(of: flow) < graph.place(of: $0) }) ?? true {
                enter(.flow(flows.removeFirst()))
            } else {
                enter(.screen(screens.removeFirst()))
            }
        }
    }

    private func enter(_ target: Target) {
        if let host = graph.host, target == .screen(host) || target.flow == graph.screens[host].flow { return }
        let (name, place, subject) = parts(of: target)
        if let other = names[name] {
            report(
                .duplicateName, subject, place,
                "\(quoted(string(name.name))) is the name of a \(other.flow == nil ? "screen" : "flow") already; "
                    + "screens and flows of a module share one namespace")
        } else {
            names[name] = target
        }
    }

    private func parts(of target: Target) -> (name: ModuleName, place: Place, subject: Subject) {
        switch target {
        case .screen(let id):
            (ModuleName(graph.screens[id].module, graph.screens[id].name), graph.place(of: id), subject(of: id))
        case .flow(let id):
            (ModuleName(graph.flows[id].module, graph.flows[id].name), graph.place(of: id), subject(of: id))
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
        let near = hint(for: name, among: graph.conditions.filter { $0.module == module }.map { string($0.name) })
        if joins(string(name), ["or", "||", "|"]) {
            message += "; one condition is asked for, or a list of which all must hold: "
            message += "for 'or', write an alternative for each in a list"
        } else if joins(string(name), ["and", "&&", "&", "+"]) {
            message += "; conditions that must all hold are a list: '[a, not b]'"
        } else if !near.isEmpty {
            message += near
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
        let isTrue = graph.conditions.ids.filter { graph.conditions[$0].initially == true }
        let implied = reachable(from: isTrue) { graph.conditions[$0].implies }
        guard let culprit = implied.filter({ graph.conditions[$0].initially == false }).min() else { return }
        report(
            .impossibleLaunch, .file, Place(FileID(raw: 0), graph.conditionsSpan),
            "the app can never launch: \(quoted(string(graph.conditions[culprit].name))) is false then, "
                + "and implied by what is true then")
    }
}
