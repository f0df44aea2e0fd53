import NavGraphSwiftCode

/// A stage that asks what expressions can be.
protocol ValueStage {
    var values: Values { get }
}

extension ValueStage {
    var program: Program { values.program }
    var syntax: Syntax { values.syntax }
    var typing: Typing { values.typing }
    func text(_ name: NameID) -> String { values.text(name) }
}

/// Finds what expressions can be: screens, and what gets there from elsewhere. SOURCES 4.
final class Values {
    let program: Program
    let typing: Typing
    let syntax: Syntax
    var known: [NodeID: Value] = [:]
    private var ofDeclarations: [ObjectIdentifier: Value] = [:]
    var working: Set<NodeID> = []
    var depth = 0
    /// Places at which the reader stopped since expressions stand too deep in each other.
    private(set) var cut: Set<NodeID> = []
    static let deepest = 160

    init(_ typing: Typing) {
        self.typing = typing
        program = typing.program
        syntax = program.syntax
    }

    func text(_ name: NameID) -> String { program.names.text(name) }

    /// The value of a declaration, looked for once; nothing during the search.
    func once(_ declaration: AnyObject, find: () -> Value) -> Value {
        let id = ObjectIdentifier(declaration)
        if let known = ofDeclarations[id] { return known }
        ofDeclarations[id] = Value.none
        let result = find()
        ofDeclarations[id] = result
        return result
    }

    // MARK: Expressions

    func value(of node: NodeID) -> Value {
        guard node >= 0 else { return .none }
        if let known = known[node] { return known }
        var chain = [node]
        while let last = chain.last, [.member, .call, .index, .cast].contains(syntax.kind(last)),
            case let base = syntax.base(last), base >= 0, known[base] == nil
        {
            chain.append(base)
        }
        var result = Value.none
        for one in chain.reversed() { result = find(one) }
        return result
    }

    func find(_ node: NodeID) -> Value {
        if let known = known[node] { return known }
        guard depth < Self.deepest else {
            cut.insert(node)
            return .none
        }
        guard working.insert(node).inserted else { return .none }
        depth += 1
        let result = evaluate(node)
        depth -= 1
        working.remove(node)
        known[node] = result
        return result
    }

    func evaluate(_ node: NodeID) -> Value {
        switch syntax.kind(node) {
        case .name: return valueOfName(node)
        case .member: return valueOfMember(node)
        case .call: return valueOfCall(node)
        case .index: return value(of: syntax.base(node))
        case .tuple, .list, .either: return union(syntax.parts(of: node))
        case .cast:
            let type = typing.type(of: node)
            if let screen = screen(of: type) { return Value(screen: screen) }
            return value(of: syntax.base(node))
        case .closure, .branch, .choice, .block, .arm: return content(of: node)
        default: return .none
        }
    }

    func union(_ parts: ArraySlice<Child>) -> Value {
        var result = Value()
        for part in parts { result.add(value(of: Int(part.node))) }
        return result
    }

    func screen(of type: StaticType?) -> String? {
        guard let type, type.parameters == nil, let declaration = type.declaration, declaration.keyword != nil,
            program.kind(of: declaration).isScreen, declaration.generics.isEmpty
        else { return nil }
        return program.screen(of: declaration.name)
    }

    // MARK: Builders

    /// What a body or closure gives: what it returns, else its expressions. SOURCES 4.9.
    func content(of node: NodeID) -> Value {
        if syntax.kind(node) == .choice { return valueOfChoice(node) }
        let returned = returns(in: node)
        if returned.isKnown { return returned }
        var result = Value()
        var count = 0
        for part in syntax.parts(of: node) {
            let one = Int(part.node)
            let kind = syntax.kind(one)
            guard kind != .declaration, kind != .assignment, kind != .result, kind != .comparison else { continue }
            if syntax.kind(node) == .branch {
                // Conditions give nothing.
                if kind == .block { result.add(content(of: one)) }
                continue
            }
            let value = kind == .branch || kind == .choice || kind == .block ? content(of: one) : self.value(of: one)
            if value.isKnown {
                count += 1
                result.add(value)
            }
        }
        return count > 1 ? .none : result
    }

