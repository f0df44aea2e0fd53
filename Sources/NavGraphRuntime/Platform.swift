extension NavGraph {
    /// What an app runs on. iPadOS and Catalyst are `iOS`.
    public enum Platform: Sendable {
        case iOS, macOS, tvOS, visionOS

        /// The platform of this process; on systems without Apple's frameworks `iOS`. A test that has doubles of them
        /// sets another one before it makes a router.
        nonisolated(unsafe) public package(set) static var current = ofProcess

        private nonisolated static var ofProcess: Platform {
            #if os(macOS)
                .macOS
            #elseif os(tvOS)
                .tvOS
            #elseif os(visionOS)
                .visionOS
            #else
                .iOS
            #endif
        }

        /// Whether it is one of some platforms.
        public func isOne(of platforms: Platform...) -> Bool { platforms.contains(self) }
    }
}
