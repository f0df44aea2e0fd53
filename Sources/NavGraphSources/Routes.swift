/// A case of a `switch` that says what a route leads to. SOURCES 5, Routes.
final class RouteCase {
    let type: TypeDeclaration
    let name: String
    let body: Extent
    /// What it leads to.
    var value: Value
    /// By the closure that the switch stands in; `nil` where each use says it.
    let kind: OpeningKind?
    /// Only uses as an argument of this function count: the switch carries routes out.
    let function: FunctionDeclaration?
    var uses: [Opening] = []
    /// The enumeration itself says what it leads to: `item.page`.
    var isOfItself: Bool { scopeType === type }
    private let scopeType: TypeDeclaration?

    init(
        _ type: TypeDeclaration, _ name: String, _ body: Extent, _ value: Value, kind: OpeningKind?,
        function: FunctionDeclaration?, in scope: Scope
    ) {
        scopeType = scope.type
        self.type = type
        self.name = name
        self.body = body
        self.value = value
        self.kind = kind
        self.function = function
    }
}

/// A `switch` over an enumeration.
struct Switch {
    var enumeration: TypeDeclaration
    var cases: [(names: [String], body: Range<Int>)]
    var place: Int
    var subject: Range<Int>
}

extension Sources {
    /// The `switch`es of a body over enumerations that are declared.
    private func switches(in scope: Scope) -> [Switch] {
        let file = file(of: scope)
        var result: [Switch] = []
        let word = names.find("switch")
        for i in scope.body.range(in: file) where file.name(i) == word && file.isWord(i) {
            guard let statement = file.statements(i..<min(scope.body.upper, file.count)).first,
                statement.kind == .choice, let subject = statement.subject
            else { continue }
            let cases = zip(statement.patterns, statement.blocks).map { (names: self.names(in: $0, file), body: $1) }
            let all = Set(cases.flatMap(\.names))
            guard !all.isEmpty, let type = enumeration(of: subject, all, scope, at: i) else { continue }
            result.append(Switch(enumeration: type, cases: cases, place: i, subject: subject))
        }
        return result
    }

    /// The case names of a pattern: `.a, .b(let x)`, `Route.c`.
    func names(in pattern: Range<Int>, _ file: SourceText) -> [String] {
        var result: [String] = []
        var i = pattern.lowerBound
        while i < pattern.upperBound {
            if file.text(i) == "where" { break }
            if file.text(i) == ".", file.isWord(i + 1) { result.append(file.text(i + 1)) }
            i = file.tokens[i].kind == .open && file.isWord(i - 1) ? file.after(i) : i + 1
        }
        return result
    }

    private func enumeration(of subject: Range<Int>, _ names: Set<String>, _ scope: Scope, at place: Int)
        -> TypeDeclaration?
    {
        let all =
            names.reduce(into: nil as Set<String>?) { found, name in
                let owners = Set((enumerationsByCase[name] ?? []).map(\.name))
                found = found?.intersection(owners) ?? owners
            } ?? []
        let candidates = all.compactMap { types[$0] }.filter { !["Result", "Optional"].contains($0.simpleName) }
        if candidates.isEmpty { return nil }
        let context = context(at: place, in: scope)
        if let named = type(subject.lowerBound, subject.upperBound, context),
            candidates.contains(where: { $0 === named })
        {
            return named
        }
        if candidates.count == 1 { return candidates[0] }
        for type in scope.type?.around ?? [] { if candidates.contains(where: { $0 === type }) { return type } }
        let nested = candidates.filter { one in
            one.outer != nil && (scope.type?.around ?? []).contains { $0 === one.outer }
        }
        return nested.count == 1 ? nested[0] : nil
    }

    /// Finds routes; their uses become openings, and openings that stand for routes are marked. SOURCES 5.
    ///
    /// First the routes that lead to values, then those that are carried out by openings that are left.
    func findRoutes(_ openings: inout [Opening]) {
        let found = scopes.map { ($0, switches(in: $0)) }.filter { !$0.1.isEmpty }
        for (scope, switches) in found { switchesByFile[scope.body.file, default: []] += switches }
        var routes = found.flatMap { valueRoutes($0.1, in: $0.0, openings) }
        take(&routes, &openings)
        markCarriers(&openings, routes)
        var carried = found.flatMap { carriedRoutes($0.1, in: $0.0, openings) }
        take(&carried, &openings)
    }

