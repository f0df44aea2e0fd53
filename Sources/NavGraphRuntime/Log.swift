// The system's log, where there is one.
#if canImport(os)
    import os
#endif

extension NavGraph {
    /// Writes a warning to the system's log, in its own category.
    package static func warn(_ text: @autoclosure () -> String) {
        #if canImport(os)
            if #available(watchOS 7, *) {
                let text = text()
                Logger(subsystem: "navgraph", category: "router").warning("\(text, privacy: .public)")
            }
        #endif
    }
}
