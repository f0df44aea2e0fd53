import NavGraphSwiftCode

/// What members and calls give. SOURCES 4.4 to 4.7.
extension Values {
    func valueOfMember(_ node: NodeID) -> Value {
        let base = syntax.base(node)
        let name = syntax.text(of: node)
        if base < 0 { return typing.type(of: node)?.declaration.map { member(name, of: $0, node) } ?? .none }
        let owner = typing.type(of: base)
        if let owner, owner.isMeta, let type = owner.declaration {
            if name == "init" || name == "self" { return name == "init" ? made(type) : .none }
            return member(name, of: type, node)
        }
        let own = value(of: base)
        if let type = owner?.declaration, owner?.isCollection == false {
            let variable =
                program.variable(name, of: type)
                ?? (type.keyword == .protocol
                    ? (program.heirs[type.number] ?? []).lazy.compactMap { $0.variables[name] }.first : nil)
            if let variable {
                if let type = variable.type, Self.plain.contains(type.name), !type.isClosure { return .none }
                let found = substitute(
                    value(of: variable), receiver: own, of: program.bodyOf[ObjectIdentifier(variable)])
                if found.isKnown || own.slots.isEmpty && own.choices.isEmpty { return found }
            }
        }
        if syntax.kind(base) == .name, syntax.text(of: base) == "self" { return .none }
        if !own.coordinators.isEmpty { return own }
        return own.slots.isEmpty && own.choices.isEmpty && !["first", "last", "wrappedValue"].contains(name)
            ? .none : own
    }

    func member(_ name: String, of type: TypeDeclaration, _ node: NodeID) -> Value {
        var result = Value()
        if type.cases[name] != nil {
            result.cases = [Value.Case(type: type.number, name: name, node: typing.outermost(node))]
        } else if let variable = program.variable(name, of: type) {
            result = value(of: variable)
            if !result.isKnown || variable.type?.name == type.simpleName {
                result.cases = [Value.Case(type: type.number, name: name, node: typing.outermost(node))]
            }
        }
        return result
    }

    func made(_ type: TypeDeclaration) -> Value {
        program.kind(of: type).isScreen ? Value(screen: program.screen(of: type.name)) : .none
    }

    static let passing: Set = [
        "sorted", "filter", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "first", "last", "enumerated",
    ]

    func valueOfCall(_ node: NodeID) -> Value {
        let callee = syntax.base(node)
        guard callee >= 0 else { return .none }
        let name = syntax.text(of: node)
        let base = syntax.receiver(of: node) ?? .none
        if let type = typing.type(of: callee), type.isMeta { return construct(type, node) }
        if name == "init", base >= 0, let type = typing.type(of: base), type.isMeta { return construct(type, node) }
        if syntax.kind(callee) == .name, syntax.file(of: callee).isCapital(Int(syntax.nodes[callee].token)) {
            return construct(StaticType(name: name), node)
        }
        if name.hasPrefix("instantiate") {
            let scene = self.scene(node, base)
            if scene.isKnown { return scene }
        }
        let functions = typing.functions(of: node)
        if !functions.isEmpty {
            var result = Value()
            for function in functions.prefix(4) { result.add(self.result(of: function, for: node, base)) }
            if result.isKnown { return result }
            return base >= 0 && functions.allSatisfy({ $0.result?.name == "View" }) ? value(of: base) : .none
        }
        guard base >= 0 else {
            if syntax.kind(callee) == .member {
                // `.name(…)`
                return typing.type(of: callee)?.declaration.map { member(name, of: $0, callee) } ?? .none
            }
            return value(of: callee)
        }
        if name == "map" || name == "compactMap" || name == "flatMap" {
            let mapped = self.mapped(node, base)
            return mapped.isKnown ? mapped : value(of: base)
        }
        let own = value(of: base)
        if Self.passing.contains(name) { return own }
        if let owner = typing.type(of: base) {
            if owner.isMeta, let type = owner.declaration {
                if type.cases[name] != nil { return member(name, of: type, callee) }
                // `X.make()` of no source, or of a protocol that is not seen to be X's.
                let all = program.functions[name] ?? []
                return all.isEmpty || all.contains { $0.result?.name == "Self" } ? made(type) : .none
            }
            if let type = owner.declaration, let variable = program.variable(name, of: type) {
                return value(of: variable)
            }
        }
        // A modifier.
        return own.slots.isEmpty && own.screens.contains { program.kind(of: $0) != .view } ? .none : own
    }

    func mapped(_ node: NodeID, _ base: NodeID) -> Value {
        guard let argument = syntax.parts(of: node).first.map({ Int($0.node) }) else { return .none }
        guard syntax.kind(argument) == .closure else { return valueOfReference(argument) }
        var result = value(of: argument)
        let slot = Slot.closureParameter(argument, 0)
        if result.slots.contains(slot) {
            result.slots.removeAll { $0 == slot }
            result.add(value(of: base).inStack(result.isInStack))
        }
        return result
    }

