/// Where the cases of routes are used. SOURCES 5, Routes.
extension Sources {
    func findUses(_ cases: [String: [RouteCase]]) {
        let wanted = NameSet(cases.values.flatMap { $0.map(\.name) }, in: names)
        for scope in scopes {
            let file = file(of: scope)
            if scope.variable != nil, scope.variable?.initial == scope.body { continue }
            for i in ownTokens(of: scope) {
                guard wanted.contains(file.name(i + 1)), file.isWord(i + 1), file.text(i) == ".",
                    !isPattern(i, file, scope)
                else { continue }
                guard let type = usedType(i, file, scope) else { continue }
                guard !(scope.type?.around.contains { $0 === type.type } ?? false) else { continue }
                let fate = fate(ofCase: i, in: scope, type.type)
                for route in cases[type.type.name + "." + file.text(i + 1)] ?? [] {
                    if let function = route.function, type.function !== function {
                        guard let used = type.function, used.name == function.name, isGeneric(used) else { continue }
                    }
                    if route.function == nil, fate == .isRead { continue }
                    let kind = route.kind ?? kind(ofUse: i, file, scope)
                    let use = Opening(
                        kind, route.value, scope, at: i + 1, Extent(file: scope.body.file, lower: i, upper: i + 2),
                        isUse: true)
                    use.isReturned = fate == .isReturned
                    route.uses.append(use)
                    if route.function == nil, route.kind != nil { break }
                }
            }
        }
    }

    /// In a pattern, or compared.
    func isPattern(_ i: Int, _ file: SourceText, _ scope: Scope) -> Bool {
        var start = i
        while start > scope.body.lower, file.isWord(start - 1) || file.text(start - 1) == ".",
            !["case", "return", "in"].contains(file.text(start - 1))
        { start -= 1 }
        let before = file.text(start - 1)
        if ["==", "!=", "case", "~="].contains(before) { return true }
        if before == "let" { return true }
        let end = file.isOpen(i + 2, "(") ? file.after(i + 2) : i + 2
        if ["==", "!="].contains(file.text(end)) { return true }
        // A further pattern of `case .a, .b:`.
        if before == "," {
            var k = start - 1
            while k > scope.body.lower, !file.tokens[k].isFirst || file.text(k) != "case" {
                if file.tokens[k].kind == .close { k = Int(file.tokens[k].mate) }
                if [";", "{", "}", "=", "(", "["].contains(file.text(k)) && file.text(k) != "(" { return false }
                if file.tokens[k].kind == .open { return false }
                if file.text(k) == "case" { return true }
                k -= 1
            }
            return file.text(k) == "case"
        }
        return false
    }

