/// The screens that an expression can be: local inference, without a type checker. SOURCES 4.
extension Sources {
    /// The value of the tokens between two places. Found once for the values of a caller's that names around it have.
    func value(_ lower: Int, _ upper: Int, _ context: Context) -> Value {
        let found = context.found ?? unbound
        let extent = Extent(file: context.scope.body.file, lower: lower, upper: upper)
        if let known = found.values[extent] {
            limit = found.limitsOfValues[extent] ?? limit
            return known
        }
        let before = cycles
        let limitBefore = limit
        limit = nil
        let value = findValue(lower, upper, context)
        // What a cycle cut short may be more when it is asked for from outside of it.
        if cycles == before || context.depth > 6 {
            found.values[extent] = value
            if let limit { found.limitsOfValues[extent] = limit }
        }
        limit = limit ?? limitBefore
        return value
    }

    private func findValue(_ lower: Int, _ upper: Int, _ context: Context) -> Value {
        let file = file(of: context.scope)
        var lower = lower
        guard lower < upper, !isTooDeep(context) else { return .none }
        while lower < upper, ["try", "await", "return", "&", "?", "!", "unsafe", "consume"].contains(file.text(lower)) {
            lower += 1
        }
        guard lower < upper else { return .none }
        if file.text(lower) == "if" || file.text(lower) == "switch" {
            return sequence(lower..<upper, context.deeper())
        }
        // Operators outside of brackets, the loosest first.
        var question: Int?
        var i = lower
        while i < upper {
            let token = file.tokens[i]
            if token.kind == .mark {
                let text = file.text(i)
                if text == "?", token.isSpaced, i > lower, question == nil { question = i }
                if question == nil, i > lower, token.isSpaced,
                    ["==", "!=", "&&", "||", "+", "-", "*", "..."].contains(text)
                {
                    return .none
                }
                if text == "->" || text == "=" { return .none }
            }
            i = token.kind == .open ? file.after(i) : i + 1
        }
        if let question {
            var depth = 0
            var k = question + 1
            while k < upper {
                if file.text(k) == "?", file.tokens[k].isSpaced { depth += 1 }
                if file.text(k) == ":" {
                    if depth == 0 { break }
                    depth -= 1
                }
                k = file.tokens[k].kind == .open ? file.after(k) : k + 1
            }
            var result = value(question + 1, min(k, upper), context.deeper())
            if k < upper { result.add(value(k + 1, upper, context.deeper())) }
            return result
        }
        i = lower
        while i < upper {
            if file.text(i) == "??" {
                var result = value(lower, i, context.deeper())
                result.add(value(i + 1, upper, context.deeper()))
                return result
            }
            i = file.tokens[i].kind == .open ? file.after(i) : i + 1
        }
        return castOrChain(lower, upper, context, file)
    }

    private func castOrChain(_ lower: Int, _ upper: Int, _ context: Context, _ file: SourceText) -> Value {
        var i = lower
        var last: Int?
        while i < upper {
            if file.text(i) == "as", file.tokens[i].kind == .word, i > lower { last = i }
            i = file.tokens[i].kind == .open ? file.after(i) : i + 1
        }
        guard let last else { return chain(lower, upper, context) }
        var k = last + 1
        while file.text(k) == "?" || file.text(k) == "!" { k += 1 }
        if let type = file.readType(k, limit: upper).type, let found = resolve(type.name, around: context.scope.type),
            kind(of: found).isScreen
        {
            let inner = value(lower, last, context.deeper())
            return Value(types: [found.name], isInStack: inner.isInStack)
        }
        return value(lower, last, context.deeper())
    }

    /// Whether a place is deeper than the reader goes; notes that.
    func isTooDeep(_ context: Context) -> Bool {
        if context.depth < ReaderLimit.deepest { return false }
        limit = .depth
        return true
    }

    /// Whether something is not being worked out already.
    func begins(_ id: ObjectIdentifier) -> Bool { begins(id, in: &isWorkingOn) }

