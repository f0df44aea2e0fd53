import NavGraphSyntax

/// A name and type that an event carries, or that a message, an outcome or an opened screen requires.
package struct CarriedValue: Hashable, Sendable {
    package var name: Symbol
    /// Without a default; `T?` where it may be `nil`.
    package var type: Symbol
    package init(name: Symbol, type: Symbol) {
        self.name = name
        self.type = type
    }
}

/// The argument for a param of an opened screen or flow, of an outcome, or of a message.
package struct GivenArgument: Sendable {
    package enum Source: Hashable, Sendable {
        /// A value that the event (or, in a handler, the outcome) carries, with members: `note.id`.
        case payload(Symbol)
        /// A param of the owner, with members.
        case owner(Symbol)
        /// A text, to be written as a Swift string literal.
        case text(Symbol)
        /// A number, `true`, `false`, `nil` or `.enumCase`, as written in Swift.
        case literal(Symbol)
        /// Left out: its default, or `nil`, is used.
        case omitted
    }
    package var param: ParamID
    package var source: Source
    package init(param: ParamID, source: Source) {
        self.param = param
        self.source = source
    }
}

extension NavGraph {
    /// What an event carries: the union over its alternatives, in the order in which they want it. LANGUAGE 5,
    /// `payload`.
    package func carried(by transition: TransitionID) -> [CarriedValue] {
        var values: [CarriedValue] = []
        for alternative in alternatives(of: transition) {
            forEachCarried(by: alternative) { values.append(CarriedValue(name: $0, type: $1)) }
        }
        return distinct(values)
    }

    /// What an event carries for one of its alternatives; for a handler's, what the outcome carries.
    package func carried(by alternative: AlternativeID) -> [CarriedValue] {
        var values: [CarriedValue] = []
        forEachCarried(by: alternative) { values.append(CarriedValue(name: $0, type: $1)) }
        return distinct(values)
    }

    /// The same, without making a list; a name may come twice.
    package func forEachCarried(by alternative: AlternativeID, _ body: (_ name: Symbol, _ type: Symbol) -> Void) {
        let taken = alternatives[alternative]
        let root = root(of: alternative)
        let given =
            taken.handler.isNone
            ? alternatives[root].payload : handlers[taken.handler].outcome.map { outcomes[$0].params } ?? IDRange()
        guard let given else { return forEachWanted(by: root, body) }
        for id in given { body(params[id].name, params[id].type) }
    }

    /// The params that an event without `payload` has to carry: the required ones of what it opens or finishes with,
    /// in `then` too, that neither `with` nor a param of the owner has by name.
    /// Nothing carries anything at launch.
    func forEachWanted(by root: AlternativeID, _ body: (_ name: Symbol, _ type: Symbol) -> Void) {
        if alternatives[root].role == .entry { return }
        let given = params(of: owner(of: root))
        var id = root
        while !id.isNone {
            for param in wantedParams(of: id) where !params[param].isOptional {
                let name = params[param].name
                if argument(named: name, in: alternatives[id].with) == nil, self.param(named: name, in: given) == nil {
                    body(params[param].name, params[param].type)
                }
            }
            if case .openArgument(let name) = alternatives[id].action, base(of: name) == name,
                let url = text.find(Self.urlType),
                argument(named: name, in: alternatives[id].with) == nil, self.param(named: name, in: given) == nil
            {
                body(name, url)
            }
            id = alternatives[id].then
        }
    }

    /// The params of what an alternative opens, or of the outcome that it finishes with.
    package func wantedParams(of alternative: AlternativeID) -> IDRange<ParamID> {
        let action = alternatives[alternative].action
        if let opened = action.opened { return params(of: opened) }
        return action.outcome.map { outcomes[$0].params } ?? IDRange()
    }

    func param(named name: Symbol, in range: IDRange<ParamID>) -> ParamID? {
        range.first { params[$0].name == name }
    }

    func argument(named name: Symbol, in range: IDRange<ArgumentID>) -> ArgumentID? {
        range.first { arguments[$0].param == name }
    }

