/// Who opens. SOURCES 6.
extension Sources {
    private static let suffixes = [
        "ViewModel", "Presenter", "Interactor", "Wireframe", "Router", "Model", "DataSource", "Delegate", "Handler",
        "Builder",
        "Factory", "Feature", "Reducer",
    ]

    /// The types that an opening is by, and by which rule.
    func sources(of opening: Opening) -> (types: [String], by: String) {
        let target = opening.value.types
        let found = sources(at: opening.place, opening.scope, receiver: opening.receiver, opening, level: 0)
        if !found.types.isEmpty { return found }
        guard let owner = owner(of: opening.scope) else { return ([], "none") }
        let named = sources(byName: owner).filter { !target.contains($0) }
        if !named.isEmpty { return (named, "name") }
        let having = sources(byProperty: owner, opening.scope.function).filter { !target.contains($0) }
        if !having.isEmpty { return (having, "property") }
        return ([], "none")
    }

    /// The innermost type around code that is of a kind, else the innermost.
    func owner(of scope: Scope) -> TypeDeclaration? {
        let around = scope.type?.around ?? []
        return around.first { kind(of: $0) != .other } ?? around.first
    }

    private func sources(
        at place: Int, _ scope: Scope, receiver: Range<Int>?, _ opening: Opening?, level: Int
    ) -> (types: [String], by: String) {
        let context = context(at: place, in: scope)
        let owner = owner(of: scope)
        if let owner, kind(of: owner).opens || kind(of: owner) == .app {
            return ([owner.name], level == 0 ? "owner" : "caller")
        }
        if let receiver,
            let type = type(receiver.lowerBound, receiver.upperBound, context) ?? firstType(of: receiver, context),
            kind(of: type).opens
        {
            return ([type.name], level == 0 ? "receiver" : "caller")
        }
        let closed = closureOwners(place, scope, context)
        if !closed.isEmpty { return (closed, level == 0 ? "closure" : "caller") }
        if let owner, kind(of: owner) == .part { return ([owner.name], level == 0 ? "part" : "caller") }
        if let route = opening?.routeCase ?? (opening == nil ? usedRoute(around: place, in: scope) : nil),
            level < ReaderLimit.callsAway
        {
            var result: [String] = []
            for use in route.uses {
                for type in sources(at: use.place, use.scope, receiver: nil, nil, level: level + 1).types
                where !result.contains(type) { result.append(type) }
            }
            return (result, "caller")
        }
        guard let function = scope.function, !function.isInit, !["body", "viewDidLoad"].contains(function.name) else {
            return ([], "none")
        }
        guard level < ReaderLimit.callsAway else {
            limit = .callers
            return ([], "none")
        }
        return (callers(of: function, owner, level), "caller")
    }

    /// The innermost case of a used route that a call stands in.
    private func usedRoute(around place: Int, in scope: Scope) -> RouteCase? {
        (routesByFile[scope.body.file] ?? []).filter {
            $0.body.lower <= place && place < $0.body.upper && $0.function == nil && !$0.uses.isEmpty
        }.min { $0.body.upper - $0.body.lower < $1.body.upper - $1.body.lower }
    }

    /// The screens whose code calls a function, directly or through others: each function is worked out once for each
    /// level. What was asked for while it was being worked out is not the whole, and is not kept.
    private func callers(of function: FunctionDeclaration, _ owner: TypeDeclaration?, _ level: Int) -> [String] {
        let key = CallerKey(function: ObjectIdentifier(function), level: level)
        if let known = callersOf[key] {
            limit = known.limit ?? limit
            return known.types
        }
        guard isCallerOf.insert(ObjectIdentifier(function)).inserted else {
            cycles += 1
            return []
        }
        defer { isCallerOf.remove(ObjectIdentifier(function)) }
        let cyclesBefore = cycles
        let limitBefore = limit
        limit = nil
        var result: [String] = []
        var seen: Set<String> = []
        for call in calls[function.name] ?? [] where isCall(call, of: function) {
            for type in sources(at: call.place, call.scope, receiver: nil, nil, level: level + 1).types
            where seen.insert(type).inserted { result.append(type) }
        }
        if result.isEmpty, level > 0, let owner {
            result = sources(byName: owner)
            if result.isEmpty { result = sources(byProperty: owner, function) }
        }
        if cycles == cyclesBefore { callersOf[key] = (result, limit) }
        limit = limit ?? limitBefore
        return result
    }

