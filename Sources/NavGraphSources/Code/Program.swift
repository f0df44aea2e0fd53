import NavGraphSwiftCode

/// The declarations and the code of an app, with what is looked up in them.
final class Program {
    let syntax: Syntax
    let types: [String: TypeDeclaration]
    let order: [TypeDeclaration]
    let freeFunctions: [String: [FunctionDeclaration]]
    let globals: [String: VariableDeclaration]
    let aliases: [String: TypeName]
    /// Scenes of storyboards, for what code instantiates by name.
    let scenes: [SourceScene]
    /// The methods of all types, and free functions.
    let functions: [String: [FunctionDeclaration]]
    let enumerationsByCase: [String: [TypeDeclaration]]
    private(set) var heirs: [Int: [TypeDeclaration]] = [:]
    /// A hosting controller class stands for its view, as one screen: by the name of the view.
    private(set) var hostOf: [String: String] = [:]
    private(set) var bodyOf: [ObjectIdentifier: Int] = [:]

    /// Calls by the name of what is called; names and members that stand for themselves.
    private(set) var calls: [NameID: [NodeID]] = [:]
    private(set) var references: [NameID: [NodeID]] = [:]
    private(set) var choices: [NodeID] = []
    private(set) var assignments: [NameID: [NodeID]] = [:]
    /// All names that are called, in one order: what is worked out first must not depend on hashing.
    var calledNames: [NameID] { calls.keys.sorted { $0.number < $1.number } }
    private(set) var closureAround: [Int32] = []

    var kinds: [TypeKind?]
    private var ancestorsOf: [[TypeDeclaration]?]
    private var nestedTypes: [String: [TypeDeclaration]] = [:]

    var names: Names { syntax.names }

    init(_ syntax: Syntax, _ reader: DeclarationReader, scenes: [SourceScene]) {
        self.syntax = syntax
        self.scenes = scenes
        types = reader.types
        order = reader.order
        freeFunctions = reader.freeFunctions
        globals = reader.globals
        aliases = reader.aliases
        kinds = Array(repeating: nil, count: order.count)
        ancestorsOf = Array(repeating: nil, count: order.count)
        var functions = freeFunctions
        var enumerations: [String: [TypeDeclaration]] = [:]
        for type in order {
            if type.outer != nil { nestedTypes[type.simpleName, default: []].append(type) }
            for function in type.functions { functions[function.name, default: []].append(function) }
            for name in type.caseNames { enumerations[name, default: []].append(type) }
        }
        self.functions = functions
        enumerationsByCase = enumerations
        for type in order {
            for base in ancestors(of: type).dropFirst() { heirs[base.number, default: []].append(type) }
        }
        for (number, body) in syntax.bodies.enumerated() {
            if let function = body.scope.function { bodyOf[ObjectIdentifier(function)] = number }
            if let variable = body.scope.variable {
                let id = ObjectIdentifier(variable)
                if bodyOf[id] == nil || body.scope.body == variable.body { bodyOf[id] = number }
            }
        }
        for type in order
        where type.generics.isEmpty
            && ancestors(of: type).contains(where: { $0.inherited.contains("UIHostingController") })
        {
            if let view = type.baseArguments.first.flatMap({ resolve($0, around: type.outer) }), view !== type {
                hostOf[view.name] = type.name
            }
        }
        index()
    }

    private func index() {
        let syntax = syntax
        closureAround = syntax.innermost(.closure)
        for id in syntax.nodes.indices {
            switch syntax.kind(id) {
            case .call: calls[syntax.name(of: id), default: []].append(id)
            case .choice: choices.append(id)
            case .assignment: assignments[syntax.name(of: syntax.base(id)), default: []].append(id)
            case .name, .member:
                let parent = syntax.parent(id)
                if parent < 0 || syntax.kind(parent) != .call || syntax.base(parent) != id {
                    references[syntax.name(of: id), default: []].append(id)
                }
            case .keyPath: references[syntax.name(of: id), default: []].append(id)
            default: break
            }
        }
    }

    // MARK: Code

    func closures(around node: NodeID) -> some Sequence<NodeID> {
        sequence(first: Int(closureAround[node])) { Int(self.closureAround[$0]) }.prefix { $0 >= 0 }
    }

