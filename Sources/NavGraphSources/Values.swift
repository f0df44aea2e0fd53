/// Finds what expressions can be: screens, and what gets there from elsewhere. SOURCES 4.
final class Values {
    let program: Program
    let typing: Typing
    private let syntax: Syntax
    private var known: [NodeID: Value] = [:]
    private var variables: [ObjectIdentifier: Value] = [:]
    private var results: [ObjectIdentifier: Value] = [:]
    private var working: Set<NodeID> = []
    private var depth = 0
    /// Places at which the reader stopped since expressions stand too deep in each other.
    private(set) var cut: Set<NodeID> = []
    static let deepest = 160

    init(_ typing: Typing) {
        self.typing = typing
        program = typing.program
        syntax = program.syntax
    }

    private func text(_ name: NameID) -> String { program.names.text(name) }

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

    private func find(_ node: NodeID) -> Value {
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

    private func evaluate(_ node: NodeID) -> Value {
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

    private func union(_ parts: ArraySlice<Child>) -> Value {
        var result = Value()
        for part in parts { result.add(value(of: Int(part.node))) }
        return result
    }

    /// The screen that a type is, unless it can be something else.
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
            let value: Value
            if syntax.kind(node) == .branch {
                // Conditions give nothing.
                guard kind == .block else { continue }
                result.add(content(of: one))
                continue
            }
            value = kind == .branch || kind == .choice || kind == .block ? content(of: one) : self.value(of: one)
            if value.isKnown {
                count += 1
                result.add(value)
            }
        }
        return count > 1 ? .none : result
    }

