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
        put(condition: id)
        put(isTrue ? ", !" : ", ")
        put(condition: other)
        put(" { ")
        put(condition: other)
        code.end(isTrue ? " = true }" : " = false }")
    }

    /// Those that are unknown at launch are given by the app.
    private mutating func putConditionsInit() {
        code.put(string: access)
        put("init(")
        let unknown = graph.conditions.ids.filter { graph.conditions[$0].initially == nil }
        for (index, id) in unknown.enumerated() {
            if index > 0 { put(", ") }
            put(condition: id)
            put(": Bool")
        }
        guard !graph.conditions.isEmpty else { return code.end(") {}") }
        code.open(") {")
        for id in graph.conditions.ids {
            put("self.")
            put(condition: id)
            put(" = ")
            switch graph.conditions[id].initially {
            case true?: put("true")
            case false?: put("false")
            case nil:
                let implying = implying(id)
                if implying.contains(where: { graph.conditions[$0].initially == true }) {
                    put("true")
                } else {
                    put(condition: id)
                    for other in implying where graph.conditions[other].initially == nil {
                        put(" || ")
                        put(condition: other)
                    }
                }
            }
            code.end()
        }
        code.close()
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

    mutating func put(condition id: ConditionID) {
        let name = graph.conditions[id].qualifiedName
        if isKeyword(name) { put(identifier: name) } else { put(lower: name) }
    }

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
