import NavGraphSwiftCode

/// Finds where code opens something, and follows what functions are given to their calls. SOURCES 5.1, 5.2.
struct OpeningReader: ValueStage {
    let values: Values
    let handing: Handing

    // MARK: By their code

    func directOpenings() -> [Opening] {
        var result: [Opening] = []
        for name in program.calledNames {
            let text = text(name)
            for call in program.calls[name] ?? [] where !handing.isOnSuper(call) {
                if let opening = opening(ofCall: call, named: text) { result.append(opening) }
            }
        }
        for name in ["rootViewController", "viewControllers"] {
            for node in program.assignments(to: name) {
                if let opening = opening(ofAssignment: node, to: name) { result.append(opening) }
            }
        }
        return result.sorted { $0.node < $1.node }
    }

    func label(_ child: Child) -> String { text(child.label) }

    func opening(ofCall call: NodeID, named name: String) -> Opening? {
        let arguments = syntax.parts(of: call)
        let first = arguments.first
        let isPlain = first.map { $0.label == .none && !$0.isTrailing } ?? false
        func has(_ label: String) -> Bool { arguments.contains { self.label($0) == label } }
        func open(_ kind: OpeningKind, _ shown: NodeID, isSure: Bool = true) -> Opening {
            let opening = Opening(kind, values.valueOfReference(shown), at: call, showing: shown, isSure: isSure)
            if kind == .present { opening.style = style(of: shown) }
            return opening
        }
        switch name {
        case "pushViewController" where isPlain:
            return fills(call) ? nil : first.map { open(.push, Int($0.node)) }
        case "show" where isPlain && has("sender"), "showDetailViewController" where isPlain && has("sender"):
            return first.map { open(.push, Int($0.node), isSure: false) }
        case "present" where isPlain && has("animated"): return first.map { open(.present, Int($0.node)) }
        case "setViewControllers" where isPlain:
            guard let first, !fills(call), isStack(syntax.base(syntax.base(call))) else { return nil }
            return open(.push, last(of: Int(first.node)), isSure: false)
        case "performSegue":
            guard let first, label(first) == "withIdentifier" else { return nil }
            let opening = Opening(.push, .none, at: call, showing: Int(first.node))
            opening.segue = values.string(Int(first.node)) ?? ""
            return opening
        case "NavigationLink": return link(call, open)
        case "navigationDestination":
            guard has("for") || has("isPresented") || has("item"), let shown = content(of: call) else { return nil }
            return open(.push, shown)
        case "sheet", "fullScreenCover", "popover":
            guard ["isPresented", "item", "store", "unwrapping"].contains(where: has), let shown = content(of: call),
                isModifier(call)
            else { return nil }
            let opening = open(.present, shown)
            if name == "popover" { opening.style = "popover" }
            return opening
        case "NavigationStack":
            return arguments.first { label($0) == "destination" }.map { open(.push, Int($0.node)) }
        default:
            if has("isPresented") || has("item"), let shown = content(of: call),
                syntax.kind(syntax.base(call)) == .member,
                !["alert", "dialog", "importer", "exporter", "toast"].contains(where: name.lowercased().contains),
                typing.functions(of: call).isEmpty, !values.valueOfReference(shown).screens.isEmpty
            {
                return open(.present, shown, isSure: false)
            }
            if name.hasPrefix("setWindowRoot"), let first { return open(.root, Int(first.node), isSure: false) }
            return named(call, name)
        }
    }

    /// A modifier of a view, also within an extension of `View`.
    func isModifier(_ call: NodeID) -> Bool {
        let callee = syntax.base(call)
        return syntax.kind(callee) == .member || syntax.scope(of: call).type?.name == "View"
    }

    /// The closure or reference that a modifier shows.
    func content(of call: NodeID) -> NodeID? {
        let arguments = syntax.parts(of: call)
        let found =
            arguments.first { label($0) == "content" || label($0) == "destination" }
            ?? arguments.first { $0.isTrailing && $0.label == .none }
        return (found ?? arguments.last { $0.label == .none && syntax.kind(Int($0.node)) == .closure }).map {
            Int($0.node)
        }
    }

    func link(_ call: NodeID, _ open: (OpeningKind, NodeID, Bool) -> Opening) -> Opening? {
        let arguments = syntax.parts(of: call)
        if arguments.contains(where: { label($0) == "value" }) { return nil }
        if let given = arguments.first(where: { label($0) == "destination" }) {
            return syntax.implicitMember(Int(given.node)) != nil ? nil : open(.push, Int(given.node), true)
        }
        if let first = arguments.first, first.label == .none, syntax.implicitMember(Int(first.node)) != nil,
            typing.functions(of: call).isEmpty
        {
            return nil
        }
        guard let closure = arguments.first(where: { $0.isTrailing && $0.label == .none }) else { return nil }
        if let function = typing.functions(of: call).first,
            arguments.first.map({ syntax.kind(Int($0.node)) }) != .literal
        {
            // An initializer of the app's.
            let parameters = program.arguments(of: call, for: function.parameters) ?? []
            let index = parameters.first { $0.node == Int(closure.node) }?.index
            let label = index.map { function.parameters[$0].label }
            return label == "destination" ? open(.push, Int(closure.node), true) : nil
        }
        return open(.push, Int(closure.node), true)
    }

    static let origins: Set = ["from", "source", "sender", "on", "over", "in", "for", "delegate", "presenter"]