    /// The type of what a chain begins with: `list.navigationController?`.
    private func firstType(of receiver: Range<Int>, _ context: Context) -> TypeDeclaration? {
        let file = file(of: context.scope)
        guard file.isWord(receiver.lowerBound), receiver.count > 1 else { return nil }
        return type(receiver.lowerBound, receiver.lowerBound + 1, context)
    }

    /// The screens whose closures code stands in: `vc.onSave = { … }`, `EditorView(onSave: { … })`.
    private func closureOwners(_ place: Int, _ scope: Scope, _ context: Context) -> [String] {
        let file = file(of: scope)
        for open in closures(around: place, in: scope) {
            if file.text(open - 1) == "=" {
                let from = file.chainStart(before: open - 1, lower: scope.body.lower)
                var end = open - 2
                while end > from, file.text(end) != "." { end -= 1 }
                if end > from {
                    let found = screens(value(from, end, context), type(from, end, context))
                    if !found.isEmpty { return found }
                }
            }
            let around = Int(file.tokens[open].around)
            if around >= scope.body.lower, file.isOpen(around, "("), file.text(open - 1) == ":", file.isWord(around - 1)
            {
                if let type = resolve(file.text(around - 1), around: scope.type) {
                    let found = screens(.none, type)
                    if !found.isEmpty { return found }
                }
            }
        }
        return []
    }

    private func screens(_ value: Value, _ type: TypeDeclaration?) -> [String] {
        let own = value.types.filter { kind(of: $0).opens }
        if !own.isEmpty { return own }
        guard let type else { return [] }
        if kind(of: type).opens { return [type.name] }
        return sources(byProperty: type, nil)
    }

    private func sources(byName owner: TypeDeclaration) -> [String] {
        let name = owner.simpleName
        for suffix in Self.suffixes where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count {
            let stem = String(name.dropLast(suffix.count))
            for ending in ["ViewController", "View", "Controller", "Screen", "VC", ""] {
                if let type = resolve(stem + ending, around: owner), kind(of: type).opens, type !== owner {
                    return [type.name]
                }
            }
        }
        return []
    }

    /// One or two screens that have a property of the type, or of a protocol of it that declares the function.
    private func sources(byProperty owner: TypeDeclaration, _ function: FunctionDeclaration?) -> [String] {
        var wanted: Set = [owner.name]
        if let function {
            for base in ancestors(of: owner).dropFirst()
            where base.keyword == .protocol && base.functions.contains(where: { $0.name == function.name }) {
                wanted.insert(base.name)
            }
        }
        let found = order.filter { type in
            kind(of: type).opens
                && type.variables.values.contains { variable in
                    variable.type.flatMap { resolve($0.name, around: type) }.map { wanted.contains($0.name) } ?? false
                }
        }
        return found.count <= 2 ? found.map(\.name) : []
    }

    /// Whether a call can be one of a function: its labels fit, and so does what it is made on.
    private func isCall(_ call: CallSite, of function: FunctionDeclaration) -> Bool {
        let file = file(of: call.scope)
        guard fits(function, file.arguments(call.place + 1, limit: call.scope.body.upper).all) else { return false }
        guard let owner = function.owner else { return file.text(call.place - 1) != "." }
        let related = ancestors(of: owner)
        func isRelated(_ type: TypeDeclaration) -> Bool {
            related.contains { $0 === type } || ancestors(of: type).contains { $0 === owner }
        }
        guard file.text(call.place - 1) == "." else {
            return (call.scope.type?.around ?? []).contains(where: isRelated)
        }
        let from = file.chainStart(before: call.place - 1, lower: call.scope.body.lower)
        let context = context(at: call.place, in: call.scope)
        if let type = type(from, call.place - 1, context) { return isRelated(type) }
        if owner.keyword == nil { return true }
        return Set((functions[function.name] ?? []).compactMap { $0.owner?.name }).count == 1
    }
}

/// A call by name.
struct CallSite {
    var scope: Scope
    var place: Int
}