    /// The enumeration that a case is of where it is used, and the function that is called with it.
    func usedType(_ i: Int, _ file: SourceText, _ scope: Scope) -> (
        type: TypeDeclaration, function: FunctionDeclaration?
    )? {
        let context = context(at: i, in: scope)
        let name = file.text(i + 1)
        var start = i
        while start > scope.body.lower, file.isWord(start - 1),
            !["return", "in", "case", "else"].contains(file.text(start - 1))
        {
            start -= 1
            if file.text(start - 1) == "." { start -= 1 } else { break }
        }
        var explicit: TypeDeclaration?
        if start < i {
            guard let type = resolve(pathName(start, i, file), around: scope.type), type.cases[name] != nil else {
                return nil
            }
            explicit = type
        } else if file.tokens[i - 1].kind == .close || file.text(i - 1) == "?" || file.text(i - 1) == "!" {
            return nil
        }
        func isIt(_ type: TypeName?, _ owner: TypeDeclaration?) -> TypeDeclaration? {
            guard let found = type.flatMap({ resolve($0.name, around: owner) }), found.cases[name] != nil else {
                return nil
            }
            return found
        }
        // As an argument.
        let open = Int(file.tokens[i].around)
        if open >= scope.body.lower, file.isOpen(open, "("), file.isWord(open - 1) {
            let all = file.arguments(open, limit: scope.body.upper).all
            if let number = all.firstIndex(where: {
                $0.lower <= i && i < $0.upper && ($0.lower == start || explicit != nil)
            }) {
                let argument = all[number]
                let callee = file.text(open - 1)
                if callee == "append" || callee == "insert" {
                    let from = file.chainStart(before: open - 2, lower: scope.body.lower)
                    if let type = type(from, open - 2, context), type.cases[name] != nil { return (type, nil) }
                }
                for function in functions[callee] ?? [] where fits(function, all) && isOn(function, open - 1, scope) {
                    let parameter = function.parameters.first {
                        $0.label == (argument.label ?? "") && isIt($0.type, function.owner) != nil
                    }
                    if let parameter, let type = isIt(parameter.type, function.owner),
                        explicit == nil || explicit === type
                    {
                        return (type, function)
                    }
                }
                let generic = (functions[callee] ?? []).first { fits($0, all) && isGeneric($0) }
                if explicit == nil, generic != nil || functions[callee] == nil,
                    let found = genericEnumeration(ofCase: name, in: open, scope)
                        ?? onlyEnumeration(ofCase: name, for: argument, among: generic == nil ? [] : functions[callee]!)
                {
                    return (found, generic)
                }
                if let type = resolve(callee, around: scope.type) {
                    if let variable = argument.label.flatMap({ type.variables[$0] }),
                        let found = isIt(variable.type, type)
                    {
                        return (found, nil)
                    }
                    for initializer in type.functions where initializer.isInit {
                        if let parameter = initializer.parameters.first(where: { $0.label == (argument.label ?? "") }),
                            let found = isIt(parameter.type, type)
                        {
                            return (found, nil)
                        }
                    }
                }
                for owner in enumerationsByCase[callee] ?? [] {
                    for parameter in owner.cases[callee] ?? [] where parameter.label == (argument.label ?? "") {
                        if let found = isIt(parameter.type, owner) { return (found, nil) }
                    }
                }
            }
        }
        if let explicit { return (explicit, nil) }
        if file.isOpen(open, "["), let type = arrayType(open, file, scope, context), type.cases[name] != nil {
            return (type, nil)
        }
        let before = file.text(start - 1)
        if before == "=" {
            let from = file.chainStart(before: start - 1, lower: scope.body.lower)
            if file.text(from - 1) == ":" || file.text(from - 2) == "let" || file.text(from - 2) == "var" {
                if let local = locals(of: scope).last(where: { $0.place < i }), let found = isIt(local.type, scope.type)
                {
                    return (found, nil)
                }
            }
            if let type = type(from, start - 1, context), type.cases[name] != nil { return (type, nil) }
        }
        if before == "return" || before == "{",
            let found = isIt(scope.function?.result ?? scope.variable?.type, scope.type)
        {
            return (found, nil)
        }
        return nil
    }

    private func arrayType(_ open: Int, _ file: SourceText, _ scope: Scope, _ context: Context) -> TypeDeclaration? {
        guard file.text(open - 1) == "=" else { return nil }
        let from = file.chainStart(before: open - 1, lower: scope.body.lower)
        return type(from, open - 1, context)
    }

    /// How a use opens: by what is beside it, else by what is called, else by its line.
    private func kind(ofUse i: Int, _ file: SourceText, _ scope: Scope) -> OpeningKind {
        let open = Int(file.tokens[i].around)
        if open >= scope.body.lower, file.isOpen(open, "("), file.isWord(open - 1) {
            for argument in file.arguments(open, limit: scope.body.upper).all
            where !(argument.lower <= i && i < argument.upper) {
                guard file.text(argument.lower) == ".", file.isWord(argument.lower + 1) else { continue }
                return Self.presents(file.text(argument.lower + 1)) ? .present : .push
            }
            return Self.presents(file.text(open - 1)) ? .present : .push
        }
        var k = i
        while k > scope.body.lower, file.tokens[k - 1].line == file.tokens[i].line, file.tokens[k - 1].kind != .open {
            k -= 1
            if file.tokens[k].kind == .word, Self.presents(file.text(k)) { return .present }
        }
        return .push
    }
}
