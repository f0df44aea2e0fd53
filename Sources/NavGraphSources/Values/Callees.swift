import NavGraphSwiftCode

/// The declared functions that calls mean.
extension Typing {
    /// The declared functions that a call can mean, including initializers of a type.
    func functions(of call: NodeID) -> [FunctionDeclaration] {
        if let known = callees[call] { return known }
        callees[call] = []
        let found = findFunctions(call)
        callees[call] = found
        return found
    }

    func findFunctions(_ call: NodeID) -> [FunctionDeclaration] {
        let callee = syntax.base(call)
        guard callee >= 0 else { return [] }
        let name = syntax.text(of: call)
        let scope = syntax.scope(of: call)
        var candidates: [FunctionDeclaration]
        switch syntax.kind(callee) {
        case .name:
            if let type = meta(callee) {
                candidates = type.declaration.map { initializers(of: $0) } ?? []
            } else {
                guard program.functions[name] != nil, syntax.binding(of: syntax.name(of: callee), at: callee) == nil
                else { return [] }
                candidates = program.functions(name, around: scope.type)
            }
        case .member:
            let base = syntax.base(callee)
            if base < 0 {
                guard let expected = expectedType(of: call)?.declaration else { return [] }
                candidates = name == "init" ? initializers(of: expected) : program.methods(name, of: expected)
            } else if name == "init" {
                let isSuper = syntax.text(of: base) == "super"
                let owner =
                    isSuper
                    ? scope.type.flatMap { program.ancestors(of: $0).dropFirst().first } : type(of: base)?.declaration
                candidates = owner.map { initializers(of: $0) } ?? []
            } else if let meta = meta(callee), meta.declaration != nil {
                candidates = meta.declaration.map { initializers(of: $0) } ?? []
            } else {
                guard program.functions[name] != nil else { return [] }
                if syntax.kind(base) == .name, syntax.text(of: base) == "super", let type = scope.type {
                    candidates = program.ancestors(of: type).dropFirst().flatMap {
                        $0.functions.filter { $0.name == name }
                    }
                } else if let owner = type(of: base)?.declaration {
                    candidates = program.methods(name, of: owner)
                    if candidates.isEmpty { candidates = program.foreignMethods(name) }
                } else {
                    candidates = program.foreignMethods(name)
                }
            }
        default: return []
        }
        let fitting = candidates.filter { program.arguments(of: call, for: $0.parameters) != nil }
        return fitting.count > 1 ? byTypes(fitting, of: call) : fitting
    }

    func initializers(of type: TypeDeclaration) -> [FunctionDeclaration] {
        for base in program.ancestors(of: type) where type.keyword == .class || base === type {
            let found = base.functions.filter(\.isInit)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Of overloads those that the types of the arguments allow.
    func byTypes(_ functions: [FunctionDeclaration], of call: NodeID) -> [FunctionDeclaration] {
        let allowed = functions.filter { function in
            (program.arguments(of: call, for: function.parameters) ?? []).allSatisfy { node, parameter in
                guard isSimple(node), let given = type(of: node)?.declaration, given.keyword != nil,
                    let wanted = type(function.parameters[parameter].type, around: function.owner)?.declaration,
                    wanted.keyword != nil
                else { return isCase(node, ofParameter: parameter, function) }
                return given === wanted || program.areRelated(given, wanted)
            }
        }
        return allowed.isEmpty ? functions : allowed
    }

    /// Whether an implicit member can be one of the parameter's type.
    func isCase(_ node: NodeID, ofParameter index: Int, _ function: FunctionDeclaration) -> Bool {
        guard let callee = syntax.implicitMember(node),
            let wanted = program.resolve(function.parameters[index].type?.name ?? "", around: function.owner),
            wanted.keyword == .enum
        else { return true }
        let name = syntax.text(of: callee)
        return wanted.cases[name] != nil || wanted.variables[name] != nil
            || wanted.functions.contains { $0.name == name }
    }

    /// Its type does not depend on what is expected of it.
    func isSimple(_ node: NodeID) -> Bool {
        [.name, .member, .call, .index, .cast].contains(syntax.kind(node)) && syntax.implicitMember(node) == nil
    }
}
