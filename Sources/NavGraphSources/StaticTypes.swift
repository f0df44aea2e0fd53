/// The declared types of expressions that calls are made on.
extension Sources {
    /// What gives the only one of a type of no source: `UIApplication.shared`.
    private static let singletons: Set = ["shared", "default", "standard", "current", "main", "general"]

    /// The type of the tokens between two places; `nil` where it is not declared or not known.
    func type(_ lower: Int, _ upper: Int, _ context: Context) -> TypeDeclaration? {
        typeName(lower, upper, context).flatMap { resolve($0, around: context.scope.type) }
    }

    /// The name of the type, declared or not.
    func typeName(_ lower: Int, _ upper: Int, _ context: Context) -> String? {
        let found = context.found ?? unbound
        let extent = Extent(file: context.scope.body.file, lower: lower, upper: upper)
        if let known = found.typeNames[extent] { return known }
        let before = cycles
        let name = findTypeName(lower, upper, context)
        if cycles == before || context.depth > 6 { found.typeNames[extent] = .some(name) }
        return name
    }

    private func findTypeName(_ lower: Int, _ upper: Int, _ context: Context) -> String? {
        let file = file(of: context.scope)
        var i = lower
        guard !isTooDeep(context) else { return nil }
        while i < upper, ["try", "await", "?", "!", "&"].contains(file.text(i)) { i += 1 }
        guard i < upper, file.isWord(i) else { return nil }
        let first = i
        var word = file.text(i)
        if word.hasPrefix("$"), word.utf8.count > 1, context.boundTypes[word] == nil { word.removeFirst() }
        var current: String?
        var call = file.arguments(i + 1, limit: upper)
        let isCapital = word.unicodeScalars.first.map { $0.value >= 65 && $0.value <= 90 } ?? false
        if word == "self" || word == "Self" || word == "super" {
            current = context.scope.type?.name
            i += 1
        } else if isCapital {
            current = resolve(word, around: context.scope.type)?.name ?? word
            i = call.isCall ? call.end : i + 1
        } else if call.isCall {
            let found = member(word, of: context.scope.type) ?? freeFunctions[word]
            current = found.map { fitting($0, call.all) }.flatMap { name(of: $0.result, around: $0.owner) }
            i = call.end
        } else {
            current = typeName(ofName: word, at: i, context)
            i += 1
        }
        while i < upper, current != nil || file.text(i) == "." {
            if file.text(i) == "?" || file.text(i) == "!" {
                i += 1
                continue
            }
            if file.text(i) == "as" {
                var k = i + 1
                while file.text(k) == "?" || file.text(k) == "!" { k += 1 }
                return file.readType(k, limit: upper).type?.name
            }
            guard file.text(i) == ".", file.isWord(i + 1), i + 1 < upper else { break }
            let member = file.text(i + 1)
            call = file.arguments(i + 2, limit: upper)
            let type = current.flatMap { resolve($0, around: context.scope.type) }
            if call.isCall {
                if member != "init" {
                    current = type.flatMap { self.member(member, of: $0) }.map { fitting($0, call.all) }.flatMap {
                        name(of: $0.result, around: $0.owner)
                    }
                }
                i = call.end
            } else if let type, let nested = types[type.name + "." + member] {
                current = nested.name
                i += 2
            } else if let type, let variable = property(member, of: type) {
                current = name(of: variable.type, around: variable.owner) ?? initialType(of: variable, context)
                i += 2
            } else if let type, type.cases[member] != nil || member == "self" {
                i += 2
            } else {
                let isOnly = isCapital && i == first + 1 && type?.keyword == nil && Self.singletons.contains(member)
                current = known[member] ?? (isOnly ? current : nil)
                i += 2
            }
        }
        return current
    }

    private func name(of type: TypeName?, around owner: TypeDeclaration?) -> String? {
        type.flatMap { $0.name == "Self" ? owner?.name : resolve($0.name, around: owner)?.name ?? $0.name }
    }

    func type(ofName name: String, at place: Int, _ context: Context) -> TypeDeclaration? {
        typeName(ofName: name, at: place, context).flatMap { resolve($0, around: context.scope.type) }
    }

    func typeName(ofName name: String, at place: Int, _ context: Context) -> String? {
        if let type = context.boundTypes[name] { return self.name(of: type, around: context.scope.type) }
        if let value = context.bound[name], value.types.count == 1 { return value.types[0] }
        let scope = context.scope
        if let local = locals(of: scope).last(where: { $0.name == name && $0.place < place }) {
            if let type = local.type {
                let name = self.name(of: type, around: scope.type)
                // What is made says more than a protocol: `let next: Coordinator = CartCoordinator()`.
                if name.flatMap({ types[$0]?.keyword }) == .protocol, let initial = local.initial,
                    let made = self.type(initial.lower, initial.upper, context.deeper())
                {
                    return made.name
                }
                return name
            }
            guard let initial = local.initial else { return nil }
            let value = value(initial.lower, initial.upper, context.deeper())
            if value.types.count == 1, !value.isInStack { return value.types[0] }
            return typeName(initial.lower, initial.upper, context.deeper())
        }
        if let parameter = scope.function?.parameters.first(where: { $0.name == name }) {
            return self.name(of: parameter.type, around: scope.type)
        }
        for type in scope.type?.around ?? [] {
            if let variable = property(name, of: type) {
                return self.name(of: variable.type, around: variable.owner) ?? initialType(of: variable, context)
            }
        }
        return known[name]
    }

    private func initialType(of variable: VariableDeclaration, _ context: Context) -> String? {
        guard let initial = variable.initial, begins(ObjectIdentifier(variable)) else { return nil }
        defer { isWorkingOn.remove(ObjectIdentifier(variable)) }
        let scope = Scope(variable.owner, nil, variable, initial)
        return typeName(initial.lower, initial.upper, Context(scope: scope, depth: context.depth + 1))
    }
}

/// Properties of UIKit's types.
private let known: [String: String] = [
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "splitViewController": "UISplitViewController", "window": "UIWindow",
]
