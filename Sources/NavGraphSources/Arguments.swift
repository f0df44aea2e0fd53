/// Which calls the types of their arguments tell apart. SOURCES 6, 5.
extension Sources {
    /// The arguments of a call, each with the number of its parameter; closures behind aside.
    private func numbered(_ arguments: [Argument], of function: FunctionDeclaration) -> [(Int, Argument)] {
        var result: [(Int, Argument)] = []
        var k = 0
        for argument in arguments where !(argument.isTrailing && argument.label == nil) {
            while k < function.parameters.count, function.parameters[k].label != (argument.label ?? "") { k += 1 }
            guard k < function.parameters.count else { break }
            result.append((k, argument))
            k += 1
        }
        return result
    }

    /// Of a type's functions with the same labels, whether the declared types of the arguments can mean this one.
    func hasTypes(_ arguments: [Argument], of function: FunctionDeclaration, _ call: CallSite) -> Bool {
        let labels = function.parameters.map(\.label)
        let types = function.parameters.map(\.type?.name)
        // What a protocol asks for, and an extension of it has, is one.
        let others = (function.owner?.functions ?? []).filter {
            $0.name == function.name && $0.parameters.map(\.label) == labels && $0.parameters.map(\.type?.name) != types
        }
        guard !others.isEmpty else { return true }
        let context = context(at: call.place, in: call.scope)
        func declared(_ type: TypeName?) -> TypeDeclaration? {
            guard let type, !type.isCollection, !type.isClosure else { return nil }
            return resolve(type.name, around: function.owner).flatMap { $0.keyword == nil ? nil : $0 }
        }
        for (number, argument) in numbered(arguments, of: function) {
            guard let given = type(argument.lower, argument.upper, context), given.keyword != nil,
                let wanted = declared(function.parameters[number].type), given !== wanted
            else { continue }
            if others.contains(where: { declared($0.parameters[number].type) === given }) { return false }
            // Of a protocol what has it may have others: `where Self: Player`.
            if given.keyword != .protocol, !isRelated(given, wanted) { return false }
        }
        return true
    }

    func isRelated(_ a: TypeDeclaration, _ b: TypeDeclaration) -> Bool {
        ancestors(of: a).contains { $0 === b } || ancestors(of: b).contains { $0 === a }
    }

    /// A callback of UIKit's: the system calls it, whatever code calls functions of its name.
    func isCalledBySystem(_ function: FunctionDeclaration) -> Bool {
        guard let inherited = function.owner?.inherited else { return false }
        let starts: [String]
        if inherited.contains("UIApplicationDelegate") {
            starts = ["application"]
        } else if inherited.contains("UIWindowSceneDelegate") || inherited.contains("UISceneDelegate") {
            starts = ["scene", "windowScene"]
        } else {
            return false
        }
        return starts.contains { start in
            function.name == start
                || ["Did", "Will", "Should"].contains { function.name.hasPrefix(start + $0) }
        }
    }

    /// What a parameter must be for code in a case of a `switch` over it to run: `case let page as HelpPage:`, `case .help:`.
    func typeCase(around place: Int, in scope: Scope) -> WantedArgument? {
        guard let function = scope.function else { return nil }
        let file = file(of: scope)
        for open in closures(around: place, in: scope) where file.text(open - 2) == "switch" {
            guard let number = function.parameters.firstIndex(where: { $0.name == file.text(open - 1) }),
                let choice = file.statements(open - 2..<file.after(open)).first, choice.kind == .choice,
                let k = choice.blocks.firstIndex(where: { $0.contains(place) }), k < choice.patterns.count
            else { continue }
            let pattern = choice.patterns[k]
            let commas = pattern.count { file.text($0) == "," }
            let types = pattern.filter { ["as", "is"].contains(file.text($0)) }.compactMap {
                file.readType($0 + 1, limit: pattern.upperBound).type?.name
            }
            if !types.isEmpty, types.count == commas + 1 { return WantedArgument(number: number, types: types) }
            let names = names(in: pattern, file)
            let type = function.parameters[number].type.flatMap { resolve($0.name, around: function.owner) }
            if let type, type.keyword == .enum, !names.isEmpty, names.allSatisfy({ type.cases[$0] != nil }) {
                return WantedArgument(number: number, types: [], cases: names.map { type.name + "." + $0 })
            }
        }
        return nil
    }

    /// The calls that can give what is wanted: those whose argument is of another type cannot, and if one is known to
    /// give it, only those that do, or that pass on what they are given.
    func sites(_ sites: [CallSite], of function: FunctionDeclaration, giving wanted: WantedArgument) -> [CallSite] {
        let given = sites.map { (site: $0, gives: gives($0, function, wanted)) }
        // A case that a variable holds can be any.
        let isKnown = wanted.cases.isEmpty && given.contains { $0.gives == true }
        return given.filter { site, gives in
            gives ?? (!isKnown || self.wanted(wanted, passedBy: site, to: function) != nil)
        }.map(\.site)
    }

    /// What is wanted of the function around a call, which passes on its own parameter.
    func wanted(_ wanted: WantedArgument, passedBy call: CallSite, to function: FunctionDeclaration) -> WantedArgument?
    {
        guard let argument = argument(wanted.number, of: call, function), argument.upper - argument.lower == 1 else {
            return nil
        }
        let name = file(of: call.scope).text(argument.lower)
        return call.scope.function?.parameters.firstIndex { $0.name == name }.map {
            WantedArgument(number: $0, types: wanted.types, cases: wanted.cases)
        }
    }

    private func argument(_ number: Int, of call: CallSite, _ function: FunctionDeclaration) -> Argument? {
        let all = file(of: call.scope).arguments(ofCallAt: call.place, limit: call.scope.body.upper).all
        return numbered(all, of: function).first { $0.0 == number }?.1
    }

    /// Whether a call's argument is of a wanted type; `nil` where its type does not tell.
    func gives(_ call: CallSite, _ function: FunctionDeclaration, _ wanted: WantedArgument) -> Bool? {
        guard let argument = argument(wanted.number, of: call, function) else { return nil }
        if !wanted.cases.isEmpty {
            let file = file(of: call.scope)
            var place = argument.lower
            while file.isWord(place), file.text(place + 1) == ".", place + 1 < argument.upper { place += 1 }
            guard file.text(place) == ".", file.isWord(place + 1) else { return nil }
            let name = file.text(place + 1)
            let declared = function.parameters[wanted.number].type.flatMap { resolve($0.name, around: function.owner) }
            let type = declared?.keyword == .enum ? declared : usedType(place, file, call.scope)?.type
            return type.flatMap { $0.cases[name] == nil ? nil : wanted.cases.contains($0.name + "." + name) }
        }
        let context = context(at: call.place, in: call.scope)
        guard let name = typeName(argument.lower, argument.upper, context) else { return nil }
        guard let type = resolve(name, around: call.scope.type) else { return wanted.types.contains(name) ? true : nil }
        let types = wanted.types.compactMap { resolve($0, around: function.owner) }
        if types.contains(where: { base in ancestors(of: type).contains { $0 === base } }) { return true }
        let canBe =
            type.keyword == .protocol || types.count < wanted.types.count || types.contains { isRelated($0, type) }
        return canBe ? nil : false
    }
}

/// What an argument must be for code to run.
struct WantedArgument: Hashable {
    /// That of its parameter.
    var number: Int
    var types: [String]
    /// Or which cases of its enumeration.
    var cases: [String] = []
}
