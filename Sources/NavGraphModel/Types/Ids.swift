import NavGraphSyntax

/// The number of a screen, in file order.
@frozen public struct ScreenID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a flow, in file order.
@frozen public struct FlowID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a group of events, in file order.
@frozen public struct GroupID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of an entry of `uses`.
@frozen public struct GroupUseID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a module; the app, or the root that is looked at, is 0.
@frozen public struct ModuleID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a condition, in file order.
@frozen public struct ConditionID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a param of a screen, flow, message, outcome, resolver, payload or link.
@frozen public struct ParamID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a message that a screen receives.
@frozen public struct MessageID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of an outcome of a screen or flow.
@frozen public struct OutcomeID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a transition, in file order.
@frozen public struct TransitionID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of an alternative of a transition, of a handler, or of a `then`. `.none` means no alternative.
@frozen public struct AlternativeID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
    @inlinable public static var none: AlternativeID { AlternativeID(raw: .max) }
    @inlinable public var isNone: Bool { raw == .max }
}
/// The number of a handler in a `returns`. `.none` means no handler.
@frozen public struct HandlerID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
    @inlinable public static var none: HandlerID { HandlerID(raw: .max) }
    @inlinable public var isNone: Bool { raw == .max }
}
/// The number of a condition asked for in a `when` or `requires`.
@frozen public struct LiteralID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of an entry of a `sets`.
@frozen public struct AssignmentID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of an entry of a `with`.
@frozen public struct ArgumentID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a deep link, in file order.
@frozen public struct DeepLinkID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a resolver, in file order.
@frozen public struct ResolverID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a check, in file order.
@frozen public struct CheckID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
/// The number of a child of a flow with tabs or columns.
@frozen public struct ChildID: TableID {
    public let raw: UInt32
    @inlinable public init(raw: UInt32) { self.raw = raw }
}
