import NavGraphSwiftCode

/// Finds tabs, and what the app begins with. SOURCES 7.
struct TabReader: ValueStage {
    struct Tabs {
        var of: String
        var children: [Value]
        var node: NodeID
    }

    let values: Values
    private func owner(_ node: NodeID) -> TypeDeclaration? { program.owner(of: syntax.scope(of: node).type) }

    func tabs() -> [Tabs] {
        var result: [Tabs] = []
        var found: [(NodeID, [Value])] = []
        for node in program.assignments(to: "viewControllers") where isOfTabs(syntax.base(node), owner(node)) {
            if let value = syntax.parts(of: node).first { found.append((node, elements(of: Int(value.node)))) }
        }
        for node in program.calls(named: "setViewControllers") where isOfTabs(syntax.base(node), owner(node)) {
            if let first = syntax.parts(of: node).first, first.label == .none {
                found.append((node, elements(of: Int(first.node))))
            }
        }
        for node in program.calls(named: "TabView")
        where owner(node).map({ [.view, .app].contains(program.kind(of: $0)) }) ?? false && !isPaged(node) {
            let closure = syntax.parts(of: node).last { syntax.kind(Int($0.node)) == .closure }
            guard let closure else { continue }
            var children = items(of: Int(closure.node))
            if children.count < 2, let owner = owner(node) { children = listed(in: owner) }
            found.append((node, children))
        }
        for (node, children) in found.sorted(by: { $0.0 < $1.0 }) {
            guard let owner = owner(node) else { continue }
            var seen: Set<String> = []
            let once = children.filter { $0.screens.count == 1 && seen.insert($0.screens[0]).inserted }
            guard once.count >= 2 else { continue }
            if let known = result.firstIndex(where: { $0.of == owner.name }) {
                if once.count > result[known].children.count { result[known].children = once }
            } else {
                result.append(Tabs(of: owner.name, children: once, node: node))
            }
        }
        return result
    }

    private func isOfTabs(_ target: NodeID, _ owner: TypeDeclaration?) -> Bool {
        if syntax.kind(target) == .name { return owner.map { program.kind(of: $0) == .tabController } ?? false }
        guard let base = syntax.base(ofMember: target) else { return false }
        guard let type = typing.type(of: base) else {
            return values.value(of: base).screens.contains { program.kind(of: $0) == .tabController }
        }
        return type.name == "UITabBarController"
            || type.declaration.map { program.kind(of: $0) == .tabController } ?? false
    }

    private func isPaged(_ node: NodeID) -> Bool {
        var next = syntax.parent(node)
        while next >= 0, [.member, .call].contains(syntax.kind(next)) {
            if syntax.kind(next) == .call, syntax.text(of: next) == "tabViewStyle",
                let style = syntax.parts(of: next).first
            {
                var argument = Int(style.node)
                if syntax.kind(argument) == .call { argument = syntax.base(argument) }
                if ["page", "PageTabViewStyle"].contains(syntax.text(of: argument)) { return true }
            }
            next = syntax.parent(next)
        }
        return false
    }

    /// The values of an array's elements, each separately.
    private func elements(of node: NodeID, depth: Int = 0) -> [Value] {
        guard node >= 0, depth < 8 else { return [] }
        switch syntax.kind(node) {
        case .list: return syntax.parts(of: node).map { values.value(of: Int($0.node)) }
        case .name:
            guard let declaration = syntax.local(node) else { break }
            var result = elements(of: syntax.base(declaration), depth: depth + 1)
            let body = syntax.nodes[declaration].body
            for (_, shown) in Values.fillings(of: syntax.name(of: node), program) where syntax.nodes[shown].body == body
            {
                result.append(values.value(of: shown))
            }
            return result
        case .call:
            let callee = syntax.base(node)
            if syntax.kind(callee) == .member, ["map", "compactMap"].contains(syntax.text(of: node)) {
                let all = elements(of: syntax.base(callee), depth: depth + 1)
                let mapped = values.value(of: node)
                if !all.isEmpty { return all.map { $0.inStack(mapped.isInStack) } }
            } else if let root = typing.functions(of: node).first.flatMap({ program.root(of: $0) }),
                let last = syntax.parts(of: root).last
            {
                return elements(of: syntax.given(by: last), depth: depth + 1)
            }
        default: break
        }
        return single(values.value(of: node))
    }

