#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph {
        /// An alert, or what is an action sheet elsewhere: a title, and buttons.
        public final class Alert: NSViewController {
            private let message: String
            private(set) var buttons: [(title: String, cancels: Bool, action: () -> Void)] = []
            /// Changes what AppKit shows: its icon, its style, a view of the app's own.
            public var configure: ((NSAlert) -> Void)?

            /// Without buttons. Add one at least.
            public init(_ title: String, message: String = "") {
                self.message = message
                super.init(nibName: nil, bundle: nil)
                self.title = title
            }

            /// Alerts are made in code.
            @available(*, unavailable)
            public required init?(coder: NSCoder) { nil }

            /// Adds a button. The one that cancels is also pressed with Esc.
            public func add(_ title: String, cancels: Bool = false, _ action: @escaping () -> Void) {
                buttons.append((title, cancels, action))
            }

            func box() -> NSAlert {
                let box = NSAlert()
                box.messageText = title ?? ""
                box.informativeText = message
                for button in buttons {
                    let shown = box.addButton(withTitle: button.title)
                    if button.cancels { shown.keyEquivalent = "\u{1b}" }
                }
                configure?(box)
                return box
            }
        }
    }
#endif
