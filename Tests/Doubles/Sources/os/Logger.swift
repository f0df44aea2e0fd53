/// Writes to the system's log.
public struct Logger: Sendable {
    public init(subsystem: String, category: String) {}

    public func warning(_ message: OSLogMessage) { OSDouble.recording?.write("warning \(message.text)") }
}
