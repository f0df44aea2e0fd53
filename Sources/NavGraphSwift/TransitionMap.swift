import NavGraphModel
import NavGraphSyntax

/// The map at the head of a router: what each transition does, in words, as one would see it in a storyboard.
///
///     basket
///         checkout → when loggedIn → present checkout as fullScreen
///             paid → present orderPlaced
extension SwiftEmitter {
    /// The lines of a screen or flow and its transitions.
    func transitionMap(_ name: Symbol, _ transitions: some Sequence<TransitionID>) {
        mapLine(0, "\(text(name))")
        for transition in transitions {
            let fired = graph.transitions[transition]
            mapLines(of: "\(text(fired.name))", from: fired.firstAlternative, at: 1)
        }
    }

    func entryMap() { mapLines(of: "launch", from: graph.entry, at: 0) }

    private func mapLine(_ depth: Int, _ text: CodeText) {
        line("///     \(String(repeating: "    ", count: depth))\(text)")
    }

    /// One line where there is one alternative; else one for each, below their event.
    private func mapLines(of event: CodeText, from first: AlternativeID, at depth: Int) {
        if first.isNone { return mapLine(depth, "\(event) → ignored") }
        let isList = !graph.alternatives[first].next.isNone
        if isList { mapLine(depth, event) }
        let depth = isList ? depth + 1 : depth
        var id = first
        while !id.isNone {
            let alternative = graph.alternatives[id]
            let when = conditionWords(alternative, isList: isList)
            mapLine(depth, isList ? "\(when)\(words(from: id))" : "\(event) → \(when)\(words(from: id))")
            for handler in graph.parts(of: id).flatMap({ graph.handlers(of: $0) }) {
                handlerLines(depth + 1, graph.handlers[handler])
            }
            id = alternative.next
        }
    }

    private func handlerLines(_ depth: Int, _ it: Handler) {
        switch it.kind {
        case .alternatives: mapLines(of: "\(text(it.name))", from: it.firstAlternative, at: depth)
        case .message: mapLine(depth, "\(text(it.name)) → send \(text(it.message))")
        case .close: mapLine(depth, "\(text(it.name)) → close")
        }
    }

    private func conditionWords(_ it: Alternative, isList: Bool) -> CodeText {
        guard !it.when.isEmpty else { return isList ? "else → " : "" }
        return "when \(conditionNames(it.when)) → "
    }

    /// `loggedIn and not member`.
    func conditionNames(_ when: IDRange<LiteralID>) -> CodeText {
        when.list(separator: " and ") {
            let literal = graph.literals[$0]
            return "\("not ", if: literal.isNegated)\(text(graph.conditions[literal.condition].qualifiedName))"
        }
    }

    /// An alternative and its `then`s.
    private func words(from first: AlternativeID) -> CodeText {
        graph.parts(of: first).list(separator: ", then ") { words(for: graph.alternatives[$0]) }
    }

    private func words(for it: Alternative) -> CodeText {
        var parts = it.sets.map { id -> CodeText in
            let assignment = graph.assignments[id]
            let condition = text(graph.conditions[assignment.condition].qualifiedName)
            return assignment.value ? "set \(condition)" : "clear \(condition)"
        }
        if it.action != .none { parts.append(actionWords(it)) }
        if !it.send.isEmpty { parts.append("send \(text(it.send))") }
        return parts.list { $0 }
    }
}