    private func take(_ routes: inout [RouteCase], _ openings: inout [Opening]) {
        routes.removeAll { isOfTabs($0.type) }
        guard !routes.isEmpty else { return }
        for route in routes { bodiesOfRoutes[route.type.name, default: []].append(route.body) }
        passingOn = [:]
        findUses(Dictionary(grouping: routes) { $0.type.name + "." + $0.name })
        for route in routes where !route.value.isEmpty { openings += route.uses }
        routesByFile.merge(Dictionary(grouping: routes) { $0.body.file }) { $0 + $1 }
    }

    /// Cases that lead to the values of their bodies.
    private func valueRoutes(_ switches: [Switch], in scope: Scope, _ openings: [Opening]) -> [RouteCase] {
        let own = openings.filter { $0.scope === scope }
        let helpers = helperKinds(openings)
        var result: [RouteCase] = []
        for one in switches {
            let around = own.filter { $0.closure?.contains(one.place) ?? false }.max {
                $0.closure!.lowerBound < $1.closure!.lowerBound
            }
            if around == nil, scope.variable?.name == "body" { continue }
            let helper =
                scope.function.flatMap { helpers[ObjectIdentifier($0)] }
                ?? scope.variable.flatMap { helpers[ObjectIdentifier($0)] }
            for (names, body) in one.cases {
                let context = context(at: one.place, in: scope)
                var given = watching(one.place, in: scope.body.file) { bodyValue(body, context) }
                if given.isEmpty { given = assignedValue(body, scope, context) }
                let kind = around?.kind ?? helper
                let isOpened = gives(scope) && given.types.contains { openedTypes(openings).contains($0) }
                guard given.isEmpty ? starts(body, scope, over: one.subject) : kind != nil || isOpened else { continue }
                let extent = Extent(file: scope.body.file, lower: body.lowerBound, upper: body.upperBound)
                for name in names {
                    result.append(RouteCase(one.enumeration, name, extent, given, kind: kind, function: nil, in: scope))
                }
            }
        }
        return result
    }

    /// Whether a case of a parameter has another function open something: `coordinator.start()`.
    private func starts(_ body: Range<Int>, _ scope: Scope, over subject: Range<Int>) -> Bool {
        guard let function = scope.function, gives(scope), isParameter(subject, of: function, scope) else {
            return false
        }
        let file = file(of: scope)
        return body.contains { file.isOpen($0 + 1, "(") && functions[file.text($0)] != nil }
    }

    private func openedTypes(_ openings: [Opening]) -> Set<String> {
        if let known = openedBefore { return known }
        let types = Set(openings.flatMap(\.value.types))
        openedBefore = types
        return types
    }

    /// Cases of a parameter that lead to what the openings in their bodies open.
    private func carriedRoutes(_ switches: [Switch], in scope: Scope, _ openings: [Opening]) -> [RouteCase] {
        guard let function = scope.function else { return [] }
        let own = openings.filter { $0.scope === scope && !$0.isRoute && !$0.isUse }
        var result: [RouteCase] = []
        for one in switches where isParameter(one.subject, of: function, scope) {
            for (names, body) in one.cases {
                let inside = own.filter { body.contains($0.place) && $0.routeCase == nil }
                guard !inside.isEmpty else { continue }
                var value = Value()
                for opening in inside { value.add(opening.value) }
                let extent = Extent(file: scope.body.file, lower: body.lowerBound, upper: body.upperBound)
                for name in names {
                    let route = RouteCase(
                        one.enumeration, name, extent, value, kind: inside[0].kind, function: function, in: scope)
                    result.append(route)
                    for opening in inside where opening.routeCase == nil { opening.routeCase = route }
                }
            }
        }
        return result
    }

