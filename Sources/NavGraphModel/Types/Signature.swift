import NavGraphSyntax

/// A name with a type: of a screen's or flow's `params`, of what an event, message, outcome or link carries.
package struct Param: Sendable {
    package var name: Symbol
    /// The type, spaced canonically, without a default; empty if it is not a type, which has been reported.
    package var type: Symbol
    /// The text after `=`; empty if absent.
    package var defaultValue: Symbol
    /// Whether it may be left out: it has a default, or its type ends in `?`.
    package var isOptional: Bool
    /// Its name.
    package var span: Span
    package var typeSpan: Span
}

/// An outcome of a screen or flow, or a message that a screen receives: a name, and what comes with it.
package struct Signature: Sendable {
    package var name: Symbol
    package var owner: Owner
    package var params: IDRange<ParamID>
    package var span: Span
}