    /// Another function that navigates by its name, with a screen or coordinator.
    func named(_ call: NodeID, _ name: String) -> Opening? {
        let isOpening = NavigationWords.isOpening(name)
        let sets = !isOpening && NavigationWords.begins(name, with: "set")
        guard sets || isOpening else { return nil }
        let callee = syntax.base(call)
        if syntax.kind(callee) == .name, syntax.file(of: callee).isCapital(Int(syntax.nodes[callee].token)) {
            return nil
        }
        for argument in syntax.parts(of: call) {
            let node = Int(argument.node)
            if syntax.kind(node) == .closure, name == "present", argument.label == .none {
                let value = values.value(of: node)
                if !value.screens.isEmpty { return Opening(.present, value, at: call, showing: node) }
            }
            guard !Self.origins.contains(label(argument)), syntax.kind(node) != .closure,
                syntax.text(of: node) != "self"
            else { continue }
            let value = values.value(of: node)
            let isScreen = !value.screens.isEmpty || !value.foreign.isEmpty && syntax.kind(node) == .call
            if sets {
                let isSet = name == "set" && syntax.implicitMember(call) != nil && syntax.kind(node) == .list
                guard isSet && isScreen || !value.coordinators.isEmpty && !isScreen && value.slots.isEmpty else {
                    continue
                }
            }
            guard isScreen || !value.coordinators.isEmpty || isForeignCoordinator(node, value) else { continue }
            let shown = syntax.kind(node) == .list ? last(of: node) : node
            let opened = syntax.kind(node) == .list ? values.value(of: shown) : value
            return Opening(NavigationWords.kind(of: name), opened, at: call, showing: shown)
        }
        return nil
    }

    /// A coordinator of a library's type that is handed in: `StrongRouter<HomeRoute>`.
    func isForeignCoordinator(_ node: NodeID, _ value: Value) -> Bool {
        guard !value.slots.isEmpty, let type = typing.type(of: node) else { return false }
        return type.declaration?.keyword == nil && program.isCoordinator(type.name)
    }

    func opening(ofAssignment node: NodeID, to name: String) -> Opening? {
        let target = syntax.base(node)
        guard let value = syntax.parts(of: node).first.map({ Int($0.node) }), !fills(node) else { return nil }
        if name == "viewControllers" {
            guard syntax.kind(target) == .member, isStack(syntax.base(target)) else { return nil }
            let shown = last(of: value)
            return Opening(.push, values.valueOfReference(shown), at: node, showing: shown)
        }
        guard let window = syntax.base(ofMember: target),
            syntax.text(of: window).lowercased().contains("window") || typing.type(of: window)?.name == "UIWindow"
        else { return nil }
        let opened = values.valueOfReference(value)
        guard opened.isKnown else { return nil }
        return Opening(isOwnWindow(node) ? .present : .root, opened, at: node, showing: value)
    }

    /// A separate window over the app's.
    func isOwnWindow(_ node: NodeID) -> Bool {
        guard let type = syntax.scope(of: node).type,
            !["Delegate", "App", "Coordinator", "Router", "Wireframe"].contains(where: type.simpleName.hasSuffix)
        else { return false }
        if type.variables.values.contains(where: { $0.type?.name == "UIWindow" }) { return true }
        return program.calls(named: "UIWindow").contains { syntax.scope(of: $0).type === type }
    }

    /// It fills a stack that the same body made, which something opens.
    func fills(_ node: NodeID) -> Bool {
        guard let stack = syntax.receiver(of: node), syntax.kind(stack) == .name,
            let declaration = syntax.local(stack),
            case let initial = syntax.base(declaration), initial >= 0, syntax.kind(initial) == .call,
            values.value(of: initial).isEmpty
        else { return false }
        return values.isStack(typing.type(of: initial))
            || syntax.text(of: initial).hasSuffix("NavigationController")
    }

    /// Not a tab, split or page controller.
    func isStack(_ node: NodeID) -> Bool {
        guard node >= 0 else { return false }
        let type = typing.type(of: node)
        let name = syntax.text(of: node).lowercased()
        if ["tab", "split", "page"].contains(where: name.contains) { return false }
        guard let type else { return true }
        guard let declaration = type.declaration else {
            return !["UITabBarController", "UISplitViewController", "UIPageViewController"].contains(type.name)
        }
        let kind = program.kind(of: declaration)
        return kind == .stackController || kind == .other
    }

    func last(of node: NodeID) -> NodeID {
        if syntax.kind(node) == .name, let initial = syntax.local(node).map(syntax.base), initial >= 0,
            syntax.kind(initial) == .list
        {
            return last(of: initial)
        }
        guard syntax.kind(node) == .list, let last = syntax.parts(of: node).last else { return node }
        return Int(last.node)
    }

    /// What the same body says of how a variable is presented.
    func style(of node: NodeID) -> String? {
        guard syntax.kind(node) == .name else { return nil }
        let name = syntax.name(of: node)
        for assignment in program.assignments(to: "modalPresentationStyle")
        where syntax.nodes[assignment].body == syntax.nodes[node].body {
            let target = syntax.base(assignment)
            guard syntax.base(target) >= 0, syntax.name(of: syntax.base(target)) == name,
                let value = syntax.parts(of: assignment).first.map({ syntax.text(of: Int($0.node)) })
            else { continue }
            if value == "formSheet" || value == "pageSheet" || value == "popover" { return value }
        }
        return nil
    }
}