    /// Whether a function or getter gives what can be opened. SOURCES 5, 1.
    private func gives(_ scope: Scope) -> Bool {
        guard let result = scope.function?.result ?? scope.variable?.type else { return false }
        if ["UIViewController", "AnyView", "View", "UINavigationController"].contains(result.name) { return true }
        guard let type = resolve(result.name, around: scope.type) else { return false }
        return kind(of: type).isScreen || type.keyword == .protocol || isCoordinator(type)
    }

    private func isParameter(_ subject: Range<Int>, of function: FunctionDeclaration, _ scope: Scope) -> Bool {
        let file = file(of: scope)
        return function.parameters.contains { $0.name == file.text(subject.lowerBound) }
    }

    /// What a case assigns: `viewController = login`.
    private func assignedValue(_ body: Range<Int>, _ scope: Scope, _ context: Context) -> Value {
        let file = file(of: scope)
        var result = Value()
        for statement in file.statements(body) where statement.kind == .expression {
            guard let equals = (statement.lower..<statement.upper).first(where: { file.text($0) == "=" }) else {
                continue
            }
            result.add(value(equals + 1, statement.upper, context.deeper()))
        }
        return result
    }

    /// Functions and getters of views that the closures of openings use, with the kind of the opening.
    private func helperKinds(_ openings: [Opening]) -> [ObjectIdentifier: OpeningKind] {
        if let known = helpersOfClosures { return known }
        var result: [ObjectIdentifier: OpeningKind] = [:]
        for opening in openings {
            guard let closure = opening.closure else { continue }
            let file = file(of: opening.scope)
            for i in closure where i < file.count && file.tokens[i].kind == .word {
                guard file.text(i - 1) != "." || file.text(i - 2) == "self" else { continue }
                for type in opening.scope.type?.around ?? [] {
                    if file.isOpen(i + 1, "(") {
                        for function in type.functions where function.name == file.text(i) {
                            result[ObjectIdentifier(function)] = opening.kind
                        }
                    } else if let variable = type.variables[file.text(i)], variable.body != nil, variable.name != "body"
                    {
                        result[ObjectIdentifier(variable)] = opening.kind
                    }
                }
            }
        }
        helpersOfClosures = result
        return result
    }

    /// Openings whose values used routes lead to do not count.
    private func markCarriers(_ openings: inout [Opening], _ routes: [RouteCase]) {
        let used = routes.filter { !$0.uses.isEmpty }
        for opening in openings where !opening.isUse && !opening.value.isEmpty {
            let carried = used.filter { route in
                guard route.value.types.contains(where: { opening.value.types.contains($0) }) else { return false }
                if opening.routeCase === route { return true }
                if let closure = opening.closure, route.body.file == opening.file, closure.contains(route.body.lower) {
                    return true
                }
                return takes(opening, route)
            }
            guard !carried.isEmpty else { continue }
            let left = opening.value.types.filter { type in !carried.contains { $0.value.types.contains(type) } }
            if left.isEmpty || !carried.allSatisfy(\.isOfItself)
                || !(owner(of: opening.scope).map { kind(of: $0).opens } ?? false)
            {
                opening.isRoute = true
            } else {
                opening.value.types = left
            }
        }
    }

    /// Whether the closure or arguments of an opening, or a parameter of the function around, are of the route's type.
    private func takes(_ opening: Opening, _ route: RouteCase) -> Bool {
        if let function = opening.scope.function {
            for parameter in function.parameters {
                if let type = parameter.type, resolve(type.name, around: function.owner) === route.type { return true }
            }
        }
        let file = file(of: opening.scope)
        let context = context(at: opening.place, in: opening.scope)
        let call = file.arguments(opening.place + 1, limit: opening.scope.body.upper).all
        if let type = itemType(call, context, file), resolve(type.name, around: opening.scope.type) === route.type {
            return true
        }
        return false
    }

    /// Most of its values are tabs: its uses select.
    private func isOfTabs(_ type: TypeDeclaration) -> Bool {
        let name = type.simpleName
        return name.hasSuffix("Tab") || name.hasSuffix("Tabs")
    }
}
