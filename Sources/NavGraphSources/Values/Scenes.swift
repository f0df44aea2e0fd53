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
            if syntax.text(of: node) == "rawValue" { return syntax.base(ofMember: node).map(syntax.text) }
            return firstStatement(ofVariableAt: node).flatMap { string(Int($0.node), depth: depth + 1) }
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
            if let local = syntax.local(node) { return storyboard(syntax.base(local), depth: depth + 1) }
            return firstStatement(ofVariableAt: node).flatMap { storyboard(syntax.given(by: $0), depth: depth + 1) }
        default: return nil
        }
    }

    /// The beginning of the initial value or getter of the variable that `x` or `owner.x` is.
    private func firstStatement(ofVariableAt node: NodeID) -> Child? {
        let base = syntax.base(node)
        let owner = base >= 0 ? typing.type(of: base)?.declaration : syntax.scope(of: node).type
        let variable = owner.flatMap { program.variable(syntax.text(of: node), of: $0) }
        return variable.flatMap { program.root(of: $0) }.flatMap { syntax.parts(of: $0).first }
    }
}
