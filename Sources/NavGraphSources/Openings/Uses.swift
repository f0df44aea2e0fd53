import NavGraphSwiftCode

/// Finds where code names a case, or static member, to go there. SOURCES 5.3.
final class RouteUses: ValueStage {
    let values: Values
    let handing: Handing
    private var known: [String: [NodeID]] = [:]
    /// Enumerations, by number, some `switch` over which leads to screens.
    private let routeTypes: Set<Int>
    /// The expressions that openings show, for what stands in them.
    private let isShown: Set<NodeID>
    private var fates: [String: Bool] = [:]

    init(_ values: Values, _ handing: Handing, routeTypes: Set<Int>, shown: Set<NodeID>) {
        (self.values, self.handing, self.routeTypes, isShown) = (values, handing, routeTypes, shown)
    }

    /// The expressions, each with its payload.
    func uses(of name: String, in type: TypeDeclaration) -> [NodeID] {
        let key = "\(type.number) \(name)"
        if let known = known[key] { return known }
        known[key] = []
        let found = program.places(named: name).filter { syntax.kind($0) == .member && isUse($0, of: type) }
            .map { typing.outermost($0) }.sorted()
        known[key] = found
        return found
    }

    // MARK: Types

    private func isUse(_ member: NodeID, of type: TypeDeclaration) -> Bool {
        let node = typing.outermost(member)
        guard meaning(of: member, node) === type else { return false }
        if let around = syntax.scope(of: node).type, around.around.contains(where: { $0 === type }) { return false }
        return goesSomewhere(node)
    }

    private func meaning(of member: NodeID, _ node: NodeID) -> TypeDeclaration? {
        let base = syntax.base(member)
        if base >= 0 {
            guard let owner = typing.type(of: base), owner.isMeta else { return nil }
            return owner.declaration
        }
        let name = syntax.text(of: member)
        func has(_ type: TypeDeclaration) -> Bool {
            type.cases[name] != nil || type.variables[name]?.isStatic ?? false
                || type.functions.contains { $0.isStatic && $0.name == name }
        }
        if let expected = typing.expectedType(of: node)?.declaration, expected.keyword != nil || has(expected) {
            return program.ancestors(of: expected).first(where: has)
        }
        let whole = syntax.whole(of: node)
        let call = syntax.parent(whole)
        guard call >= 0, syntax.kind(call) == .call, syntax.base(call) != whole else { return nil }
        var receiver = syntax.receiver(of: call) ?? .none
        if receiver < 0, let found = syntax.scope(of: node).type.flatMap(program.baseArgument(of:)), has(found) {
            return found
        }
        while receiver >= 0 {
            if let type = typing.type(of: receiver) {
                let given =
                    type.arguments.compactMap(\.declaration)
                    + [type.declaration.flatMap(program.baseArgument(of:))].compactMap(\.self)
                if let found = given.first(where: has) { return found }
                if type.declaration != nil { break }
            }
            receiver = syntax.base(receiver)
        }
        guard typing.functions(of: call).isEmpty || typing.expectedType(of: node) == nil else { return nil }
        guard NavigationCalls.isNamed(call, program) || NavigationWords.isOpening(syntax.text(of: call)) else {
            return nil
        }
        let all = (program.enumerationsByCase[name] ?? []).filter { routeTypes.contains($0.number) }
        return all.count == 1 ? all[0] : nil
    }

    // MARK: Fates

    private static let closing = [
        "dismiss", "pop", "close", "remove", "hide", "back", "goBack", "is", "has", "can", "contains", "track", "log",
        "print",
    ]

    static func isClosing(_ name: String) -> Bool { closing.contains { NavigationWords.begins(name, with: $0) } }

    private func goesSomewhere(_ node: NodeID) -> Bool {
        var one = node
        while true {
            let parent = syntax.parent(one)
            guard parent >= 0 else {
                // The only expression of a body: of a getter or function, and not an initial value.
                return syntax.scope(of: node).variable.map { $0.initial != syntax.scope(of: node).body } ?? true
            }
            switch syntax.kind(parent) {
            case .either, .tuple, .list, .cast, .branch, .block, .arm:
                if syntax.base(parent) == one, syntax.kind(parent) == .either { return false }
                one = parent
            case .comparison, .member, .index, .literal, .choice, .operation: return false
            case .declaration: return true
            case .call:
                return syntax.base(parent) == one ? false : isGivenOn(one, in: parent)
            default: return true
            }
        }
    }

