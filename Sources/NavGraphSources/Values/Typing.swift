import NavGraphSwiftCode

/// The type of an expression, as far as declared names tell it.
struct StaticType {
    var name: String
    /// Where a source declares it, or extends it.
    var declaration: TypeDeclaration?
    /// `Router<HomeRoute>`
    var arguments: [StaticType] = []
    var isCollection = false
    /// It is the type itself: `Route`, `Route.self`.
    var isMeta = false
    /// It is a closure, which gives that type, with these parameters.
    var parameters: [StaticType?]?

    var instance: StaticType {
        var type = self
        type.isMeta = false
        return type
    }
    var element: StaticType {
        var type = self
        type.isCollection = false
        return type
    }
    /// What a call of the closure gives.
    var result: StaticType {
        var type = self
        type.parameters = nil
        return type
    }
}

/// Finds the types of expressions, and the functions that calls mean.
final class Typing {
    let program: Program
    let syntax: Syntax
    var known: [NodeID: StaticType?] = [:]
    var callees: [NodeID: [FunctionDeclaration]] = [:]
    var working: Set<NodeID> = []
    var depth = 0

    init(_ program: Program) {
        self.program = program
        syntax = program.syntax
    }

    // MARK: Names of types

    func type(_ name: TypeName?, around: TypeDeclaration?, given: [String: StaticType] = [:]) -> StaticType? {
        guard let name else { return nil }
        if given[name.name] == nil, around?.around.contains(where: { $0.generics.contains(name.name) }) ?? false {
            return nil
        }
        var result: StaticType
        if let known = given[name.name] {
            result = known
        } else {
            var spelled = name
            var declaration = program.resolve(name.name, around: around)
            var steps = 0
            while declaration == nil, steps < 4, let alias = program.aliases[spelled.name] {
                spelled = alias
                declaration = program.resolve(alias.name, around: around)
                steps += 1
            }
            result = StaticType(name: spelled.name, declaration: declaration)
            if steps > 0 {
                result.isCollection = spelled.isCollection
                if spelled.isClosure {
                    result.parameters = spelled.parameters.map { type($0, around: around, given: given) }
                }
            }
            result.arguments = spelled.arguments.compactMap { type($0, around: around, given: given) }
        }
        if name.isCollection { result.isCollection = true }
        if name.isClosure { result.parameters = name.parameters.map { type($0, around: around, given: given) } }
        return result
    }

    /// What the generic parameters of a type stand for; of a collection `Element`.
    func given(_ type: StaticType?) -> [String: StaticType] {
        if let type, type.isCollection { return ["Element": type.element] }
        guard let type, let declaration = type.declaration, !type.arguments.isEmpty else { return [:] }
        return Dictionary(zip(declaration.generics, type.arguments)) { first, _ in first }
    }

    // MARK: Expressions

    func type(of node: NodeID) -> StaticType? {
        guard node >= 0 else { return nil }
        if let known = known[node] { return known }
        // Chains are long: what a name is a member of comes first.
        var chain = [node]
        while let last = chain.last, [.member, .call, .index, .cast].contains(syntax.kind(last)),
            case let base = syntax.base(last), base >= 0, known[base] == nil
        {
            chain.append(base)
        }
        var result: StaticType?
        for one in chain.reversed() { result = find(one) }
        return result
    }

    func find(_ node: NodeID) -> StaticType? {
        if let known = known[node] { return known }
        guard depth < 120, working.insert(node).inserted else { return nil }
        depth += 1
        defer {
            depth -= 1
            working.remove(node)
        }
        let result = infer(node)
        known[node] = .some(result)
        return result
    }

    func infer(_ node: NodeID) -> StaticType? {
        let base = syntax.base(node)
        switch syntax.kind(node) {
        case .name: return typeOfName(node)
        case .member: return typeOfMember(node)
        case .call: return typeOfCall(node)
        case .index: return type(of: base).map(\.element)
        case .tuple:
            let parts = syntax.parts(of: node)
            return parts.count == 1 ? type(of: Int(parts[parts.startIndex].node)) : nil
        case .list:
            var result = syntax.parts(of: node).first.flatMap { type(of: Int($0.node)) }
            result?.isCollection = true
            return result
        case .either: return syntax.parts(of: node).lazy.compactMap { self.type(of: Int($0.node)) }.first
        case .cast:
            return type(syntax.annotations[node]?.first, around: syntax.scope(of: node).type)
        default: return nil
        }
    }

