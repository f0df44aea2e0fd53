/// Routes that are handed to what takes those of any enumeration: `let coordinator: Coordinator<HomeRoute>`.
extension Sources {
    /// The enumeration of a case that an argument names, where the parameter's type is that of a generic parameter.
    func genericEnumeration(ofCase name: String, in open: Int, _ scope: Scope) -> TypeDeclaration? {
        let file = file(of: scope)
        guard file.text(open - 2) == ".", open - 3 >= scope.body.lower else { return nil }
        var k = open - 3
        while k > scope.body.lower, ["?", "!"].contains(file.text(k)) { k -= 1 }
        guard file.isWord(k) else { return nil }
        for type in scope.type?.around ?? [] {
            guard let variable = property(file.text(k), of: type) else { continue }
            return arguments(ofTypeOf: variable).lazy.compactMap { self.resolve($0, around: type) }.first {
                $0.cases[name] != nil
            }
        }
        return nil
    }

    /// The enumeration that all functions of a name mean that take a case of the name.
    func onlyEnumeration(ofCase name: String, for argument: Argument, among functions: [FunctionDeclaration])
        -> TypeDeclaration?
    {
        var result: TypeDeclaration?
        for function in functions {
            for parameter in function.parameters where parameter.label == (argument.label ?? "") {
                let type = parameter.type.flatMap { resolve($0.name, around: function.owner) }
                guard let type, type.cases[name] != nil, type !== result else { continue }
                if result != nil { return nil }
                result = type
            }
        }
        return result
    }

    /// `HomeRoute` of `coordinator: Coordinator<HomeRoute>`.
    private func arguments(ofTypeOf variable: VariableDeclaration) -> [String] {
        let file = files[variable.file]
        guard file.text(variable.place + 1) == ":" else { return [] }
        var i = variable.place + 2
        var result: [String] = []
        while file.isWord(i) || file.text(i) == "." { i += 1 }
        guard file.text(i) == "<" else { return [] }
        let end = file.skipAngle(i, limit: file.count)
        while i < end - 1 {
            i += 1
            let argument = file.readType(i, limit: end - 1)
            if let name = argument.type?.name { result.append(name) }
            guard file.text(argument.end) == "," else { break }
            i = argument.end
        }
        return result
    }

    /// Whether a function takes what has the type of a generic parameter.
    func isGeneric(_ function: FunctionDeclaration) -> Bool {
        function.parameters.contains { $0.type.map { isPlaceholder($0.name) } ?? false }
    }

    /// Whether a call hands a case to a function by way of one that takes those of any enumeration.
    func isGenericCall(_ call: CallSite, of function: FunctionDeclaration) -> Bool {
        let file = file(of: call.scope)
        for argument in file.arguments(ofCallAt: call.place, limit: call.scope.body.upper).all
        where file.text(argument.lower) == "." && file.isWord(argument.lower + 1) {
            let parameter = function.parameters.first { $0.label == (argument.label ?? "") }
            guard let wanted = parameter?.type.flatMap({ resolve($0.name, around: function.owner) }),
                wanted.keyword == .enum, wanted.cases[file.text(argument.lower + 1)] != nil,
                let used = usedType(argument.lower, file, call.scope), used.type === wanted
            else { continue }
            return used.function.map { isGeneric($0) } ?? true
        }
        return false
    }
}
