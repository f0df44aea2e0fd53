extension NavGraph {
    /// One opening of a screen or container. It does not keep the screen alive, and screens may keep it.
    @MainActor
    public final class Frame {
        /// Which opening it is.
        public let id = ID()
        /// The screen's name; empty for a container.
        package let screen: String
        /// Whether it is an alert, which is gone already when one of its actions runs.
        package let isAlert: Bool
        /// How it was opened.
        package var ending: Ending?
        /// Whether it stands for the app's own screens: nothing replaces it, and the observer is not told that it is
        /// shown.
        package var isHost = false
        /// Whether the user cannot go back from it.
        public var isStaying = false
        /// Whether the system shows it: the user can always close it.
        public var isOfSystem = false
        /// The user can go back from it only while this returns `true`; `nil`: always.
        public var goesBackWhile: Lock?
        /// Whether the conditions keep the user from going back.
        package func isHeld(_ conditions: Conditions) -> Bool { goesBackWhile.map { !$0(conditions) } ?? false }
        /// Whether the user cannot go back from it with these conditions.
        package func stays(_ conditions: Conditions) -> Bool { isStaying || isHeld(conditions) }
        /// What flows were opened with that begin here, by their names, for the flows' own events.
        package var values: [String: Any] = [:]

        /// Keeps what a flow was opened with that begins here, for the flow's own events.
        public func keep<Values>(_ values: Values, of flow: some Name) { self.values[flow.text] = values }

        /// What a SwiftUI screen announces with, and what it is told by.
        public var actions: Any?
        package var inbox: AnyObject?
        /// What a UI framework shows for it that is told by values.
        package var content: AnyObject?
        package private(set) weak var queue: StepQueue?

        package init(_ screen: String, isAlert: Bool = false, in queue: StepQueue) {
            self.screen = screen
            self.isAlert = isAlert
            self.queue = queue
        }

        /// What fires an event of the screen: a method of a router, with the step and the values that the event
        /// carries. It does not keep the router alive. `names` are those of the values, for the observer.
        public func eventWithValues<Router: AnyObject, each Value>(
            _ name: String, _ names: String..., to router: Router,
            by method: @escaping (Router, Step, repeat each Value) throws -> Void
        ) -> (repeat each Value) -> Void {
            { [weak router] (value: repeat each Value) in
                guard let router else { return }
                var values: [Any] = []
                repeat values.append(each value)
                let named = Dictionary(zip(names, values)) { first, _ in first }
                self.queue?.fire(name, named, from: self) { step in try method(router, step, repeat each value) }
            }
        }

        /// The same for an event that carries nothing. A separate method without a pack of values compiles faster.
        public func event<Router: AnyObject>(
            _ name: String, to router: Router, by method: @escaping (Router, Step) throws -> Void
        ) -> () -> Void {
            { [weak router] in
                guard let router else { return }
                self.queue?.fire(name, from: self) { step in try method(router, step) }
            }
        }

        /// The screen ends with an outcome, and what comes with it goes to whoever opened the screen.
        public func end<Value>(_ outcome: Outcome<Value>, _ value: Value) {
            end(outcome.name, value, named: outcome.values)
        }

        /// The screen ends with an outcome that carries nothing.
        public func end(_ outcome: Outcome<Void>) { end(outcome.name, ()) }

        package func end<Value>(_ outcome: String, _ value: Value, named names: [String] = []) {
            let values = names.count == 1 ? [value] : Mirror(reflecting: value).children.map(\.value)
            let named = Dictionary(zip(names, values)) { first, _ in first }
            queue?.fire(screen + "." + outcome, named, from: self) { step in try step.end(self, with: outcome, value) }
        }
    }
}
