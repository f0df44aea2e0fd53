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
                guard Self.signposter.isEnabled else { return }
                running = Self.signposter.beginInterval("step", "\(event, privacy: .public)")
            #endif
        }

        /// Everything is at rest.
        mutating func end() {
            #if canImport(os) && !os(watchOS)
                if let running { Self.signposter.endInterval("step", running) }
                running = nil
            #endif
        }
    }
}
