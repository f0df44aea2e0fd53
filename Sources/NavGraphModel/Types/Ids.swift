import NavGraphSyntax

/// The number of a screen, in file order.
package struct ScreenID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a flow, in file order.
package struct FlowID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a module; the app, or the root that is looked at, is 0.
package struct ModuleID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a condition, in file order.
package struct ConditionID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a param of a screen, flow, message, outcome, resolver, payload or link.
package struct ParamID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a message that a screen receives.
package struct MessageID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of an outcome of a screen or flow.
package struct OutcomeID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a transition, in file order.
package struct TransitionID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of an alternative of a transition, of a handler, or of a `then`. `.none` is no alternative.
package struct AlternativeID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
    @inlinable package static var none: AlternativeID { AlternativeID(raw: .max) }
    @inlinable package var isNone: Bool { raw == .max }
}
/// The number of a handler in a `returns`. `.none` is no handler.
package struct HandlerID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
    @inlinable package static var none: HandlerID { HandlerID(raw: .max) }
    @inlinable package var isNone: Bool { raw == .max }
}
/// The number of a condition asked for in a `when` or `requires`.
package struct LiteralID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of an entry of a `sets`.
package struct AssignmentID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of an entry of a `with`.
package struct ArgumentID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a deep link, in file order.
package struct DeepLinkID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a resolver, in file order.
package struct ResolverID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a check, in file order.
package struct CheckID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
/// The number of a child of a flow with tabs or columns.
package struct ChildID: TableID {
    package let raw: UInt32
    @inlinable package init(raw: UInt32) { self.raw = raw }
    @inlinable package var index: Int { Int(raw) }
}
