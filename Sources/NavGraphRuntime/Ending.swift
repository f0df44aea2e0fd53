extension NavGraph {
    /// What happens when something that was opened ends: a handler for each outcome that its opener minds.
    @MainActor
    public final class Ending {
        /// The flow that was opened; `nil` for a screen.
        package let flow: String?
        /// For when the user closes it, by back or swipe.
        public var closed: ((Step) throws -> Void)?
        private var handlers: [String: Any] = [:]

        /// The ending of a screen, or of the flow of that name.
        public init(of flow: String? = nil) { self.flow = flow }

        /// Handles an outcome with what comes with it.
        public func on<Value>(
            _ outcome: String, as type: Value.Type, _ run: @escaping (Value, Step) throws -> Void
        ) {
            handlers[outcome] = Handler(run: run)
        }

        /// Handles an outcome, whatever comes with it.
        public func on(_ outcome: String, _ run: @escaping (Step) throws -> Void) { handlers[outcome] = run }

        /// It closes, nothing more.
        public func close(_ outcome: String) { on(outcome) { _ in } }

        /// The handler of an outcome and its values; `nil` if the opener ignores it.
        package func handler<Value>(_ outcome: String, _ value: Value) -> ((Step) throws -> Void)? {
            guard let handler = handlers[outcome] as? Handler<Value> else {
                return handlers[outcome] as? (Step) throws -> Void
            }
            return { step in try handler.run(value, step) }
        }
    }
}

extension NavGraph.Ending {
    private struct Handler<Value> {
        let run: (Value, NavGraph.Step) throws -> Void
    }
}