    /// Whether something is not in what is being worked out, to which it is added then.
    func begins<ID>(_ id: ID, in working: inout Set<ID>) -> Bool {
        if working.insert(id).inserted { return true }
        cycles += 1
        return false
    }

    // MARK: Bodies

    /// The value of a builder, or of what a closure or function gives: what it returns, else its expressions.
    func bodyValue(_ range: Range<Int>, _ context: Context) -> Value {
        let returned = returns(range, context)
        return returned.isEmpty && !returned.isAlert && !returned.isSystem && !returned.isParameter
            ? sequence(range, context) : returned
    }

    /// What the `return`s of a body give, closures aside.
    private func returns(_ range: Range<Int>, _ context: Context) -> Value {
        guard !isTooDeep(context) else { return .none }
        var result = Value()
        for statement in file(of: context.scope).statements(range) {
            switch statement.kind {
            case .result:
                if let subject = statement.subject {
                    result.add(value(subject.lowerBound, subject.upperBound, context.deeper()))
                }
            case .branch, .choice: for block in statement.blocks { result.add(returns(block, context.deeper())) }
            default: break
            }
        }
        return result
    }

    /// The value of statements in order. Two views side by side are content, and have none. SOURCES 4.8.
    func sequence(_ range: Range<Int>, _ context: Context) -> Value {
        guard !isTooDeep(context) else { return .none }
        var result = Value()
        var count = 0
        for statement in file(of: context.scope).statements(range) {
            var one = Value()
            switch statement.kind {
            case .expression: one = value(statement.lower, statement.upper, context.deeper())
            case .result:
                if let subject = statement.subject {
                    one = value(subject.lowerBound, subject.upperBound, context.deeper())
                }
            case .branch, .choice: for block in statement.blocks { one.add(sequence(block, context.deeper())) }
            default: break
            }
            if !one.isEmpty { count += 1 }
            result.add(one)
        }
        return count > 1 ? .none : result
    }

    /// What a closure, or a function that stands for one, gives.
    func closureValue(_ argument: Argument, _ context: Context, bound: Value? = nil, type: TypeName? = nil) -> Value {
        let file = file(of: context.scope)
        guard file.isOpen(argument.lower, "{") else {
            // `EditorView.init`, `makeEditor`.
            let end = argument.upper
            if file.text(end - 1) == "init", file.text(end - 2) == ".", end - 2 > argument.lower {
                return construct(pathName(argument.lower, end - 2, file), [], context)
            }
            if end - argument.lower == 1,
                let function = member(file.text(argument.lower), of: context.scope.type)?.first
                    ?? functions[file.text(argument.lower)]?.first
            {
                return call(function, [], context)
            }
            return value(argument.lower, end, context.deeper())
        }
        let (names, start) = file.closureParameters(argument.lower)
        var inner = context.deeper()
        for name in names.prefix(1) + ["$0"] {
            if let bound { inner.bound[name] = bound }
            if let type { inner.boundTypes[name] = type }
        }
        return bodyValue(start..<max(start, argument.upper - 1), inner)
    }

    func pathName(_ lower: Int, _ upper: Int, _ file: SourceText) -> String {
        (lower..<max(lower, upper)).filter { file.isWord($0) }.map { file.text($0) }.joined(separator: ".")
    }

    // MARK: Functions

