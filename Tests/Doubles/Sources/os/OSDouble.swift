import Foundation

/// What a test hears of the system's log and of Instruments.
public enum OSDouble {
    /// The log of the running task; `nil` if nothing is recorded, as on a device without Instruments.
    @TaskLocal public static var recording: Recording?

    /// Lines in order: `warning TEXT`, `begin TEXT`, `end TEXT`; intervals also have a number.
    public final class Recording: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []
        private var open: [OSSignpostID] = []
        private var count: UInt64 = 0

        public init() {}

        /// The lines since the last call.
        public func take() -> [String] {
            lock.withLock {
                defer { all = [] }
                return all
            }
        }

        /// How many intervals have begun and not ended.
        public var running: Int { lock.withLock { open.count } }

        func write(_ line: String) { lock.withLock { all.append(line) } }

        func makeID() -> OSSignpostID {
            lock.withLock {
                count += 1
                return OSSignpostID(count)
            }
        }

        func begin(_ id: OSSignpostID, _ text: String) {
            lock.withLock {
                // Instruments takes the end of one for the end of the other.
                if open.contains(id) { all.append("misuse: two intervals at once with one id") }
                open.append(id)
                all.append("begin \(text)")
            }
        }

        func end(_ id: OSSignpostID, _ text: String) {
            lock.withLock {
                guard let index = open.firstIndex(of: id) else {
                    all.append("misuse: an interval ends that does not run")
                    return
                }
                open.remove(at: index)
                all.append("end \(text)")
            }
        }
    }
}