    private func returns(in node: NodeID) -> Value {
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
    private func valueOfChoice(_ node: NodeID) -> Value {
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
        for part in syntax.parts(of: arm) where syntax.kind(Int(part.node)) == .assignment {
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
        while syntax.kind(subject) == .member, syntax.base(subject) >= 0,
            syntax.text(of: syntax.base(subject)) != "self"
        { subject = syntax.base(subject) }
        if syntax.kind(subject) == .member, let variable = property(syntax.text(of: subject), at: subject) {
            return slot(of: variable)
        }
        guard syntax.kind(subject) == .name else { return value(of: subject).slots.first }
        return slot(ofName: subject)
    }

    private func slot(ofName node: NodeID, depth: Int = 0) -> Slot? {
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

    private func shorthand(_ node: NodeID) -> (NodeID, Int)? {
        let text = syntax.text(of: node)
        guard text.hasPrefix("$"), let index = Int(text.dropFirst()), let closure = typing.closure(ofShorthandAt: node)
        else { return nil }
        return (closure, index)
    }

    private func property(_ name: String, at node: NodeID) -> VariableDeclaration? {
        for outer in syntax.scope(of: node).type?.around ?? [] {
            if let found = program.variable(name, of: outer) { return found }
        }
        return nil
    }

    /// A property without value or wrapper of a struct without initializer.
    private func slot(of variable: VariableDeclaration) -> Slot? {
        guard let owner = variable.owner, variable.initial == nil, variable.body == nil, !variable.isStatic,
            variable.attributes.allSatisfy({ ["ViewBuilder", "Binding", "MainActor"].contains($0.name) })
        else { return nil }
        guard owner.keyword == .struct, !owner.functions.contains(where: \.isInit) else {
            return assigned(to: variable).slots.first
        }
        return .property(owner.number, variable.name)
    }

    /// Types of values that lead nowhere.
    private static let plain: Set = [
        "String", "Int", "Bool", "Double", "CGFloat", "URL", "Error", "UUID", "Date", "Data", "Color", "Image",
        "UIImage",
        "LocalizedStringKey", "Void",
    ]

    // MARK: Names

    private func valueOfName(_ node: NodeID) -> Value {
        let name = typing.plainName(node)
        let spelled = text(name)
        let scope = syntax.scope(of: node)
        if spelled == "self" {
            if let type = scope.type, program.kind(of: type).isScreen {
                return Value(screen: program.screen(of: type.name))
            }
            if let type = scope.type, program.isCoordinator(type) {
                var value = Value()
                value.coordinators = [Value.Coordinator(type: type.number, node: .none)]
                return value
            }
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
            where syntax.nodes[place].body == syntax.nodes[node].body {
                filled.add(value(of: shown))
            }
            return filled.inStack()
        }
        if let global = program.globals[spelled] { return value(of: global) }
        return .none
    }

    private func isStack(_ type: StaticType?) -> Bool {
        type?.name == "UINavigationController"
            || type?.declaration.map { program.kind(of: $0) == .stackController } ?? false
    }

    /// What comes from elsewhere is what its type says, or all that it gets.
    private func handedIn(_ type: StaticType?, _ slot: Slot) -> Value {
        if let screen = screen(of: type) { return Value(screen: screen) }
        if let type, Self.plain.contains(type.name) { return .none }
        var result = Value(slot: slot)
        if let declaration = type?.declaration, program.isCoordinator(declaration) {
            result.coordinators = [Value.Coordinator(type: declaration.number, node: .none)]
        }
        return result
    }

    private func value(of binding: Binding, named name: NameID, at node: NodeID) -> Value {
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
    private func assigned(to name: NameID, inBodyOf declaration: NodeID) -> Value {
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
        let id = ObjectIdentifier(variable)
        if let known = variables[id] { return known }
        variables[id] = Value.none
        var result = Value()
        let type = typing.type(variable.type, around: variable.owner)
        if let screen = screen(of: type) {
            result = Value(screen: screen)
        } else {
            if let root = program.root(of: variable) { result = content(of: root).fromElsewhere }
            if !result.isKnown { result = assigned(to: variable) }
            if !result.isKnown, variable.body == nil, let slot = slot(of: variable) { result = handedIn(type, slot) }
            if !result.isKnown, let declaration = type?.declaration { result = only(declaration, coordinates: true) }
        }
        variables[id] = result
        return result
    }

    /// What the code of its type assigns or appends to a property.
    private func assigned(to variable: VariableDeclaration) -> Value {
        guard let owner = variable.owner, let name = program.names.find(variable.name) else { return .none }
        var result = Value()
        func isOf(_ node: NodeID) -> Bool {
            guard let type = syntax.scope(of: node).type else { return false }
            return type === owner || program.inherits(type, from: owner)
        }
        for node in program.assignments[name] ?? [] where isOf(node) {
            let target = syntax.base(node)
            let isOwn =
                syntax.kind(target) == .name && syntax.binding(of: name, at: target) == nil
                || syntax.kind(target) == .member && syntax.base(target) >= 0
                    && syntax.text(of: syntax.base(target)) == "self"
            guard isOwn else { continue }
            for part in syntax.parts(of: node) { result.add(value(of: Int(part.node))) }
        }
        if !result.isKnown, variable.type?.isCollection ?? false {
            for (node, shown) in Self.fillings(of: name, program) where isOf(node) { result.add(value(of: shown)) }
        }
        return result.fromElsewhere
    }

    /// The only type that has a protocol; a coordinator.
    private func only(_ type: TypeDeclaration, coordinates: Bool = false) -> Value {
        var result = Value()
        if program.isCoordinator(type), coordinates {
            result.coordinators = [Value.Coordinator(type: type.number, node: .none)]
        } else if type.keyword == .protocol {
            let heirs = (program.heirs[type.number] ?? []).filter { $0.keyword != .protocol && $0.keyword != nil }
            if heirs.count == 1, program.kind(of: heirs[0]).isScreen {
                result.screens = [program.screen(of: heirs[0].name)]
            }
        }
        return result
    }

    // MARK: Members

    private func valueOfMember(_ node: NodeID) -> Value {
        let base = syntax.base(node)
        let name = syntax.text(of: node)
        if base < 0 {
            return typing.type(of: node)?.declaration.map { member(name, of: $0, node) } ?? .none
        }
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

    /// A case or static member of a type.
    private func member(_ name: String, of type: TypeDeclaration, _ node: NodeID) -> Value {
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

    private func made(_ type: TypeDeclaration) -> Value {
        program.kind(of: type).isScreen ? Value(screen: program.screen(of: type.name)) : .none
    }

    // MARK: Calls

    private static let passing: Set = [
        "sorted", "filter", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "first", "last", "enumerated",
    ]

    private func valueOfCall(_ node: NodeID) -> Value {
        let callee = syntax.base(node)
        guard callee >= 0 else { return .none }
        let name = syntax.text(of: node)
        let base = syntax.kind(callee) == .member ? syntax.base(callee) : .none
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
        if own.screens.contains(where: { program.kind(of: $0) != .view }) {
            return own.slots.isEmpty ? .none : own
        }
        return own
    }

    private func mapped(_ node: NodeID, _ base: NodeID) -> Value {
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

    /// What a function's name gives when it is called.
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
        let id = ObjectIdentifier(function)
        if let known = results[id] { return known }
        results[id] = Value.none
        var result = Value()
        let type = typing.type(function.result, around: function.owner)
        if let screen = screen(of: type), function.result?.isClosure == false {
            result = Value(screen: screen)
        } else if function.result != nil {
            if let root = program.root(of: function) { result = content(of: root).fromElsewhere }
            if !result.isKnown, let declaration = type?.declaration { result = only(declaration) }
        }
        results[id] = result
        return result
    }

    private func result(of function: FunctionDeclaration, for call: NodeID, _ base: NodeID) -> Value {
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
        let arguments = syntax.parts(of: call)
        guard let parameters = program.parameters(function, for: arguments) else { return [:] }
        for (argument, parameter) in zip(arguments, parameters) {
            let slot = Slot.parameter(ObjectIdentifier(function), parameter)
            result[slot, default: .none].add(valueOfReference(Int(argument.node)))
        }
        return result
    }

    /// A value with what its slots get.
    func substitute(
        _ value: Value, receiver: Value?, of body: Int?, _ given: [Slot: Value] = [:]
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
        return substitute(result, receiver: nil, of: nil, payload(of: one))
    }

    /// What a case carries: the arguments that it is made with, and its defaults.
    func payload(of one: Value.Case) -> [Slot: Value] {
        let type = program.order[one.type]
        guard one.node >= 0, let parameters = type.cases[one.name] else { return [:] }
        var result: [Slot: Value] = [:]
        let arguments = syntax.kind(one.node) == .call ? syntax.parts(of: one.node) : []
        var given: Set<Int> = []
        if let places = program.parameters(parameters, for: arguments) {
            for (argument, place) in zip(arguments, places) {
                given.insert(place)
                result[.payload(one.type, one.name, place), default: .none].add(value(of: Int(argument.node)))
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

    // MARK: Storyboards

    /// SOURCES 4.8.
    private func scene(_ node: NodeID, _ base: NodeID) -> Value {
        guard let first = syntax.parts(of: node).first else {
            return found(program.scenes.filter { $0.isInitial && $0.storyboard == storyboard(base) })
        }
        let argument = Int(first.node)
        if let type = typeNamed(by: argument) { return made(type) }
        if syntax.text(of: node) == "instantiateInitialViewController" {
            return found(program.scenes.filter { $0.isInitial && $0.storyboard == storyboard(base) })
        }
        guard let identifier = string(argument) else { return .none }
        let named = program.scenes.filter { $0.identifier == identifier }
        let here = storyboard(base)
        let own = named.filter { $0.storyboard == here }
        return found(own.isEmpty ? named : own)
    }

    private func found(_ scenes: [SourceScene]) -> Value {
        guard let scene = scenes.first, let type = scene.type else { return .none }
        if let declared = program.types[type], declared.keyword != nil, !program.kind(of: declared).isScreen {
            return .none
        }
        return Value(screen: program.screen(of: type)).inStack(scene.isInStack)
    }

    /// `X.self`, `String(describing: X.self)`
    private func typeNamed(by node: NodeID) -> TypeDeclaration? {
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
    private func storyboard(_ node: NodeID, depth: Int = 0) -> String? {
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
