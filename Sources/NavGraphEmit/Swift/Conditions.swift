import NavGraphModel
import NavGraphSyntax

/// The facts that the app's transitions ask for.
extension SwiftEmitter {
    /// The type that holds them: a property each, which keeps what it implies.
    mutating func putConditions() {
        put("/// The facts that the app's transitions ask for")
        code.end(graph.conditions.isEmpty ? ": none." : ", as they are at launch.")
        code.put(string: access)
        put("struct ")
        put(appType: "Conditions")
        code.open(": Sendable {")
        for id in graph.conditions.ids { put(property: id) }
        if !graph.conditions.isEmpty { code.blank() }
        putConditionsInit()
        code.close()
    }

    private mutating func put(property id: ConditionID) {
        let it = graph.conditions[id]
        let implying = graph.conditions.ids.filter { graph.conditions[$0].implies.contains(id) }
        code.put(string: access)
        put("var ")
        put(condition: id)
        guard !it.implies.isEmpty || !implying.isEmpty else { return code.end(": Bool") }
        code.open(": Bool {")
        code.open("didSet {")
        for other in it.implies { put(consequence: other, of: id, isTrue: true) }
        for other in implying { put(consequence: other, of: id, isTrue: false) }
        code.close()
        code.close()
    }

    /// `if loggedIn, !onboarded { onboarded = true }`; false goes the other way.
    private mutating func put(consequence other: ConditionID, of id: ConditionID, isTrue: Bool) {
        put(isTrue ? "if " : "if !")
        put(own: id)
        put(isTrue ? ", !" : ", ")
        put(own: other)
        put(" { ")
        put(own: other)
        code.end(isTrue ? " = true }" : " = false }")
    }

    /// A condition as a property of the type whose code it stands in.
    private mutating func put(own id: ConditionID) {
        if isSelf(id) { put("self.") }
        put(condition: id)
    }

    /// Those that can be either at launch are given by the app, and what one that holds implies holds too.
    private mutating func putConditionsInit() {
        let values = graph.launchValues()
        let open = graph.conditions.ids.filter { values[$0.index] == nil }
        code.put(string: access)
        put("init(")
        for (index, id) in open.enumerated() {
            if index > 0 { put(", ") }
            if isSelf(id) { put("self ") }
            put(given: id)
            put(": Bool")
        }
        guard !graph.conditions.isEmpty else { return code.end(") {}") }
        code.open(") {")
        for id in graph.conditions.ids {
            put("self.")
            put(condition: id)
            put(" = ")
            switch values[id.index] {
            case true?: put("true")
            case false?: put("false")
            case nil:
                put(given: id)
                for other in implying(id) where values[other.index] == nil {
                    put(" || ")
                    put(given: other)
                }
            }
            code.end()
        }
        code.close()
    }

    /// A condition as a param of the initializer. No variable can be called `self`.
    private mutating func put(given id: ConditionID) {
        guard isSelf(id) else { return put(condition: id) }
        var name = "self_"
        while graph.text.find(name) != nil { name += "_" }
        code.put(string: name)
    }

    private func isSelf(_ id: ConditionID) -> Bool {
        lowerCamel(graph.text[graph.conditions[id].qualifiedName]) == "self"
    }

    /// What implies a condition, directly or not.
    private func implying(_ id: ConditionID) -> [ConditionID] {
        var found: Set<ConditionID> = [id]
        var pending = [id]
        while let next = pending.popLast() {
            for other in graph.conditions.ids
            where graph.conditions[other].implies.contains(next) && found.insert(other).inserted {
                pending.append(other)
            }
        }
        return found.subtracting([id]).sorted()
    }

    mutating func put(condition id: ConditionID) { put(member: graph.conditions[id].qualifiedName) }

    /// `step.conditions.loggedIn, !step.conditions.member`.
    mutating func put(when literals: IDRange<LiteralID>) {
        for (index, id) in literals.enumerated() {
            if index > 0 { put(", ") }
            put(graph.literals[id].isNegated ? "!step.conditions." : "step.conditions.")
            put(condition: graph.literals[id].condition)
        }
    }

    /// A line for each entry of a `sets`.
    mutating func put(sets assignments: IDRange<AssignmentID>) {
        for id in assignments {
            put("step.conditions.")
            put(condition: graph.assignments[id].condition)
            code.end(graph.assignments[id].value ? " = true" : " = false")
        }
    }
}