    func plain(_ name: String) -> String {
        guard name.utf8.count > 1, name.utf8.first == 36, let second = name.utf8.dropFirst().first, second > 57 else {
            return name
        }
        return String(name.dropFirst())
    }

    /// A name without the `$` of a binding.
    func plainName(_ node: NodeID) -> NameID {
        let text = syntax.text(of: node)
        let plain = plain(text)
        return plain == text ? syntax.name(of: node) : program.names.find(plain) ?? .none
    }

    func meta(_ node: NodeID) -> StaticType? {
        let scope = syntax.scope(of: node)
        let text = syntax.text(of: node)
        guard syntax.file(of: node).isCapital(Int(syntax.nodes[node].token)) else { return nil }
        if text == "Self" { return scope.type.map { StaticType(name: $0.name, declaration: $0, isMeta: true) } }
        var result = type(TypeName(name: text), around: scope.type)
        result?.isMeta = true
        if let arguments = syntax.annotations[node], !arguments.isEmpty {
            result?.arguments = arguments.compactMap { type($0, around: scope.type) }
        }
        return result
    }

    func typeOfName(_ node: NodeID) -> StaticType? {
        let scope = syntax.scope(of: node)
        let text = plain(syntax.text(of: node))
        if text == "self" || text == "super" {
            let isMeta = scope.function?.isStatic ?? scope.variable?.isStatic ?? false
            return scope.type.map { StaticType(name: $0.name, declaration: $0, isMeta: isMeta) }
        }
        if let binding = syntax.binding(of: plainName(node), at: node) { return type(of: binding, at: node) }
        if text.hasPrefix("$"), let closure = closure(ofShorthandAt: node), let index = Int(text.dropFirst()) {
            return type(ofParameter: index, of: closure)
        }
        if let found = parameter(text, at: node) {
            return type(found.function.parameters[found.index].type, around: found.function.owner)
        }
        for outer in scope.type?.around ?? [] {
            if let variable = program.variable(text, of: outer) { return type(of: variable, on: nil) }
        }
        if let meta = meta(node) { return meta }
        return program.globals[text].flatMap { type(of: $0, on: nil) }
    }

    /// The closure that `$0` is of.
    func closure(ofShorthandAt node: NodeID) -> NodeID? {
        program.closures(around: node).first { syntax.closureParameters[$0] == nil }
    }

    func parameter(_ name: String, at node: NodeID) -> (function: FunctionDeclaration, index: Int)? {
        for body in syntax.bodies(around: node) {
            if let function = syntax.bodies[body].scope.function,
                let index = function.parameters.firstIndex(where: { $0.name == name })
            {
                return (function, index)
            }
        }
        return nil
    }

    func type(of variable: VariableDeclaration, on owner: StaticType?) -> StaticType? {
        if let type = type(variable.type, around: variable.owner, given: given(owner)) { return type }
        guard let initial = variable.initial, initial.upper > initial.lower, let root = program.root(of: variable)
        else { return wrapped(by: variable) }
        return syntax.parts(of: root).first.flatMap { type(of: Int($0.node)) }
    }

    /// `@Router var router`: what the property wrapper has as its value.
    func wrapped(by variable: VariableDeclaration) -> StaticType? {
        for attribute in variable.attributes {
            guard let wrapper = program.resolve(attribute.name, around: variable.owner),
                let value = wrapper.variables["wrappedValue"]
            else { continue }
            return type(value.type, around: wrapper)
        }
        return nil
    }

    func type(of binding: Binding, at node: NodeID) -> StaticType? {
        let around = syntax.scope(of: node).type
        switch binding.origin {
        case .local(let declaration):
            return type(syntax.annotations[declaration]?.first, around: around)
                ?? type(of: syntax.base(declaration))
        case .element(let sequence): return type(of: sequence).map(\.element)
        case .closure(let closure, let index): return type(ofParameter: index, of: closure)
        case .payload(let subject, let name, let index):
            guard let owner = enumeration(of: subject, name), let payload = owner.cases[program.names.text(name)],
                index < payload.count
            else { return nil }
            return type(payload[index].type, around: owner)
        case .cast(_, let name): return type(name, around: around)
        case .tuple: return nil
        }
    }

    /// The enumeration that has a case with a payload, by the type of what is matched, or as the only one.
    func enumeration(of subject: NodeID, _ name: NameID) -> TypeDeclaration? {
        let text = program.names.text(name)
        if let type = type(of: subject)?.declaration, type.cases[text] != nil { return type }
        let all = (program.enumerationsByCase[text] ?? []).filter { $0.cases[text]?.isEmpty == false }
        return all.count == 1 ? all[0] : nil
    }

