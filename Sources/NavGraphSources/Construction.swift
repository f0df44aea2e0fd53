/// Values of initializers, wrappers around screens, and scenes of storyboards. SOURCES 4.1, 4.2, 4.7.
extension Sources {
    private static let inner: Set = ["content", "rootView", "rootViewController", "root", "child", "viewController"]
    private static let closures: Set = ["content", "root", "destination", "then"]
    /// Views of SwiftUI whose content is rows and columns, and no screen.
    private static let layouts: Set = [
        "List", "Form", "Section", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
    ]

    func construct(_ name: String, _ arguments: [Argument], _ context: Context) -> Value {
        var link = Link()
        construct(name, arguments, context, &link)
        return link.value
    }

    func construct(_ name: String, _ arguments: [Argument], _ context: Context, _ link: inout Link) {
        let file = file(of: context.scope)
        let type = resolve(name, around: context.scope.type).flatMap { $0.keyword == nil ? nil : $0 }
        link = Link()
        link.type = type
        let kind = type.map { self.kind(of: $0) } ?? (isSystemType(name) ? .system : .other)
        let isGeneric = kind == .controller && !(type?.generics.isEmpty ?? true)
        func inside(_ labels: Set<String>) -> Value? {
            for argument in arguments
            where argument.label.map({ labels.contains($0) || isGeneric && $0.hasSuffix("Controller") }) ?? false {
                let given =
                    file.isOpen(argument.lower, "{")
                    ? closureValue(argument, context) : value(argument.lower, argument.upper, context.deeper())
                if !given.isEmpty || given.isParameter { return given }
            }
            return nil
        }
        if name == "UIAlertController" || type.map({ isAlert($0) }) ?? false { return link.value.isAlert = true }
        if kind == .system { return link.value.isSystem = true }
        if name == "UIStoryboard", let argument = arguments.first(where: { $0.label == "name" }) {
            link.storyboard = file.tokens[argument.lower].kind == .string ? file.text(argument.lower) : nil
            return
        }
        if name == "UIHostingController" {
            link.value = inside(["rootView"]) ?? .none
            return
        }
        if name == "AnyView" {
            guard let erased = arguments.first else { return }
            link.value =
                erased.isTrailing
                ? closureValue(erased, context) : value(erased.lower, erased.upper, context.deeper())
            return
        }
        if name == "UINavigationController" || kind == .stackController
            || type == nil && name.hasSuffix("NavigationController")
        {
            link.value = (inside(["rootViewController"]) ?? type.map { rootOfStack($0, context) } ?? .none).inStack()
            let isGiven = arguments.contains { $0.label == "rootViewController" }
            if link.value.isEmpty, !isGiven, let type, kind == .stackController, !wrappers.contains(type.name) {
                link.value = Value(types: [type.name], isInStack: true)
            }
            return
        }
        let isNavigation = name.contains("Navigation")
        let takesContent = type == nil || !type!.generics.isEmpty || kind == .controller
        if takesContent, let given = inside(Self.inner) {
            if !given.isEmpty { return link.value = isNavigation ? given.inStack() : given }
            if kind == .controller, let type {
                link.value = Value(types: [type.name])
                link.value.wrapsParameter = true
                return
            }
        }
        if type == nil || !type!.generics.isEmpty {
            if type != nil {
                for argument in arguments where argument.label == nil && !argument.isTrailing {
                    let given = value(argument.lower, argument.upper, context.deeper())
                    if !given.isEmpty { return link.value = given }
                }
            }
            for argument in arguments
            where file.isOpen(argument.lower, "{")
                && (argument.isTrailing && argument.label == nil
                    || argument.label.map { Self.closures.contains($0) } ?? false)
            {
                if ["Button", "NavigationLink", "Task", "DispatchQueue", "Timer", "Label", "Menu", "TabView"].contains(
                    name)
                {
                    break
                }
                if type == nil, Self.layouts.contains(name) { break }
                let given = closureValue(argument, context, bound: nil)
                if !given.isEmpty || given.isAlert { return link.value = isNavigation ? given.inStack() : given }
            }
        }
        if let type {
            if kind.isScreen { link.value = Value(types: [type.name]) }
            return
        }
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if ["View", "ViewController", "Screen", "VC"].contains(where: { last.hasSuffix($0) }),
            !swiftUIViews.contains(last), !isSystemType(last),
            ![
                "UIView", "UIViewController", "UITableViewController", "UICollectionViewController",
                "UISplitViewController", "UIPageViewController", "UIVisualEffectView",
            ].contains(last), !last.hasPrefix("UI"), !last.hasPrefix("MK"), !last.hasPrefix("WK")
        {
            link.value = Value(types: [name], external: name)
        }
    }

