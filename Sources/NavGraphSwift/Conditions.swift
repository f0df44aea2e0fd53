import NavGraphModel
import NavGraphSyntax

/// The facts that the app's transitions ask for.
extension SwiftEmitter {
    /// The type by which the app gives them: a property each.
    func conditionsType() {
        lines("\n/// The facts that the app's transitions ask for, as they are at launch.")
        block("\(access)struct \(base)Conditions: Sendable {") {
            line("/// The same by name, with what each implies.")
            line("var \(conditionsByName): NavGraph.Conditions")
            conditionsInit()
            for id in graph.conditions.ids { conditionProperty(id) }
        }
        line()
        block("extension \(base)Conditions {") {
            line("fileprivate init(known: NavGraph.Conditions) { \(conditionsByName) = known }")
        }
        settableType()
    }

    /// A member of that type that no condition is.
    var conditionsByName: CodeText {
        var names = Set(graph.conditions.map { lowerCamel(graph.camel($0.qualifiedName)) })
        return CodeText(free("byName", &names))
    }

    private func conditionProperty(_ id: ConditionID) {
        let value: CodeText = "\(conditionsByName)[\(literal(graph.conditions[id].qualifiedName))]"
        lines(
            """

            \(access)var \(condition(id)): Bool {
                get { \(value) }
                set { \(value) = newValue }
            }
            """)
    }

    /// Those that can be either at launch are given by the app.
    private func conditionsInit() {
        let values = graph.launchValues()
        let open = graph.conditions.ids.filter { values[$0.index] == nil }
        let implying = graph.conditions.ids.filter { !graph.conditions[$0].implies.isEmpty }
        line()
        block("\(access)init(\(open.list { "\("self ", if: isSelf($0))\(given($0)): Bool" })) {") {
            block("\(conditionsByName) = NavGraph.Conditions(", end: ")") {
                block("[", end: "]\(",", if: !implying.isEmpty)") {
                    for id in graph.conditions.ids {
                        let value = values[id.index].map { $0 ? "true" : "false" as CodeText } ?? given(id)
                        line("\(literal(graph.conditions[id].qualifiedName)): \(value),")
                    }
                }
                if implying.isEmpty { return }
                block("implies: [", end: "]") {
                    for it in implying.map({ graph.conditions[$0] }) {
                        let implied = it.implies.list { "\(literal(graph.conditions[$0].qualifiedName))" }
                        line("\(literal(it.qualifiedName)): [\(implied)],")
                    }
                }
            }
        }
    }

    /// A condition as a param of the initializer. No variable can be called `self`.
    private func given(_ id: ConditionID) -> CodeText {
        guard isSelf(id) else { return "\(condition(id))" }
        var name = "self_"
        while graph.text.find(name) != nil { name += "_" }
        return CodeText(name)
    }

    private func isSelf(_ id: ConditionID) -> Bool {
        lowerCamel(graph.text[graph.conditions[id].qualifiedName]) == "self"
    }

    func condition(_ id: ConditionID) -> SwiftName { member(graph.conditions[id].qualifiedName) }

    /// `step.conditions["loggedIn"]`.
    private func conditionOfStep(_ id: ConditionID) -> CodeText {
        "step.conditions[\(literal(graph.conditions[id].qualifiedName))]"
    }

    /// `step.conditions["loggedIn"], !step.conditions["member"]`.
    func holds(
        _ when: IDRange<LiteralID>, of conditions: CodeText = "step.conditions", separator: CodeText = ", "
    ) -> CodeText {
        when.list(separator: separator) {
            let wanted = graph.literals[$0]
            return
                "\("!", if: wanted.isNegated)\(conditions)[\(literal(graph.conditions[wanted.condition].qualifiedName))]"
        }
    }

    /// A line for each entry of a `sets`.
    func assignments(_ sets: IDRange<AssignmentID>) {
        for assignment in sets.map({ graph.assignments[$0] }) {
            line("\(conditionOfStep(assignment.condition)) = \(assignment.value ? "true" : "false")")
        }
    }
}
