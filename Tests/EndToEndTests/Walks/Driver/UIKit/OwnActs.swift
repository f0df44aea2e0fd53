import UIKit

/// What the app does without its router.
@MainActor
final class OwnActs {
    private var delegates: [any UINavigationControllerDelegate] = []
    private weak var own: UIViewController?
    /// Whether it has done something since launch.
    private(set) var hasActed = false

    /// False where it was not possible.
    func act(_ act: String, _ words: [String]) -> Bool {
        hasActed = true
        let visible = UIKitDouble.user.visibleController
        switch act {
        case "ownDelegate": return replaceDelegate(of: visible?.navigationController, words[0])
        case "ownPresent":
            let controller = Self.controller(words[0])
            own = controller
            visible?.present(controller, animated: true)
            return controller.presentingViewController != nil
        case "ownPopSelf": return visible?.navigationController?.popViewController(animated: true) != nil
        case "ownDismissSelf": visible?.dismiss(animated: true)
        case "ownAlert":
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "own", style: .default) { _ in })
            visible?.present(alert, animated: true)
            return alert.presentingViewController != nil
        case "ownAction": return UIKitDouble.user.tapAlertAction("own")
        case "ownSearch":
            let search = UIViewController()
            own = search
            search.modalPresentationStyle = .overCurrentContext
            visible?.definesPresentationContext = true
            visible?.present(search, animated: true)
            return search.presentingViewController != nil
        case "ownDismiss": own?.dismiss(animated: true)
        case "ownPush":
            let controller = Self.controller(words[0])
            own = controller
            visible?.navigationController?.pushViewController(controller, animated: true)
            return controller.navigationController != nil
        default: own?.navigationController?.popViewController(animated: true)
        }
        return true
    }

    /// Something of the app's, with no screen of its router in it.
    private static func controller(_ kind: String) -> UIViewController {
        let stack = UINavigationController(rootViewController: UIViewController())
        switch kind {
        case "stack": return stack
        case "tabs":
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            return tabs
        case "container":
            let container = UIViewController()
            container.addChild(stack)
            container.view.addSubview(stack.view)
            stack.didMove(toParent: container)
            return container
        default: return UIViewController()
        }
    }

    private func replaceDelegate(of stack: UINavigationController?, _ kind: String) -> Bool {
        guard let stack else { return false }
        switch kind {
        case "none": stack.delegate = nil
        case "proxy": delegates.append(HandingOn(stack.delegate))
        default: delegates.append(HandingOn(nil))
        }
        if kind != "none" { stack.delegate = delegates.last }
        return true
    }
}

/// A delegate of the app's own.
private final class HandingOn: NSObject, UINavigationControllerDelegate {
    private weak var inner: (any UINavigationControllerDelegate)?

    init(_ inner: (any UINavigationControllerDelegate)?) { self.inner = inner }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { inner?.navigationController(navigationController, willShow: viewController, animated: animated) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { inner?.navigationController(navigationController, didShow: viewController, animated: animated) }
}
