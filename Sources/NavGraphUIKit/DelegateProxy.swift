#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Foundation
    import NavGraphRuntime
    import UIKit

    extension NavGraph {
        /// Hears of what the user does to one container, and hands each call on to the delegate that the app has set.
        ///
        /// That one may be a proxy, too, which hands on to the delegate before it: this one. Then the calls end here.
        @MainActor
        final class DelegateProxy: NSObject {
            weak var navigation: Navigation?
            /// The app's.
            private(set) weak var inner: (any NSObjectProtocol)?
            /// Whether the app has set its delegate in the place of this one, and so may hand on to it.
            private var replacesUs = false
            /// Whether this is becoming a delegate, or asks the app's what it responds to.
            private var isBeingSet = false
            private var isAsking = false
            private var isHandingOn = false
            /// Whether the swipe back was possible before a screen forbade it.
            private var couldSwipe: Bool?

            init(_ navigation: Navigation) {
                self.navigation = navigation
                super.init()
            }

            /// Becomes the delegate in the place of another. UIKit asks then what it responds to.
            func follow(_ delegate: (any NSObjectProtocol)?, _ set: () -> Void) {
                if inner != nil || delegate == nil { replacesUs = delegate != nil }
                inner = delegate
                isBeingSet = true
                set()
                isBeingSet = false
            }

            /// Hands a call on, unless it has come from here already.
            @discardableResult
            func handOn<Delegate, Result>(to type: Delegate.Type, _ call: (Delegate) -> Result?) -> Result? {
                guard !isHandingOn, let inner = inner as? Delegate else { return nil }
                isHandingOn = true
                defer { isHandingOn = false }
                return call(inner)
            }

            /// What the app has decided about the swipe comes back with the next screen.
            func letSwipe(on stack: UINavigationController, _ isAllowed: Bool) {
                guard let swipe = stack.interactivePopGestureRecognizer else { return }
                if isAllowed, let before = couldSwipe {
                    couldSwipe = nil
                    swipe.isEnabled = before
                } else if !isAllowed, couldSwipe == nil {
                    couldSwipe = swipe.isEnabled
                    swipe.isEnabled = false
                }
            }

            #if canImport(ObjectiveC)
                /// What this hears of itself; of all else it answers for the app's delegate.
                private static let heard: Set<String> = [
                    "navigationController:didShowViewController:animated:",
                    "tabBarController:shouldSelectViewController:", "tabBarController:didSelectViewController:",
                    "presentationControllerShouldDismiss:", "presentationControllerDidDismiss:",
                ]

                override func responds(to selector: Selector!) -> Bool {
                    let name = selector.map { NSStringFromSelector($0) } ?? ""
                    // `navigationController:…`, `tabBarController:…`, `presentationController…:`, and their kin.
                    let isDelegates = name.contains("ontroller")
                    guard isDelegates, !Self.heard.contains(name) else { return super.responds(to: selector) }
                    guard !isAsking else { return false }
                    isAsking = true
                    defer { isAsking = false }
                    // What this does not know it cannot end, should the app's delegate hand it back.
                    if replacesUs, !isBeingSet, !super.responds(to: selector) { return false }
                    return inner?.responds(to: selector) ?? false
                }

                override func forwardingTarget(for selector: Selector!) -> Any? { inner }
            #endif
        }
    }
#endif
