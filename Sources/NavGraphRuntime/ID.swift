extension NavGraph {
    /// The identity of one opening of a screen or layer. None is ever used again.
    public nonisolated struct ID: Hashable, Sendable {
        private let number: Int

        @MainActor private static var last = 0

        /// A new one.
        @MainActor
        package init() {
            Self.last += 1
            number = Self.last
        }
    }
}
