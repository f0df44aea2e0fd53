import NavGraphModel
import NavGraphSyntax

/// What happens when something that is opened ends.
extension SwiftEmitter {
    /// Makes the ending of what an alternative opens; the number of its variable, or `nil` where none is needed: nothing
    /// is handled, and no flow is opened that could be finished.
    mutating func put(endingOf id: AlternativeID, _ context: Context, _ endings: inout Int) -> Int? {
        let it = graph.alternatives[id]
        var flow: Symbol?
        if let target = it.target.flow, it.action != .root || !it.firstHandler.isNone,
            !graph.flows[target].outcomes.isEmpty
        {
            flow = graph.flows[target].qualifiedName
        }
        guard flow != nil || !it.firstHandler.isNone else { return nil }
        endings += 1
        put("let ")
        put(ending: endings)
        put(" = ")
        put(appType: "Ending(")
        if let flow = flow ?? it.target.flow.map({ graph.flows[$0].qualifiedName }) {
            put("of: ")
            put(literal: flow)
        }
        code.end(")")
        for handler in graph.handlers(of: id) { put(handler, of: id, endings, context) }
        return endings
    }

    mutating func put(ending number: Int) {
        put("ending")
        if number > 1 { code.put(string: String(number)) }
    }

    private mutating func put(_ handler: HandlerID, of id: AlternativeID, _ ending: Int, _ context: Context) {
        let it = graph.handlers[handler]
        let params = it.outcome.map { graph.outcomes[$0].params } ?? IDRange()
        if it.isClosed, it.kind == .close { return }
        put(ending: ending)
        if it.kind == .close {
            put(".close(")
            put(literal: it.name)
            return code.end(")")
        }
        var inner = context
        inner.isInHandler = true
        inner.scope.payload = params.count > 1 ? .members : .variables
        // Routers hold endings, so endings must not hold routers.
        let capture: StaticString = opensSomething(handler) ? "[unowned self] " : ""
        if it.isClosed {
            put(".closed = { ")
            put(capture)
            code.open("step in")
        } else {
            put(".on(")
            put(literal: it.name)
            if params.isEmpty {
                put(") { ")
                put(capture)
                code.open("step in")
            } else {
                put(", as: ")
                put(valueType: params)
                put(".self) { ")
                put(capture)
                if params.count == 1 { put(variable: graph.params[params[0]].name) } else { put("values") }
                code.open(", step in")
            }
        }
        if it.kind == .message {
            put(send: messages(of: handler, in: id), inner) { [owner = graph.owner(of: id)] in
                $0.messageArguments(of: handler, of: owner, message: $1)
            }
        } else {
            put(alternatives: it.firstAlternative, inner)
        }
        code.close()
    }

    /// Whether the code of a handler asks its router for a screen.
    private func opensSomething(_ handler: HandlerID) -> Bool {
        graph.alternatives(of: handler).contains { first in
            var id = first
            while !id.isNone {
                let it = graph.alternatives[id]
                if it.action.opens, it.action != .push || isStackable(it.target) { return true }
                id = it.then
            }
            return false
        }
    }
}