    func type(ofParameter index: Int, of closure: NodeID) -> StaticType? {
        if let named = syntax.closureParameters[closure], index < named.count, let type = named[index].type {
            return self.type(type, around: syntax.scope(of: closure).type)
        }
        if let expected = expectedType(of: closure), let parameters = expected.parameters {
            return index < parameters.count ? parameters[index] : nil
        }
        let call = syntax.parent(closure)
        guard call >= 0, syntax.kind(call) == .call else { return nil }
        for part in syntax.parts(of: call) where !part.isTrailing && Int(part.node) != closure {
            switch program.names.text(part.label) {
            case "for", "item", "unwrapping", "store", "": break
            default: continue
            }
            guard var type = type(of: Int(part.node)) else { continue }
            if type.isMeta || type.isCollection || part.label != .none { return type.instance.element }
            if type.declaration == nil, let argument = type.arguments.first { return argument }
            type.isCollection = false
            if index == 0, type.declaration?.keyword == .enum { return type }
        }
        switch syntax.text(of: call) {
        case "map", "forEach", "filter", "compactMap", "flatMap", "first", "contains", "sorted", "sink":
            return syntax.receiver(of: call).flatMap { type(of: $0) }.map(\.element)
        default: return nil
        }
    }

    func typeOfMember(_ node: NodeID) -> StaticType? {
        let base = syntax.base(node)
        let name = plain(syntax.text(of: node))
        guard base >= 0 else { return expectedType(of: outermost(node)).map(\.element) }
        guard let owner = type(of: base) else {
            // A module, or a type of no source, stands before it.
            return syntax.kind(base) == .name ? meta(node).flatMap { $0.declaration == nil ? nil : $0 } : nil
        }
        if name == "self" || name == "Type" { return owner }
        if owner.isCollection {
            return ["first", "last"].contains(name) ? owner.element : ["wrappedValue"].contains(name) ? owner : nil
        }
        guard let declaration = owner.declaration else {
            if owner.isMeta, syntax.kind(base) == .name, !syntax.file(of: node).isCapital(Int(syntax.nodes[node].token))
            {
                // Something of the system's.
                return StaticType(name: owner.name + "." + name)
            }
            return ["wrappedValue", "projectedValue", "rx", "unownedRouter", "strongRouter", "weakRouter"].contains(
                name) ? owner : meta(node)
        }
        if owner.isMeta {
            if declaration.cases[name] != nil { return owner.instance }
            if let nested = program.types[declaration.name + "." + name] {
                return StaticType(name: nested.name, declaration: nested, isMeta: true)
            }
        }
        if let variable = program.variable(name, of: declaration) { return type(of: variable, on: owner) }
        if declaration.keyword == .protocol {
            for heir in program.heirs[declaration.number] ?? [] {
                if let variable = heir.variables[name] { return type(of: variable, on: nil) }
            }
        }
        var instance = owner.instance
        instance.isCollection = owner.isMeta && name == "allCases"
        return ["wrappedValue", "shared", "allCases"].contains(name) ? instance : nil
    }

    /// The expression that a `.name` or `.name(…)` is the whole of.
    func outermost(_ node: NodeID) -> NodeID {
        let parent = syntax.parent(node)
        return parent >= 0 && syntax.kind(parent) == .call && syntax.base(parent) == node ? parent : node
    }

    func typeOfCall(_ node: NodeID) -> StaticType? {
        let callee = syntax.base(node)
        guard callee >= 0 else { return nil }
        let text = syntax.text(of: node)
        // The base of a member's call is asked for before its callee is known.
        if let function = functions(of: node).first(where: { !$0.isInit }) {
            let owner = syntax.receiver(of: node).flatMap { type(of: $0) }
            if function.result?.name == "Self" { return owner?.instance }
            return type(function.result, around: function.owner, given: given(owner))
        }
        if let base = syntax.receiver(of: node) {
            if text == "init" { return type(of: base)?.instance }
            if let owner = type(of: base), owner.isCollection {
                switch text {
                case "filter", "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast": return owner
                case "first", "last", "randomElement", "removeLast", "popLast": return owner.element
                default: break
                }
            }
        }
        guard let type = type(of: callee) else { return nil }
        if type.isMeta { return type.instance }
        if type.parameters != nil { return type.result }
        return syntax.kind(callee) == .member && syntax.base(callee) < 0 ? type : nil
    }
}
