import NavGraphModel
import NavGraphSyntax

/// Where the values that an argument can name are found, at one place of the emitted code.
struct Scope {
    /// What the event or outcome carries.
    enum Payload {
        case variables
        /// Members of the variable `values`.
        case members
    }
    var payload = Payload.variables
    /// Params of the owner that the payload of the event, or of an outcome on the way, would hide, and the variables that
    /// they are in.
    var hidden: [Symbol: String] = [:]
}

extension SwiftEmitter {
    /// `note: note, id: 1`.
    func arguments(_ given: [GivenArgument], in scope: Scope) -> CodeText {
        given.list { "\(argument(graph.params[$0.param].name)): \(value($0, in: scope))" }
    }

    /// A list behind something else: with a comma before it, if there is anything in it.
    func further(_ list: CodeText) -> CodeText { list.isEmpty ? "" : ", \(list)" }

    /// The target requires no values: its params have defaults.
    func omittedArguments(_ params: IDRange<ParamID>) -> CodeText {
        params.list { "\(argument(graph.params[$0].name)): \(omittedValue($0))" }
    }

    func value(_ given: GivenArgument, in scope: Scope) -> CodeText {
        given.source == .omitted ? omittedValue(given.param) : value(given.source, in: scope)
    }

    func value(_ source: GivenArgument.Source, in scope: Scope) -> CodeText {
        switch source {
        case .payload(let path):
            return switch scope.payload {
            case .members: "values.\(pathAs(path) { "\(identifier($0))" })"
            case .variables: pathAs(path) { "\(variable($0))" }
            }
        case .owner(let path):
            code.useMethod()
            return pathAs(path) { ownerVariable($0, in: scope) }
        case .text(let text): return "\(literal(text))"
        case .literal(let literal): return "\(text(literal))"
        case .omitted: return ""
        }
    }

    func omittedValue(_ param: ParamID) -> CodeText {
        let value = graph.params[param].defaultValue
        return value.isEmpty ? "nil" : "\(text(value))"
    }

    func ownerVariable(_ name: Symbol, in scope: Scope) -> CodeText {
        scope.hidden[name].map { CodeText($0) } ?? "\(variable(name))"
    }

    func ownerLabel(_ name: Symbol, in scope: Scope) -> CodeText {
        scope.hidden[name].map { CodeText($0) } ?? "\(names.variableArgument(name))"
    }

    /// What the code of a transition sees, whose owner has the params `owned` that it uses.
    func scope(of transition: TransitionID, _ carried: [CarriedValue], _ owned: [ParamID]) -> Scope {
        var scope = Scope()
        guard !owned.isEmpty else { return scope }
        let names = carriedNames(of: transition, carried)
        let own = owned.map { graph.params[$0].name }
        func variable(_ name: Symbol) -> String { graph.text[name] + (self.names.isReserved(name) ? "_" : "") }
        var taken = Set(names.union(own).map(variable))
        for name in own where names.contains(name) {
            scope.hidden[name] = free(variable(name) + "OfOwner", &taken)
        }
        return scope
    }

    /// `note.id`: the first name as `spelling` has it, the members as they are.
    private func pathAs(_ path: Symbol, _ spelling: (Symbol) -> CodeText) -> CodeText {
        guard let base = base(of: path) else { return spelling(path) }
        let text = graph.text[path]
        return "\(spelling(base))\(String(text[(text.firstIndex(of: ".") ?? text.endIndex)...]))"
    }

    /// The name whose members a path goes on to; `nil` where it has none.
    func base(of path: Symbol) -> Symbol? {
        graph.text.withUTF8(of: path) { text in
            text.firstIndex(of: UInt8(ascii: ".")).flatMap { graph.text.find(text[..<$0]) }
        }
    }

    /// The params of its owner that a transition uses, in `then` and handlers too, in the order in which the owner has
    /// them.
    func ownerParams(of transition: TransitionID) -> [ParamID] {
        let owned = graph.params(of: graph.transitions[transition].owner)
        guard !owned.isEmpty else { return [] }
        var used: Set<Symbol> = []
        for id in graph.partsWithin(graph.alternatives(of: transition)) {
            var given = graph.arguments(of: id)
            if case .owner(let path)? = graph.openedURL(of: id) { used.insert(base(of: path) ?? path) }
            for message in messages(sentBy: id) { given += graph.messageArguments(of: id, message: message) }
            for handler in graph.handlers(of: id) {
                for message in messages(of: handler, in: id) {
                    given += graph.messageArguments(of: handler, of: graph.owner(of: id), message: message)
                }
            }
            for case .owner(let path) in given.map(\.source) { used.insert(base(of: path) ?? path) }
        }
        return owned.filter { used.contains(graph.params[$0].name) }
    }

    /// Names that are variables somewhere in a transition's code: what the event carries, and the lone value of an
    /// outcome that it handles.
    private func carriedNames(of transition: TransitionID, _ carried: [CarriedValue]) -> Set<Symbol> {
        let handlers = graph.partsWithin(graph.alternatives(of: transition)).flatMap { graph.handlers(of: $0) }
        let values = handlers.compactMap { graph.handlers[$0].outcome }.map { graph.outcomes[$0].params }
        return Set(carried.map(\.name) + values.filter { $0.count == 1 }.map { graph.params[$0[0]].name })
    }
}

// MARK: - What comes with an outcome

extension SwiftEmitter {
    /// The type of what comes with an outcome, in an expression: that of its lone param, or a tuple.
    func valueType(_ params: IDRange<ParamID>) -> CodeText {
        if params.count == 1 {
            let type = graph.params[params[0]].type
            return names.isOneName(type) ? "\(text(type))" : "(\(names.typeInExpression(type)))"
        }
        let members = params.list {
            "\(argument(graph.params[$0].name)): \(names.typeInExpression(graph.params[$0].type))"
        }
        return "(\(members))"
    }

    func outcomeValue(_ given: [GivenArgument], in scope: Scope) -> CodeText {
        given.count == 1 ? value(given[0], in: scope) : "(\(arguments(given, in: scope)))"
    }
}
