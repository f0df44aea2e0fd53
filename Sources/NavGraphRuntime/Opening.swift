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
    public class Opening {
        package private(set) weak var frame: Frame?

        /// Of nothing: for previews.
        public init() {}

        /// Of a frame.
        public init(_ frame: Frame) { self.frame = frame }

        /// The screen ends with an outcome, and what comes with it goes to whoever opened the screen. `names` are
        /// those of the values, of which several are a tuple; for the observer.
        public func end<Value>(_ outcome: String, _ value: Value, named names: String...) {
            frame?.end(outcome, value, named: names)
        }

        /// The screen ends with an outcome that carries nothing.
        public func end(_ outcome: String) { frame?.end(outcome, ()) }
    }

    /// One opening of a screen whose events are methods of a router.
    ///
    /// A generic class, so that what an event calls need not be inferred, and captures nothing but what the event
    /// carries.
    public final class RoutedOpening<Router: AnyObject, Params>: Opening {
        private weak var router: Router?
        private let params: Params?

        /// Of nothing: for previews.
        public override init() {
            params = nil
            super.init()
        }

        /// Of a frame, with the params of its screen that the methods of its events are given.
        public init(_ frame: Frame, _ router: Router, _ params: Params) {
            self.router = router
            self.params = params
            super.init(frame)
        }

        /// Fires an event: a method of the router, with the step. `values` are what comes with it, for the observer;
        /// behind the event stand their names, as in `list.open item`.
        public func fire(
            _ event: String, _ values: Any..., by method: @escaping (Router, Step) throws -> Void
        ) {
            fire(event, values) { router, step, _ in try method(router, step) }
        }

        /// Fires an event whose method is given params of the screen, too.
        public func fireWithParams(
            _ event: String, _ values: Any..., by method: @escaping (Router, Step, Params) throws -> Void
        ) {
            fire(event, values, method)
        }

        private func fire(
            _ event: String, _ values: [Any], _ method: @escaping (Router, Step, Params) throws -> Void
        ) {
            guard let frame, let params, router != nil else { return }
            frame.queue?.fire(event, listing: values, from: frame) { [weak router] step in
                if let router { try method(router, step, params) }
            }
        }
    }
}

extension NavGraph.Actions {
    /// For previews: nothing happens.
    public static var preview: Self { Self() }
}

extension NavGraph.RoutedOpening where Params == Void {
    /// Of a frame, where no method is given a param.
    public convenience init(_ frame: NavGraph.Frame, _ router: Router) { self.init(frame, router, ()) }
}