    /// The value of what a function gives. SOURCES 4.4.
    func call(_ function: FunctionDeclaration, _ arguments: [Argument], _ context: Context, on receiver: Value? = nil)
        -> Value
    {
        guard !isTooDeep(context) else { return .none }
        let owner = function.owner
        var resultType: TypeDeclaration?
        if let name = function.result?.name {
            resultType =
                name == "Self" ? receiver?.types.first.flatMap { types[$0] } ?? owner : resolve(name, around: owner)
            // Extensions alone declare nothing.
            if resultType?.keyword == nil { resultType = nil }
        }
        let isTyped = resultType.map { kind(of: $0).isScreen && kind(of: $0) != .stackController } ?? false
        if isTyped, let resultType, resultType.generics.isEmpty { return Value(types: [resultType.name]) }
        if let resultType, kind(of: resultType) == .other, resultType.keyword != .protocol, !isCoordinator(resultType) {
            return .none
        }
        guard function.result != nil, tupleMaker(function) == nil else { return .none }
        var result = Value()
        if let scope = scopesOf[ObjectIdentifier(function)], begins(ObjectIdentifier(function)) {
            var inner = Context(scope: scope, depth: context.depth + 1)
            if let receiver { inner.bound["self"] = receiver }
            result = bodyValue(scope.body.lower..<scope.body.upper, inner)
            isWorkingOn.remove(ObjectIdentifier(function))
        }
        // What was handed in, and comes out: `wrap(vc)`.
        if result.isEmpty || result.wrapsParameter, !result.isAlert, !result.isSystem {
            let isContainer =
                ["UINavigationController", "UIViewController"].contains(function.result?.name ?? "")
                || resultType.map { kind(of: $0) == .stackController } ?? false
            if isContainer {
                for argument in arguments where !argument.isTrailing {
                    let given = value(argument.lower, argument.upper, context.deeper())
                    if !given.isEmpty {
                        return function.result?.name == "UINavigationController" ? given.inStack() : given
                    }
                }
                if let receiver, !receiver.isEmpty { return receiver }
            }
        }
        if result.isEmpty, let resultType, resultType.keyword == .protocol {
            let all = implementers[resultType.name] ?? []
            if all.count == 1, kind(of: all[0]).isScreen { return Value(types: [all[0].name]) }
        }
        // A container of what its arguments say: what is in it, where the body tells that.
        if result.isEmpty, isTyped, let resultType { return Value(types: [resultType.name]) }
        result.isParameter = false
        result.wrapsParameter = false
        return result.withoutExternal
    }

    /// The functions of a name that a type has: its own, inherited ones, and those of what implements it.
    func member(_ name: String, of type: TypeDeclaration?) -> [FunctionDeclaration]? {
        guard let type else { return nil }
        var result: [FunctionDeclaration] = []
        for one in type.around {
            for base in ancestors(of: one) { result += base.functions.filter { $0.name == name } }
            if !result.isEmpty { break }
        }
        if result.allSatisfy({ $0.body == nil }) {
            let all = implementers[type.name] ?? []
            if all.count > ReaderLimit.implementersOfProtocol { limit = .implementers }
            for implementer in all.prefix(ReaderLimit.implementersOfProtocol) {
                result += implementer.functions.filter { $0.name == name && $0.body != nil }
            }
        }
        return result.isEmpty ? nil : result.sorted { ($0.body != nil ? 0 : 1) < ($1.body != nil ? 0 : 1) }
    }

    func property(_ name: String, of type: TypeDeclaration?) -> VariableDeclaration? {
        guard let type else { return nil }
        for base in ancestors(of: type) {
            if let found = base.variables[name], found.body != nil || found.initial != nil || base === type {
                return found
            }
        }
        for base in ancestors(of: type) { if let found = base.variables[name] { return found } }
        return nil
    }

    // MARK: Names

