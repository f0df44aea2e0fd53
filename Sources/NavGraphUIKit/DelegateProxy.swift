#if canImport(UIKit) && !os(watchOS)
    import Foundation
    import NavGraphRuntime
    import UIKit

    extension NavGraph {
        /// Hears of what the user does to one container, and hands each call on to the delegate that the app has set.
        ///
        /// That delegate can also be a proxy, which hands on to the delegate before it: this one. Then the call goes
        /// to the delegate that was there first.
        @MainActor
        final class DelegateProxy: Forwarding {
            weak var navigation: Navigation?
            /// The app's delegate that `inner` has been set instead of.
            private weak var before: (any NSObjectProtocol)?
            private var wasSet = false
            // if: tabs
            /// The taps on tabs that this was asked and told of.
            var asked = TabTaps()
            var chosen = TabTaps()
            // end: tabs
            /// How often each method runs: more than once where a call has come back.
            private var running: [String: Int] = [:]
            /// The swipes back that a screen forbids, and whether they were possible before.
            private var forbidden: [(swipe: UIGestureRecognizer, wasEnabled: Bool)] = []
            /// The stack that it hears of, and the screens of ours that are on it.
            private weak var stack: UINavigationController?
            private var guests: [WeakController] = []

            /// Belongs to no actor, as that of `NSObject`; where all is on the main actor by default it would else be
            /// there.
            override nonisolated init() { super.init() }

            convenience init(_ navigation: Navigation) {
                self.init()
                self.navigation = navigation
            }

            /// Becomes the delegate instead of another. UIKit asks then what it responds to.
            func follow(_ delegate: (any NSObjectProtocol)?, _ set: () -> Void) {
                if wasSet { replacesUs = delegate != nil }
                wasSet = true
                if let inner, inner !== delegate { before = delegate == nil ? nil : inner }
                inner = delegate
                setAgain(set)
            }

            private func setAgain(_ set: () -> Void) {
                isBeingSet = true
                set()
                isBeingSet = false
            }

            /// Whether the calls that a delegate gets come here.
            func isReached(from delegate: (any NSObjectProtocol)?) -> Bool { above(from: delegate).isReached }

            /// The proxy, another router's, that hands on to this one directly.
            private func above(
                from delegate: (any NSObjectProtocol)?
            ) -> (isReached: Bool, proxy: DelegateProxy?) {
                var next = delegate
                var above: DelegateProxy?
                var passed: Set<ObjectIdentifier> = []
                while let proxy = next as? DelegateProxy, passed.insert(ObjectIdentifier(proxy)).inserted {
                    if proxy === self { return (true, above) }
                    above = proxy
                    next = proxy.inner
                }
                return (false, nil)
            }

            /// Hands a call on, unless it has come from here already.
            @discardableResult
            func handOn<Delegate, Result>(
                to type: Delegate.Type, _ method: String = #function, _ call: (Delegate) -> Result?
            ) -> Result? {
                let count = running[method, default: 0]
                guard count < 2, let delegate = (count == 0 ? inner : before) as? Delegate else { return nil }
                running[method] = count + 1
                defer { running[method] = count }
                return call(delegate)
            }

            /// What the app has decided about the swipes comes back with the next screen.
            func letSwipe(on stack: UINavigationController, _ isAllowed: Bool) {
                if isAllowed {
                    for (swipe, wasEnabled) in forbidden { swipe.isEnabled = wasEnabled }
                    forbidden = []
                } else if forbidden.isEmpty {
                    forbidden = stack.swipesBack.map { ($0, $0.isEnabled) }
                    for (swipe, _) in forbidden { swipe.isEnabled = false }
                }
            }

            // MARK: The end

            /// Screens of ours are on a stack; for the time after the router.
            func remember(_ screens: [UIViewController], on stack: UINavigationController) {
                self.stack = stack
                guests = screens.map { WeakController($0) }
            }

            /// The router may be gone. Then this hands on as long as a screen of the router's is on the stack.
            func look(at stack: UINavigationController? = nil) {
                guard navigation == nil, let stack = stack ?? self.stack else { return }
                let left = stack.viewControllers.filter { one in guests.contains { $0.controller === one } }
                if left.isEmpty { return leave(stack) }
                for screen in left { Marker.mark(screen, for: nil, keeping: [self]) }
            }

            /// The app's delegate takes its place again, at the top or behind the proxy of another router.
            func leave(_ stack: UINavigationController) {
                letSwipe(on: stack, true)
                guests = []
                let app = inner
                if stack.delegate === self {
                    stack.delegate = app as? any UINavigationControllerDelegate
                } else if let above = above(from: stack.delegate).proxy {
                    above.inner = app
                    let front = stack.delegate
                    above.setAgain {
                        stack.delegate = nil
                        stack.delegate = front
                    }
                }
                // Should the app's delegate still hand on to this one.
                inner = before
                before = nil
            }
        }

        /// A view controller that is not kept.
        struct WeakController {
            private(set) weak var controller: UIViewController?
            init(_ controller: UIViewController) { self.controller = controller }
        }
    }

    extension UINavigationController {
        /// The swipe from the edge, and the one from anywhere.
        fileprivate var swipesBack: [UIGestureRecognizer] {
            #if os(tvOS)
                return []
            #else
                if NavGraph.Platform.current == .tvOS { return [] }
                var swipes = [interactivePopGestureRecognizer].compactMap { $0 }
                #if compiler(>=6.2)
                    if #available(iOS 26, visionOS 26, *), let swipe = interactiveContentPopGestureRecognizer {
                        swipes.append(swipe)
                    }
                #endif
                return swipes
            #endif
        }
    }
#endif