    func valueOfReference(_ node: NodeID) -> Value {
        let known = value(of: node)
        if known.isKnown { return known }
        let name = syntax.text(of: node)
        guard program.functions[name] != nil else { return known }
        let type: TypeDeclaration?
        switch syntax.kind(node) {
        case .name: type = syntax.scope(of: node).type
        case .member: type = typing.type(of: syntax.base(node))?.declaration
        default: return known
        }
        let found = program.functions(name, around: type)
        return found.count == 1 ? result(of: found[0]) : known
    }

    /// What a function returns; its parameters are slots.
    func result(of function: FunctionDeclaration) -> Value {
        once(function) {
            let type = typing.type(function.result, around: function.owner)
            if let screen = screen(of: type), function.result?.isClosure == false { return Value(screen: screen) }
            if function.result == nil { return .none }
            let result = program.root(of: function).map { content(of: $0).fromElsewhere } ?? .none
            if !result.isKnown, let declaration = type?.declaration { return only(declaration) }
            return result
        }
    }

    func result(of function: FunctionDeclaration, for call: NodeID, _ base: NodeID) -> Value {
        if function.result?.name == "Self", base >= 0 {
            let owner = typing.type(of: base)
            if let type = owner?.declaration, owner?.isMeta ?? false, program.kind(of: type).isScreen {
                return made(type)
            }
            return value(of: base)
        }
        let result = self.result(of: function)
        guard !result.slots.isEmpty || !result.choices.isEmpty else { return result }
        let arguments = given(function, by: call)
        return substitute(
            result, receiver: base >= 0 ? value(of: base) : nil, of: program.bodyOf[ObjectIdentifier(function)],
            arguments)
    }

    /// The values of a call's arguments by slot, and those of parameters that it leaves out.
    func given(_ function: FunctionDeclaration, by call: NodeID) -> [Slot: Value] {
        var result: [Slot: Value] = [:]
        for (argument, index) in program.arguments(of: call, for: function.parameters) ?? [] {
            result[.parameter(ObjectIdentifier(function), index), default: .none].add(valueOfReference(argument))
        }
        return result
    }

    func substitute(
        _ value: Value, receiver: Value? = nil, of body: Int? = nil, _ given: [Slot: Value] = [:]
    ) -> Value {
        guard !value.slots.isEmpty || !value.choices.isEmpty else { return value }
        var all = given
        if let body, let receiver { all[.receiver(body: body)] = receiver }
        var result = value
        result.slots = []
        result.choices = []
        for slot in value.slots {
            if let found = all[slot] { result.add(found) } else { result.slots.append(slot) }
        }
        for choice in value.choices {
            guard let subject = all[choice.subject] else {
                result.choices.append(choice)
                continue
            }
            for one in subject.cases { result.add(self.value(of: choice.node, for: one)) }
            for slot in subject.slots { result.choices.append(Value.Choice(node: choice.node, subject: slot)) }
            if subject.cases.isEmpty, subject.slots.isEmpty { result.choices.append(choice) }
        }
        return result.inStack(value.isInStack)
    }

    /// What a `switch` leads to for a known case.
    func value(of choice: NodeID, for one: Value.Case) -> Value {
        var result = Value()
        for arm in syntax.parts(of: choice) {
            guard let pattern = syntax.patterns[Int(arm.node)],
                pattern.cases.contains(where: { text($0) == one.name })
            else { continue }
            result.add(value(ofArm: Int(arm.node)))
        }
        return substitute(result, payload(of: one))
    }

    /// What a case carries: the arguments that it is made with, and its defaults.
    func payload(of one: Value.Case) -> [Slot: Value] {
        let type = program.order[one.type]
        guard one.node >= 0, let parameters = type.cases[one.name] else { return [:] }
        var result: [Slot: Value] = [:]
        var given: Set<Int> = []
        if syntax.kind(one.node) == .call {
            for (argument, index) in program.arguments(of: one.node, for: parameters) ?? [] {
                given.insert(index)
                result[.payload(one.type, one.name, index), default: .none].add(value(of: argument))
            }
        }
        for (index, parameter) in parameters.enumerated() where !given.contains(index) {
            guard let initial = parameter.initial, initial.upper - initial.lower >= 2,
                let owner = program.resolve(parameter.type?.name ?? "", around: type)
            else { continue }
            let file = syntax.files[initial.file]
            let name = file.text(initial.lower) == "." ? initial.lower + 1 : initial.lower + 2
            var value = Value()
            if owner.cases[file.text(name)] != nil {
                value.cases = [Value.Case(type: owner.number, name: file.text(name), node: .none)]
            }
            result[.payload(one.type, one.name, index)] = value
        }
        return result
    }
}
