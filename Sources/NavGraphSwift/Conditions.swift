import NavGraphModel
import NavGraphSyntax

/// A fact that the app gives at launch: a condition, or the name of an enumeration that holds.
struct LaunchFact {
    var qualifiedName: Symbol
    var property: CodeText
    var parameter: CodeText
    /// The type, as other types name it.
    var typeOutside: CodeText
}

/// The conditions of the app's transitions.
extension SwiftEmitter {
    func conditionsType() {
        lines("\n/// The conditions of the app's transitions, with their values at launch.")
        block("\(access)struct \(base)Conditions: Sendable {") {
            line("/// The conditions by name, with those that each implies.")
            line("var \(conditionsByName): NavGraph.Conditions")
            conditionsInit()
            for id in graph.conditions.ids where graph.conditions[id].enumeration == nil { conditionProperty(id) }
            for enumeration in graph.enumerations { enumerationProperty(enumeration) }
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
        let value: CodeText = "\(conditionsByName)[\(named(id))]"
        if graph.conditions[id].platforms != nil {
            lines("\n\(access)var \(condition(id)): Bool { \(value) }")
            return
        }
        lines(
            """

            \(access)var \(condition(id)): Bool {
                get { \(value) }
                set { \(value) = newValue }
            }
            """)
    }

    /// `Session`: the type of an enumeration, inside of that of the conditions.
    func enumerationType(_ enumeration: Enumeration) -> CodeText { "\(upper(enumeration.qualifiedName))" }
    func property(of enumeration: Enumeration) -> SwiftName { member(enumeration.qualifiedName) }

    /// `.revoked`.
    func enumerationCase(_ id: ConditionID) -> CodeText { ".\(identifier(graph.conditions[id].name))" }

    private func enumerationProperty(_ enumeration: Enumeration) {
        let type = enumerationType(enumeration)
        line()
        line("/// Exactly one of these names holds.")
        block("\(access)enum \(type): String, CaseIterable, Sendable {") {
            line("case \(enumeration.members.list { "\(identifier(graph.conditions[$0].name))" })")
        }
        line()
        block("\(access)var \(property(of: enumeration)): \(type) {") {
            block("get {") {
                for id in enumeration.members.dropLast() {
                    let holds: CodeText = "\(conditionsByName)[\(named(id))]"
                    line("if \(holds) { return \(enumerationCase(id)) }")
                }
                if let last = enumeration.members.last { line("return \(enumerationCase(last))") }
            }
            block("set {") {
                line("switch newValue {")
                for id in enumeration.members {
                    let holds: CodeText = "\(conditionsByName)[\(named(id))]"
                    line("case \(enumerationCase(id)): \(holds) = true")
                }
                line("}")
            }
        }
    }

    /// The conditions and enumerations that the app gives at launch.
    var openFacts: [LaunchFact] {
        openConditions.map { id in
            LaunchFact(
                qualifiedName: graph.conditions[id].qualifiedName, property: "\(condition(id))",
                parameter: "\("self ", if: isSelf(id))\(given(id)): Bool", typeOutside: "Bool")
        }
            + openEnumerations.map { it in
                LaunchFact(
                    qualifiedName: it.qualifiedName, property: "\(property(of: it))",
                    parameter: "\(property(of: it)): \(enumerationType(it))",
                    typeOutside: "\(base)Conditions.\(enumerationType(it))")
            }
    }

    var openConditions: [ConditionID] {
        let values = graph.launchValues()
        return graph.conditions.ids.filter { values[$0.index] == nil && graph.conditions[$0].enumeration == nil }
    }

    /// Those of which no name holds at launch by what the graph says.
    var openEnumerations: [Enumeration] {
        let values = graph.launchValues()
        return graph.enumerations.filter { !$0.members.contains { values[$0.index] == true } }
    }

    /// Those that can be either at launch are given by the app.
    private func conditionsInit() {
        let values = graph.launchValues()
        let implying = graph.conditions.ids.filter { !graph.conditions[$0].implies.isEmpty }
        line()
        block("\(access)init(\(openFacts.list { $0.parameter })) {") {
            block("\(conditionsByName) = NavGraph.Conditions(", end: ")") {
                line("of: \(base)Condition.self,")
                block("[", end: "]\(",", if: !implying.isEmpty || !graph.enumerations.isEmpty)") {
                    for id in graph.conditions.ids {
                        let value = valueAtLaunch(id, values[id.index])
                        line(".\(member(of: id)): \(value),")
                    }
                }
                if !implying.isEmpty {
                    block("implies: [", end: "]\(",", if: !graph.enumerations.isEmpty)") {
                        for id in implying {
                            let implied = graph.conditions[id].implies.list { ".\(member(of: $0))" }
                            line(".\(member(of: id)): [\(implied)],")
                        }
                    }
                }
                if graph.enumerations.isEmpty { return }
                block("oneOf: [", end: "]") {
                    for enumeration in graph.enumerations {
                        line("[\(enumeration.members.list { ".\(member(of: $0))" })],")
                    }
                }
            }
        }
    }

    /// What a condition is at launch: what the graph says, or what the app gives.
    private func valueAtLaunch(_ id: ConditionID, _ known: Bool?) -> CodeText {
        if let platforms = graph.conditions[id].platforms {
            return "NavGraph.Platform.current.isOne(of: \(platforms.list { "\(runtimeCase(of: $0))" }))"
        }
        if let known { return known ? "true" : "false" }
        guard let number = graph.conditions[id].enumeration else { return given(id) }
        return "\(property(of: graph.enumerations[number])) == \(enumerationCase(id))"
    }

    /// `.tvOS`, of `NavGraph.Platform`.
    private func runtimeCase(of platform: Platform) -> CodeText {
        switch platform {
        case .ios: ".iOS"
        case .tvos: ".tvOS"
        case .visionos: ".visionOS"
        case .macos: ".macOS"
        }
    }

    /// A condition as a param of the initializer. No variable can be called `self`.
    private func given(_ id: ConditionID) -> CodeText {
        guard isSelf(id) else { return "\(condition(id))" }
        let others = Set(graph.conditions.map { lowerCamel(graph.text[$0.qualifiedName]) })
        var name = "self_"
        while others.contains(name) { name += "_" }
        return CodeText(name)
    }

    private func isSelf(_ id: ConditionID) -> Bool {
        lowerCamel(graph.text[graph.conditions[id].qualifiedName]) == "self"
    }

    func condition(_ id: ConditionID) -> SwiftName { member(graph.conditions[id].qualifiedName) }

    /// `step.conditions[NotesAppCondition.loggedIn], !step.conditions[NotesAppCondition.member]`.
    func holds(
        _ when: IDRange<LiteralID>, of conditions: CodeText = "step.conditions", separator: CodeText = ", "
    ) -> CodeText {
        when.list(separator: separator) {
            let wanted = graph.literals[$0]
            return "\("!", if: wanted.isNegated)\(conditions)[\(named(wanted.condition))]"
        }
    }

    /// A line for each entry of a `sets`.
    func assignments(_ sets: IDRange<AssignmentID>) {
        for assignment in sets.map({ graph.assignments[$0] }) {
            line("step.conditions[\(named(assignment.condition))] = \(assignment.value ? "true" : "false")")
        }
    }
}
