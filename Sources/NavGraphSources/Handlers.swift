/// Which screens run a closure that other code hands in: by what is observed, or by who calls a property.
extension Sources {
    /// Functions of publishers and observables that run a closure for what comes.
    private static let observing: Set = ["sink", "subscribe", "bind", "drive", "emit", "observe", "observeValues"]

    /// The screens that what a closure observes is of: `coordinator.actions.sink { … }`.
    func observed(by open: Int, _ scope: Scope, _ context: Context) -> [String] {
        let file = file(of: scope)
        var callee = open - 1
        let around = Int(file.tokens[open].around)
        if around >= scope.body.lower, file.isOpen(around, "("), [":", "(", ","].contains(file.text(open - 1)) {
            callee = around - 1
        } else if file.text(callee) == ")" {
            callee = Int(file.tokens[callee].mate) - 1
        }
        guard callee > scope.body.lower, Self.observing.contains(file.text(callee)), file.text(callee - 1) == "." else {
            return []
        }
        let start = file.chainStart(before: callee - 1, lower: scope.body.lower)
        var result: [String] = []
        var end = start
        for _ in 0..<4 {
            guard end < callee - 1, file.isWord(end) else { break }
            end = file.arguments(end + 1, limit: callee).end
            if file.text(start) != "self" || end > start + 1 {
                let found = screens(observed: start, end, context)
                if !found.isEmpty { result = found }
            }
            while ["?", "!"].contains(file.text(end)) { end += 1 }
            guard file.text(end) == "." else { break }
            end += 1
        }
        return result
    }

    private func screens(observed lower: Int, _ upper: Int, _ context: Context) -> [String] {
        let given = value(lower, upper, context)
        let own = given.types.filter { $0 != given.external && kind(of: $0).opens }
        if !own.isEmpty { return own }
        guard let type = type(lower, upper, context) else { return [] }
        if kind(of: type).opens { return [type.name] }
        if let shown = coordinatorValue(lower, upper, context) { return shown.types.filter { kind(of: $0).opens } }
        return sources(byName: type)
    }

    /// The screens whose code calls a property of a type that holds a closure.
    func callers(ofClosure name: String, in type: TypeDeclaration, _ level: Int) -> [String] {
        guard level < ReaderLimit.callsAway, let variable = property(name, of: type), let owner = variable.owner,
            begins(ObjectIdentifier(variable), in: &isCallerOf)
        else { return [] }
        defer { isCallerOf.remove(ObjectIdentifier(variable)) }
        var result: [String] = []
        for call in callsOfClosures[name] ?? []
        where call.scope.type?.around.contains(where: { $0 === type || $0 === owner }) ?? false {
            let found = sources(at: call.place, call.scope, receiver: nil, nil, level: level + 1)
            for type in found.types where !result.contains(type) { result.append(type) }
        }
        return result
    }

    /// Where properties that hold closures are called. O(tokens).
    func findCallsOfClosures() -> [String: [CallSite]] {
        let holding = order.flatMap(\.variables.values).filter { variable in
            guard let type = variable.type, variable.body == nil else { return false }
            return type.isClosure || aliases.contains(type.name)
        }
        let wanted = NameSet(holding.map(\.name), in: names)
        return sites { file, i in
            guard wanted.contains(file.name(i)), file.isWord(i),
                file.text(i - 1) != "." || file.text(i - 2) == "self" || file.text(i - 3) == "self"
            else { return nil }
            let k = ["?", "!"].contains(file.text(i + 1)) ? i + 2 : i + 1
            return file.isOpen(k, "(") && !file.tokens[k].isSpaced ? file.text(i) : nil
        }
    }

    /// The tokens of all bodies that have a name, each in the innermost body, by that. O(tokens).
    func sites(_ name: (SourceText, Int) -> String?) -> [String: [CallSite]] {
        var result: [String: [CallSite]] = [:]
        for scope in scopes {
            let file = file(of: scope)
            for i in ownTokens(of: scope) {
                if let name = name(file, i) { result[name, default: []].append(CallSite(scope: scope, place: i)) }
            }
        }
        return result
    }
}