    /// Each screen separately.
    private func single(_ value: Value) -> [Value] {
        var all = value.screens
        for choice in value.choices {
            for arm in syntax.parts(of: choice.node) { all += values.value(ofArm: Int(arm.node)).screens }
        }
        return all.map { Value(screen: $0).inStack(value.isInStack) }
    }

    /// The views of a `TabView`, in order.
    private func items(of node: NodeID) -> [Value] {
        syntax.parts(of: node).flatMap { part -> [Value] in
            let one = Int(part.node)
            switch syntax.kind(one) {
            case .branch, .block, .choice, .arm, .closure: return items(of: one)
            case .declaration: return []
            case .call where syntax.text(of: one) == "TabSection":
                return syntax.parts(of: one).filter { syntax.kind(Int($0.node)) == .closure && $0.label == .none }
                    .flatMap { items(of: Int($0.node)) }
            default: return single(values.value(of: one))
            }
        }
    }

    /// Route values side by side in a type whose `TabView` says nothing.
    private func listed(in type: TypeDeclaration) -> [Value] {
        for node in syntax.nodes.indices where syntax.kind(node) == .list && syntax.scope(of: node).type === type {
            let all = syntax.parts(of: node).map { values.value(of: Int($0.node)) }
            let screens = all.flatMap { value in
                value.screens
                    + value.cases.flatMap { one in
                        program.choices.filter { syntax.scope(of: $0).type === program.order[one.type] }
                            .flatMap { values.value(of: $0, for: one).screens }
                    }
            }
            if screens.count >= 2 { return screens.map { Value(screen: $0) } }
        }
        return []
    }

    /// The values in the app's first `WindowGroup`.
    func windowGroup() -> [Value]? {
        for node in program.calls(named: "WindowGroup").sorted() {
            guard let type = syntax.scope(of: node).type, program.kind(of: type) == .app else { continue }
            let arguments = syntax.parts(of: node)
            if arguments.contains(where: { program.names.text($0.label) == "for" }) { continue }
            guard let closure = arguments.last(where: { syntax.kind(Int($0.node)) == .closure }) else { continue }
            let found = items(of: Int(closure.node))
            if !found.isEmpty { return found }
        }
        return nil
    }

    /// What windows begin with, the first one first.
    func roots(_ openings: [Opening], _ handing: Handing) -> [Opening] {
        let all = openings.filter { $0.kind == .root && !$0.value.screens.isEmpty }
        let starts: Set = ["scene", "application"]
        func isOfDelegate(_ opening: Opening) -> Bool {
            syntax.scope(of: opening.node).type.map {
                $0.simpleName.hasSuffix("SceneDelegate") || $0.simpleName.hasSuffix("AppDelegate")
            } ?? false
        }
        func isNamed(_ opening: Opening) -> Bool {
            guard syntax.kind(opening.node) == .assignment else { return false }
            let window = syntax.base(syntax.base(opening.node))
            return window >= 0 && ["window", "keyWindow", "mainWindow"].contains(syntax.text(of: window))
        }
        func rank(_ opening: Opening) -> Int {
            let function = syntax.scope(of: opening.node).function
            var rank = isNamed(opening) ? isOfDelegate(opening) ? 0 : 10 : 20
            if program.closureAround[opening.node] >= 0 {
                rank += 3
            } else if let function, !starts.contains(function.name) {
                let isCalled = handing.calls(of: function).contains { call in
                    program.closureAround[call] < 0 && starts.contains(syntax.scope(of: call).function?.name ?? "")
                }
                rank += isCalled ? 1 : 2
            }
            return rank
        }
        return all.map { (rank($0), $0) }.sorted { ($0.0, $0.1.node) < ($1.0, $1.1.node) }.map(\.1)
    }
}
