extension NavGraph {
    /// Prints a line for all that happens: `navgraph: list.open (tap) item=7`.
    ///
    /// `router.add(observer: NavGraph.ConsoleObserver())` is all that it takes.
    @MainActor
    public final class ConsoleObserver: Observer {
        private let write: (String) -> Void

        /// Writes to the standard output.
        public convenience init() { self.init { print($0) } }

        /// Writes elsewhere: `write` is given a line, without its end.
        public init(_ write: @escaping (String) -> Void) { self.write = write }

        private func say(_ text: String) { write("navgraph: " + text) }

        /// Prints the screen.
        public func shown(_ screen: String) { say("shows \(screen)") }
        /// Prints the event, its cause, and what came with it.
        public func fired(_ event: String, _ values: [String: Any], _ cause: Cause) {
            let given = values.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            say("\(event) (\(cause))\(given)")
        }
        /// Prints the event.
        public func ignored(_ event: String) { say("ignores \(event)") }
        /// Prints the event and the fault.
        public func faulted(_ event: String, _ fault: Fault) { say("\(event) failed: \(fault.rawValue)") }
        /// Prints the screen.
        public func stalled(_ screen: String) { say("stopped waiting for a transition on \(screen)") }
        /// Prints the link.
        public func followed(_ link: String) { say("followed the link \(link)") }
        /// Prints the link.
        public func kept(_ link: String) { say("keeps the link \(link) until it can be followed") }
        /// Prints the link.
        public func dropped(_ link: String) { say("dropped the link \(link)") }
        /// Prints the link and the error.
        public func failed(_ link: String, _ error: any Error) { say("no values for the link \(link): \(error)") }
    }
}
