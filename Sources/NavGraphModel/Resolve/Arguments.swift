import NavGraphSyntax

/// A name and type that an event carries, or that a message, outcome or opened screen wants.
package struct CarriedValue: Hashable, Sendable {
    package var name: Symbol
    /// Without white space; `T?` where it may be left out.
    package var type: Symbol
    package init(name: Symbol, type: Symbol) {
        self.name = name
        self.type = type
    }
}

/// What one param of an opened screen or flow, of an outcome or of a message is given.
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