    func returns(in node: NodeID) -> Value {
        var result = Value()
        for part in syntax.parts(of: node) {
            let one = Int(part.node)
            switch syntax.kind(one) {
            case .result: result.add(value(of: syntax.base(one)))
            case .branch, .block: result.add(returns(in: one))
            case .choice:
                if syntax.parts(of: one).contains(where: { returns(in: Int($0.node)).isKnown }) {
                    result.add(valueOfChoice(one))
                }
            default: break
            }
        }
        return result
    }

    /// SOURCES 4.7: over what is handed in it is what it leads to.
    func valueOfChoice(_ node: NodeID) -> Value {
        var all = Value()
        for arm in syntax.parts(of: node) { all.add(value(ofArm: Int(arm.node))) }
        guard all.isKnown, let subject = slot(ofSubjectOf: node) else { return all }
        var result = Value()
        result.choices = [Value.Choice(node: node, subject: subject)]
        return result
    }

    /// What an arm gives: its content, or what it assigns to a name that is read later.
    func value(ofArm arm: NodeID) -> Value {
        let given = content(of: arm)
        if given.isKnown { return given }
        var assigned = Value()
        for part in syntax.parts(of: arm)
        where syntax.kind(Int(part.node)) == .assignment && syntax.kind(syntax.base(Int(part.node))) == .name {
            for value in syntax.parts(of: Int(part.node)) { assigned.add(self.value(of: Int(value.node))) }
        }
        return assigned
    }

    /// What a `switch` is over, if that is handed in.
    func slot(ofSubjectOf choice: NodeID) -> Slot? {
        var subject = syntax.base(choice)
        guard subject >= 0 else { return nil }
        if syntax.kind(subject) == .name, syntax.text(of: subject) == "self" {
            return .receiver(body: Int(syntax.nodes[subject].body))
        }
        while let base = syntax.base(ofMember: subject), syntax.text(of: base) != "self" { subject = base }
        if syntax.kind(subject) == .member, let variable = property(syntax.text(of: subject), at: subject) {
            return slot(of: variable)
        }
        guard syntax.kind(subject) == .name else { return value(of: subject).slots.first }
        return slot(ofName: subject)
    }

    func slot(ofName node: NodeID, depth: Int = 0) -> Slot? {
        let name = typing.plainName(node)
        if let binding = syntax.binding(of: name, at: node) {
            switch binding.origin {
            case .local(let declaration):
                let initial = syntax.base(declaration)
                guard depth < 8, initial >= 0, syntax.kind(initial) == .name else { return nil }
                return slot(ofName: initial, depth: depth + 1)
            case .closure(let closure, let index): return .closureParameter(closure, index)
            case .payload(let subject, let name, let index):
                return typing.enumeration(of: subject, name).map { .payload($0.number, text(name), index) }
            case .cast(let subject, _):
                return subject >= 0 && syntax.kind(subject) == .name ? slot(ofName: subject, depth: depth + 1) : nil
            case .element, .tuple: return nil
            }
        }
        if let (closure, index) = shorthand(node) { return .closureParameter(closure, index) }
        if let (function, index) = typing.parameter(text(name), at: node) {
            return .parameter(ObjectIdentifier(function), index)
        }
        return property(text(name), at: node).flatMap(slot)
    }

    func shorthand(_ node: NodeID) -> (NodeID, Int)? {
        let text = syntax.text(of: node)
        guard text.hasPrefix("$"), let index = Int(text.dropFirst()), let closure = typing.closure(ofShorthandAt: node)
        else { return nil }
        return (closure, index)
    }

    func property(_ name: String, at node: NodeID) -> VariableDeclaration? {
        syntax.scope(of: node).type?.around.lazy.compactMap { self.program.variable(name, of: $0) }.first
    }

    /// A property without value or wrapper of a struct without initializer.
    func slot(of variable: VariableDeclaration) -> Slot? {
        guard let owner = variable.owner, variable.initial == nil, variable.body == nil, !variable.isStatic,
            variable.attributes.allSatisfy({ ["ViewBuilder", "Binding", "MainActor"].contains($0.name) })
        else { return nil }
        guard owner.keyword == .struct, !owner.functions.contains(where: \.isInit) else {
            return assigned(to: variable).slots.first
        }
        return .property(owner.number, variable.name)
    }

    /// Types of values that lead nowhere.
    static let plain: Set = [
        "String", "Int", "Bool", "Double", "CGFloat", "URL", "Error", "UUID", "Date", "Data", "Color", "Image",
        "UIImage", "LocalizedStringKey", "Void",
    ]
}
