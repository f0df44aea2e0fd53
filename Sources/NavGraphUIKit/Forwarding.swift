#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import NavGraphRuntime

    extension NavGraph {
        /// Answers for the delegate that it stands before: what it does not hear itself goes there directly.
        ///
        /// The members of `NSObject` belong to no actor, and so does what they read. UIKit calls them on the main
        /// thread.
        nonisolated class Forwarding: NSObject {
            /// The app's delegate.
            final weak var inner: (any NSObjectProtocol)? {
                didSet { remembered = nil }
            }
            /// Whether the app has set its delegate instead of this one, and so may hand on to it.
            final var replacesUs = false
            /// Whether this is becoming a delegate, or asks the app's what it responds to.
            final var isBeingSet = false
            private final var isAsking = false
            /// The app's delegate, as soon as UIKit may remember that it has a method that this class does not know.
            private final var remembered: (any NSObjectProtocol)?

            #if canImport(ObjectiveC)
                /// How the calls begin that are handled here; all others go to the app's delegate. Those of tabs are of
                /// two generations.
                private static let heard = [
                    "navigationController:willShow", "navigationController:didShow", "tabBarController:shouldSelect",
                    "tabBarController:didSelect", "presentationControllerShouldDismiss:",
                    "presentationControllerDidDismiss:", "splitViewController:topColumnForCollapsing",
                ]

                override func responds(to selector: Selector!) -> Bool {
                    let name = selector.map { NSStringFromSelector($0) } ?? ""
                    // `navigationController:…`, `tabBarController:…`, `presentationController…:`, and their kin.
                    let isDelegates = name.contains("ontroller")
                    guard isDelegates, !Self.heard.contains(where: name.hasPrefix) else {
                        return super.responds(to: selector)
                    }
                    guard !isAsking else { return false }
                    isAsking = true
                    defer { isAsking = false }
                    let isKnown = super.responds(to: selector)
                    // What this class does not know it cannot end, should the app's delegate hand it back.
                    if replacesUs, !isBeingSet, !isKnown { return false }
                    guard let inner, inner.responds(to: selector) else { return false }
                    if !isKnown { remembered = inner }
                    return true
                }

                /// Never `nil`, which would be an unrecognized selector: the app's delegate, or this, which knows the
                /// rest.
                override func forwardingTarget(for selector: Selector!) -> Any? { remembered ?? inner ?? self }
            #endif
        }
    }
#endif
