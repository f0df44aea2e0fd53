/// What must hold of the calls of a function, for code in it to run for them. SOURCES 6, 5.
struct Asked: Hashable {
    /// What one of its arguments must be.
    var wanted: WantedArgument?
    /// What it gives is what is shown.
    var isReturned = false
    /// The type that it is called on: one of a protocol's, whose extension passes the call on.
    var onType: String?

    /// What is asked of the function around a call.
    func passed(by call: CallSite, to function: FunctionDeclaration, _ sources: Sources) -> Asked {
        var passed = Asked()
        passed.wanted = wanted.flatMap { sources.wanted($0, passedBy: call, to: function) }
        passed.isReturned = isReturned && sources.fate(ofCall: call, of: function) == .isReturned
        if sources.isPassedOn(bySelf: call, to: function), let owner = function.owner {
            passed.onType = owner.keyword == .protocol ? onType : owner.name
        }
        return passed
    }
}

extension Sources {
    /// Whether a call stands in a protocol's extension, and is on what adopts it.
    func isPassedOn(bySelf call: CallSite, to function: FunctionDeclaration) -> Bool {
        let file = file(of: call.scope)
        let isOnSelf = file.text(call.place - 1) != "." || file.text(call.place - 2) == "self"
        return isOnSelf && call.scope.type?.keyword == .protocol && function.owner != nil
    }

    /// Whether a call, of what a protocol's extension has, can be on a type that adopts the protocol.
    func isOn(_ name: String, _ call: CallSite, _ function: FunctionDeclaration, _ asked: Asked) -> Bool {
        guard let wanted = types[name] else { return true }
        if let argument = asked.wanted, gives(call, function, argument) == true { return true }
        let file = file(of: call.scope)
        guard file.text(call.place - 1) == "." else {
            return call.scope.type?.around.contains { isRelated($0, wanted) } ?? false
        }
        let from = file.chainStart(before: call.place - 1, lower: call.scope.body.lower)
        guard let type = type(from, call.place - 1, context(at: call.place, in: call.scope)) else { return false }
        return isRelated(type, wanted) && heirs[type.name, default: 0] <= ReaderLimit.heirsOfCalledType
    }
}