    /// The type of a value that the event or outcome of an alternative carries under a name.
    func carriedType(of name: Symbol, for alternative: AlternativeID) -> Symbol? {
        var type: Symbol?
        forEachCarried(by: alternative) { if type == nil, $0 == name { type = $1 } }
        return type
    }

    /// Returns the argument for each param of an opened screen or flow, or of the outcome of a `finish`.
    package func arguments(of alternative: AlternativeID) -> [GivenArgument] {
        wantedParams(of: alternative).map {
            GivenArgument(param: $0, source: source(of: $0, with: alternatives[alternative].with, for: alternative))
        }
    }

    /// What each param of the message that an alternative sends is given. `with` counts where nothing is opened or
    /// finished.
    package func messageArguments(of alternative: AlternativeID, message: MessageID) -> [GivenArgument] {
        let taken = alternatives[alternative]
        let with = taken.action.takesArguments ? IDRange() : taken.with
        return messages[message].params.map {
            GivenArgument(param: $0, source: source(of: $0, with: with, for: alternative))
        }
    }

    /// What each param of a message is given by a handler that is that message: the outcome's params, then the
    /// owner's.
    package func messageArguments(of handler: HandlerID, of owner: Owner, message: MessageID) -> [GivenArgument] {
        let outcome = handlers[handler].outcome.map { outcomes[$0].params } ?? IDRange()
        return messages[message].params.map { id in
            let name = params[id].name
            let isPayload = param(named: name, in: outcome) != nil
            let isOwners = param(named: name, in: params(of: owner)) != nil
            return GivenArgument(param: id, source: isPayload ? .payload(name) : isOwners ? .owner(name) : .omitted)
        }
    }

    private func source(of id: ParamID, with: IDRange<ArgumentID>, for alternative: AlternativeID)
        -> GivenArgument.Source
    {
        let name = params[id].name
        if let given = argument(named: name, in: with) {
            let argument = arguments[given]
            switch argument.kind {
            case .text: return .text(argument.value)
            case .literal: return .literal(argument.value)
            case .name:
                return carriedType(of: argument.base, for: alternative) != nil
                    ? .payload(argument.value) : .owner(argument.value)
            }
        }
        if carriedType(of: name, for: alternative) != nil { return .payload(name) }
        if param(named: name, in: params(of: owner(of: alternative))) != nil { return .owner(name) }
        return .omitted
    }

    /// The type of what `open` is given.
    package static let urlType = "URL"

    /// `note` of `note.link`.
    package func base(of argument: Symbol) -> Symbol {
        let name = text[argument]
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return argument }
        return text.find(String(name[..<dot])) ?? argument
    }

    /// Where the URL comes from that an alternative opens; `nil`: it opens none that is an argument.
    package func openedURL(of alternative: AlternativeID) -> GivenArgument.Source? {
        guard case .openArgument(let value) = alternatives[alternative].action else { return nil }
        return carriedType(of: base(of: value), for: alternative) != nil ? .payload(value) : .owner(value)
    }

    /// Whether a value of a type may be `nil`.
    package func isOptional(type: Symbol) -> Bool {
        text.withUTF8(of: type) { $0.last == UInt8(ascii: "?") } && SwiftText.isOptional(text[type])
    }

    /// Whether a value of type `given` may stand where `wanted` is: the same, or `T` where `T?` is wanted.
    package func accepts(_ wanted: Symbol, _ given: Symbol) -> Bool {
        if wanted == given || wanted.isEmpty || given.isEmpty { return true }
        let wanted = text[wanted]
        guard SwiftText.isOptional(wanted) else { return false }
        let given = text[given]
        let base = wanted.dropLast()
        return base == given || base == "(" + given + ")"
    }
}

/// Of the values of one name the first.
private func distinct(_ values: [CarriedValue]) -> [CarriedValue] {
    if values.count < 2 { return values }
    var names = SymbolTable<Void>()
    return values.filter { names.insert((), for: $0.name) }
}
