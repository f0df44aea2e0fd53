/// Tuples that a `typealias` names, and functions give: `typealias Module = (view: UIViewController, input: Input)`.
extension Sources {
    /// A function whose result is such a tuple; `nil` for another.
    func tupleMaker(_ function: FunctionDeclaration) -> FunctionDeclaration? {
        function.result.flatMap { tuples[$0.name] } == nil ? nil : function
    }

    /// The value of an element of what a function returns. O(the function's body).
    func element(_ name: String, of function: FunctionDeclaration, _ context: Context) -> Value {
        guard let labels = function.result.flatMap({ tuples[$0.name] }), let number = labels.firstIndex(of: name),
            let scope = scopesOf[ObjectIdentifier(function)], !isTooDeep(context), begins(ObjectIdentifier(function))
        else { return .none }
        defer { isWorkingOn.remove(ObjectIdentifier(function)) }
        let inner = Context(scope: scope, depth: context.depth + 1)
        let file = file(of: scope)
        var result = Value()
        for i in scope.body.range(in: file)
        where file.isOpen(i, "(") && (file.text(i - 1) == "return" || i == scope.body.lower) {
            let elements = file.arguments(asBracket: i)
            guard elements.count == labels.count else { continue }
            let isLabelled = file.text(elements[number].lower + 1) == ":"
            let lower = elements[number].lower + (isLabelled ? 2 : 0)
            result.add(value(lower, elements[number].upper, inner))
        }
        return result.withoutExternal
    }

    /// The labels of each tuple that a `typealias` names. O(tokens).
    func findTuples() -> [String: [String]] {
        var result: [String: [String]] = [:]
        let word = names.find("typealias")
        for file in files {
            for i in file.tokens.indices
            where file.name(i) == word && file.text(i + 2) == "=" && file.isOpen(i + 3, "(") {
                let elements = file.arguments(asBracket: i + 3)
                guard elements.count > 1, elements.allSatisfy({ file.text($0.lower + 1) == ":" }),
                    file.text(file.after(i + 3)) != "->"
                else { continue }
                result[file.text(i + 1)] = elements.map { file.text($0.lower) }
            }
        }
        return result
    }
}
