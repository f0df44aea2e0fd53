extension NavGraph {
    /// What the navigations of all UI frameworks have in common: the steps of one window.
    @MainActor
    open class Navigator {
        package let queue: StepQueue

        /// Keeps `observer` weakly. The conditions `changing` change on their own, in all windows of an app: that of
        /// `other` too.
        package init(
            _ conditions: Conditions, _ observer: (any Observer)?, changing: [any Name], sharing other: Navigator?
        ) {
            queue = StepQueue(conditions, observer, changing: changing.map(\.text), sharing: other?.queue)
        }

        /// What comes from no screen: an event of the app.
        public func fire(_ event: String, _ values: [String: Any] = [:], body: @escaping (Step) throws -> Void) {
            queue.fire(event, values, body: body)
        }

        /// A condition that changes on its own has another value from now on.
        public func change(_ condition: some Name, to value: Bool) { queue.change(condition.text, to: value) }

        /// The conditions as the step that runs has them so far; between steps, as the last one has left them.
        public var conditionsNow: Conditions { queue.conditionsNow }

        /// What the current screen announces with, if that is a value.
        public var currentActions: Any? { queue.display?.layers.last?.current?.frame?.actions }

        /// Adds an observer, and keeps it.
        public func add(observer: any Observer) { queue.observers.add(observer) }

        /// The shown screens, the running transition, the waiting steps, and the event that was ignored last.
        public var description: String { queue.description }

        /// Waits until no step runs or waits, and nothing moves. A link that waits does not count.
        open func settled() async { await queue.settled() }

        /// Something cannot be done: the observer is told.
        public func fail(_ event: String) { queue.fire(event, body: { _ in throw Fault.unexpected }) }

        /// The same of a screen.
        public func fail(_ screen: some Name) { fail(screen.text) }

        // MARK: Frames

        /// A new opening of a screen.
        public func frame(_ name: some Name, _ ending: Ending? = nil) -> Frame {
            let frame = Frame(name.text, in: queue)
            frame.ending = ending
            return frame
        }

        /// That of an alert, which is made with what its buttons do.
        public func alert(_ name: some Name, _ ending: Ending?) -> Frame {
            let frame = Frame(name.text, isAlert: true, in: queue)
            frame.ending = ending
            return frame
        }
    }
}
