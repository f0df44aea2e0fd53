/// Coordinators: the screens that they begin with. SOURCES 4.11.
extension OpeningReader {
    /// A value with the screens that its coordinators begin with. SOURCES 4.11.
    func opened(_ value: Value, among openings: [NodeID: [Opening]], depth: Int = 0) -> Value {
        guard !value.coordinators.isEmpty else { return value }
        var result = value
        result.coordinators = []
        guard depth < 6 else { return result }
        for one in value.coordinators {
            let first = firstScreens(of: program.order[one.type], among: openings, depth: depth + 1)
            for screen in first.screens where !result.screens.contains(screen) { result.screens.append(screen) }
            if first.isInStack { result.isInStack = true }
        }
        return result
    }

    /// The first screens of a coordinator, in a stack, or what it presents itself as.
    func firstScreens(of type: TypeDeclaration, among openings: [NodeID: [Opening]], depth: Int = 0) -> Value {
        if let present = program.methods("toPresentable", of: type).first(where: { $0.body != nil }) {
            return opened(values.result(of: present), among: openings, depth: depth)
        }
        var rest = (program.methods("start", of: type) + program.methods("begin", of: type)).filter { $0.body != nil }
        if type.keyword != .protocol {
            rest = rest.filter { $0.owner === type }.isEmpty ? rest : rest.filter { $0.owner === type }
        }
        var seen = Set(rest.map(ObjectIdentifier.init))
        var result = Value()
        var k = 0
        while k < rest.count {
            guard let root = program.root(of: rest[k]) else { k += 1; continue }
            for opening in openings[root] ?? [] {
                if program.closureAround[opening.node] < 0 {
                    result.add(opened(opening.value, among: openings, depth: depth))
                }
            }
            for call in callsByName(in: root) {
                for function in typing.functions(of: call) where function.body != nil && !function.isInit {
                    if function.owner.map({ $0 === type || program.inherits(type, from: $0) }) ?? false,
                        seen.insert(ObjectIdentifier(function)).inserted
                    {
                        rest.append(function)
                    }
                }
            }
            k += 1
        }
        if result.screens.isEmpty { result = initialCase(of: type, among: openings) }
        if result.screens.isEmpty {
            for name in ["presentedViewController", "rootViewController"] {
                guard let variable = program.variable(name, of: type) else { continue }
                let found = values.value(of: variable)
                if !found.screens.isEmpty { return found }
            }
        }
        var screens = Value()
        screens.screens = result.screens
        return screens.inStack()
    }

    /// Calls without a receiver, outside of closures.
    func callsByName(in root: NodeID) -> [NodeID] {
        let body = syntax.nodes[root].body
        var result: [NodeID] = []
        var k = root - 1
        while k >= 0, syntax.nodes[k].body == body {
            if syntax.kind(k) == .call, program.closureAround[k] < 0 {
                let callee = syntax.base(k)
                let isOwn =
                    syntax.kind(callee) == .name
                    || syntax.kind(callee) == .member && syntax.base(callee) >= 0
                        && syntax.text(of: syntax.base(callee)) == "self"
                if isOwn { result.append(k) }
            }
            k -= 1
        }
        return result.reversed()
    }

    /// What the case opens that an initializer gives to its base class.
    func initialCase(of type: TypeDeclaration, among openings: [NodeID: [Opening]]) -> Value {
        guard let id = program.names.find("init") else { return .none }
        var result = Value()
        for call in program.calls[id] ?? [] where syntax.scope(of: call).type === type && handing.isOnSuper(call) {
            for argument in syntax.parts(of: call) where isImplicit(Int(argument.node)) {
                let node = Int(argument.node)
                let name = syntax.name(of: syntax.kind(node) == .call ? syntax.base(node) : node)
                for choice in program.choices where syntax.scope(of: choice).type === type {
                    for arm in syntax.parts(of: choice) {
                        guard syntax.patterns[Int(arm.node)]?.cases.contains(name) ?? false else { continue }
                        result.add(values.value(ofArm: Int(arm.node)))
                        let root = syntax.bodies[Int(syntax.nodes[choice].body)].root
                        for opening in openings[root] ?? [] where syntax.isInside(opening.node, Int(arm.node)) {
                            result.add(opening.value)
                        }
                    }
                }
            }
        }
        return result
    }
}
