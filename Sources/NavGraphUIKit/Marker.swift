#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import NavGraphRuntime
    import UIKit

    extension NavGraph {
        /// A view of zero size in the view of each screen that is shown. It tells of the screen's coming and going,
        /// which no delegate reports if the app's own code has set another delegate, or dismisses it.
        final class Marker: UIView {
            private weak var navigation: Navigation?
            /// The delegates around the screen: UIKit does not keep them, and the screen may outlive the router.
            private var proxies: [DelegateProxy]

            private init(_ navigation: Navigation?, _ proxies: [DelegateProxy]) {
                self.navigation = navigation
                self.proxies = proxies
                super.init(frame: .zero)
                isHidden = true
                isUserInteractionEnabled = false
            }

            required init?(coder: NSCoder) { nil }

            /// Puts one into the view of a screen, if that is loaded and has none; else that one keeps these delegates.
            static func mark(
                _ screen: UIViewController, _ navigation: Navigation?, _ proxies: [DelegateProxy]
            ) {
                guard let view = screen.viewIfLoaded else { return }
                for case let marker as Marker in view.subviews where marker.navigation === navigation {
                    marker.proxies = proxies
                    return
                }
                view.insertSubview(Marker(navigation, proxies), at: 0)
            }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                // UIKit is in the middle of a change.
                Task { [weak navigation, proxies] in
                    navigation?.queue.advance()
                    for proxy in proxies { proxy.look() }
                }
            }
        }
    }
#endif
