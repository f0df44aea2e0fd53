/// Marks intervals for Instruments.
public struct OSSignposter: Sendable {
    public init(subsystem: String, category: String) {}

    /// Whether somebody records.
    public var isEnabled: Bool { OSDouble.recording != nil }

    public func makeSignpostID() -> OSSignpostID { OSDouble.recording?.makeID() ?? .invalid }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
    ) -> OSSignpostIntervalState {
        OSDouble.recording?.begin(id, "\(name) \(message.text)")
        return OSSignpostIntervalState(id: id)
    }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
        OSDouble.recording?.end(state.id, "\(name)")
    }

    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
    ) {
        OSDouble.recording?.end(state.id, "\(name) \(message.text)")
    }
}

public struct OSSignpostID: Hashable, Sendable {
    private let value: UInt64

    public init(_ value: UInt64) { self.value = value }

    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    public static let invalid = OSSignpostID(.max)
}

/// An interval that runs.
public final class OSSignpostIntervalState: Sendable {
    let id: OSSignpostID

    init(id: OSSignpostID) { self.id = id }
}
