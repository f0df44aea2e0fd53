import NavGraphSwiftCode

/// Who runs code: closures, by what keeps them, and functions, by their calls. SOURCES 6.5, 6.7.
extension Owners {
    /// 5: what the closures around are given to, or where they are called.
    func closures(around node: NodeID, _ depth: Int) -> Found {
        let found = program.closures(around: node).lazy.map { self.sources(ofClosure: $0, depth) }
        return found.first { !$0.types.isEmpty } ?? Found()
    }

    func sources(ofClosure node: NodeID, _ depth: Int) -> Found {
        depth > Self.callsAway
            ? Found(isTooFar: true) : answer(.closure(node, depth)) { findSources(ofClosure: node, depth) }
    }

    private func findSources(ofClosure node: NodeID, _ depth: Int) -> Found {
        var (keeper, holder) = handing.keeper(of: node)
        if let type = holder?.declaration {
            if program.kind(of: type).isScreen { return Found(types: [type.name], by: "closure") }
            if let screen = screen(namedLike: type) { return Found(types: [screen], by: "closure") }
        }
        if case .call(let call) = keeper {
            var base = syntax.receiver(of: call) ?? .none
            while base >= 0 {
                if let type = typing.type(of: base), !type.isMeta, let declaration = type.declaration,
                    declaration !== owner(of: node)
                {
                    if program.kind(of: declaration).isScreen { return Found(types: [declaration.name], by: "closure") }
                    if let screen = screen(namedLike: declaration) ?? firstScreen(of: declaration) {
                        return Found(types: [screen], by: "closure")
                    }
                }
                base = syntax.base(base)
            }
            keeper = .none
        }
        var result = Found(by: "closure")
        if isKeptByMany(keeper, holder) { keeper = .none }
        let uses = handing.uses(of: keeper)
        for call in uses.calls { result.add(sources(at: call, depth: depth + 1)) }
        for reference in uses.handedOn { result.add(sources(ofClosure: reference, depth + 1)) }
        if result.types.isEmpty, let type = holder?.declaration {
            let holding = holders(of: type, at: node)
            if (1...2).contains(holding.count) { return Found(types: holding, by: "closure") }
        }
        return result
    }

    /// A value that many places make tells nothing of one closure in it.
    func isKeptByMany(_ keeper: Handing.Keeper, _ holder: StaticType?) -> Bool {
        guard case .property = keeper, let type = holder?.declaration else { return false }
        return program.calls(named: type.simpleName).count > Self.mostSources
    }

    /// 7: the calls of the function around, and the places where its name stands.
    func callers(around node: NodeID, _ depth: Int) -> Found {
        let scope = syntax.scope(of: node)
        if let function = scope.function, function.name != "viewDidLoad", function.name != "body" {
            return callers(of: function, depth)
        }
        if let variable = scope.variable, variable.name != "body", scope.body == variable.body {
            var result = Found(by: "caller")
            for place in handing.uses(of: .property(variable)).handedOn {
                result.add(sources(at: place, depth: depth + 1))
            }
            return result
        }
        return Found()
    }

    /// A delegate's function that the system calls.
    func isCalledBySystem(_ function: FunctionDeclaration) -> Bool {
        let bases = function.owner?.inherited ?? []
        let isDelegate = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains(
            where: bases.contains)
        return isDelegate && ["application", "scene", "windowScene"].contains(where: function.name.hasPrefix)
    }

    func callers(of function: FunctionDeclaration, _ depth: Int) -> Found {
        isCalledBySystem(function)
            ? Found() : answer(.function(ObjectIdentifier(function), depth)) { findCallers(of: function, depth) }
    }

    private func findCallers(of function: FunctionDeclaration, _ depth: Int) -> Found {
        let isFirst = searched.insert(ObjectIdentifier(function)).inserted
        var result = Found(by: "caller")
        let isCommon = handing.typesWith(function) > 3
        for call in handing.calls(of: function) where !isUnusedCase(call) {
            for place in isCommon ? giving(function, to: call) : [call] {
                result.add(sources(at: place, depth: depth + 1))
            }
        }
        for reference in handing.references(to: function) {
            let found = sources(ofClosure: reference, depth + 1)
            result.add(found.types.isEmpty ? sources(at: reference, depth: depth + 1) : found)
        }
        if isFirst { searched.remove(ObjectIdentifier(function)) }
        return result
    }

    /// Of a call of a name that many types have: where what it is called on is given one of the function's owner.
    func giving(_ function: FunctionDeclaration, to call: NodeID, depth: Int = 0) -> [NodeID] {
        guard let owner = function.owner else { return [call] }
        let callee = syntax.base(call)
        let isOwn = syntax.kind(callee) == .name || syntax.text(of: max(syntax.base(callee), 0)) == "self"
        if isOwn, let around = syntax.scope(of: call).function, let type = around.owner, type !== owner,
            around !== function
        {
            guard type.keyword == .protocol, depth < 4 else { return [] }
            return handing.calls(of: around).flatMap { giving(function, to: $0, depth: depth + 1) }
        }
        guard let base = syntax.base(ofMember: callee) else { return [call] }
        if typing.type(of: base)?.declaration === owner || syntax.text(of: base) == "self" { return [call] }
        if let local = syntax.local(base), typing.type(of: syntax.base(local))?.declaration === owner { return [call] }
        guard syntax.kind(base) == .name, let slot = values.slot(ofName: base) else { return [] }
        return handing.given(to: slot).filter { typing.type(of: $0.argument)?.declaration === owner }.map(\.place)
    }
}
