#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import SwiftUI
    import UIKit

    extension NavGraph {
        /// A view of zero size, the last one in the view of each screen that is shown. It tells of the screen's coming and
        /// going, which no delegate reports if the app's own code has set another delegate, or dismisses it.
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
                isAccessibilityElement = false
                accessibilityElementsHidden = true
            }

            required init?(coder: NSCoder) { nil }

            /// Puts one into the view of a screen, if that is loaded and has none; else that one keeps these delegates.
            ///
            /// It is the last subview: bars follow the first. The view of a hosting controller takes none.
            static func mark(
                _ screen: UIViewController, for navigation: Navigation?, keeping proxies: [DelegateProxy]
            ) {
                guard let view = screen.viewIfLoaded, !screen.isHostingController else { return }
                let content = (view as? UIVisualEffectView)?.contentView ?? view
                for case let marker as Marker in content.subviews where marker.navigation === navigation {
                    marker.proxies = proxies
                    return marker.standBehindContent()
                }
                content.addSubview(Marker(navigation, proxies))
            }

            /// The screen may have got its content later than this.
            private func standBehindContent() {
                guard let superview, let content = superview.subviews.last(where: { !($0 is Marker) }) else { return }
                let views = superview.subviews
                guard let own = views.firstIndex(of: self), let last = views.firstIndex(of: content), own < last else {
                    return
                }
                superview.bringSubviewToFront(self)
            }

            override func didMoveToWindow() {
                super.didMoveToWindow()
                // UIKit is in the middle of a change.
                Task { [weak self, weak navigation, proxies] in
                    self?.standBehindContent()
                    navigation?.queue.advance()
                    for proxy in proxies { proxy.look() }
                }
            }
        }
    }

    extension UIViewController {
        /// Whether its view is SwiftUI's.
        fileprivate var isHostingController: Bool { self is any HostingController }
    }

    /// Hosting controllers of any content, and their subclasses.
    private protocol HostingController {}
    extension UIHostingController: HostingController {}
#endif
