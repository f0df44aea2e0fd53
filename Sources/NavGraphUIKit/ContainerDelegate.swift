#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    // Hears of a stack, and hands on the rest. Apple's systems ask first which methods the
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

        #if !os(tvOS)
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
        #endif

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
#endif
