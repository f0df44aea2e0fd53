#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime

    // if: tabs
    extension NavGraph {
        /// An item of tabs that selects nothing: it fires an event.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        @MainActor
        public struct TabButton {
            let event: String
            let body: (Step) throws -> Void

            /// `body` makes the moves of the event.
            public init(_ event: String, _ body: @escaping (Step) throws -> Void) {
                self.event = event
                self.body = body
            }

            /// What tells it from the tabs, which have names.
            var tag: String { "button:" + event }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Navigation {
        /// The user has pressed one. It acts as long as its tabs are the last layer, whatever they show.
        func userPressed(_ button: NavGraph.TabButton, of layer: NavGraph.ID) {
            queue.fire(
                button.event, cause: .tap,
                turn: { [weak self] in self?.configuration.last?.id == layer }, body: button.body)
        }
    }
// end: tabs
#endif
