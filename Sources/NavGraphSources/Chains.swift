/// Postfix expressions: `UIStoryboard(name: "A").instantiate(…)`, `factory.makeCart()`, `EditorView().padding()`.
extension Sources {
    private static let passing: Set = [
        "sorted", "filter", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "first", "last", "compactMap",
    ]

    /// The value of a chain of names, calls and members.
    func chain(_ lower: Int, _ upper: Int, _ context: Context) -> Value { link(lower, upper, context).value }

    /// What is known of a chain. Recurses where a local that it begins with has a chain as its value.
    private func link(_ lower: Int, _ upper: Int, _ context: Context) -> Link {
        let file = file(of: context.scope)
        var link = Link()
        var i = lower
        guard i < upper else { return link }
        let first = file.tokens[i]
        switch first.kind {
        case .open where file.text(i) == "(":
            let inner = file.inside(i)
            link.value = value(inner.lowerBound, inner.upperBound, context.deeper())
            link.type = type(inner.lowerBound, inner.upperBound, context.deeper())
            i = file.after(i)
        case .open where file.text(i) == "[":
            for element in file.arguments(asBracket: i) {
                link.value.add(value(element.lower, element.upper, context.deeper()))
            }
            i = file.after(i)
        case .open:
            let call = file.arguments(file.after(i), limit: upper)
            link.value = closureValue(Argument(label: nil, lower: i, upper: file.after(i), isTrailing: true), context)
            i = call.end
        case .word:
            i = firstName(i, upper, context, &link)
        default: return link
        }
        while i < upper {
            let text = file.text(i)
            if text == "?" || text == "!" {
                i += 1
            } else if text == ".", file.isWord(i + 1), i + 1 < upper {
                i = nextName(i + 1, upper, context, &link)
            } else if file.isOpen(i, "["), !file.tokens[i].isSpaced {
                i = file.after(i)
            } else if file.isOpen(i, "("), !file.tokens[i].isSpaced {
                // What a value gives when it is called is not known.
                link = Link()
                i = file.arguments(i, limit: upper).end
            } else {
                break
            }
        }
        return link
    }

    /// What is known of a chain so far.
    struct Link {
        var value = Value()
        /// Its type, where that is declared.
        var type: TypeDeclaration?
        /// It is the name of that type.
        var isTypeName = false
        /// `UIStoryboard(name: "N")`.
        var storyboard: String?
        /// The function that gives it, if that gives a tuple.
        var maker: FunctionDeclaration?
    }

    private func firstName(_ start: Int, _ upper: Int, _ context: Context, _ link: inout Link) -> Int {
        let file = file(of: context.scope)
        var i = start
        var name = file.text(i)
        if name.hasPrefix("$"), !context.bound.keys.contains(name), name.utf8.count > 1,
            name.utf8[name.utf8.index(after: name.utf8.startIndex)] > 57
        {
            name.removeFirst()
        }
        i += 1
        if file.text(i) == "<", !file.tokens[i].isSpaced {
            let end = file.skipAngle(i, limit: upper)
            if end < upper, file.isOpen(end, "(") || file.isOpen(end, "{") || file.text(end) == "." { i = end }
        }
        let call = file.arguments(i, limit: upper)
        let isCapital = name.unicodeScalars.first.map { $0.value >= 65 && $0.value <= 90 } ?? false
        if name == "self" || name == "super" {
            link.type = context.scope.type
            if name == "self" { link.value = selfValue(context) }
            return i
        }
        if name == "Self" {
            link.type = context.scope.type
            link.isTypeName = true
            if call.isCall { construct(context.scope.type?.name ?? "", call.all, context, &link) }
            return call.isCall ? call.end : i
        }
        if call.isCall, isCapital {
            construct(name, call.all, context, &link)
            return call.end
        }
        if isCapital {
            link.type = resolve(name, around: context.scope.type)
            link.isTypeName = true
            link.storyboard = nil
            if link.type == nil { link.value = .none }
            return i
        }
        if call.isCall {
            if let found = member(name, of: context.scope.type) ?? freeFunctions[name] ?? functionOfUIKit(name) {
                let function = fitting(found, call.all)
                link.value = self.call(function, call.all, context.deeper(), on: context.bound["self"])
                link.type = function.result.flatMap { resolve($0.name, around: function.owner) }
                link.maker = tupleMaker(function)
            } else {
                instantiate(name, call.all, context, &link)
            }
            return call.end
        }
        link.value = value(ofName: name, at: start, context)
        link.type = type(ofName: name, at: start, context)
        link.storyboard = storyboardName(ofName: name, at: start, context)
        if link.value.isEmpty, link.type == nil, !isTooDeep(context),
            let local = locals(of: context.scope).last(where: { $0.name == name && $0.place < start }),
            local.type == nil, let initial = local.initial
        {
            var lower = initial.lower
            while ["try", "await", "?", "!"].contains(file.text(lower)) { lower += 1 }
            link.maker = self.link(lower, initial.upper, context.deeper()).maker
        }
        return i
    }

