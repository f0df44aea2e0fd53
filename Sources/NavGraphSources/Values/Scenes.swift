import NavGraphSwiftCode

/// Scenes of storyboards that code instantiates. SOURCES 4.8.
extension Values {
    func scene(_ node: NodeID, _ base: NodeID) -> Value {
        let argument = syntax.parts(of: node).first.map { Int($0.node) } ?? .none
        if argument >= 0, let type = typeNamed(by: argument) { return made(type) }
        if argument < 0 || syntax.text(of: node) == "instantiateInitialViewController" {
            return found(program.scenes.filter { $0.isInitial && $0.storyboard == storyboard(base) })
        }
        guard let identifier = string(argument) else { return .none }
        let named = program.scenes.filter { $0.identifier == identifier }
        let here = storyboard(base)
        let own = named.filter { $0.storyboard == here }
        return found(own.isEmpty ? named : own)
    }

    func found(_ scenes: [SourceScene]) -> Value {
        guard let scene = scenes.first, let type = scene.type else { return .none }
        if let declared = program.types[type], declared.keyword != nil, !program.kind(of: declared).isScreen {
            return .none
        }
        return Value(screen: program.screen(of: type)).inStack(scene.isInStack)
    }

    /// `X.self`, `String(describing: X.self)`
    func typeNamed(by node: NodeID) -> TypeDeclaration? {
        switch syntax.kind(node) {
        case .member: return syntax.text(of: node) == "self" ? typing.type(of: syntax.base(node))?.declaration : nil
        case .call where syntax.text(of: node) == "String":
            return syntax.parts(of: node).first.flatMap { typeNamed(by: Int($0.node)) }
        default: return nil
        }
    }

    /// The text of a string, or of a constant that is one.
    func string(_ node: NodeID, depth: Int = 0) -> String? {
        guard node >= 0, depth < 8 else { return nil }
        switch syntax.kind(node) {
        case .literal: return syntax.text(of: node).isEmpty ? nil : syntax.text(of: node)
        case .member, .name:
            let base = syntax.base(node)
            if syntax.text(of: node) == "rawValue" { return base >= 0 ? syntax.text(of: base) : nil }
            let owner = base >= 0 ? typing.type(of: base)?.declaration : syntax.scope(of: node).type
            let variable = owner.flatMap { program.variable(syntax.text(of: node), of: $0) }
            guard let variable, let root = program.root(of: variable), let first = syntax.parts(of: root).first
            else { return nil }
            return string(Int(first.node), depth: depth + 1)
        default: return nil
        }
    }

    /// The name of the storyboard that an expression is.
    func storyboard(_ node: NodeID, depth: Int = 0) -> String? {
        guard node >= 0, depth < 8 else { return nil }
        switch syntax.kind(node) {
        case .call where syntax.text(of: node) == "UIStoryboard":
            return syntax.parts(of: node).first { text($0.label) == "name" }.flatMap { string(Int($0.node)) }
        case .call, .index: return storyboard(syntax.base(node), depth: depth + 1)
        case .name, .member:
            if case .local(let declaration)? = syntax.binding(of: syntax.name(of: node), at: node)?.origin {
                return storyboard(syntax.base(declaration), depth: depth + 1)
            }
            let base = syntax.kind(node) == .member ? syntax.base(node) : .none
            let owner = base >= 0 ? typing.type(of: base)?.declaration : syntax.scope(of: node).type
            guard let variable = owner.flatMap({ program.variable(syntax.text(of: node), of: $0) }),
                let root = program.root(of: variable), let first = syntax.parts(of: root).first
            else { return nil }
            let statement = Int(first.node)
            let value = syntax.kind(statement) == .result ? syntax.base(statement) : statement
            return storyboard(value, depth: depth + 1)
        default: return nil
        }
    }
}
