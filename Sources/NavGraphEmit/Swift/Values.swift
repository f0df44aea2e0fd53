import NavGraphModel
import NavGraphSyntax

/// Where the values that an argument can name are found, at one place of the emitted code.
struct Scope {
    /// What the event or outcome carries.
    enum Payload {
        /// Variables of the same names.
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
    /// `(note: note, id: 1)`, after what stands first in the list.
    mutating func put(_ arguments: [GivenArgument], in scope: Scope, after isFirst: Bool) {
        var isFirst = isFirst
        for argument in arguments {
            if !isFirst { code.put(", ") }
            isFirst = false
            put(argumentLabel: graph.params[argument.param].name)
            put(argument, in: scope)
        }
    }

    /// The value of one argument.
    mutating func put(_ argument: GivenArgument, in scope: Scope) {
        switch argument.source {
        case .payload(let path):
            if case .members = scope.payload {
                code.put("values.")
                put(path: path) { $0.put(identifier: $1) }
            } else {
                put(path: path) { $0.put(variable: $1) }
            }
        case .owner(let path): put(path: path) { $0.put(ownerVariable: $1, in: scope) }
        case .text(let text): put(literal: text)
        case .literal(let literal): put(text: literal)
        case .omitted:
            let value = graph.params[argument.param].defaultValue
            if value.isEmpty { code.put("nil") } else { put(text: value) }
        }
    }

    /// A param of the owner as a variable.
    mutating func put(ownerVariable name: Symbol, in scope: Scope) {
        if let variable = scope.hidden[name] { code.put(string: variable) } else { put(variable: name) }
    }

    /// The same as the label of an argument.
    mutating func put(ownerLabel name: Symbol, in scope: Scope) {
        guard let variable = scope.hidden[name] else { return put(labelOfVariable: name) }
        code.put(string: variable)
        code.put(": ")
    }

    /// What the code of a transition sees, whose owner has the params `owned` that it uses.
    func scope(of transition: TransitionID, _ carried: [CarriedValue], _ owned: [ParamID]) -> Scope {
        var scope = Scope()
        guard !owned.isEmpty else { return scope }
        let names = carriedNames(of: transition, carried)
        let own = owned.map { graph.params[$0].name }
        var taken = Set((names.union(own)).map(variable))
        for name in own where names.contains(name) {
            var variable = variable(name) + "OfOwner"
            while !taken.insert(variable).inserted { variable += "_" }
            scope.hidden[name] = variable
        }
        return scope
    }

    /// `note.id`: the first name by `name`, the members as they are.
    private mutating func put(path: Symbol, _ name: (inout SwiftEmitter, Symbol) -> Void) {
        let base = base(of: path)
        name(&self, base ?? path)
        guard base != nil else { return }
        graph.text.withUTF8(of: path) { text in
            if let dot = text.firstIndex(of: UInt8(ascii: ".")) { code.put(text[dot...]) }
        }
    }

    /// The name whose members a path goes on to; `nil` where it has none.
    private func base(of path: Symbol) -> Symbol? {
        graph.text.withUTF8(of: path) { text in
            text.firstIndex(of: UInt8(ascii: ".")).flatMap {
                graph.text.find(UnsafeBufferPointer(rebasing: text[..<$0]))
            }
        }
    }

    /// The params of its owner that a transition uses, in `then` and handlers too, in the order in which the owner has
    /// them.
    func ownerParams(of transition: TransitionID) -> [ParamID] {
        let owned = graph.params(of: graph.transitions[transition].owner)
        guard !owned.isEmpty else { return [] }
        var used: Set<Symbol> = []
        for alternative in graph.alternatives(of: transition) { collectOwnerParams(of: alternative, into: &used) }
        return owned.filter { used.contains(graph.params[$0].name) }
    }

    private func collectOwnerParams(of first: AlternativeID, into used: inout Set<Symbol>) {
        var id = first
        while !id.isNone {
            var given = graph.arguments(of: id)
            for message in messages(sentBy: id) { given += graph.messageArguments(of: id, message: message) }
            for handler in graph.handlers(of: id) {
                for message in messages(of: handler, in: id) {
                    given += graph.messageArguments(of: handler, of: graph.owner(of: id), message: message)
                }
                for alternative in graph.alternatives(of: handler) {
                    collectOwnerParams(of: alternative, into: &used)
                }
            }
            for argument in given {
                if case .owner(let path) = argument.source { used.insert(base(of: path) ?? path) }
            }
            id = graph.alternatives[id].then
        }
    }

    /// Names that are variables somewhere in a transition's code: what the event carries, and the lone value of an
    /// outcome that it handles.
    func carriedNames(of transition: TransitionID, _ carried: [CarriedValue]) -> Set<Symbol> {
        var names = Set(carried.map(\.name))
        for alternative in graph.alternatives(of: transition) { collectHandled(of: alternative, into: &names) }
        return names
    }

    private func collectHandled(of first: AlternativeID, into names: inout Set<Symbol>) {
        var id = first
        while !id.isNone {
            for handler in graph.handlers(of: id) {
                if let outcome = graph.handlers[handler].outcome, graph.outcomes[outcome].params.count == 1 {
                    names.insert(graph.params[graph.outcomes[outcome].params[0]].name)
                }
                for alternative in graph.alternatives(of: handler) { collectHandled(of: alternative, into: &names) }
            }
            id = graph.alternatives[id].then
        }
    }
}

// MARK: - What comes with an outcome

extension SwiftEmitter {
    /// The type of what comes with an outcome, in an expression: that of its lone param, or a tuple.
    mutating func put(valueType params: IDRange<ParamID>) {
        if params.count == 1, isPlainName(graph.params[params[0]].type) {
            return put(text: graph.params[params[0]].type)
        }
        code.put("(")
        for (index, param) in params.enumerated() {
            if index > 0 { code.put(", ") }
            if params.count > 1 { put(argumentLabel: graph.params[param].name) }
            put(typeInExpression: graph.params[param].type)
        }
        code.put(")")
    }

    private func isPlainName(_ type: Symbol) -> Bool {
        graph.text.withUTF8(of: type) { text in
            text.allSatisfy {
                $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "_")
            }
        }
    }

    /// What comes with an outcome, from arguments for its params.
    mutating func put(value arguments: [GivenArgument], in scope: Scope) {
        if arguments.count == 1 { return put(arguments[0], in: scope) }
        code.put("(")
        put(arguments, in: scope, after: true)
        code.put(")")
    }
}
