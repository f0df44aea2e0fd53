import NavGraphSwiftCode

/// Construction of screens, of types that wrap them, and of views that only select. SOURCES 4.1, 4.2, 4.10.
extension Values {
    private static let inner: Set = ["content", "rootView", "rootViewController", "root", "child", "viewController"]
    private static let builders: Set = ["", "content", "root", "destination", "then"]
    /// Content that leads elsewhere, or is part of a bar.
    private static let controls: Set = [
        "Button", "Menu", "Link", "NavigationLink", "Toggle", "Label", "Picker", "ToolbarItem", "ToolbarItemGroup",
        "Task", "ShareLink", "TabView", "Text", "Image", "DispatchQueue", "DisclosureGroup", "List", "Form", "Section",
        "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    ]

    func construct(_ type: StaticType, _ node: NodeID) -> Value {
        let name = type.name
        let declared = type.declaration.flatMap { $0.keyword == nil ? nil : $0 }
        let kind = declared.map { program.kind(of: $0) } ?? program.kind(of: name)
        let arguments = syntax.parts(of: node)
        var result = Value()
        switch kind {
        case .alert:
            result.isAlert = true
            return result
        case .system:
            result.systems = [name]
            return result
        case .part, .app: return .none
        default: break
        }
        if name == "UINavigationController" || kind == .stackController {
            let root = inside(arguments, ["rootViewController"]).inStack()
            if root.isKnown { return root }
            return (declared.map { rootOfStack($0, node) } ?? .none).inStack()
        }
        if isUIKitController(name), name != "UIHostingController" { return .none }
        guard let declared else { return unknown(name, arguments) }
        if program.isCoordinator(declared) { return Value(coordinator: declared, at: node) }
        if !declared.generics.isEmpty, kind == .controller || kind == .other && declared.keyword == .class {
            return firstGiven(arguments, else: declared, kind)
        }
        guard kind.isScreen else {
            if let hub = hub(declared) { return handed(hub, to: declared, by: node) }
            return .none
        }
        if kind == .controller {
            let given = inside(arguments, Self.inner)
            if !given.isEmpty { return given.inStack(name.contains("Navigation")) }
        }
        if kind == .view, !declared.generics.isEmpty {
            let given = inside(arguments, Self.inner)
            if !given.isEmpty { return given.inStack(name.contains("Navigation")) }
            let content = closures(arguments, Self.builders)
            if !content.isEmpty { return content.inStack(name.contains("Navigation")) }
            for argument in arguments {
                let given = value(of: Int(argument.node))
                if !given.screens.isEmpty || !given.choices.isEmpty { return given }
            }
        }
        if kind == .view, let hub = hub(declared) { return handed(hub, to: declared, by: node) }
        return Value(screen: program.screen(of: declared.name))
    }

    /// A type of no source, or of SwiftUI.
    private func unknown(_ name: String, _ arguments: ArraySlice<Child>) -> Value {
        if Self.controls.contains(name) { return .none }
        let isStack = name.contains("Navigation")
        let given = inside(arguments, Self.inner)
        if given.isKnown { return given.inStack(isStack) }
        let content = closures(arguments, Self.builders)
        if content.isKnown { return content.inStack(isStack) }
        if name == "AnyView", let first = arguments.first { return value(of: Int(first.node)) }
        if name == "UIHostingController" || swiftUIViews.contains(name) { return .none }
        var result = Value()
        let ends = ["View", "ViewController", "Screen", "VC"]
        if ends.contains(where: name.hasSuffix), !isOfApple(name), name != "UIView", !name.hasPrefix("UI") {
            result.foreign = [name]
        }
        return result
    }

    /// A generic class around others is the first of them.
    private func firstGiven(_ arguments: ArraySlice<Child>, else type: TypeDeclaration, _ kind: TypeKind) -> Value {
        for argument in arguments {
            let given = valueOfReference(Int(argument.node))
            if !given.screens.isEmpty || !given.slots.isEmpty && kind.isScreen { return given }
        }
        return kind.isScreen ? Value(screen: program.screen(of: type.name)) : .none
    }

    private func inside(_ arguments: ArraySlice<Child>, _ labels: Set<String>) -> Value {
        arguments.lazy.filter { labels.contains(self.text($0.label)) }.map { self.valueOfReference(Int($0.node)) }
            .first(where: \.isKnown) ?? .none
    }

    private func closures(_ arguments: ArraySlice<Child>, _ labels: Set<String>) -> Value {
        inside(arguments.filter { syntax.kind(Int($0.node)) == .closure }[...], labels)
    }

    /// What a stack of the app's begins with: what its code gives to UIKit.
    private func rootOfStack(_ type: TypeDeclaration, _ node: NodeID) -> Value {
        var result = Value()
        for name in ["init", "setViewControllers", "pushViewController"] {
            for call in program.calls(named: name) where syntax.scope(of: call).type === type {
                guard let first = syntax.parts(of: call).first else { continue }
                if name == "init", program.names.text(first.label) != "rootViewController" { continue }
                result.add(value(of: Int(first.node)))
            }
        }
        for node in program.assignments(to: "viewControllers") where syntax.scope(of: node).type === type {
            for part in syntax.parts(of: node) { result.add(value(of: Int(part.node))) }
        }
        return handed(result, to: nil, by: node)
    }

    /// The `switch` that a view is nothing but.
    func hub(_ type: TypeDeclaration) -> Value? {
        guard let body = type.variables["body"], let root = program.root(of: body) else { return nil }
        let parts = syntax.parts(of: root)
        guard parts.count == 1, let only = parts.first else { return nil }
        var node = syntax.given(by: only)
        // Modifiers, and groups around it.
        while node >= 0, syntax.kind(node) == .call, syntax.receiver(of: node) == nil {
            guard ["Group", "ZStack", "VStack"].contains(syntax.text(of: node)),
                let content = syntax.parts(of: node).last.map({ syntax.parts(of: Int($0.node)) }), content.count == 1,
                let first = content.first
            else { return nil }
            node = Int(first.node)
        }
        guard node >= 0, [.call, .choice, .member].contains(syntax.kind(node)) else { return nil }
        let value = syntax.kind(node) == .choice ? content(of: node) : self.value(of: node)
        return chooses(value, by: type) ? value : nil
    }

    private func chooses(_ value: Value, by type: TypeDeclaration) -> Bool {
        let initializers = Set(type.functions.filter(\.isInit).map(ObjectIdentifier.init))
        return !value.choices.isEmpty && value.screens.isEmpty
            && value.choices.allSatisfy { choice in
                switch choice.subject {
                case .property(type.number, _), .receiver: true
                case .parameter(let function, _): initializers.contains(function)
                default: false
                }
            }
    }

    /// A value with what a call gives to the initializers, and to the properties of a type.
    private func handed(_ value: Value, to type: TypeDeclaration?, by node: NodeID) -> Value {
        var given: [Slot: Value] = [:]
        for argument in syntax.parts(of: node) {
            guard let type else { break }
            let label = typing.argumentLabel(argument, of: type)
            given[.property(type.number, label)] = self.value(of: Int(argument.node))
        }
        for function in typing.functions(of: node) { given.merge(self.given(function, by: node)) { $1 } }
        return substitute(value, given)
    }
}
