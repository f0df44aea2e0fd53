#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph {
        /// What an opening shows: a view, or a dialog where it is presented as one.
        @MainActor
        public final class Screen {
            /// The screen with its params, to look at.
            public let route: Any
            private var makeView: (() -> any View)?
            private var makeDialog: (() -> Dialog)?
            /// What it shows, made once: what is kept in it lives as long as the opening.
            private(set) lazy var view: (any View)? = made(by: &makeView)
            private(set) lazy var dialog: Dialog? = made(by: &makeDialog)
            let hasDialog: Bool
            /// Views at which popovers and action sheets of its events can be shown, those that came last at the end.
            var places: [Place.Mention] = []

            /// With a view, a dialog, or both.
            public init(_ route: Any, view: (() -> any View)? = nil, dialog: (() -> Dialog)? = nil) {
                self.route = route
                makeView = view
                makeDialog = dialog
                hasDialog = dialog != nil
            }

            /// The opening has ended: what was made for it goes.
            func leave() {
                (makeView, makeDialog) = (nil, nil)
                (view, dialog) = (nil, nil)
            }

            private func made<Content>(by make: inout (() -> Content)?) -> Content? {
                defer { make = nil }
                return make?()
            }
        }

        /// An alert or a confirmation dialog.
        public struct Dialog {
            /// The first line.
            public var title: String
            /// The text below; empty: no text.
            public var message: String
            /// From the top; SwiftUI puts one that cancels where the system wants it.
            public var buttons: [Button]

            /// A dialog of these texts and buttons.
            public init(title: String, message: String = "", buttons: [Button]) {
                self.title = title
                self.message = message
                self.buttons = buttons
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Frame {
        /// Sets the shown view, which is made when it is first shown, and its actions. `route` is the screen with its
        /// params, to look at. Returns the frame.
        @discardableResult
        public func show(
            _ route: Any, _ actions: Any, view: @autoclosure @escaping () -> any View
        ) -> NavGraph.Frame {
            hold(NavGraph.Screen(route, view: view, dialog: nil), actions)
        }

        /// The same for a dialog, which can also be shown as a view.
        @discardableResult
        public func showDialog(
            _ route: Any, _ actions: Any, view: (() -> any View)? = nil, dialog: @escaping () -> NavGraph.Dialog
        ) -> NavGraph.Frame {
            hold(NavGraph.Screen(route, view: view, dialog: dialog), actions)
        }

        private func hold(_ screen: NavGraph.Screen, _ actions: Any) -> NavGraph.Frame {
            content = screen
            self.actions = actions
            return self
        }

        /// The shown view.
        public var shownScreen: NavGraph.Screen? { content as? NavGraph.Screen }
    }

    extension NavGraph.Dialog {
        /// A button.
        public struct Button {
            /// What it says.
            public var title: String
            /// Whether it cancels or destroys; `nil`: neither.
            public var role: ButtonRole?
            /// What it announces.
            public var action: @MainActor () -> Void

            /// A button that says something and announces something.
            public init(_ title: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
                self.title = title
                self.role = role
                self.action = action
            }
        }
    }
#endif
