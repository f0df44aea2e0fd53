// if: groups
extension NavGraph {
    /// One opening of a screen, for the events of a group that it uses. Like any opening it keeps nothing alive.
    @MainActor
    public final class GroupOpening<Events: AnyObject>: Opening {
        private weak var events: Events?
        private let hidden: [String]

        /// Of nothing: for previews and tests.
        public override init() {
            hidden = []
            super.init()
        }

        /// Of a screen's frame. `events` has the group's events as methods; those that `hidden` names do nothing here.
        public init(_ frame: Frame, _ events: Events, hiding hidden: String...) {
            self.events = events
            self.hidden = hidden
            super.init(frame)
        }

        /// The same of the opening of a SwiftUI view, whose router may be gone.
        public init(_ opening: Opening, _ events: Events?, hiding hidden: String...) {
            self.events = events
            self.hidden = hidden
            super.init(sharing: opening)
        }

        /// Fires an event of the group. `values` are what comes with it, and behind the event stand their names, as in
        /// `row.share post`.
        public func fire(
            _ event: String, _ values: Any..., by method: @escaping (Events, Step) throws -> Void
        ) {
            if hidden.contains(where: { event == $0 || event.hasPrefix($0 + " ") }) { return }
            fireEvent(event, values, to: events, by: method)
        }
    }
}
// end: groups
