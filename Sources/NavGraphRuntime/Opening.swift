// if: groups
extension NavGraph {
    /// What a SwiftUI view announces with: a method for each of its events and outcomes.
    @MainActor
    public protocol Actions {
        /// Of no opening.
        init()
    }

    /// One opening of a screen, for what the screen announces. Once the frame is gone, or without one as in a
    /// preview, nothing happens. It keeps nothing alive.
    @MainActor
    open class Opening {
        package private(set) weak var frame: Frame?

        /// Of nothing: for previews.
        public init() {}

        /// Of a frame.
        public init(_ frame: Frame) { self.frame = frame }

        /// Of the same frame as another one.
        public init(sharing opening: Opening) { frame = opening.frame }

        /// Fires an event: a method of a router, with the step. `values` are what comes with it, for the observer;
        /// behind the event stand their names, as in `list.open item`. It does not keep the router alive.
        public func fireEvent<Router: AnyObject>(
            _ event: String, _ values: [Any], to router: Router?, by method: @escaping (Router, Step) throws -> Void
        ) {
            guard let frame, router != nil else { return }
            frame.queue?.fire(event, listing: values, from: frame) { [weak router] step in
                if let router { try method(router, step) }
            }
        }

        /// The screen ends with an outcome, and what comes with it goes to whoever opened the screen.
        public func end<Value>(_ outcome: Outcome<Value>, _ value: Value) { frame?.end(outcome, value) }

        /// The screen ends with an outcome that carries nothing.
        public func end(_ outcome: Outcome<Void>) { frame?.end(outcome) }
    }
}

extension NavGraph.Actions {
    /// For previews: nothing happens.
    public static var preview: Self { Self() }
}
// end: groups
