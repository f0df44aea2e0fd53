import Foundation

/// Keeps a presentation. The presented controller holds it until it is dismissed; its delegate is weak (rule 16).
/// A controller that is presented again gets a new one, without a delegate.
@MainActor
open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    private weak var presentedController: UIViewController?
    weak var presenting: UIViewController?
    /// The style that it was made for.
    let style: UIModalPresentationStyle
    /// Where the presenter's view hung, if the presentation took it away.
    weak var coveredPlace: UIView?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presentedController = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.effectiveStyle
        super.init()
    }

    open var presentedViewController: UIViewController { presentedController ?? UIViewController() }
    open var presentingViewController: UIViewController { presenting ?? UIViewController() }
    open var presentationStyle: UIModalPresentationStyle { style }
    open var containerView: UIView? { presentedController?.viewIfLoaded?.superview }
    open var presentedView: UIView? { presentedController?.viewIfLoaded }
    open var adaptivePresentationStyle: UIModalPresentationStyle { style }
}

/// The methods are optional on Apple's systems; here they have defaults (rule 36). Rule 15 says when they are sent.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
    /// That of this controller or of its farthest ancestor. Where nothing is presented yet it is made for the style of
    /// this moment (rule 16).
    public var presentationController: UIPresentationController? {
        if let parent { return parent.presentationController }
        if let made = ownPresentationController { return made }
        let made = makePresentationController()
        ownPresentationController = made
        return made
    }

    public var sheetPresentationController: UISheetPresentationController? {
        World.current.isNotOnTV("sheetPresentationController")
        return presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        World.current.isNotOnTV("popoverPresentationController")
        return presentationController as? UIPopoverPresentationController
    }

    func makePresentationController() -> UIPresentationController {
        let style = effectiveStyle
        if style.isSheet { return UISheetPresentationController(presentedViewController: self, presenting: presenter) }
        if style == .popover {
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        }
        return UIPresentationController(presentedViewController: self, presenting: presenter)
    }
}
