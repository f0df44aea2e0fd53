import NavGraphSyntax

/// What a name stands for: a screen or a flow; before resolving, the name as it was written. Four bytes.
@frozen public struct Reference: Hashable, Sendable {
    /// The kind in the two upper bits, the number of the entity or of the text in the others.
    public let raw: UInt32
    @inlinable init(raw: UInt32) { self.raw = raw }

    /// The same, to be told apart by `switch`.
    @frozen public enum Target: Hashable, Sendable {
        case none
        case screen(ScreenID)
        case flow(FlowID)
        case unresolved(Symbol)
    }

    /// Nothing was written.
    @inlinable public static var none: Reference { Reference(raw: 0) }
    /// A screen.
    @inlinable public static func screen(_ id: ScreenID) -> Reference { Reference(raw: 1 << 30 | id.raw) }
    /// A flow.
    @inlinable public static func flow(_ id: FlowID) -> Reference { Reference(raw: 2 << 30 | id.raw) }
    /// A name that nothing was found for yet.
    @inlinable public static func unresolved(_ name: Symbol) -> Reference { Reference(raw: 3 << 30 | name.raw) }

    /// What it stands for.
    @inlinable public var target: Target {
        let value = raw & (1 << 30 - 1)
        switch raw >> 30 {
        case 1: return .screen(ScreenID(raw: value))
        case 2: return .flow(FlowID(raw: value))
        case 3: return .unresolved(Symbol(raw: value))
        default: return .none
        }
    }
    /// Whether nothing was written.
    @inlinable public var isNone: Bool { raw == 0 }
    /// The screen, if it is one.
    @inlinable public var screen: ScreenID? { raw >> 30 == 1 ? ScreenID(raw: raw & (1 << 30 - 1)) : nil }
    /// The flow, if it is one.
    @inlinable public var flow: FlowID? { raw >> 30 == 2 ? FlowID(raw: raw & (1 << 30 - 1)) : nil }
    /// The name that was written, as long as nothing was found for it.
    @inlinable public var name: Symbol? { raw >> 30 == 3 ? Symbol(raw: raw & (1 << 30 - 1)) : nil }
}

/// Who has a transition: a screen, a flow, or the app (its own events, and `entry`).
@frozen public enum Owner: Hashable, Sendable {
    case app
    case screen(ScreenID)
    case flow(FlowID)
}
