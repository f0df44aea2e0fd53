import NavGraphSwiftCode

/// The types that places ask for.
extension Typing {
    /// The type that the place of an expression asks for.
    func expectedType(of node: NodeID) -> StaticType? {
        var node = node
        while true {
            let parent = syntax.parent(node)
            guard parent >= 0 else { return nil }
            switch syntax.kind(parent) {
            case .either, .tuple, .branch, .choice, .arm, .block: node = parent
            case .list: return expectedType(of: parent).map(\.element)
            case .call: return syntax.base(parent) == node ? nil : expectedType(ofArgument: node, in: parent)
            case .assignment: return syntax.base(parent) == node ? nil : type(of: syntax.base(parent))
            case .declaration: return type(syntax.annotations[parent]?.first, around: syntax.scope(of: node).type)
            case .result: return resultType(around: parent)
            case .closure: return syntax.parts(of: parent).count == 1 ? expectedType(of: parent).map(\.result) : nil
            default: return nil
            }
            if syntax.parent(node) < 0 {
                // A body of one expression.
                return syntax.parts(of: node).count == 1 ? resultType(around: node) : nil
            }
        }
    }

    func resultType(around node: NodeID) -> StaticType? {
        let closure = Int(program.closureAround[node])
        if closure >= 0 { return expectedType(of: closure).map(\.result) }
        let scope = syntax.scope(of: node)
        if let function = scope.function {
            if function.result?.name == "Self" { return scope.type.map { StaticType(name: $0.name, declaration: $0) } }
            return type(function.result, around: function.owner)
        }
        return scope.variable.flatMap { type($0.type, around: $0.owner) }
    }

    func expectedType(ofArgument node: NodeID, in call: NodeID) -> StaticType? {
        let arguments = syntax.parts(of: call)
        guard let position = arguments.firstIndex(where: { Int($0.node) == node }) else { return nil }
        let index = position - arguments.startIndex
        let callee = syntax.base(call)
        let owner = syntax.base(ofMember: callee).flatMap { type(of: $0) }
        for function in functions(of: call) {
            guard let parameters = program.arguments(of: call, for: function.parameters) else { continue }
            let made = function.isInit ? meta(callee) : owner
            return type(function.parameters[parameters[index].index].type, around: function.owner, given: given(made))
        }
        guard callee >= 0 else { return nil }
        let name = syntax.text(of: call)
        if let type = type(of: callee) {
            if let parameters = type.parameters { return index < parameters.count ? parameters[index] : nil }
            if let declaration = type.declaration {
                if type.isMeta {
                    // The initializer that a struct has for its properties.
                    let label = argumentLabel(arguments[position], of: declaration)
                    return declaration.variables[label].flatMap { self.type(of: $0, on: type) }
                }
                if let payload = declaration.cases[name], index < payload.count {
                    return self.type(payload[index].type, around: declaration)
                }
            }
        }
        if let owner, owner.isCollection, ["append", "insert", "contains", "firstIndex", "push"].contains(name) {
            return owner.element
        }
        return nil
    }

    /// Of a trailing closure the name of the property that it is given to.
    func argumentLabel(_ argument: Child, of type: TypeDeclaration) -> String {
        if argument.label != .none || !argument.isTrailing { return program.names.text(argument.label) }
        return type.variables.values.filter { ($0.type?.isClosure ?? false) && $0.initial == nil && $0.body == nil }
            .max { $0.place < $1.place }?.name ?? ""
    }
}
