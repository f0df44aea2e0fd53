/// Whether the case of a route that stands somewhere goes on to be shown, or is only read there. SOURCES 5, Routes.
extension Sources {
    /// What becomes of an expression.
    enum Fate { case goesOn, isReturned, isRead }

    /// What is followed through a body.
    struct Followed {
        var scope: Scope
        /// The route's enumeration, where it is known.
        var enumeration: TypeDeclaration?
        /// That of the route which a case of the enumeration carries: `.route(.help)`.
        var payload: TypeDeclaration?
        /// The case that carries it.
        var carrier = ""
        /// Names and calls that it went through.
        var depth = 0

        func deeper(in scope: Scope? = nil) -> Followed {
            var followed = self
            followed.scope = scope ?? self.scope
            followed.depth += 1
            return followed
        }
    }

    /// Functions that write what they are given down, and show nothing.
    private static let writing: Set = ["print", "debugPrint", "log", "debug", "info", "error", "warning", "trace"]

    /// What becomes of the case at the dot at a token.
    func fate(ofCase i: Int, in scope: Scope, _ enumeration: TypeDeclaration) -> Fate {
        fate(ofCase: i, Followed(scope: scope, enumeration: enumeration))
    }

    private func fate(ofCase i: Int, _ route: Followed) -> Fate {
        let file = file(of: route.scope)
        let end = file.isOpen(i + 2, "(") && !file.tokens[i + 2].isFirst ? file.after(i + 2) : i + 2
        let isImplicit =
            !file.isWord(i - 1) || ["return", "in", "case", "else", "try", "await"].contains(file.text(i - 1))
        let lower = isImplicit ? i : file.chainStart(before: i, lower: route.scope.body.lower)
        return fate(lower, end, route)
    }

    /// What becomes of what a call gives.
    func fate(ofCall call: CallSite, of function: FunctionDeclaration) -> Fate {
        let file = file(of: call.scope)
        let lower =
            file.text(call.place - 1) == "."
            ? file.chainStart(before: call.place - 1, lower: call.scope.body.lower) : call.place
        let end = file.arguments(ofCallAt: call.place, limit: call.scope.body.upper).end
        let enumeration = function.result.flatMap { resolve($0.name, around: function.owner) }
        return fate(lower, end, Followed(scope: call.scope, enumeration: enumeration))
    }

    /// What becomes of the tokens between two places.
    func fate(_ lower: Int, _ upper: Int, _ route: Followed) -> Fate {
        let scope = route.scope
        let file = file(of: scope)
        var upper = upper
        while ["?", "!"].contains(file.text(upper)), !file.tokens[upper].isSpaced { upper += 1 }
        var k = lower - 1
        while ["try", "await", "?", "!"].contains(file.text(k)), k > scope.body.lower { k -= 1 }
        let before = file.text(k)
        let after = file.text(upper)
        if ["==", "!=", "~="].contains(before) || ["==", "!=", "is"].contains(after) { return .isRead }
        if after == ".", file.isWord(upper + 1) { return isShown(upper + 1, route) ? .goesOn : .isRead }
        switch before {
        case "return": return .isReturned
        case "switch": return isCarriedOut(byChoiceAt: k, route) ? .goesOn : .isRead
        case "=": return fate(assignedAt: k, route)
        default: break
        }
        let open = Int(file.tokens[lower].around)
        if open >= scope.body.lower, file.isOpen(open, "(") {
            if file.text(open - 2) == ".", file.isWord(open - 1), enumerationsByCase[file.text(open - 1)] != nil,
                let outer = usedType(open - 2, file, scope)
            {
                let outside = Followed(
                    scope: scope, enumeration: outer.type, payload: route.enumeration, carrier: file.text(open - 1),
                    depth: route.depth)
                return fate(ofCase: open - 2, outside)
            }
            return isTaken(lower, open, route) ? .goesOn : .isRead
        }
        if k < scope.body.lower, upper >= scope.body.upper { return .isReturned }
        return .goesOn
    }

    /// What becomes of what is assigned: `let route = …`, `if case .help = …`.
    private func fate(assignedAt equals: Int, _ route: Followed) -> Fate {
        let file = file(of: route.scope)
        if file.text(equals - 1) == "_" { return .isRead }
        var k = equals - 1
        while k > route.scope.body.lower, !["let", "var", "case", ";", "{", "}"].contains(file.text(k)) {
            if file.tokens[k].kind == .close { k = Int(file.tokens[k].mate) } else if file.tokens[k].isFirst { break }
            k -= 1
        }
        if file.text(k) == "case" || file.text(k - 1) == "case" {
            let end = min(route.scope.body.upper, file.count)
            return goesOn(boundIn: k..<equals, equals..<end, route) ? .goesOn : .isRead
        }
        guard ["let", "var"].contains(file.text(k)), file.isWord(k + 1), route.depth < 3 else { return .goesOn }
        return fate(ofName: file.text(k + 1), equals + 1..<min(route.scope.body.upper, file.count), route.deeper())
    }

