import NavGraphSyntax

/// One alternative of a transition, a handler or a `then`.
///
/// A graph has more of these than of anything else, hence the order of the fields and their sizes: 40 bytes, and what few
/// alternatives have apart.
public struct Alternative: Sendable {
    /// Where an alternative stands.
    @frozen public enum Role: UInt8, Sendable {
        case event, handler, then
        /// The `root` that `entry` is.
        case entry
    }

    package var role: Role
    package var action: ActionKind = .none
    package var style: PresentationStyle = .sheet
    @usableFromInline var flags: Flags = []
    /// Its number in a list, from 1; 0 for a lone one.
    package var number: UInt16 = 0
    @usableFromInline var nearSpans = NearSpans()
    private var argumentCount: UInt8 = 0
    private var rawTransition = UInt32.max

    /// What is opened, selected or popped to.
    package var target: Reference = .none
    private var firstArgument: UInt32 = 0
    private var spanOffset: UInt32 = 0
    /// The next alternative of the same list.
    package var next: AlternativeID = .none
    @usableFromInline var rest: Rest?

    package init(role: Role) { self.role = role }

    /// The transition that it is of, also through `then` and handlers; `nil` for those of `entry`.
    package var transition: TransitionID? {
        get { rawTransition == .max ? nil : TransitionID(raw: rawTransition) }
        set { rawTransition = newValue?.raw ?? .max }
    }
}

// MARK: - Flags

extension Alternative {
    @frozen @usableFromInline struct Flags: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }
        static let isLocked = Flags(rawValue: 1)
        static let inStack = Flags(rawValue: 2)
        static let hasPayload = Flags(rawValue: 4)
    }

    private mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }

    /// `present`: cannot be swiped away.
    package var isLocked: Bool {
        get { flags.contains(.isLocked) }
        set { set(.isLocked, newValue) }
    }
    /// `present` of a screen: inside a new stack.
    package var inStack: Bool {
        get { flags.contains(.inStack) }
        set { set(.inStack, newValue) }
    }
    /// Whether `payload` was written.
    package var hasPayload: Bool {
        get { flags.contains(.hasPayload) }
        set { set(.hasPayload, newValue) }
    }
}

// MARK: - Arguments and places

extension Alternative {
    /// Places in an alternative.
    struct Spans {
        /// Its first key.
        var first: Span = .start
        /// The value of the action; of an alternative without one, its first key.
        var value: Span = .start
        /// Of a `show` the value of `in`; of a `present` with `in` the second of the two keys.
        var column: Span = .start
    }

    /// Places that are short and follow each other closely, as nearly all do: their lengths, and how far behind the
    /// first key the others begin.
    @frozen @usableFromInline struct NearSpans: Sendable {
        var firstLength: UInt8 = 0
        var valueDistance: UInt8 = 0
        var valueLength: UInt8 = 0
        var columnDistance: UInt8 = 0
        /// 0 where there is none.
        var columnLength: UInt8 = 0
    }

    var spans: Spans {
        get {
            if let wide = rest?.fields.spans { return wide }
            func span(_ distance: UInt8, _ length: UInt8) -> Span {
                Span(offset: spanOffset + UInt32(distance), length: UInt32(length))
            }
            return Spans(
                first: span(0, nearSpans.firstLength), value: span(nearSpans.valueDistance, nearSpans.valueLength),
                column: nearSpans.columnLength == 0 ? .start : span(nearSpans.columnDistance, nearSpans.columnLength))
        }
        set {
            let column = newValue.column == .start ? Span(offset: newValue.first.offset, length: 0) : newValue.column
            func near(_ span: Span) -> (distance: UInt8, length: UInt8)? {
                guard let distance = UInt8(exactly: Int(span.offset) - Int(newValue.first.offset)),
                    let length = UInt8(exactly: span.length)
                else { return nil }
                return (distance, length)
            }
            spanOffset = newValue.first.offset
            guard let first = near(newValue.first), let value = near(newValue.value), let near = near(column),
                near.length > 0 || newValue.column == .start
            else { return change { $0.spans = newValue } }
            nearSpans = NearSpans(
                firstLength: first.length, valueDistance: value.distance, valueLength: value.length,
                columnDistance: near.distance, columnLength: near.length)
            if rest?.fields.spans != nil { change { $0.spans = nil } }
        }
    }

    /// Its first key.
    package var span: Span { spans.first }
    /// The value of the action; of an alternative without one, its first key.
    package var valueSpan: Span { spans.value }
    /// Of a `show` the value of `in`; of a `present` with `in` the second of the two keys.
    package var columnSpan: Span { spans.column }

    package var with: IDRange<ArgumentID> {
        get {
            argumentCount < .max
                ? IDRange(start: firstArgument, count: UInt32(argumentCount)) : rest?.fields.with ?? IDRange()
        }
        set {
            firstArgument = newValue.first?.raw ?? 0
            argumentCount = UInt8(clamping: newValue.count)
            if argumentCount == .max { change { $0.with = newValue } }
        }
    }
}

// MARK: - What few alternatives have

extension Alternative {
    fileprivate struct Fields {
        /// Those that are not near each other.
        var spans: Spans?
        /// Very many.
        var with: IDRange<ArgumentID> = IDRange()
        var firstHandler: HandlerID = .none
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
    public final class Rest: Sendable {
        fileprivate let fields: Fields
        fileprivate init(_ fields: Fields) { self.fields = fields }
    }

    /// Whether it has nothing of what few have: neither `when` nor `sets`, `send` nor `then` …
    @inlinable public var isBare: Bool { rest == nil }

    private mutating func change(_ body: (inout Fields) -> Void) {
        var fields = rest?.fields ?? Fields()
        body(&fields)
        rest = Rest(fields)
    }

    package var firstHandler: HandlerID {
        get { rest?.fields.firstHandler ?? .none }
        set { if newValue != firstHandler { change { $0.firstHandler = newValue } } }
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
