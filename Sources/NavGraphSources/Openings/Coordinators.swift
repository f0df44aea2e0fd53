import NavGraphSwiftCode

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
        if result.screens.isEmpty { result = givenToBase(by: type, among: openings, depth: depth) }
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
        syntax.nodes(below: root).filter {
            syntax.kind($0) == .call && program.closureAround[$0] < 0 && syntax.isOwn(syntax.base($0))
        }.reversed()
    }

    /// What an initializer gives to its base class: screens, coordinators, or what the case opens that it names.
    func givenToBase(by type: TypeDeclaration, among openings: [NodeID: [Opening]], depth: Int) -> Value {
        var result = Value()
        for call in program.calls(named: "init") where syntax.scope(of: call).type === type && handing.isOnSuper(call) {
            for node in syntax.parts(of: call).map({ Int($0.node) }) {
                result.add(
                    syntax.implicitMember(node) != nil
                        ? opened(byCase: node, of: type, among: openings)
                        : opened(valueWithArguments(node), among: openings, depth: depth))
            }
        }
        return result
    }

    /// A value with what the parameters in it get.
    private func valueWithArguments(_ node: NodeID) -> Value {
        var result = values.value(of: node)
        for slot in result.slots {
            for given in handing.given(to: slot) { result.add(values.value(of: given.argument)) }
        }
        return result
    }

    private func opened(byCase node: NodeID, of type: TypeDeclaration, among openings: [NodeID: [Opening]]) -> Value {
        let name = syntax.name(of: syntax.kind(node) == .call ? syntax.base(node) : node)
        var result = Value()
        for choice in program.choices where syntax.scope(of: choice).type === type {
            let root = syntax.bodies[Int(syntax.nodes[choice].body)].root
            for arm in syntax.parts(of: choice).map({ Int($0.node) })
            where syntax.patterns[arm]?.cases.contains(name) ?? false {
                result.add(values.value(ofArm: arm))
                for opening in openings[root] ?? [] where syntax.isInside(opening.node, arm) {
                    result.add(opening.value)
                }
            }
        }
        return result
    }
}
