import NavGraphSyntax

/// One alternative of a transition, a handler or a `then`.
///
/// A graph has more of these than of anything else, hence the order of the fields: 64 bytes, and what few alternatives
/// have apart.
package struct Alternative: Sendable {
    /// Where an alternative stands.
    package enum Role: UInt8, Sendable {
        case event, handler, then
        /// The `root` that `entry` is.
        case entry
    }

    package var role: Role
    package var action: ActionKind = .none
    package var style: PresentationStyle = .sheet
    /// `present`: cannot be swiped away.
    package var isLocked = false
    /// `present` of a screen: inside a new stack.
    package var inStack = false
    /// Whether `payload` was written.
    package var hasPayload = false
    /// Its number in a list, from 1; 0 for a lone one.
    package var number: UInt16 = 0
    private var rawTransition = UInt32.max

    /// What is opened, selected or popped to.
    package var target: Reference = .none
    package var with: IDRange<ArgumentID> = IDRange()
    package var firstHandler: HandlerID = .none
    /// The next alternative of the same list.
    package var next: AlternativeID = .none

    /// The value of the action; of an alternative without one, its first key.
    package var valueSpan: Span = .start
    /// Its first key.
    package var span: Span = .start
    /// Of a `show` the value of `in`; of a `present` with `in` the second of the two keys.
    package var columnSpan: Span = .start
    private var rest: Rest?

    package init(role: Role) { self.role = role }

    /// The transition that it is of, also through `then` and handlers; `nil` for those of `entry`.
    package var transition: TransitionID? {
        get { rawTransition == .max ? nil : TransitionID(raw: rawTransition) }
        set { rawTransition = newValue?.raw ?? .max }
    }
}

// MARK: - What few alternatives have

extension Alternative {
    private struct Fields {
        var parent: AlternativeID = .none
        var handler: HandlerID = .none
        var column: Reference = .none
        var outcome: OutcomeID?
        var operand: Symbol = .none
        var send: Symbol = .none
        var sendSpan: Span = .start
        var animation: Symbol = .none
        var segue: Symbol = .none
        var title: Symbol = .none
        var about: Symbol = .none
        var when: IDRange<LiteralID> = IDRange()
        var sets: IDRange<AssignmentID> = IDRange()
        var payload: IDRange<ParamID> = IDRange()
        var then: AlternativeID = .none
    }

    /// Shared by copies, hence never changed.
    private final class Rest: Sendable {
        let fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    /// Whether it has nothing of what few have: neither `when` nor `sets`, `send` nor `then` …
    package var isBare: Bool { rest == nil }

    private mutating func change(_ body: (inout Fields) -> Void) {
        var fields = rest?.fields ?? Fields()
        body(&fields)
        rest = Rest(fields)
    }

    /// The alternative whose `then` this is, or in whose `returns` this handler stands.
    package var parent: AlternativeID {
        get { rest?.fields.parent ?? .none }
        set { if newValue != parent { change { $0.parent = newValue } } }
    }
    /// The innermost handler that it stands in, whose outcome's params it sees as its payload.
    package var handler: HandlerID {
        get { rest?.fields.handler ?? .none }
        set { if newValue != handler { change { $0.handler = newValue } } }
    }
    /// `show`: the column that holds it then.
    package var column: Reference {
        get { rest?.fields.column ?? .none }
        set { if newValue != column { change { $0.column = newValue } } }
    }
    /// `finish`: the outcome, resolved.
    package var outcome: OutcomeID? {
        get { rest?.fields.outcome }
        set { if newValue != outcome { change { $0.outcome = newValue } } }
    }
    /// `finish`: the outcome's name; `open`: the URL, or `settings`.
    package var operand: Symbol {
        get { rest?.fields.operand ?? .none }
        set { if newValue != operand { change { $0.operand = newValue } } }
    }
    /// The message that the then current screen receives.
    package var send: Symbol {
        get { rest?.fields.send ?? .none }
        set { if newValue != send { change { $0.send = newValue } } }
    }
    package var sendSpan: Span {
        get { rest?.fields.sendSpan ?? .start }
        set { if newValue != sendSpan { change { $0.sendSpan = newValue } } }
    }
    package var animation: Symbol {
        get { rest?.fields.animation ?? .none }
        set { if newValue != animation { change { $0.animation = newValue } } }
    }
    package var segue: Symbol {
        get { rest?.fields.segue ?? .none }
        set { if newValue != segue { change { $0.segue = newValue } } }
    }
    package var title: Symbol {
        get { rest?.fields.title ?? .none }
        set { if newValue != title { change { $0.title = newValue } } }
    }
    package var about: Symbol {
        get { rest?.fields.about ?? .none }
        set { if newValue != about { change { $0.about = newValue } } }
    }
    package var when: IDRange<LiteralID> {
        get { rest?.fields.when ?? IDRange() }
        set { if newValue != when { change { $0.when = newValue } } }
    }
    package var sets: IDRange<AssignmentID> {
        get { rest?.fields.sets ?? IDRange() }
        set { if newValue != sets { change { $0.sets = newValue } } }
    }
    /// The `payload` as written.
    package var payload: IDRange<ParamID> {
        get { rest?.fields.payload ?? IDRange() }
        set { if newValue != payload { change { $0.payload = newValue } } }
    }
    package var then: AlternativeID {
        get { rest?.fields.then ?? .none }
        set { if newValue != then { change { $0.then = newValue } } }
    }
}
