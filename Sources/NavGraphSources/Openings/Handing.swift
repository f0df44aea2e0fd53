import NavGraphSwiftCode

/// Where closures and arguments go: what keeps them, and where that is called. SOURCES 5.2, 6.5, 6.7.
final class Handing {
    /// What keeps a closure, or a function by its name.
    enum Keeper {
        case property(VariableDeclaration)
        case parameter(FunctionDeclaration, Int)
        case local(NodeID)
        /// A call of no source has it.
        case call(NodeID)
        case none
    }

    let typing: Typing
    private let program: Program
    private let syntax: Syntax
    private var callsOfFunction: [ObjectIdentifier: [NodeID]] = [:]

    init(_ typing: Typing) {
        self.typing = typing
        program = typing.program
        syntax = program.syntax
    }

    // MARK: Functions

    /// The calls of a function, as far as names and types tell it.
    func calls(of function: FunctionDeclaration) -> [NodeID] {
        let id = ObjectIdentifier(function)
        if let known = callsOfFunction[id] { return known }
        callsOfFunction[id] = []
        let name = function.isInit ? function.owner?.simpleName ?? "" : function.name
        var found = program.calls(named: name).filter { means($0, function) }
        if function.isInit {
            found += program.calls(named: "init").filter {
                typing.functions(of: $0).contains { $0 === function } && !isOnSuper($0)
            }
        }
        callsOfFunction[id] = found
        return found
    }

    func isOnSuper(_ call: NodeID) -> Bool {
        syntax.receiver(of: call).map { syntax.text(of: $0) == "super" } ?? false
    }

    private func means(_ call: NodeID, _ function: FunctionDeclaration) -> Bool {
        if isOnSuper(call) { return false }
        let functions = typing.functions(of: call)
        if functions.contains(where: { $0 === function }) { return true }
        guard let owner = function.owner, !function.isInit,
            program.arguments(of: call, for: function.parameters) != nil
        else { return false }
        if !functions.isEmpty {
            // One that a protocol asks for, or that a class overrides.
            return functions.contains { other in
                other.owner !== owner && other.parameters.map(\.label) == function.parameters.map(\.label)
                    && zip(other.parameters, function.parameters).allSatisfy {
                        $0.type?.name == $1.type?.name || $0.type?.arguments.isEmpty != $1.type?.arguments.isEmpty
                    }
                    && (other.owner.map {
                        program.areRelated($0, owner) || haveCommonProtocol($0, owner, with: function)
                    }
                        ?? false)
            }
        }
        guard let receiver = syntax.receiver(of: call) else { return false }
        if let type = typing.type(of: receiver) {
            guard let declaration = type.declaration else { return false }
            return program.areRelated(declaration, owner)
        }
        let owners = Set((program.functions[function.name] ?? []).compactMap { $0.owner?.number })
        return owners.count == 1 || owners.allSatisfy { program.areRelated(program.order[$0], owner) }
    }

    private func haveCommonProtocol(_ a: TypeDeclaration, _ b: TypeDeclaration, with function: FunctionDeclaration)
        -> Bool
    {
        program.ancestors(of: a).contains { base in
            base.keyword == .protocol && base.functions.contains { $0.name == function.name }
                && program.inherits(b, from: base)
        }
    }

    /// How many types have a method with this name and these labels.
    func typesWith(_ function: FunctionDeclaration) -> Int {
        let labels = function.parameters.map(\.label)
        let all = (program.functions[function.name] ?? []).filter {
            $0.parameters.map(\.label) == labels && $0.owner?.keyword != .protocol
        }
        return Set(all.compactMap { $0.owner?.number }).count
    }

    /// The places where the name of a function stands for it.
    func references(to function: FunctionDeclaration) -> [NodeID] {
        guard !function.isInit else { return [] }
        return program.references(named: function.name).filter { node in
            guard let owner = function.owner else { return true }
            guard syntax.kind(node) != .keyPath, syntax.binding(of: syntax.name(of: node), at: node) == nil,
                typing.parameter(function.name, at: node) == nil
            else { return false }
            if syntax.kind(node) == .name {
                return syntax.scope(of: node).type.map { $0.around.contains { program.areRelated($0, owner) } } ?? false
            }
            let base = syntax.base(node)
            guard base >= 0, let type = typing.type(of: base)?.declaration else { return false }
            return program.areRelated(type, owner) && program.variable(function.name, of: type) == nil
        }
    }

    // MARK: Keepers

    /// What keeps a closure, or a name that stands for one, and the type that this belongs to.
    func keeper(of node: NodeID) -> (keeper: Keeper, holder: StaticType?) {
        let node = syntax.whole(of: node)
        let parent = syntax.parent(node)
        guard parent >= 0, syntax.base(parent) != node || syntax.kind(parent) == .declaration else {
            return (.none, nil)
        }
        switch syntax.kind(parent) {
        case .assignment: return keeper(ofTarget: syntax.base(parent))
        case .declaration: return (.local(parent), nil)
        case .call: return keeper(ofArgument: node, in: parent)
        default: return (.none, nil)
        }
    }

    private func keeper(ofTarget target: NodeID) -> (Keeper, StaticType?) {
        let name = syntax.text(of: target)
        if let base = syntax.base(ofMember: target) {
            let holder = typing.type(of: base)
            guard let type = holder?.declaration, let variable = program.variable(name, of: type) else {
                return (.none, holder)
            }
            return (.property(variable), holder)
        }
        if let declaration = syntax.local(target) { return (.local(declaration), nil) }
        for type in syntax.scope(of: target).type?.around ?? [] {
            if let variable = program.variable(name, of: type) {
                return (.property(variable), StaticType(name: type.name, declaration: type))
            }
        }
        return (.none, nil)
    }