    /// What becomes of what a name stands for, in a part of a body.
    private func fate(ofName name: String, _ range: Range<Int>, _ route: Followed) -> Fate {
        let file = file(of: route.scope)
        var result = Fate.isRead
        let word = names.find(name)
        for i in range where file.name(i) == word && file.isWord(i) {
            if file.text(i - 1) == "." || ["let", "var"].contains(file.text(i - 1)) { continue }
            if file.text(i + 1) == ":", ["(", ","].contains(file.text(i - 1)) { continue }
            switch fate(i, i + 1, route) {
            case .goesOn: return .goesOn
            case .isReturned: result = .isReturned
            case .isRead: break
            }
        }
        return result
    }

    /// Whether the route that a case carries goes on under the names that a pattern gives it: `case .route(let route)`.
    private func goesOn(boundIn pattern: Range<Int>, _ range: Range<Int>, _ route: Followed) -> Bool {
        guard let payload = route.payload, route.depth < 4 else { return false }
        let file = file(of: route.scope)
        guard names(in: pattern, file).contains(route.carrier) else { return false }
        let inner = Followed(scope: route.scope, enumeration: payload, depth: route.depth + 1)
        return pattern.contains { i in
            guard file.isWord(i), !["let", "var", "case"].contains(file.text(i)), file.text(i - 1) != "." else {
                return false
            }
            return fate(ofName: file.text(i), range, inner) == .goesOn
        }
    }

    /// Whether a member of a route is what is shown: `route.page`, `route.map { … }`.
    private func isShown(_ member: Int, _ route: Followed) -> Bool {
        let name = file(of: route.scope).text(member)
        if ["map", "flatMap"].contains(name) { return true }
        guard let enumeration = route.enumeration else { return true }
        let variable = enumeration.variables[name]
        guard let result = variable?.type ?? enumeration.functions.first(where: { $0.name == name })?.result else {
            return false
        }
        guard let type = resolve(result.name, around: enumeration) else {
            return ["View", "AnyView", "UIViewController"].contains(result.name)
        }
        return kind(of: type) != .other || type.keyword == .protocol || type === enumeration
    }

    /// Whether a `switch` over a route says what its cases lead to, or hands on what they carry.
    private func isCarriedOut(byChoiceAt place: Int, _ route: Followed) -> Bool {
        guard let enumeration = route.enumeration else { return true }
        let file = file(of: route.scope)
        let rest = place..<min(route.scope.body.upper, file.count)
        guard let choice = file.statements(rest).first else { return false }
        let leads = (bodiesOfRoutes[enumeration.name] ?? []).contains {
            $0.file == route.scope.body.file && choice.lower <= $0.lower && $0.upper <= choice.upper
        }
        return leads || zip(choice.patterns, choice.blocks).contains { goesOn(boundIn: $0, $1, route) }
    }

    /// Whether what is called with an expression passes it on.
    private func isTaken(_ place: Int, _ open: Int, _ route: Followed) -> Bool {
        let file = file(of: route.scope)
        guard file.isWord(open - 1) else { return file.tokens[open - 1].kind != .string }
        let callee = file.text(open - 1)
        if Self.writing.contains(callee) || callee == "String" { return false }
        let all = file.arguments(open, limit: route.scope.body.upper).all
        guard let number = all.firstIndex(where: { $0.lower <= place && place < $0.upper }),
            let first = callee.unicodeScalars.first, first.value >= 97
        else { return true }
        // Of a type of no source, functions of this name are unknown.
        let taking = (functions[callee] ?? []).filter { fits($0, all) && isOn($0, open - 1, route.scope) }
        guard !taking.isEmpty else { return true }
        return taking.contains { function in
            guard let parameter = parameter(number, all, of: function) else { return true }
            return passesOn(function, parameter, route)
        }
    }

    /// Whether a call can be of a function by what it is made on.
    func isOn(_ function: FunctionDeclaration, _ place: Int, _ scope: Scope) -> Bool {
        let file = file(of: scope)
        guard let owner = function.owner, file.text(place - 1) == "." else { return true }
        let from = file.chainStart(before: place - 1, lower: scope.body.lower)
        guard let type = type(from, place - 1, context(at: place, in: scope)) else { return true }
        return ancestors(of: type).contains { $0 === owner } || ancestors(of: owner).contains { $0 === type }
    }

    private func parameter(_ number: Int, _ arguments: [Argument], of function: FunctionDeclaration) -> Parameter? {
        let argument = arguments[number]
        if argument.isTrailing { return nil }
        let same = arguments[..<number].count { $0.label == argument.label }
        let all = function.parameters.filter { $0.label == (argument.label ?? "") }
        return same < all.count ? all[same] : nil
    }

    /// Whether a function does more with a parameter than to read it.
    private func passesOn(_ function: FunctionDeclaration, _ parameter: Parameter, _ route: Followed) -> Bool {
        guard route.depth < 4, let scope = scopesOf[ObjectIdentifier(function)] else { return true }
        let number = function.parameters.firstIndex { $0.name == parameter.name } ?? 0
        let key = Extent(
            file: function.file, lower: function.place, upper: 2 * number + (route.payload == nil ? 0 : 1))
        if let known = passingOn[key] { return known }
        let before = cycles
        guard begins(key, in: &isPassing) else { return false }
        defer { isPassing.remove(key) }
        let body = scope.body.lower..<min(scope.body.upper, file(of: scope).count)
        let result = fate(ofName: parameter.name, body, route.deeper(in: scope)) != .isRead
        if cycles == before { passingOn[key] = result }
        return result
    }
}