    func calls(named name: String) -> [NodeID] { names.find(name).flatMap { calls[$0] } ?? [] }
    func references(named name: String) -> [NodeID] { names.find(name).flatMap { references[$0] } ?? [] }
    func assignments(to name: String) -> [NodeID] { names.find(name).flatMap { assignments[$0] } ?? [] }

    func places(named name: String) -> [NodeID] { references(named: name) + calls(named: name).map(syntax.base) }

    /// The arguments of a call, each with the parameter that it is given to; nil where the labels do not fit.
    func arguments(of call: NodeID, for parameters: [Parameter]) -> [(node: NodeID, index: Int)]? {
        syntax.arguments(of: call, for: parameters)
    }

    // MARK: Types

    /// The declared types that a type inherits from, itself first, nearest first.
    func ancestors(of type: TypeDeclaration) -> [TypeDeclaration] {
        if let known = ancestorsOf[type.number] { return known }
        ancestorsOf[type.number] = [type]
        var result = [type]
        var seen: Set = [type.number]
        var k = 0
        while k < result.count {
            for name in result[k].inherited {
                if let base = resolve(name, around: result[k].outer), seen.insert(base.number).inserted {
                    result.append(base)
                }
            }
            k += 1
        }
        ancestorsOf[type.number] = result
        return result
    }

    func inherits(_ type: TypeDeclaration, from base: TypeDeclaration) -> Bool {
        ancestors(of: type).contains { $0 === base }
    }

    func areRelated(_ a: TypeDeclaration, _ b: TypeDeclaration) -> Bool { inherits(a, from: b) || inherits(b, from: a) }

    /// The declared type of a name, looked up in the types around, then at top level, then as the only nested one.
    func resolve(_ name: String, around type: TypeDeclaration?) -> TypeDeclaration? {
        var next = type
        while let outer = next {
            if let found = types[outer.name + "." + name] { return found }
            if outer.simpleName == name { return outer }
            next = outer.outer
        }
        if let found = types[name] { return found }
        if let dot = name.firstIndex(of: ".") {
            // A module, or a type that is nested elsewhere, may stand before it.
            let rest = String(name[name.index(after: dot)...])
            if let outer = resolve(String(name[..<dot]), around: nil) { return types[outer.name + "." + rest] }
            return types[rest]
        }
        let nested = nestedTypes[name] ?? []
        return nested.count == 1 ? nested[0] : nil
    }

    /// What a type, or one that it inherits from, gives to a generic base class: `HomeRoute`.
    func baseArgument(of type: TypeDeclaration) -> TypeDeclaration? {
        ancestors(of: type).lazy.compactMap { base in
            base.baseArguments.first.flatMap { self.resolve($0, around: base.outer) }
        }.first
    }

    /// The screen that stands for a type: of a view that has a hosting class that class.
    func screen(of name: String) -> String { hostOf[name] ?? name }

    /// A variable of a type, or of one that it inherits from.
    func variable(_ name: String, of type: TypeDeclaration) -> VariableDeclaration? {
        ancestors(of: type).lazy.compactMap { $0.variables[name] }.first
    }

    /// The methods of a type, and of those that it inherits from; of a protocol those of the types that have it.
    func methods(_ name: String, of type: TypeDeclaration) -> [FunctionDeclaration] {
        var result: [FunctionDeclaration] = []
        for base in ancestors(of: type) { result += base.functions.filter { $0.name == name } }
        if type.keyword == .protocol, !result.contains(where: { $0.body != nil }) {
            result += (functions[name] ?? []).filter { function in
                function.owner.map { $0 !== type && inherits($0, from: type) } ?? false
            }
        }
        return result
    }

    /// Functions without a receiver in the types around, then free ones, then those of types of no source.
    func functions(_ name: String, around type: TypeDeclaration?) -> [FunctionDeclaration] {
        for outer in type?.around ?? [] {
            let found = methods(name, of: outer)
            if !found.isEmpty { return found }
        }
        if let free = freeFunctions[name] { return free }
        return foreignMethods(name)
    }

    /// The methods that extensions add to types of no source.
    func foreignMethods(_ name: String) -> [FunctionDeclaration] {
        (functions[name] ?? []).filter { $0.owner?.keyword == nil && $0.owner != nil }
    }

    /// The statements of a function or getter.
    func root(of declaration: AnyObject) -> NodeID? {
        bodyOf[ObjectIdentifier(declaration)].map { syntax.bodies[$0].root }
    }
}
