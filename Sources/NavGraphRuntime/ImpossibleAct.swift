// if: testing
extension NavGraph {
    /// What a test wanted the user to do, and the user could not.
    public struct ImpossibleAct: Error, CustomStringConvertible {
        /// The missing thing, and what the router shows.
        public let description: String

        @MainActor
        package init(_ reason: String, _ navigator: Navigator) { description = "\(reason)\n\(navigator.description)" }
    }
}
// end: testing
