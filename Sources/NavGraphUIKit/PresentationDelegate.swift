#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    // What is heard of a presentation, and what is only handed on.

    extension NavGraph.DelegateProxy: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            // if: locks
            if navigation?.isLocked(presentationController.presentedViewController) == true { return false }
            // end: locks
            return handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: ((UIPresentationController) -> Bool)? = $0.presentationControllerShouldDismiss(_:)
                return method?(presentationController)
            } ?? true
        }

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: ((UIPresentationController) -> Void)? = $0.presentationControllerWillDismiss(_:)
                return method?(presentationController)
            }
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: ((UIPresentationController) -> Void)? = $0.presentationControllerDidDismiss(_:)
                return method?(presentationController)
            }
            navigation?.queue.advance()
        }

        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: ((UIPresentationController) -> Void)? = $0.presentationControllerDidAttemptToDismiss(_:)
                return method?(presentationController)
            }
        }

        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: ((UIPresentationController) -> UIModalPresentationStyle)? = $0.adaptivePresentationStyle(
                    for:)
                return method?(controller)
            } ?? .automatic
        }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: ((UIPresentationController, UITraitCollection) -> UIModalPresentationStyle)? = $0
                    .adaptivePresentationStyle(for:traitCollection:)
                return method?(controller, traitCollection)
            } ?? .automatic
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            typealias Method = (UIPresentationController, UIModalPresentationStyle) -> UIViewController?
            return handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: Method? = $0.presentationController(_:viewControllerForAdaptivePresentationStyle:)
                return method?(controller, style)
            }
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            typealias Method = (
                UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?
            ) -> Void
            handOn(to: (any UIAdaptivePresentationControllerDelegate).self) {
                let method: Method? =
                    $0.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
                return method?(presentationController, style, transitionCoordinator)
            }
        }
    }

    #if !os(tvOS)
        extension NavGraph.DelegateProxy: UIPopoverPresentationControllerDelegate {
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
                handOn(to: (any UIPopoverPresentationControllerDelegate).self) {
                    let method: ((UIPopoverPresentationController) -> Void)? = $0.prepareForPopoverPresentation(_:)
                    return method?(popoverPresentationController)
                }
            }
        }

        extension NavGraph.DelegateProxy: UISheetPresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) {
                handOn(to: (any UISheetPresentationControllerDelegate).self) {
                    let method: ((UISheetPresentationController) -> Void)? = $0
                        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
                    return method?(sheetPresentationController)
                }
            }
        }
    #endif
#endif