    private func selfValue(_ context: Context) -> Value {
        if let bound = context.bound["self"] { return bound }
        guard let type = context.scope.type, kind(of: type).isScreen else { return .none }
        return Value(types: [type.name])
    }

    private func functionOfUIKit(_ name: String) -> [FunctionDeclaration]? {
        let found = (functions[name] ?? []).filter { $0.owner?.keyword == nil && $0.owner != nil }
        return found.isEmpty ? nil : found
    }

    private func nextName(_ start: Int, _ upper: Int, _ context: Context, _ link: inout Link) -> Int {
        let file = file(of: context.scope)
        let name = file.text(start)
        var i = start + 1
        if file.text(i) == "<", !file.tokens[i].isSpaced {
            let end = file.skipAngle(i, limit: upper)
            if end < upper, file.isOpen(end, "(") { i = end }
        }
        let call = file.arguments(i, limit: upper)
        if name == "init", call.isCall, file.text(start - 2) == "self", let type = link.type {
            construct(type.name, call.all, context, &link)
            return call.end
        }
        if link.isTypeName {
            if let type = link.type {
                if name == "init", call.isCall {
                    construct(type.name, call.all, context, &link)
                    return call.end
                }
                if let nested = types[type.name + "." + name] {
                    link.type = nested
                    if call.isCall { construct(nested.name, call.all, context, &link) }
                    return call.isCall ? call.end : i
                }
                link.isTypeName = false
                if call.isCall, let found = member(name, of: type) {
                    let function = fitting(found, call.all)
                    link.value = self.call(
                        function, call.all, context.deeper(),
                        on: kind(of: type).isScreen ? Value(types: [type.name]) : nil)
                    link.type = function.result.flatMap {
                        $0.name == "Self" ? type : resolve($0.name, around: function.owner)
                    }
                    link.maker = tupleMaker(function)
                    return call.end
                }
                if let variable = property(name, of: type) {
                    link.value = value(of: variable, context.deeper())
                    link.type = variable.type.flatMap { resolve($0.name, around: variable.owner) }
                    if link.type == nil, link.value.types.count == 1 { link.type = types[link.value.types[0]] }
                    return call.isCall ? call.end : i
                }
                link.type = nil
                if call.isCall { instantiate(name, call.all, context, &link) }
                return call.isCall ? call.end : i
            }
            link.isTypeName = false
            if call.isCall { instantiate(name, call.all, context, &link) }
            return call.isCall ? call.end : i
        }
        if call.isCall {
            if name == "map" || name == "flatMap" || name == "compactMap", let closure = call.all.first {
                let mapped = closureValue(closure, context, bound: link.value)
                if !mapped.isEmpty { link.value = mapped }
                link.type = nil
                return call.end
            }
            if let found = link.type.flatMap({ member(name, of: $0) }) ?? extensionMember(name, link) {
                let function = fitting(found, call.all)
                let given = self.call(function, call.all, context.deeper(), on: link.value.isEmpty ? nil : link.value)
                let keeps = given.isEmpty && isView(link.value)
                if !keeps { link.value = given }
                link.type = function.result.flatMap { resolve($0.name, around: function.owner) }
                if link.type == nil, link.value.types.count == 1 { link.type = types[link.value.types[0]] }
                link.maker = tupleMaker(function)
                return call.end
            }
            if name.hasPrefix("instantiate") {
                instantiate(name, call.all, context, &link)
            } else if !isView(link.value), !Self.passing.contains(name) {
                link.value = .none
                link.type = nil
            }
            return call.end
        }
        if Self.passing.contains(name) { return i }
        if let maker = link.maker {
            link = Link()
            link.value = element(name, of: maker, context)
            if link.value.types.count == 1 { link.type = types[link.value.types[0]] }
            return i
        }
        if let type = link.type, let variable = property(name, of: type) ?? implementedProperty(name, of: type) {
            let receiver = link.value
            link.value = value(of: variable, context.deeper(), on: receiver.isEmpty ? nil : receiver)
            link.type = variable.type.flatMap { resolve($0.name, around: variable.owner) }
            if link.type == nil, link.value.types.count == 1 { link.type = types[link.value.types[0]] }
            return i
        }
        link.value = .none
        link.type = nil
        return i
    }

