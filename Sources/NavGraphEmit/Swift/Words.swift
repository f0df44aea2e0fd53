import NavGraphModel
import NavGraphSyntax

/// The map at the head of a router: what each transition does, in words, as one would see it in a storyboard.
///
///     basket
///         checkout → when loggedIn → present checkout as fullScreen
///             paid → present orderPlaced
extension SwiftEmitter {
    /// The lines of a screen or flow and its transitions.
    mutating func put(mapOf name: Symbol, _ transitions: some Sequence<TransitionID>) {
        put(mapLine: 0)
        put(text: name)
        code.end()
        for transition in transitions {
            let it = graph.transitions[transition]
            put(mapOf: it.firstAlternative, 1) { $0.put(text: it.name) }
        }
    }

    /// The lines of what the app begins with.
    mutating func put(mapOfEntry entry: AlternativeID) { put(mapOf: entry, 0) { $0.put("launch") } }

    private mutating func put(mapLine depth: Int) {
        put("///     ")
        for _ in 0..<depth { put("    ") }
    }

    private mutating func put(mapOf first: AlternativeID, _ depth: Int, _ label: (inout SwiftEmitter) -> Void) {
        put(mapLine: depth)
        label(&self)
        var depth = depth
        let isList = !graph.alternatives[first].next.isNone
        if isList {
            code.end()
            depth += 1
        } else {
            put(" → ")
        }
        var id = first
        while !id.isNone {
            let it = graph.alternatives[id]
            if isList { put(mapLine: depth) }
            put(conditionsOf: it, isList: isList)
            put(phrasesFrom: id)
            code.end()
            var part = id
            while !part.isNone {
                put(mapOfHandlersOf: part, depth + 1)
                part = graph.alternatives[part].then
            }
            id = it.next
        }
    }

    private mutating func put(mapOfHandlersOf id: AlternativeID, _ depth: Int) {
        for handler in graph.handlers(of: id) {
            let it = graph.handlers[handler]
            if it.kind == .alternatives {
                put(mapOf: it.firstAlternative, depth) { $0.put(text: it.name) }
            } else {
                put(mapLine: depth)
                put(text: it.name)
                put(" → ")
                if it.kind == .message {
                    put("send ")
                    put(text: it.message)
                } else {
                    put("close")
                }
                code.end()
            }
        }
    }

    private mutating func put(conditionsOf it: Alternative, isList: Bool) {
        guard !it.when.isEmpty else {
            if isList { put("else → ") }
            return
        }
        put("when ")
        for (index, literal) in it.when.enumerated() {
            if index > 0 { put(" and ") }
            if graph.literals[literal].isNegated { put("not ") }
            put(text: graph.conditions[graph.literals[literal].condition].qualifiedName)
        }
        put(" → ")
    }

    private mutating func put(phrasesFrom first: AlternativeID) {
        var id = first
        while !id.isNone {
            if id != first { put(", then ") }
            put(phrasesOf: graph.alternatives[id])
            id = graph.alternatives[id].then
        }
    }

    private mutating func put(phrasesOf it: Alternative) {
        var isFirst = true
        for assignment in it.sets {
            put(
                isFirst
                    ? (graph.assignments[assignment].value ? "set " : "clear ")
                    : (graph.assignments[assignment].value ? ", set " : ", clear "))
            isFirst = false
            put(text: graph.conditions[graph.assignments[assignment].condition].qualifiedName)
        }
        if it.action != .none {
            if !isFirst { put(", ") }
            isFirst = false
            put(actionOf: it)
        }
        if !it.send.isEmpty {
            put(isFirst ? "send " : ", send ")
            put(text: it.send)
        }
    }

    private mutating func put(actionOf it: Alternative) {
        switch it.action {
        case .none: break
        case .push: put("push ")
        case .present: put("present ")
        case .replace: put("replace by ")
        case .root: put("root ")
        case .select: put("select ")
        case .show: put("show ")
        case .popBack: put("go back")
        case .popToRoot: put("pop to the root")
        case .popTo: put("pop to ")
        case .dismissTop: put("dismiss")
        case .dismissAll: put("dismiss all")
        case .finish: put("finish with ")
        case .open: put("open ")
        }
        if !it.target.isNone { put(text: name(of: it.target)) }
        switch it.action {
        case .finish: put(text: it.operand)
        case .open: code.putDocumentationWord(graph.text[it.operand])
        case .present:
            if it.style != .sheet {
                put(" as ")
                code.put(string: it.style.rawValue)
            }
        case .show:
            put(" in ")
            put(text: name(of: it.column))
        default: break
        }
    }

    func name(of reference: Reference) -> Symbol {
        switch reference.target {
        case .screen(let screen): graph.screens[screen].qualifiedName
        case .flow(let flow): graph.flows[flow].qualifiedName
        case .none, .unresolved: .none
        }
    }
}
