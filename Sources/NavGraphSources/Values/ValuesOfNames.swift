import NavGraphSwiftCode

/// What names stand for: locals, parameters, properties. SOURCES 4.3.
extension Values {
    func valueOfName(_ node: NodeID) -> Value {
        let name = typing.plainName(node)
        let spelled = text(name)
        let scope = syntax.scope(of: node)
        if spelled == "self" {
            if let type = scope.type, program.kind(of: type).isScreen { return made(type) }
            if let type = scope.type, program.isCoordinator(type) { return Value(coordinator: type) }
            return Value(slot: .receiver(body: Int(syntax.nodes[node].body)))
        }
        if let binding = syntax.binding(of: name, at: node) { return value(of: binding, named: name, at: node) }
        if let (closure, index) = shorthand(node) {
            return handedIn(typing.type(of: node), .closureParameter(closure, index))
        }
        if let (function, index) = typing.parameter(spelled, at: node) {
            let parameter = function.parameters[index]
            let isGeneric = parameter.type.map { function.generics.contains($0.name) } ?? false
            let type = isGeneric ? nil : typing.type(of: node)
            return handedIn(type, .parameter(ObjectIdentifier(function), index))
        }
        if let variable = property(spelled, at: node) {
            let found = value(of: variable)
            guard found.isEmpty, isStack(typing.type(of: node)) else { return found }
            // A stack that the same body fills.
            var filled = Value()
            for (place, shown) in Self.fillings(of: name, program)
            where syntax.nodes[place].body == syntax.nodes[node].body { filled.add(value(of: shown)) }
            return filled.inStack()
        }
        if let global = program.globals[spelled] { return value(of: global) }
        return .none
    }

    func isStack(_ type: StaticType?) -> Bool {
        type?.name == "UINavigationController"
            || type?.declaration.map { program.kind(of: $0) == .stackController } ?? false
    }

    /// What comes from elsewhere is what its type says, or all that it gets.
    func handedIn(_ type: StaticType?, _ slot: Slot) -> Value {
        if let screen = screen(of: type) { return Value(screen: screen) }
        if let type, Self.plain.contains(type.name) { return .none }
        var result = Value(slot: slot)
        if let declaration = type?.declaration, program.isCoordinator(declaration) {
            result.add(Value(coordinator: declaration))
        }
        return result
    }

    func value(of binding: Binding, named name: NameID, at node: NodeID) -> Value {
        switch binding.origin {
        case .local(let declaration):
            if let type = syntax.annotations[declaration]?.first,
                let screen = screen(of: typing.type(type, around: syntax.scope(of: node).type))
            {
                return Value(screen: screen)
            }
            let initial = value(of: syntax.base(declaration))
            return initial.isKnown ? initial : assigned(to: name, inBodyOf: declaration)
        case .element(let sequence): return value(of: sequence)
        case .closure(let closure, let index):
            return handedIn(typing.type(of: node), .closureParameter(closure, index))
        case .payload(let subject, let name, let index):
            guard let owner = typing.enumeration(of: subject, name) else { return .none }
            return handedIn(typing.type(of: node), .payload(owner.number, text(name), index))
        case .cast(let subject, _):
            if let screen = screen(of: typing.type(of: node)) { return Value(screen: screen) }
            return value(of: subject)
        case .tuple: return .none
        }
    }

    /// What a body assigns or appends to a local, or what is put on a stack there.
    func assigned(to name: NameID, inBodyOf declaration: NodeID) -> Value {
        let body = syntax.nodes[declaration].body
        var result = Value()
        for node in program.assignments[name] ?? [] where syntax.nodes[node].body == body {
            guard syntax.kind(syntax.base(node)) == .name else { continue }
            for part in syntax.parts(of: node) {
                let parent = syntax.parent(node)
                if parent >= 0, syntax.kind(parent) == .arm, let slot = slot(ofSubjectOf: syntax.parent(parent)) {
                    let choice = Value.Choice(node: syntax.parent(parent), subject: slot)
                    if !result.choices.contains(choice) { result.choices.append(choice) }
                } else {
                    result.add(value(of: Int(part.node)))
                }
            }
        }
        if result.isKnown || typing.type(of: syntax.base(declaration))?.name == "UITabBarController" { return result }
        for (node, shown) in Self.fillings(of: name, program) where syntax.nodes[node].body == body {
            result.add(value(of: shown).inStack(syntax.text(of: node) != "append" && syntax.text(of: node) != "insert"))
        }
        return result
    }

    /// The values that are appended to a name, or shown by a stack of that name: the call or assignment, and its value.
    static func fillings(of name: NameID, _ program: Program) -> [(node: NodeID, shown: NodeID)] {
        let syntax = program.syntax
        var result: [(node: NodeID, shown: NodeID)] = []
        for reference in program.references[name] ?? [] {
            let member = syntax.parent(reference)
            guard member >= 0, syntax.kind(member) == .member else { continue }
            let node = syntax.parent(member)
            guard node >= 0, syntax.base(node) == member, let first = syntax.parts(of: node).first else { continue }
            let text = syntax.text(of: member)
            let fills =
                syntax.kind(node) == .assignment
                ? text == "viewControllers" || text == "rootViewController"
                : ["append", "insert", "pushViewController", "setViewControllers"].contains(text)
                    || text.hasPrefix("setRoot")
            if fills { result.append((node, Int(first.node))) }
        }
        return result
    }

    /// What a property is: by its type, its initial value, its getter, or what its type assigns to it.
    func value(of variable: VariableDeclaration) -> Value {
        once(variable) {
            let type = typing.type(variable.type, around: variable.owner)
            if let screen = screen(of: type) { return Value(screen: screen) }
            var result = program.root(of: variable).map { content(of: $0).fromElsewhere } ?? .none
            if !result.isKnown { result = assigned(to: variable) }
            if !result.isKnown, variable.body == nil, let slot = slot(of: variable) { result = handedIn(type, slot) }
            if !result.isKnown, let declaration = type?.declaration { result = only(declaration, coordinates: true) }
            return result
        }
    }

    /// What the code of its type assigns or appends to a property.
    func assigned(to variable: VariableDeclaration) -> Value {
        guard let owner = variable.owner, let name = program.names.find(variable.name) else { return .none }
        var result = Value()
        func isOf(_ node: NodeID) -> Bool {
            guard let type = syntax.scope(of: node).type else { return false }
            return type === owner || program.inherits(type, from: owner)
        }
        for node in program.assignments[name] ?? [] where isOf(node) {
            let target = syntax.base(node)
            guard syntax.isOwn(target), syntax.kind(target) != .name || syntax.binding(of: name, at: target) == nil
            else { continue }
            for part in syntax.parts(of: node) { result.add(value(of: Int(part.node))) }
        }
        if !result.isKnown, variable.type?.isCollection ?? false {
            for (node, shown) in Self.fillings(of: name, program) where isOf(node) { result.add(value(of: shown)) }
        }
        return result.fromElsewhere
    }

    /// The only type that has a protocol; a coordinator.
    func only(_ type: TypeDeclaration, coordinates: Bool = false) -> Value {
        if coordinates, program.isCoordinator(type) { return Value(coordinator: type) }
        guard type.keyword == .protocol else { return .none }
        let heirs = (program.heirs[type.number] ?? []).filter { $0.keyword != .protocol && $0.keyword != nil }
        return heirs.count == 1 ? made(heirs[0]) : .none
    }
}
