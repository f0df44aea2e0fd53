import NavGraphSyntax

/// An event and what it does: one alternative, or a list of which the first whose `when` holds is taken. LANGUAGE 5.
package struct Transition: Sendable {
    package var owner: Owner
    package var name: Symbol
    package var file: FileID
    package var span: Span
    /// Whether its value is a list, so that its alternatives have numbers.
    package var isList: Bool
    package var firstAlternative: AlternativeID = .none
}

extension NavGraph {
    /// The file in which a transition stands.
    package func file(of transition: TransitionID) -> FileID { transitions[transition].file }

    /// Whether it is `~`: ignored everywhere, it hides others of its name.
    package func isIgnored(_ transition: TransitionID) -> Bool { transitions[transition].firstAlternative.isNone }

    /// Whether it is a list from which an alternative should always be taken: of several, and no `~` ends it.
    package func shouldTakeAlternative(_ transition: TransitionID) -> Bool {
        guard transitions[transition].isList else { return false }
        let last = alternatives(of: transition).reversed().first
        return last.map { alternatives[$0].number > 1 && !alternatives[$0].isBeforeNothing } ?? false
    }

    /// The module in which its names are looked up.
    package func module(of transition: TransitionID) -> ModuleID { modulesOfFiles[transitions[transition].file.index] }
}

/// A condition asked for: `name` or `not name`.
package struct Literal: Sendable {
    package var condition: ConditionID
    package var isNegated: Bool
    package var span: Span
    package init(condition: ConditionID, isNegated: Bool, span: Span) {
        self.condition = condition
        self.isNegated = isNegated
        self.span = span
    }
}

/// An entry of a `sets`.
package struct Assignment: Sendable {
    package var condition: ConditionID
    package var value: Bool
    package var span: Span
}

/// An entry of a `with`: a param and its argument.
package struct Argument: Sendable {
    package enum Kind: UInt8, Sendable {
        /// A name, optionally followed by members: `note.id`.
        case name
        /// Text; `value` is without its quotes.
        case text
        /// A number, `true`, `false`, `nil` or `.enumCase`; `value` is as it is written in Swift.
        case literal
    }
    package var param: Symbol
    package var kind: Kind
    package var value: Symbol
    /// Of a name, the part before its members.
    package var base: Symbol
    package var paramSpan: Span
    package var span: Span
}

/// The handler that runs when an opened screen or flow ends with an outcome, or when the user goes back or swipes it
/// away.
package struct Handler: Sendable {
    package enum Kind: UInt8, Sendable {
        /// `~`: it closes, nothing more.
        case close
        /// The owner receives a message.
        case message
        /// One or more alternatives.
        case alternatives
    }
    /// The outcome's name, or `closed`.
    package var name: Symbol
    package var isClosed: Bool
    /// The outcome, resolved; `nil` for `closed`.
    package var outcome: OutcomeID?
    package var kind: Kind
    /// The message's name, for `message`.
    package var message: Symbol = .none
    /// Whether its alternatives are a list.
    package var isList = false
    package var firstAlternative: AlternativeID = .none
    package var next: HandlerID = .none
    package var span: Span
    package var valueSpan: Span
}
