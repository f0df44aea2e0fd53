import NavGraphModel

/// Facts that come from outside: `set`, and what it can be told of.
extension SwiftEmitter {
    var hasChanges: Bool { graph.conditions.contains(where: \.changes) }

    /// `, changing: [NotesAppCondition.compact], sharing: sharing?.navigation`: what the navigation is made with.
    var sharing: CodeText {
        guard hasChanges else { return "" }
        let names = graph.conditions.ids.filter { graph.conditions[$0].changes }.list { named($0) }
        return ", changing: [\(names)], sharing: sharing?.navigation"
    }

    /// The conditions that it can be told of, in their order.
    private func settable(_ setters: [Setter]) -> [ConditionID] {
        graph.conditions.ids.filter { id in graph.conditions[id].changes || setters.contains { $0.condition == id } }
    }

    func setMethod() {
        let setters = factSetters
        let settable = settable(setters)
        guard !settable.isEmpty else { return }
        lines(
            hasChanges
                ? "\n/// Sets a condition from outside. Has no effect if it already has the value."
                : "\n/// Sets a condition from outside, with the event of the app that sets it and does nothing else."
        )
        let type: CodeText = "\(base)Settable"
        let single = settable.filter { graph.conditions[$0].enumeration == nil }
        for enumeration in settableEnumerations(settable) {
            let value: CodeText = "\(base)Conditions.\(enumerationType(enumeration))"
            block("\(access)func set(_ condition: KeyPath<\(type), \(value)>, _ value: \(value)) {") {
                for id in enumeration.members {
                    let isIt: CodeText =
                        "condition == \\\(type).\(property(of: enumeration)), value == \(enumerationCase(id))"
                    if enumeration.changes {
                        let change: CodeText =
                            "navigation.change(\(named(id)), to: true)"
                        line("if \(isIt) { return \(change) }")
                    } else if let setter = setters.first(where: { $0.condition == id }) {
                        line("if \(isIt) { return \(methodName(setter.event))() }")
                    }
                }
                if !enumeration.changes { line("navigation.fail(\"set\")") }
            }
        }
        if single.isEmpty { return }
        block("\(access)func set(_ condition: KeyPath<\(type), Bool>, _ value: Bool) {") {
            func isIt(_ id: ConditionID) -> CodeText { "condition == \\\(type).\(condition(id))" }
            for id in single where graph.conditions[id].changes {
                let change: CodeText = "navigation.change(\(named(id)), to: value)"
                line("if \(isIt(id)) { return \(change) }")
            }
            let setters = setters.filter { graph.conditions[$0.condition].enumeration == nil }
            for (event, condition, value) in setters {
                let isSo: CodeText = value ? "value" : "!value"
                line("if \(isIt(condition)), \(isSo) { return \(methodName(event))() }")
            }
            if !setters.isEmpty { line("navigation.fail(\"set\")") }
        }
    }

    /// The type whose key paths name the conditions that `set` can be told of.
    func settableType() {
        let settable = settable(factSetters)
        guard !settable.isEmpty else { return }
        lines("\n/// The conditions that `set` can change.")
        block("\(access)struct \(base)Settable {") {
            for id in settable where graph.conditions[id].enumeration == nil {
                line("\(access)let \(condition(id)): Bool")
            }
            for enumeration in settableEnumerations(settable) {
                line("\(access)let \(property(of: enumeration)): \(base)Conditions.\(enumerationType(enumeration))")
            }
        }
    }

    private func settableEnumerations(_ settable: [ConditionID]) -> [Enumeration] {
        graph.enumerations.filter { $0.members.contains(where: settable.contains) }
    }

    private typealias Setter = (event: TransitionID, condition: ConditionID, value: Bool)

    /// The first event of the app for each fact that sets only this. Other facts change on their own.
    private var factSetters: [Setter] {
        var setters: [Setter] = []
        for event in graph.appTransitions where !graph.isIgnored(event) && graph.carried(by: event).isEmpty {
            let alternative = graph.alternatives[graph.transitions[event].firstAlternative]
            guard alternative.next.isNone, alternative.when.isEmpty, alternative.then.isNone, alternative.send.isEmpty,
                alternative.action == .none,
                alternative.sets.count == 1, let set = alternative.sets.first.map({ graph.assignments[$0] }),
                !graph.conditions[set.condition].changes
            else { continue }
            if !setters.contains(where: { $0.condition == set.condition && $0.value == set.value }) {
                setters.append((event, set.condition, set.value))
            }
        }
        return setters
    }
}
