/// The target of a resolved name: a screen or a flow.
@frozen public enum Target: Hashable, Sendable {
    case screen(ScreenID)
    case flow(FlowID)

    /// The screen, if it is one.
    @inlinable public var screen: ScreenID? { if case .screen(let screen) = self { screen } else { nil } }
    /// The flow, if it is one.
    @inlinable public var flow: FlowID? { if case .flow(let flow) = self { flow } else { nil } }

    /// `screen` or `flow`.
    package var kind: String { screen == nil ? "flow" : "screen" }
}

/// Who has a transition: a screen, a flow, a group of events, or the app (its own events, and `entry`).
@frozen public enum Owner: Hashable, Sendable {
    case app
    case screen(ScreenID)
    case flow(FlowID)
    case group(GroupID)

    /// `app`, `screen`, `flow` or `group`.
    package var kind: String { target?.kind ?? (self == .app ? "app" : "group") }

    /// The screen or flow, if it is one.
    package var target: Target? {
        switch self {
        case .screen(let screen): .screen(screen)
        case .flow(let flow): .flow(flow)
        case .app, .group: nil
        }
    }
}
