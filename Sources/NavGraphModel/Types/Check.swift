import NavGraphSyntax

/// A law of the app, verified over all reachable configurations. LANGUAGE 9.
package struct Check: Sendable {
    package enum Law: Sendable {
        case reach(ScreenID, from: ScreenID?, within: Int?)
        case before(ScreenID, visit: ScreenID)
        case neverAbove(ScreenID, above: ScreenID)
        case neverWhen(ScreenID, IDRange<LiteralID>)
        case returns(ScreenID)
    }
    /// Empty: it is known by its number.
    package var name: Symbol
    /// From 1, in file order.
    package var number: Int
    package var file: FileID
    package var span: Span
    package var law: Law
    package init(name: Symbol, number: Int, file: FileID, span: Span, law: Law) {
        self.name = name
        self.number = number
        self.file = file
        self.span = span
        self.law = law
    }
}