    private func isGivenOn(_ node: NodeID, in call: NodeID) -> Bool {
        let name = syntax.text(of: call)
        if Self.isClosing(name) || handing.isOnSuper(call) { return false }
        let arguments = syntax.parts(of: call)
        guard let position = arguments.firstIndex(where: { Int($0.node) == node }) else { return false }
        let functions = typing.functions(of: call)
        if let function = functions.first {
            guard let parameters = program.arguments(of: call, for: function.parameters) else { return false }
            return functions.contains { handsOn($0, parameters[position - arguments.startIndex].index) }
        }
        let callee = syntax.base(call)
        if let type = typing.type(of: callee), type.isMeta, let declaration = type.declaration,
            declaration.keyword != nil
        {
            if declaration.cases[name] != nil { return true }
            let label = typing.argumentLabel(arguments[position], of: declaration)
            return declaration.variables[label].map { isShownBy($0, of: declaration) } ?? false
        }
        return true
    }

    /// Whether a function switches over its parameter, or gives it to something.
    private func handsOn(_ function: FunctionDeclaration, _ index: Int) -> Bool {
        let key = "\(function.file) \(function.place) \(index)"
        if let known = fates[key] { return known }
        fates[key] = false
        var result = false
        if function.body == nil {
            let heirs = function.owner.flatMap { program.heirs[$0.number] } ?? []
            let bodies = heirs.flatMap {
                $0.functions.filter {
                    $0.name == function.name && $0.body != nil && $0.parameters.count == function.parameters.count
                }
            }
            result = bodies.isEmpty || bodies.contains { handsOn($0, index) }
        } else {
            let names = handing.uses(of: .parameter(function, index))
            result = !names.calls.isEmpty || names.handedOn.contains { isKept($0, by: function) }
        }
        fates[key] = result
        return result
    }

    private func isKept(_ node: NodeID, by function: FunctionDeclaration) -> Bool {
        var one = node
        while true {
            let parent = syntax.parent(one)
            guard parent >= 0 else { return true }
            switch syntax.kind(parent) {
            case .choice:
                return syntax.base(parent) == one
                    && (leads(parent) || syntax.parts(of: parent).contains { hasCalls(Int($0.node)) })
            case .comparison, .literal: return false
            case .member where syntax.base(parent) == one:
                let whole = typing.outermost(parent)
                guard values.value(of: whole).isKnown else { return false }
                one = whole
            case .assignment:
                guard function.isInit, let owner = function.owner else { return true }
                let name = syntax.text(of: syntax.base(parent))
                return owner.variables[name].map { isShownBy($0, of: owner) } ?? true
            case .call:
                if syntax.base(parent) == one { one = parent; continue }
                let name = syntax.text(of: parent)
                if Self.isClosing(name) { return false }
                if function.isInit { return NavigationWords.isOpening(name) || handing.isOnSuper(parent) }
                let callee = syntax.base(parent)
                return syntax.kind(callee) == .member || !typing.functions(of: parent).isEmpty
                    || typing.type(of: callee) != nil
            default: one = parent
            }
        }
    }

    /// Whether the code of a type switches over a property, or navigates with it.
    private func isShownBy(_ variable: VariableDeclaration, of type: TypeDeclaration) -> Bool {
        let key = "\(type.number).\(variable.name)"
        if let known = fates[key] { return known }
        fates[key] = false
        let names = handing.uses(of: .property(variable)).handedOn
        let result = names.contains { node in
            for around in syntax.around(node) {
                if syntax.kind(around) == .choice { return syntax.isInside(node, syntax.base(around)) && leads(around) }
                if isShown.contains(around) { return true }
                if syntax.kind(around) == .call, syntax.text(of: around) != syntax.text(of: node) {
                    let name = syntax.text(of: around)
                    if NavigationWords.isOpening(name) || NavigationCalls.isNamed(around, program) { return true }
                    if syntax.parts(of: around).contains(where: { $0.node == node }) {
                        return isGivenOn(node, in: around) && !typing.functions(of: around).isEmpty
                    }
                }
            }
            return false
        }
        fates[key] = result
        return result
    }

    private func hasCalls(_ node: NodeID) -> Bool {
        if syntax.kind(node) == .call { return true }
        let base = syntax.base(node)
        return base >= 0 && hasCalls(base) || syntax.parts(of: node).contains { hasCalls(Int($0.node)) }
    }

    private func leads(_ choice: NodeID) -> Bool {
        syntax.parts(of: choice).contains { values.value(ofArm: Int($0.node)).isKnown }
            || syntax.parts(of: choice).contains { arm in isShown.contains { syntax.isInside($0, Int(arm.node)) } }
    }
}