    /// The value of a property: its type, initial value, getter, or what its type assigns to it.
    func value(of variable: VariableDeclaration, _ context: Context, on receiver: Value? = nil) -> Value {
        guard !isTooDeep(context) else { return .none }
        if let name = variable.type?.name, !(variable.type!.isClosure),
            let type = resolve(name, around: variable.owner),
            kind(of: type).isScreen, type.generics.isEmpty, kind(of: type) != .stackController
        {
            return Value(types: [type.name])
        }
        let id = ObjectIdentifier(variable)
        guard begins(id) else { return .none }
        defer { isWorkingOn.remove(id) }
        var result = Value()
        for extent in [variable.initial, variable.body].compactMap({ $0 }) {
            let scope = Scope(variable.owner, nil, variable, extent)
            var inner = Context(scope: scope, depth: context.depth + 1)
            if let receiver { inner.bound["self"] = receiver }
            result.add(
                extent == variable.body
                    ? bodyValue(extent.lower..<extent.upper, inner) : value(extent.lower, extent.upper, inner))
        }
        if result.isEmpty, let owner = variable.owner, variable.type?.name != "UITabBarController",
            !isTabController(variable.initial)
        {
            for function in owner.functions {
                guard let scope = scopesOf[ObjectIdentifier(function)] else { continue }
                for extent in assigned(to: variable.name, in: scope.body, pushes: false) {
                    result.add(value(extent.lower, extent.upper, Context(scope: scope, depth: context.depth + 4)))
                }
            }
        }
        return result.withoutExternal
    }

    /// The value of a name at a place. SOURCES 4.3.
    func value(ofName name: String, at place: Int, _ context: Context) -> Value {
        if let bound = context.bound[name] { return bound }
        if let type = context.boundTypes[name] { return value(of: type, around: context.scope.type) }
        let scope = context.scope
        if let local = locals(of: scope).last(where: { $0.name == name && $0.place < place }) {
            return value(of: local, context)
        }
        if let parameter = scope.function?.parameters.first(where: { $0.name == name }) {
            var value = parameter.type.map { self.value(of: $0, around: scope.type) } ?? .none
            if value.isEmpty { value.isParameter = true }
            return value
        }
        for type in scope.type?.around ?? [] {
            if let variable = property(name, of: type) {
                var found = value(of: variable, context.deeper(), on: type === scope.type ? context.bound["self"] : nil)
                if isPlainStack(found), !found.isAlert, !found.isSystem {
                    var inside = Value()
                    for extent in assigned(to: name, in: scope.body) {
                        inside.add(value(extent.lower, extent.upper, context.deeper()).inStack())
                    }
                    if found.isEmpty || !inside.isEmpty { found = inside.withoutExternal }
                }
                return found
            }
        }
        return .none
    }

    private func value(of type: TypeName, around: TypeDeclaration?) -> Value {
        guard !type.isClosure, let found = resolve(type.name, around: around), kind(of: found).isScreen,
            found.generics.isEmpty,
            kind(of: found) != .stackController
        else { return .none }
        return Value(types: [found.name])
    }

    private func value(of local: Local, _ context: Context) -> Value {
        if let type = local.type {
            let typed = value(of: type, around: context.scope.type)
            if !typed.isEmpty { return typed }
        }
        var result = Value()
        if let initial = local.initial { result = value(initial.lower, initial.upper, context.deeper()) }
        if isPlainStack(result), local.type?.name != "UITabBarController", !isTabController(local.initial) {
            var inside = Value()
            for extent in assigned(to: local.name, in: context.scope.body) {
                inside.add(value(extent.lower, extent.upper, context.deeper()))
            }
            if result.isInStack { inside.isInStack = true }
            if result.isEmpty || !inside.isEmpty {
                inside.isAlert = inside.isAlert || result.isAlert
                inside.isSystem = inside.isSystem || result.isSystem
                inside.isParameter = inside.isParameter || result.isParameter
                result = inside
            }
        }
        return result.withoutExternal
    }

    /// It makes a tab controller: what is set as its controllers are tabs.
    private func isTabController(_ initial: Extent?) -> Bool {
        guard let initial else { return false }
        let file = files[initial.file]
        return file.text(initial.lower) == "UITabBarController" && file.isOpen(initial.lower + 1, "(")
    }

    /// Nothing is known, or a stack without anything in it.
    private func isPlainStack(_ value: Value) -> Bool {
        value.types.allSatisfy { kind(of: $0) == .stackController }
    }
}