    private func implementedProperty(_ name: String, of type: TypeDeclaration) -> VariableDeclaration? {
        for implementer in implementers[type.name] ?? [] {
            if let found = property(name, of: implementer), found.body != nil { return found }
        }
        return nil
    }

    private func isView(_ value: Value) -> Bool {
        value.types.contains { kind(of: $0) == .view || $0 == value.external }
    }

    /// A member that an extension gives to UIKit's or SwiftUI's types.
    private func extensionMember(_ name: String, _ link: Link) -> [FunctionDeclaration]? {
        guard !link.value.isEmpty else { return nil }
        let wanted: Set = isView(link.value) ? ["View"] : ["UIViewController", "UINavigationController"]
        let found = (functions[name] ?? []).filter {
            $0.owner.map { $0.keyword == nil && wanted.contains($0.name) } ?? false
        }
        return found.isEmpty ? nil : found
    }

    /// Of several functions of a name the first whose labels fit.
    func fitting(_ functions: [FunctionDeclaration], _ arguments: [Argument]) -> FunctionDeclaration {
        functions.first { takes($0, arguments) } ?? functions.first { fits($0, arguments) } ?? functions[0]
    }

    /// Whether the labels fit, and what is left out has a default, or can be a closure given behind.
    func takes(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
        guard fits(function, arguments) else { return false }
        var missing = 0
        var given = arguments.filter { !($0.isTrailing && $0.label == nil) }.map { $0.label ?? "" }[...]
        for parameter in function.parameters {
            if parameter.label == given.first {
                given.removeFirst()
            } else if parameter.initial == nil {
                guard canBeClosure(parameter.type) else { return false }
                missing += 1
            }
        }
        return missing <= arguments.count { $0.isTrailing && $0.label == nil }
    }

    private func canBeClosure(_ type: TypeName?) -> Bool {
        guard let type else { return true }
        return type.isClosure || aliases.contains(type.name)
    }

    func fits(_ function: FunctionDeclaration, _ arguments: [Argument]) -> Bool {
        var k = 0
        for argument in arguments where !(argument.isTrailing && argument.label == nil) {
            while k < function.parameters.count, function.parameters[k].label != (argument.label ?? "") {
                // What has a default, or is a closure given behind, may be left out.
                k += 1
            }
            if k == function.parameters.count { return false }
            k += 1
        }
        return arguments.count <= function.parameters.count
    }
}

extension SourceText {
    /// The elements of an array literal.
    func arguments(asBracket open: Int) -> [Argument] {
        let inner = inside(open)
        var result: [Argument] = []
        var k = inner.lowerBound
        while k < inner.upperBound {
            let from = k
            while k < inner.upperBound, text(k) != "," { k = tokens[k].kind == .open ? after(k) : k + 1 }
            result.append(Argument(label: nil, lower: from, upper: min(k, inner.upperBound), isTrailing: false))
            k += 1
        }
        return result
    }
}