    private func keeper(ofArgument node: NodeID, in call: NodeID) -> (Keeper, StaticType?) {
        let arguments = syntax.parts(of: call)
        guard let position = arguments.firstIndex(where: { Int($0.node) == node }) else { return (.none, nil) }
        let callee = syntax.base(call)
        let type = callee >= 0 ? typing.type(of: callee) : nil
        let made = type?.isMeta ?? false ? type?.instance : nil
        for function in typing.functions(of: call) {
            guard let parameters = program.arguments(of: call, for: function.parameters) else { continue }
            return (.parameter(function, parameters[position - arguments.startIndex].index), made)
        }
        if let made, let declaration = made.declaration {
            let label = typing.argumentLabel(arguments[position], of: declaration)
            if let variable = program.variable(label, of: declaration) { return (.property(variable), made) }
            return (.call(call), made)
        }
        return (.call(call), nil)
    }

    /// The names by which the same closure can be called, or handed on.
    private func names(of keeper: Keeper) -> [NodeID] {
        switch keeper {
        case .property(let variable):
            guard let owner = variable.owner else { return [] }
            return program.places(named: variable.name).filter { isProperty($0, variable, of: owner) }
        case .parameter(let function, let index):
            guard let body = program.bodyOf[ObjectIdentifier(function)], index < function.parameters.count else {
                return []
            }
            return names(function.parameters[index].name, inBody: body)
        case .local(let declaration):
            return names(syntax.text(of: declaration), inBody: Int(syntax.nodes[declaration].body))
        case .call, .none: return []
        }
    }

    private func names(_ name: String, inBody body: Int) -> [NodeID] {
        program.places(named: name).filter { Int(syntax.nodes[$0].body) == body && syntax.kind($0) == .name }
    }

    private func isProperty(_ node: NodeID, _ variable: VariableDeclaration, of owner: TypeDeclaration) -> Bool {
        if syntax.kind(node) == .name {
            guard let type = syntax.scope(of: node).type, syntax.binding(of: syntax.name(of: node), at: node) == nil,
                typing.parameter(variable.name, at: node) == nil
            else { return false }
            return type.around.contains { program.areRelated($0, owner) }
        }
        let type = syntax.base(ofMember: node).flatMap { typing.type(of: $0)?.declaration }
        return type.map { program.areRelated($0, owner) } ?? false
    }

    func uses(of keeper: Keeper) -> (calls: [NodeID], handedOn: [NodeID]) {
        var calls: [NodeID] = []
        var handedOn: [NodeID] = []
        for node in names(of: keeper) {
            let parent = syntax.parent(node)
            guard parent >= 0 else { continue }
            if syntax.kind(parent) == .call, syntax.base(parent) == node {
                calls.append(parent)
            } else if syntax.kind(parent) == .assignment, syntax.base(parent) == node {
                continue
            } else if syntax.kind(parent) == .member,
                ["callAsFunction", "send", "onNext", "accept"].contains(syntax.text(of: parent))
            {
                calls.append(syntax.parent(parent))
            } else {
                handedOn.append(node)
            }
        }
        return (calls, handedOn)
    }

    func calls(ofClosure node: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var rest = [node]
        var seen: Set<NodeID> = [node]
        while let next = rest.popLast(), seen.count < 200 {
            let uses = self.uses(of: keeper(of: next).keeper)
            result += uses.calls
            for one in uses.handedOn where seen.insert(one).inserted { rest.append(one) }
        }
        return result.sorted()
    }

    // MARK: Slots

    /// What a slot gets, and the call or expression that gives it.
    func given(to slot: Slot) -> [(place: NodeID, argument: NodeID)] {
        switch slot {
        case .parameter(let id, let index):
            guard let body = program.bodyOf[id], let function = syntax.bodies[body].scope.function else { return [] }
            return given(to: index, of: function.parameters, by: calls(of: function))
                + references(to: function).flatMap { given(at: index, by: calls(ofClosure: $0)) }
        case .closureParameter(let closure, let index): return given(at: index, by: calls(ofClosure: closure))
        case .property(let number, let name):
            let type = program.order[number]
            return program.calls(named: type.simpleName).filter { typing.type(of: $0)?.declaration === type }
                .flatMap { call in
                    syntax.parts(of: call).filter { typing.argumentLabel($0, of: type) == name }
                        .map { (call, Int($0.node)) }
                }
        case .payload(let number, let name, let index):
            let type = program.order[number]
            let calls = program.calls(named: name).filter { typing.type(of: $0)?.declaration === type }
            return given(to: index, of: type.cases[name] ?? [], by: calls)
        case .receiver(let body):
            guard let function = syntax.bodies[body].scope.function else { return [] }
            return calls(of: function).compactMap { call in syntax.receiver(of: call).map { (call, $0) } }
        }
    }

    private func given(
        to index: Int, of parameters: [Parameter], by calls: [NodeID]
    ) -> [(place: NodeID, argument: NodeID)] {
        calls.flatMap { call in
            (program.arguments(of: call, for: parameters) ?? []).filter { $0.index == index }.map { (call, $0.node) }
        }
    }

    private func given(at index: Int, by calls: [NodeID]) -> [(place: NodeID, argument: NodeID)] {
        calls.compactMap { call in syntax.parts(of: call).dropFirst(index).first.map { (call, Int($0.node)) } }
    }
}
