import NavGraphSyntax

/// One alternative of a transition, a handler or a `then`. LANGUAGE 5.
package struct Alternative: Sendable {
    /// Where an alternative stands.
    package enum Role: Sendable {
        case event, handler, then
        /// The `root` that `entry` is.
        case entry
    }

    package var role: Role
    package var action = Action.none
    /// Its number in a list, from 1; 0 for a lone one.
    package var number: UInt32 = 0
    /// The next alternative of the same list.
    package var next: AlternativeID = .none
    /// Whether a `~` stands behind it at the end of its list: if it is not taken either, nothing is meant to happen.
    package var isBeforeNothing = false
    /// Whether its `present` is written as an `alert` or `actionSheet` in place.
    package var isInPlace = false
    /// Carried out last, from the then current screen.
    package var then: AlternativeID = .none
    /// The first of its `returns`.
    package var firstHandler: HandlerID = .none

    /// The transition that it is of, also through `then` and handlers; `nil` for those of `entry`.
    package var transition: TransitionID?
    /// The alternative whose `then` this is, or in whose `returns` this handler stands.
    package var parent: AlternativeID = .none
    /// The innermost handler that it stands in, whose outcome's params it sees as its payload.
    package var handler: HandlerID = .none

    package var when: IDRange<LiteralID> = IDRange()
    package var sets: IDRange<AssignmentID> = IDRange()
    package var with: IDRange<ArgumentID> = IDRange()
    /// The `payload`, if it was written.
    package var payload: IDRange<ParamID>?
    /// The message that the then current screen receives.
    package var send: Symbol = .none
    package var animation: Symbol = .none
    package var segue: Symbol = .none
    package var title: Symbol = .none
    package var about: Symbol = .none

    /// Its first key.
    package var span: Span = .start
    /// The value of the action; of an alternative without one, its first key.
    package var valueSpan: Span = .start
    package var sendSpan: Span = .start

    package init(role: Role) { self.role = role }
}
