extension NavGraph {
    /// What happens when something that was opened ends: a handler for each outcome that its opener minds.
    @MainActor
    public final class Ending {
        /// The flow that was opened; `nil` for a screen.
        package let flow: String?
        /// For when the user closes it, by back or swipe.
        public var closed: ((Step) throws -> Void)?
        private var handlers: [String: Any] = [:]

        /// The ending of a screen, or of a flow that has no outcomes.
        public init() { flow = nil }

        /// The ending of the flow of that name.
        public init(of flow: some Name) { self.flow = flow.text }

        /// Handles an outcome with what comes with it.
        public func on<Value>(_ outcome: Outcome<Value>, _ run: @escaping (Value, Step) throws -> Void) {
            handlers[outcome.name] = Handler(run: run)
        }

        /// Handles an outcome that carries nothing.
        public func on(_ outcome: Outcome<Void>, _ run: @escaping (Step) throws -> Void) {
            handlers[outcome.name] = Handler<Void> { _, step in try run(step) }
        }

        /// It closes, nothing more.
        public func close<Value>(_ outcome: Outcome<Value>) { on(outcome) { _, _ in } }

        /// The handler of an outcome and its values; `nil` if the opener ignores it. Throws `mismatch` where the
        /// handler is for values of another type.
        package func handler<Value>(_ outcome: String, _ value: Value) throws -> ((Step) throws -> Void)? {
            guard let known = handlers[outcome] else { return nil }
            guard let handler = known as? Handler<Value> else { throw Fault.mismatch }
            return { step in try handler.run(value, step) }
        }
    }
}

extension NavGraph.Ending {
    private struct Handler<Value> {
        let run: (Value, NavGraph.Step) throws -> Void
    }
}
