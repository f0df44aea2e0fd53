// Instruments, where there is such a thing.
#if canImport(os) && !os(watchOS)
    import os
#endif

extension NavGraph {
    /// The interval of the step that is being shown, in Instruments: named by its event, until everything is at rest.
    @MainActor
    struct StepInterval {
        #if canImport(os) && !os(watchOS)
            private static let signposter = OSSignposter(subsystem: "navgraph", category: "steps")
            private var running: OSSignpostIntervalState?
        #endif

        init() {}

        /// Begins the next one, and ends the last one.
        mutating func begin(_ event: String) {
            end()
            #if canImport(os) && !os(watchOS)
                let signposter = Self.signposter
                guard signposter.isEnabled else { return }
                // Several windows have intervals at once.
                running = signposter.beginInterval(
                    "step", id: signposter.makeSignpostID(), "\(event, privacy: .public)")
            #endif
        }

        /// The step is over: another one begins, or everything is at rest, on `screen`.
        mutating func end(on screen: String? = nil) {
            #if canImport(os) && !os(watchOS)
                guard let running else { return }
                Self.signposter.endInterval("step", running, "\(screen ?? "", privacy: .public)")
                self.running = nil
            #endif
        }
    }
}