    /// What the initializers of a stack controller, or what they call, put into it first.
    private func rootOfStack(_ type: TypeDeclaration, _ context: Context) -> Value {
        guard begins(ObjectIdentifier(type)) else { return .none }
        defer { isWorkingOn.remove(ObjectIdentifier(type)) }
        var result = Value()
        for function in type.functions where function.isInit || function.name == "viewDidLoad" {
            guard let scope = scopesOf[ObjectIdentifier(function)] else { continue }
            let file = file(of: scope)
            let inner = Context(scope: scope, depth: context.depth + 2)
            for i in scope.body.lower..<scope.body.upper
            where file.text(i) == "init" && file.text(i - 1) == "." && file.isOpen(i + 1, "(") {
                for argument in file.arguments(i + 1, limit: scope.body.upper).all
                where argument.label == "rootViewController" {
                    result.add(value(argument.lower, argument.upper, inner))
                }
            }
            for extent in assigned(to: "viewControllers", in: scope.body) {
                result.add(value(extent.lower, extent.upper, inner))
            }
        }
        return result.withoutExternal
    }

    /// `instantiateViewController(withIdentifier:)` and its like: the scene that is named.
    func instantiate(_ name: String, _ arguments: [Argument], _ context: Context, _ link: inout Link) {
        let file = file(of: context.scope)
        let storyboard = link.storyboard
        link = Link()
        guard name.hasPrefix("instantiate") else { return }
        if let typed = arguments.first(where: { file.text($0.upper - 1) == "self" && file.text($0.upper - 2) == "." }),
            let type = resolve(pathName(typed.lower, typed.upper - 2, file), around: context.scope.type),
            kind(of: type).isScreen
        {
            link.value = Value(types: [type.name])
            link.type = type
            return
        }
        var scene: SourceScene?
        if name.hasPrefix("instantiateInitial") {
            scene = storyboard.flatMap { wanted in scenes.first { $0.storyboard == wanted && $0.isInitial } }
        } else if let argument = arguments.first(where: {
            $0.label == "withIdentifier" || $0.label == "identifier" || $0.label == nil && !$0.isTrailing
        }) {
            guard let id = text(argument, context) else { return }
            let found = scenes.filter { $0.identifier == id }
            scene = found.first { $0.storyboard == storyboard } ?? found.first
        }
        guard let scene, let type = scene.type else { return }
        link.value = Value(types: [type], isInStack: scene.isInStack)
        link.type = types[type]
    }

    /// A text that an argument names: a literal, `String(describing: X.self)`, a constant.
    private func text(_ argument: Argument, _ context: Context) -> String? {
        let file = file(of: context.scope)
        if file.tokens[argument.lower].kind == .string { return file.text(argument.lower) }
        for i in argument.lower..<argument.upper where file.text(i) == "self" && file.text(i - 1) == "." {
            return file.text(i - 2)
        }
        let last = argument.upper - 1
        guard file.isWord(last) else { return nil }
        if file.text(last) == "rawValue", file.isWord(last - 2) { return file.text(last - 2) }
        guard
            let variable = property(file.text(last), of: context.scope.type)
                ?? order.lazy.compactMap({ $0.variables[file.text(last)] }).first, let initial = variable.initial
        else { return nil }
        return files[initial.file].tokens[initial.lower].kind == .string ? files[initial.file].text(initial.lower) : nil
    }

    func storyboardName(ofName name: String, at place: Int, _ context: Context) -> String? {
        var extent = locals(of: context.scope).last { $0.name == name && $0.place < place }?.initial
        if extent == nil, let variable = property(name, of: context.scope.type) {
            extent = variable.initial ?? variable.body
        }
        guard let extent, extent.lower + 2 < extent.upper else { return nil }
        let file = files[extent.file]
        guard file.text(extent.lower) == "UIStoryboard",
            let argument = file.arguments(extent.lower + 1, limit: extent.upper).all.first
        else { return nil }
        return file.tokens[argument.lower].kind == .string ? file.text(argument.lower) : nil
    }

    /// The stack controllers that elsewhere are given what they show: without it nothing is known to be in them.
    func findWrappers() -> Set<String> {
        var result: Set<String> = []
        let word = names.find("rootViewController")
        for file in files {
            for i in file.tokens.indices
            where file.name(i) == word && file.text(i + 1) == ":" && file.isOpen(i - 1, "(") {
                let name = file.text(i - 2)
                if let type = types[name], kind(of: type) == .stackController { result.insert(name) }
            }
        }
        return result
    }
}
