#if canImport(UIKit) && !os(watchOS)
    public import Foundation
    public import NavGraphRuntime
    public import UIKit

    extension NavGraph {
        /// What the user does in one window, for tests. Each act does to UIKit what the user's does, and waits until all
        /// that follows is over. It throws `ImpossibleAct` where the user could not do it.
        @MainActor
        public struct UserActs {
            private let navigation: Navigation
            private let follow: ((URL) -> Bool)?

            /// Of the user of a router's window. `follow` follows the link of a URL; `false` if there is none.
            public init(_ navigation: Navigation, follow: ((URL) -> Bool)? = nil) {
                self.navigation = navigation
                self.follow = follow
            }

            /// The current screen, ready to announce something.
            public var screen: UIViewController? {
                let screen = front?.current?.controller
                screen?.loadViewIfNeeded()
                return screen
            }

            /// The screen of that name, if it is to be seen, ready to announce something.
            public func screen(_ name: String) -> UIViewController? {
                let seen = front.map { $0.kind == .split ? $0.regions : [$0.regions[$0.active]] } ?? []
                let screen = seen.compactMap(\.frames.last).last { $0.frame?.screen == name }?.controller
                screen?.loadViewIfNeeded()
                return screen
            }

            /// Chooses a tab, by the name of its flow or screen.
            public func choose(_ tab: String) async throws {
                guard let tabs = tabs, let region = front?.regions.first(where: { $0.name == tab }) else {
                    throw ImpossibleAct("no tab '\(tab)' is shown", navigation)
                }
                choose(region.container.controller, in: tabs)
                await navigation.settled()
            }

            // if: tabs
            /// Presses a button among the tabs, by the name of its event.
            public func press(_ button: String) async throws {
                let item = tabs?.viewControllers?.first {
                    ($0 as? TabButton)?.event.split(separator: ".").last == Substring(button)
                }
                guard let tabs, let item else { throw ImpossibleAct("no button '\(button)' is shown", navigation) }
                choose(item, in: tabs)
                await navigation.settled()
            }
            // end: tabs

            /// Goes back with the back button of the current screen's stack.
            public func back() async throws {
                var stack = front?.current?.controller.navigationController
                while let inner = stack, inner.viewControllers.count < 2 { stack = inner.navigationController }
                guard let stack, stack.viewControllers.count > 1, hasBack(stack) else {
                    throw ImpossibleAct("there is no back button", navigation)
                }
                stack.popViewController(animated: true)
                await navigation.settled()
            }

            /// Swipes the front sheet away, or taps outside of a popover.
            public func swipe() async throws {
                // if: tvOS
                if menuGoesBack { throw ImpossibleAct("Menu goes back, or does nothing", navigation) }
                // end: tvOS
                guard let front = front?.container.controller, let presenter = front.presentingViewController,
                    front.isSwipeable, let control = front.presentationController
                else { throw ImpossibleAct("there is no sheet to swipe away", navigation) }
                let delegate = control.delegate
                let isAllowed: ((UIPresentationController) -> Bool)? = delegate?.presentationControllerShouldDismiss(_:)
                if front.isModal || isAllowed?(control) == false {
                    let attempted: ((UIPresentationController) -> Void)? =
                        delegate?.presentationControllerDidAttemptToDismiss(_:)
                    attempted?(control)
                    throw ImpossibleAct("the sheet cannot be swiped away", navigation)
                }
                let begins: ((UIPresentationController) -> Void)? = delegate?.presentationControllerWillDismiss(_:)
                begins?(control)
                presenter.dismiss(animated: true) {
                    let ends: ((UIPresentationController) -> Void)? = delegate?.presentationControllerDidDismiss(_:)
                    ends?(control)
                }
                await navigation.settled()
            }

            /// Chooses a button of the front alert, or ends a screen of the system, by its outcome. UIKit has
            /// closed an alert before what a button does runs.
            public func answer<Value>(_ outcome: Outcome<Value>, _ value: Value) async throws {
                guard let frame = front?.current?.frame, let screen = front?.current?.controller else {
                    throw ImpossibleAct("nothing can be answered", navigation)
                }
                if let alert = screen as? UIAlertController {
                    await withCheckedContinuation { closed in
                        alert.dismiss(animated: true) { closed.resume() }
                    }
                }
                frame.end(outcome, value)
                await navigation.settled()
            }

            /// Chooses a button that carries nothing.
            public func answer(_ outcome: Outcome<Void>) async throws { try await answer(outcome, ()) }

            /// Opens a URL, as the system does for a link that the user has tapped elsewhere.
            public func open(_ url: URL) async throws {
                guard follow?(url) == true else { throw ImpossibleAct("no link has the URL '\(url)'", navigation) }
                await navigation.settled()
            }

            /// Waits until all that was announced is over.
            public func settled() async { await navigation.settled() }

            // MARK: What is in front

            /// Whether the user can go back on a stack: by its button, on tvOS by Menu.
            private func hasBack(_ stack: UINavigationController) -> Bool {
                guard let top = stack.topViewController else { return false }
                // if: tvOS
                if Platform.current == .tvOS { return navigation.record(of: top)?.menu?.isEnabled != true }
                // end: tvOS
                #if os(tvOS)
                    return true
                #else
                    let item = top.navigationItem
                    return !stack.isNavigationBarHidden && !item.hidesBackButton
                        && (item.leftBarButtonItem == nil || item.leftItemsSupplementBackButton)
                #endif
            }

            // if: tvOS
            /// Whether Menu of tvOS goes back in the front layer, or does nothing, and so does not close it.
            private var menuGoesBack: Bool {
                guard Platform.current == .tvOS, let front else { return false }
                let region = front.regions[front.active]
                return region.frames.count > 1 || navigation.holdsMenu(region, of: front, isWindow: false)
            }
            // end: tvOS

            /// The front layer, if nothing of the app's own covers it.
            private var front: Layer? {
                guard let opening = navigation.current else { return nil }
                let (layers, areInFront) = navigation.layers(of: opening)
                return areInFront ? layers.last : nil
            }

            private var tabs: UITabBarController? { front?.container.controller as? UITabBarController }

            /// A tap, with what the delegate is asked and told. From iOS 27 that is for the `UITab` alone, if there is one.
            private func choose(_ controller: UIViewController, in tabs: UITabBarController) {
                guard #available(iOS 18, tvOS 18, visionOS 2, *),
                    let tab = tabs.tabs.first(where: { $0.viewController === controller })
                else {
                    if isAllowed(controller, in: tabs) {
                        select(controller, in: tabs)
                        tell(of: controller, in: tabs)
                    }
                    return
                }
                var isForControllers = true
                if #available(iOS 27, tvOS 27, visionOS 27, *) { isForControllers = false }
                let mayChoose: ((UITabBarController, UITab) -> Bool)? =
                    tabs.delegate?.tabBarController(_:shouldSelectTab:)
                guard !isForControllers || isAllowed(controller, in: tabs), mayChoose?(tabs, tab) ?? true else {
                    return
                }
                let previous = tabs.tabs.first { $0.viewController === tabs.selectedViewController }
                select(controller, in: tabs)
                if isForControllers { tell(of: controller, in: tabs) }
                let chosen: ((UITabBarController, UITab, UITab?) -> Void)? =
                    tabs.delegate?.tabBarController(_:didSelectTab:previousTab:)
                chosen?(tabs, tab, previous)
            }

            private func isAllowed(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
                let mayChoose: ((UITabBarController, UIViewController) -> Bool)? =
                    tabs.delegate?.tabBarController(_:shouldSelect:)
                return mayChoose?(tabs, controller) ?? true
            }

            private func tell(of controller: UIViewController, in tabs: UITabBarController) {
                let chosen: ((UITabBarController, UIViewController) -> Void)? =
                    tabs.delegate?.tabBarController(_:didSelect:)
                chosen?(tabs, controller)
            }

            /// The selected tab chosen again goes back to its first screen.
            private func select(_ controller: UIViewController, in tabs: UITabBarController) {
                if tabs.selectedViewController === controller {
                    (controller as? UINavigationController)?.popToRootViewController(animated: true)
                } else {
                    tabs.selectedViewController = controller
                }
            }
        }
    }

    extension UIViewController {
        /// Whether the user can take away what is presented in such a way.
        fileprivate var isSwipeable: Bool {
            if self is UIAlertController { return false }
            if NavGraph.Platform.current == .tvOS { return true }
            switch modalPresentationStyle {
            case .automatic: return true
            #if !os(tvOS)
                case .pageSheet, .formSheet, .popover: return true
            #endif
            default: return false
            }
        }

        /// Whether it, or what it shows, stays when it is swiped.
        fileprivate var isModal: Bool {
            // Menu does not ask for it.
            if NavGraph.Platform.current == .tvOS { return false }
            if isModalInPresentation { return true }
            switch self {
            case let stack as UINavigationController: return stack.topViewController?.isModal ?? false
            case let tabs as UITabBarController: return tabs.selectedViewController?.isModal ?? false
            default: return false
            }
        }
    }
#endif
