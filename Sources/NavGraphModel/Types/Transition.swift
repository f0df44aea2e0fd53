import NavGraphSyntax

/// An event and what it does: one alternative, or a list of which the first whose `when` holds is taken. LANGUAGE 5.
///
/// It stands in the file of its owner, which knows its module, too: 20 bytes.
package struct Transition: Sendable {
    private var rawOwner: UInt32
    package var name: Symbol
    package var span: Span
    package var firstAlternative: AlternativeID = .none

    package init(owner: Owner, name: Symbol, file: FileID, span: Span, isList: Bool) {
        rawOwner =
            switch owner {
            case .app: file.raw
            case .screen(let id): Self.isScreen | id.raw
            case .flow(let id): Self.isFlow | id.raw
            }
        if isList { rawOwner |= Self.isList }
        self.name = name
        self.span = span
    }

    // The owner's number, or that of the file, has the other bits: more than that do not go into memory.
    private static let isScreen: UInt32 = 1 << 31
    private static let isFlow: UInt32 = 1 << 30
    private static let isList: UInt32 = 1 << 29

    package var owner: Owner {
        let id = rawOwner & (Self.isList - 1)
        if rawOwner & Self.isScreen != 0 { return .screen(ScreenID(raw: id)) }
        if rawOwner & Self.isFlow != 0 { return .flow(FlowID(raw: id)) }
        return .app
    }
    /// The file of an event of the app.
    fileprivate var fileOfApp: FileID { FileID(raw: rawOwner & (Self.isList - 1)) }
    /// Whether its value is a list, so that its alternatives have numbers.
    package var isList: Bool { rawOwner & Self.isList != 0 }
}

extension NavGraph {
    /// The file in which a transition stands.
    @inline(__always)
    package func file(of transition: TransitionID) -> FileID {
        switch transitions[transition].owner {
        case .app: transitions[transition].fileOfApp
        case .screen(let screen): screens[screen].file
        case .flow(let flow): flows[flow].file
        }
    }

    /// The module in which its names are looked up.
    @inline(__always)
    package func module(of transition: TransitionID) -> ModuleID {
        switch transitions[transition].owner {
        case .app: modulesOfFiles[transitions[transition].fileOfApp.index]
        case .screen(let screen): screens[screen].module
        case .flow(let flow): flows[flow].module
        }
    }
}

/// What an alternative does to the configuration.
@frozen public enum ActionKind: UInt8, Sendable, CaseIterable {
    case none, push, present, replace, root, select, show
    case popBack, popToRoot, popTo
    case dismissTop, dismissAll
    case finish, open

    /// Whether it puts a new frame or layer there: `push`, `present`, `replace`, `root`, `show`.
    @inlinable public var opens: Bool {
        switch self {
        case .push, .present, .replace, .root, .show: true
        default: false
        }
    }
}

/// The `style` of a `present`.
@frozen public enum PresentationStyle: String, Sendable, CaseIterable {
    case sheet, fullScreen, formSheet, pageSheet, popover, overFullScreen, currentContext, alert, actionSheet

    /// The style that a word means; `sheet` for any that is none.
    init(_ key: Key) {
        switch key {
        case .fullScreen: self = .fullScreen
        case .formSheet: self = .formSheet
        case .pageSheet: self = .pageSheet
        case .popover: self = .popover
        case .overFullScreen: self = .overFullScreen
        case .currentContext: self = .currentContext
        case .alert: self = .alert
        case .actionSheet: self = .actionSheet
        default: self = .sheet
        }
    }

    /// Whether the user can swipe it away, unless it is locked. LANGUAGE 6, step 4.
    package var isSwipeable: Bool {
        switch self {
        case .sheet, .formSheet, .pageSheet, .popover: true
        default: false
        }
    }
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
    package init(condition: ConditionID, value: Bool, span: Span) {
        self.condition = condition
        self.value = value
        self.span = span
    }
}

/// An entry of a `with`: a param and what it is given.
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
    package init(param: Symbol, kind: Kind, value: Symbol, base: Symbol, paramSpan: Span, span: Span) {
        self.param = param
        self.kind = kind
        self.value = value
        self.base = base
        self.paramSpan = paramSpan
        self.span = span
    }
}

/// What happens when something that was opened ends with an outcome, or is closed by back or swipe.
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
    package init(name: Symbol, isClosed: Bool, kind: Kind, span: Span, valueSpan: Span) {
        self.name = name
        self.isClosed = isClosed
        self.kind = kind
        self.span = span
        self.valueSpan = valueSpan
    }
}
