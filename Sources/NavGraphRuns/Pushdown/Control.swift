import NavGraphModel

/// What a step was, in the order of `CLI.md`: packed into 32 bits, so that every derivation can keep one. 0 is none:
/// the derivation is part of a step.
struct StepLabel: Hashable, Sendable {
    enum Kind: UInt32 { case none, launch, event, outcome, back, swipe, tab, link }
    var raw: UInt32
    init(_ kind: Kind, _ operand: UInt32 = 0) { raw = kind.rawValue << 28 | operand }
    init(raw: UInt32) { self.raw = raw }
    static var none: StepLabel { StepLabel(raw: 0) }
    var kind: Kind { Kind(rawValue: raw >> 28)! }
    /// The alternative taken, the outcome, the child or the link.
    var operand: UInt32 { raw & 0x0FFF_FFFF }
    var isNone: Bool { raw == 0 }
}

/// What remains to be done of a step: a list, interned, so that equal remainders are one number.
struct Continuation: Internable, Hashable {
    enum Kind: UInt8 {
        /// Nothing: the list that has number 0.
        case end
        /// What comes after an alternative's action: its `send`, its `then`.
        case after
        case handler
        /// The handler of the window layer has run: from here on it counts again.
        case windowHandled
    }
    var kind: Kind
    var operand: UInt32
    var next: UInt32

    var tableHash: UInt64 { HashTable.hash(UInt32(kind.rawValue), operand, next) }
}

/// The control state beside the conditions: between steps, or what the rest of a step is looking for further down.
struct Mode: Internable, Hashable {
    enum Kind: UInt8 {
        /// Between steps.
        case idle
        /// The continuation goes on with what is current now.
        case run
        case popTo, popToRoot, dismissTop, dismissAll, finish
        /// `select` and `show`: down to the layer that has the region.
        case select
        /// Down to the bottom of the region, for what can be done to the last layer: swipe, tabs.
        case layer
        /// Down to the window layer, for links.
        case link
        /// A `select` in a region that was visited leads back to the one that it was visited from, if that is the operand.
        case selectOrigin
        /// Never current by itself: what a link put below other frames. The operand is the group of links, of what lies
        /// above the window's bottom the context below.
        case passive
        /// A step has left it in a region that it led away from; the operand is the tab or column that leads back.
        case held
        /// Where what leads somewhere is asked for: in a region from which a run leads there, whatever it holds.
        case led
    }
    var kind: Kind
    var operand: UInt32
    var continuation: UInt32
    @inline(__always) var tableHash: UInt64 { HashTable.hash(UInt32(kind.rawValue), operand, continuation) }
    static var idle: Mode { Mode(kind: .idle, operand: 0, continuation: 0) }
    static var led: Mode { Mode(kind: .led, operand: 0, continuation: 0) }
}

/// Links that can be followed in the same configurations, and end with the same conditions.
struct LinkGroup: Internable {
    var links: [UInt32]
    var tableHash: UInt64 { links.reduce(0) { HashTable.hash(UInt32(truncatingIfNeeded: $0), $1, 2) } }
}
