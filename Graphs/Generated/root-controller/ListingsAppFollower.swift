// Made by navgraph from root-controller.yaml. Changes are lost.

#if canImport(UIKit)
import Foundation
import UIKit

/// What the user does by back, swipes and taps on tabs.
extension ListingsAppNavigation {
    /// Hears of all containers of all layers.
    func follow(_ layers: [ListingsAppLayer]) {
        for layer in layers { follow(layer) }
        for layer in layers.dropFirst() where !(layer.container is UIAlertController) {
            follow(layer.container.presentationController, of: layer.container)
        }
    }

    /// Hears of all containers of a layer. Its stacks let the user go back only where the graph does.
    private func follow(_ layer: ListingsAppLayer) {
        if let tabs = layer.container as? UITabBarController { follow(tabs) }
        for region in layer.regions where region.isStack {
            guard let top = region.frames.last, let stack = top.navigationController else { continue }
            if frame(of: stack) == nil { _ = enter(stack, .stack, as: "") }
            follow(stack)
            frame(of: stack)?.follower?.letSwipe(on: stack, frame(of: top)?.isStaying != true)
        }
    }

    /// Hears of back and swipes on a stack. A delegate that it has already goes on being told.
    func follow(_ stack: UINavigationController) {
        guard let follower = follower(of: stack), stack.delegate !== follower else { return }
        follower.stackDelegate = stack.delegate
        stack.delegate = follower
    }

    /// Hears of taps on tabs. A delegate that there is already goes on being told.
    func follow(_ tabs: UITabBarController) {
        guard let follower = follower(of: tabs), tabs.delegate !== follower else { return }
        follower.tabsDelegate = tabs.delegate
        tabs.delegate = follower
    }

    /// Hears of the swipe that takes a layer away. A delegate that there is already goes on being told.
    func follow(_ presentation: UIPresentationController?, of container: UIViewController) {
        guard let presentation, let follower = follower(of: container), presentation.delegate !== follower else {
            return
        }
        follower.presentationDelegate = presentation.delegate
        presentation.delegate = follower
    }

    private func follower(of container: UIViewController) -> ListingsAppFollower? {
        guard let frame = frame(of: container) else { return nil }
        let follower = frame.follower ?? ListingsAppFollower(self)
        frame.follower = follower
        return follower
    }

    /// A stack has come to rest.
    fileprivate func didShow(_ stack: UINavigationController) {
        if moving === stack { moving = nil }
        advance()
    }
}

/// Follows what the user does to one container, and passes each call on to the delegate that the app had set.
@MainActor
final class ListingsAppFollower: NSObject {
    fileprivate weak var navigation: ListingsAppNavigation?
    weak var stackDelegate: (any UINavigationControllerDelegate)?
    weak var tabsDelegate: (any UITabBarControllerDelegate)?
    weak var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Whether its stack has come to rest since the last step.
    var hasShown = false
    /// Whether the swipe back was possible before a screen forbade it.
    private var couldSwipe: Bool?

    init(_ navigation: ListingsAppNavigation) {
        self.navigation = navigation
        super.init()
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
}

extension ListingsAppFollower: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        guard let stackDelegate else { return }
        let willShow: ((UINavigationController, UIViewController, Bool) -> Void)? =
            stackDelegate.navigationController(_:willShow:animated:)
        willShow?(navigationController, viewController, animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if let stackDelegate {
            let didShow: ((UINavigationController, UIViewController, Bool) -> Void)? =
                stackDelegate.navigationController(_:didShow:animated:)
            didShow?(navigationController, viewController, animated)
        }
        hasShown = true
        navigation?.didShow(navigationController)
    }
}

extension ListingsAppFollower: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        if let tabsDelegate {
            let shouldSelect: ((UITabBarController, UIViewController) -> Bool)? =
                tabsDelegate.tabBarController(_:shouldSelect:)
            guard shouldSelect?(tabBarController, viewController) ?? true else { return false }
        }
        if tabBarController.selectedViewController === viewController { navigation?.choseAgain(viewController) }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        if let tabsDelegate {
            let didSelect: ((UITabBarController, UIViewController) -> Void)? =
                tabsDelegate.tabBarController(_:didSelect:)
            didSelect?(tabBarController, viewController)
        }
        navigation?.advance()
    }
}

extension ListingsAppFollower: UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        guard let presentationDelegate else { return true }
        let shouldDismiss: ((UIPresentationController) -> Bool)? =
            presentationDelegate.presentationControllerShouldDismiss(_:)
        return shouldDismiss?(presentationController) ?? true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        guard let presentationDelegate else { return }
        let willDismiss: ((UIPresentationController) -> Void)? =
            presentationDelegate.presentationControllerWillDismiss(_:)
        willDismiss?(presentationController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        if let presentationDelegate {
            let didDismiss: ((UIPresentationController) -> Void)? =
                presentationDelegate.presentationControllerDidDismiss(_:)
            didDismiss?(presentationController)
        }
        navigation?.advance()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        guard let presentationDelegate else { return }
        let didAttempt: ((UIPresentationController) -> Void)? =
            presentationDelegate.presentationControllerDidAttemptToDismiss(_:)
        didAttempt?(presentationController)
    }
}

#endif
