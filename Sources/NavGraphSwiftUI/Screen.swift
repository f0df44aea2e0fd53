#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import NavGraphRuntime
    public import SwiftUI

    @available(iOS 17, visionOS 1, *)
    extension NavGraph {
        /// What an opening shows: a view, or a dialog where it is presented as one.
        @MainActor
        public final class Screen {
            /// The screen with its params, to look at.
            public let route: Any
            let view: (() -> any View)?
            let dialog: (() -> Dialog)?
            /// Views at which popovers of its events can be shown, those that came last at the end.
            var places: [Place.Mention] = []

            /// With a view, a dialog, or both.
            public init(_ route: Any, view: (() -> any View)? = nil, dialog: (() -> Dialog)? = nil) {
                self.route = route
                self.view = view
                self.dialog = dialog
            }
        }

        /// An alert or a confirmation dialog.
        public struct Dialog {
            /// A button.
            public struct Button {
                public var title: String
                public var role: ButtonRole?
                public var action: @MainActor () -> Void

                public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
                    self.title = title
                    self.role = role
                    self.action = action
                }
            }
            public var title: String
            public var message: String
            public var buttons: [Button]

            public init(title: String, message: String = "", buttons: [Button]) {
                self.title = title
                self.message = message
                self.buttons = buttons
            }
        }
    }

    @available(iOS 17, visionOS 1, *)
    extension NavGraph.Frame {
        /// Says what is shown, a view, a dialog or either, and what that announces with. `route` is the screen with its
        /// params, to look at.
        public func show(
            _ route: Any, _ actions: Any, view: (() -> any View)? = nil, dialog: (() -> NavGraph.Dialog)? = nil
        ) {
            content = NavGraph.Screen(route, view: view, dialog: dialog)
            self.actions = actions
        }

        /// What is shown.
        public var shownScreen: NavGraph.Screen? { content as? NavGraph.Screen }

        /// What the screen is told by.
        public func inbox<Message>(of type: Message.Type) -> NavGraph.Inbox<Message> {
            if let inbox = inbox as? NavGraph.Inbox<Message> { return inbox }
            let inbox = NavGraph.Inbox<Message>()
            self.inbox = inbox
            return inbox
        }
    }
#endif
