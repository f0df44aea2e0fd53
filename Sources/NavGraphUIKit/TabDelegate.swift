#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    // if: tabs
    // Hears of tabs. Of those that are made of `UITab`, iOS 18 and 26 may tell by both generations of methods,
    // and iOS 27 by the newer alone.

    extension NavGraph.DelegateProxy: UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            mayChoose(viewController, in: tabBarController, by: .controller) {
                handOn(to: (any UITabBarControllerDelegate).self) {
                    let method: ((UITabBarController, UIViewController) -> Bool)? =
                        $0.tabBarController(_:shouldSelect:)
                    return method?(tabBarController, viewController)
                }
            }
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController, UIViewController) -> Void)? = $0.tabBarController(_:didSelect:)
                return method?(tabBarController, viewController)
            }
            if chosen.isNews(of: viewController, .controller) { navigation?.chose(viewController) }
        }

        @available(iOS 18, tvOS 18, visionOS 2, *)
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            mayChoose(tab.viewController, in: tabBarController, by: .tab) {
                handOn(to: (any UITabBarControllerDelegate).self) {
                    let method: ((UITabBarController, UITab) -> Bool)? = $0.tabBarController(_:shouldSelectTab:)
                    return method?(tabBarController, tab)
                }
            }
        }

        @available(iOS 18, tvOS 18, visionOS 2, *)
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController, UITab, UITab?) -> Void)? =
                    $0.tabBarController(_:didSelectTab:previousTab:)
                return method?(tabBarController, selectedTab, previousTab)
            }
            guard let tab = selectedTab.viewController, chosen.isNews(of: tab, .tab) else { return }
            navigation?.chose(tab)
        }

        /// Whether a tap may select a tab, which the app's delegate is asked for. A button is pressed instead.
        private func mayChoose(
            _ tab: UIViewController?, in tabs: UITabBarController, by generation: NavGraph.TabMethods,
            _ ask: () -> Bool?
        ) -> Bool {
            let isNews = tab.map { asked.isNews(of: $0, generation) } ?? false
            if let button = tab as? NavGraph.TabButton {
                if isNews { navigation?.pressed(button, of: tabs) }
                return false
            }
            guard ask() ?? true else { return false }
            guard let tab, tabs.selectedViewController === tab else { return true }
            if NavGraph.Platform.current == .tvOS { return false }
            // if: locks
            if navigation?.keepsScreens(of: tab) == true { return false }
            // end: locks
            if isNews { navigation?.choseAgain(tab) }
            return true
        }

        #if !os(tvOS)
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask {
                handOn(to: (any UITabBarControllerDelegate).self) {
                    let method: ((UITabBarController) -> UIInterfaceOrientationMask)? = $0
                        .tabBarControllerSupportedInterfaceOrientations(_:)
                    return method?(tabBarController)
                } ?? .all
            }

            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation {
                handOn(to: (any UITabBarControllerDelegate).self) {
                    let method: ((UITabBarController) -> UIInterfaceOrientation)? = $0
                        .tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
                    return method?(tabBarController)
                } ?? .portrait
            }
        #endif

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            typealias Method = (UITabBarController, any UIViewControllerAnimatedTransitioning) ->
                (any UIViewControllerInteractiveTransitioning)?
            return handOn(to: (any UITabBarControllerDelegate).self) {
                let method: Method? = $0.tabBarController(_:interactionControllerFor:)
                return method?(tabBarController, animationController)
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            typealias Method = (UITabBarController, UIViewController, UIViewController) ->
                (any UIViewControllerAnimatedTransitioning)?
            return handOn(to: (any UITabBarControllerDelegate).self) {
                let method: Method? = $0.tabBarController(_:animationControllerForTransitionFrom:to:)
                return method?(tabBarController, fromVC, toVC)
            }
        }
    }
// end: tabs
#endif
