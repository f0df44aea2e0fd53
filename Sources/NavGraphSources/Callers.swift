/// Whose code calls the functions of code of no screen. SOURCES 6, 5.
extension Sources {
    /// Who calls a function of a screen's type itself that opens on what it is given: `static func show(on host:)`.
    func callers(ofStaticIn scope: Scope, _ owner: TypeDeclaration, _ opening: Opening) -> [String] {
        let file = file(of: scope)
        guard let function = scope.function, let receiver = opening.receiver, kind(of: owner) == .controller,
            function.parameters.contains(where: { $0.name == file.text(receiver.lowerBound) }),
            file.isStatic(function.place)
        else { return [] }
        return callers(of: function, owner, 0, Asked())
    }

    /// The screens that adopt the protocol that a call is made on: `delegate?.didTap()`. What an extension of it does then is
    /// their code.
    private func adopting(_ call: CallSite, _ function: FunctionDeclaration) -> [String]? {
        let file = file(of: call.scope)
        guard let owner = function.owner, file.text(call.place - 1) == "." else { return nil }
        let from = file.chainStart(before: call.place - 1, lower: call.scope.body.lower)
        let type = type(from, call.place - 1, context(at: call.place, in: call.scope)) ?? owner
        guard type.keyword == .protocol else { return nil }
        let all = (implementers[type.name] ?? []).filter { $0.keyword != .protocol }
        guard owner.keyword == .protocol else {
            // A part that several use runs the code of each for the screen that it is of.
            let opened = openedBy[owner.name] ?? []
            let own = all.count > 1 ? sources(byName: owner).filter { !opened.contains($0) } : []
            return own.isEmpty ? nil : own
        }
        let screens = all.filter { one in kind(of: one).opens && ancestors(of: one).contains { $0 === owner } }
        return screens.isEmpty ? nil : screens.map(\.name)
    }

    /// The screens whose code calls a function, directly or through others: each function is worked out once for each
    /// level. What was asked for while it was being worked out is not the whole, and is not kept.
    func callers(
        of function: FunctionDeclaration, _ owner: TypeDeclaration?, _ level: Int, _ asked: Asked
    ) -> [String] {
        let key = CallerKey(function: ObjectIdentifier(function), level: level, asked: asked)
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
        var isWhole = true
        func add(_ sites: [CallSite]) {
            for call in sites {
                var found = sources(
                    at: call.place, call.scope, receiver: nil, nil, level: level + 1,
                    asked.passed(by: call, to: function, self))
                if let adopting = adopting(call, function) { found.types = adopting }
                if found.types.isEmpty { isWhole = false }
                for type in found.by == "caller" ? reaching(call.place, in: call.scope, found.types) : found.types
                where seen.insert(type).inserted { result.append(type) }
            }
        }
        let named = isCalledBySystem(function) ? [] : calls[function.name] ?? []
        var sites = named.filter { isCall($0, of: function) }
        if asked.isReturned { sites.removeAll { fate(ofCall: $0, of: function) == .isRead } }
        if let wanted = asked.wanted { sites = self.sites(sites, of: function, giving: wanted) }
        if let type = asked.onType { sites.removeAll { !isOn(type, $0, function, asked) } }
        let telling = sites.filter { !isOfMany($0, function) || isPassedOn(bySelf: $0, to: function) }
        add(telling.isEmpty ? sites : telling)
        // Of many types whose code a call may run, it tells nothing of one, unless it is of the only screens that do.
        if telling.isEmpty, result.count > 2 || !isWhole, !sites.isEmpty { result = [] }
        if result.isEmpty, level > 0, let owner = asked.onType.flatMap({ types[$0] }) ?? owner {
            result = sources(byName: owner)
            if result.isEmpty, !asked.isReturned { result = sources(byProperty: owner, function) }
        }
        if cycles == cyclesBefore { callersOf[key] = (result, limit) }
        limit = limit ?? limitBefore
        return result
    }

    /// Whether a call is on a type that many inherit from: it does not tell which of them it means.
    private func isOfMany(_ call: CallSite, _ function: FunctionDeclaration) -> Bool {
        guard let owner = function.owner else { return false }
        let file = file(of: call.scope)
        var on = call.scope.type?.around.first { type in ancestors(of: owner).contains { $0 === type } }
        if file.text(call.place - 1) == "." {
            let from = file.chainStart(before: call.place - 1, lower: call.scope.body.lower)
            on = type(from, call.place - 1, context(at: call.place, in: call.scope))
        }
        guard let on, on !== owner, ancestors(of: owner).contains(where: { $0 === on }) else { return false }
        return heirs[on.name, default: 0] > ReaderLimit.heirsOfCalledType
    }

    /// Whether a call can be one of a function: its labels fit, and so does what it is made on.
    private func isCall(_ call: CallSite, of function: FunctionDeclaration) -> Bool {
        let file = file(of: call.scope)
        let arguments = file.arguments(ofCallAt: call.place, limit: call.scope.body.upper).all
        guard takes(function, arguments), hasTypes(arguments, of: function, call) else { return false }
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
        if let type = type(from, call.place - 1, context) {
            return isRelated(type) || isGenericCall(call, of: function)
        }
        if owner.keyword == nil { return true }
        // A type of no source, whose functions are not known, is not the owner.
        if let name = typeName(from, call.place - 1, context), !isPlaceholder(name) {
            return isGenericCall(call, of: function)
        }
        // Protocols only ask for it.
        let owners = (functions[function.name] ?? []).compactMap(\.owner)
        return Set(owners.filter { $0 === owner || $0.keyword != .protocol }.map(\.name)).count == 1
    }
}
