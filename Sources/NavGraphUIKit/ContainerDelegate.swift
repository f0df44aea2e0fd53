#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import NavGraphRuntime
    import UIKit

    // What is heard of a stack and of tabs, and what is only handed on. Apple's systems ask first which methods the
    // delegate has; those that are not here go to the app's delegate directly.

    extension NavGraph.DelegateProxy: UINavigationControllerDelegate {
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            handOn(to: (any UINavigationControllerDelegate).self) {
                let method: ((UINavigationController, UIViewController, Bool) -> Void)? = $0.navigationController(
                    _:willShow:animated:)
                return method?(navigationController, viewController, animated)
            }
            // The screen that comes may set its own delegate, which hears of the end instead of this one.
            navigation?.willShow(viewController, on: navigationController)
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            handOn(to: (any UINavigationControllerDelegate).self) {
                let method: ((UINavigationController, UIViewController, Bool) -> Void)? = $0.navigationController(
                    _:didShow:animated:)
                return method?(navigationController, viewController, animated)
            }
            navigation?.didShow(navigationController)
            look(at: navigationController)
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            handOn(to: (any UINavigationControllerDelegate).self) {
                let method: ((UINavigationController) -> UIInterfaceOrientationMask)? = $0
                    .navigationControllerSupportedInterfaceOrientations(_:)
                return method?(navigationController)
            } ?? .all
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientation {
            handOn(to: (any UINavigationControllerDelegate).self) {
                let method: ((UINavigationController) -> UIInterfaceOrientation)? = $0
                    .navigationControllerPreferredInterfaceOrientationForPresentation(_:)
                return method?(navigationController)
            } ?? .portrait
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            typealias Method = (UINavigationController, any UIViewControllerAnimatedTransitioning) ->
                (any UIViewControllerInteractiveTransitioning)?
            return handOn(to: (any UINavigationControllerDelegate).self) {
                let method: Method? = $0.navigationController(_:interactionControllerFor:)
                return method?(navigationController, animationController)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            typealias Method = (
                UINavigationController, UINavigationController.Operation, UIViewController, UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)?
            return handOn(to: (any UINavigationControllerDelegate).self) {
                let method: Method? = $0.navigationController(_:animationControllerFor:from:to:)
                return method?(navigationController, operation, fromVC, toVC)
            }
        }
    }

    extension NavGraph.DelegateProxy: UITabBarControllerDelegate {
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            if let button = viewController as? NavGraph.TabButton {
                navigation?.pressed(button, of: tabBarController)
                return false
            }
            let mayBe: Bool? =
                handOn(to: (any UITabBarControllerDelegate).self) {
                    let method: ((UITabBarController, UIViewController) -> Bool)? =
                        $0.tabBarController(_:shouldSelect:)
                    return method?(tabBarController, viewController)
                }
            guard mayBe ?? true else { return false }
            if tabBarController.selectedViewController === viewController { navigation?.choseAgain(viewController) }
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            handOn(to: (any UITabBarControllerDelegate).self) {
                let method: ((UITabBarController, UIViewController) -> Void)? = $0.tabBarController(_:didSelect:)
                return method?(tabBarController, viewController)
            }
            navigation?.chose(viewController)
        }

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
#endif
