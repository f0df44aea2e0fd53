/// The remaining work of a step, as a list. Equal lists have the same number.
struct Continuation: Numbered, Equatable {
    enum Kind: UInt8 {
        /// Nothing: the list that has number 0.
        case end
        /// What comes after an alternative's action: its `send`, its `then`.
        case after
        case handler
        /// The handler of the window layer has run: from here on it counts again.
        case windowHandled
        /// The work after the actions of several alternatives, in any order and any number of times.
        case repeated
    }
    typealias ID = ContinuationID
    var kind: Kind
    var operand: UInt32
    var next: ContinuationID

    var key: UInt64 { NumberTable.key(of: (UInt32(kind.rawValue), operand, next.raw)) }
}

/// The control state without the conditions: between steps, or the target that the rest of a step searches for further
/// down.
struct Mode: Numbered, Equatable {
    enum Kind: UInt8 {
        /// Between steps.
        case idle
        /// The continuation goes on with what is current now.
        case run
        case popTo
        /// Down to the screen that a link by `push` gives a new frame; the operand is the link.
        case popToReused
        case popToRoot, dismissTop, dismissAll, finish
        /// `select` and `show`: down to the layer that has the region.
        case select
        /// Down to the bottom of the region, for what can be done to the last layer: swipe, tabs.
        case layer
        /// Down to the window layer, for links.
        case link
        /// A `select` in a region that was visited leads back to the one that it was visited from, if that is the operand.
        case selectOrigin
        /// Never current: frames that a link put below other frames. The operand is the group of links, of what lies
        /// above the window's bottom the context below.
        case passive
    }
    typealias ID = ModeID
    var kind: Kind
    var operand: UInt32 = 0
    var continuation = ContinuationID.end

    var key: UInt64 { NumberTable.key(of: (UInt32(kind.rawValue), operand, continuation.raw)) }
    static var idle: Mode { Mode(kind: .idle) }
}
