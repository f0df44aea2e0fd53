// See ControllerSpellings.swift.
import UIKit

@MainActor
private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    override init() { super.init() }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    { true }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The methods are optional.
private final class Nothing: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate, UIWindowSceneDelegate, UISplitViewControllerDelegate
{}

private final class Stack: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
}

@MainActor
private func stacks(_ a: UIViewController) {
    let navigation = UINavigationController(rootViewController: a)
    _ = UINavigationController()
    _ = Stack(rootViewController: a)
    navigation.pushViewController(a, animated: true)
    navigation.popViewController(animated: true)
    navigation.popToViewController(a, animated: true)
    navigation.popToRootViewController(animated: true)
    let one: UIViewController? = navigation.popViewController(animated: true)
    let some: [UIViewController]? = navigation.popToViewController(a, animated: true)
    let others: [UIViewController]? = navigation.popToRootViewController(animated: false)
    navigation.setViewControllers([a], animated: true)
    navigation.viewControllers = [a]
    let all: [UIViewController] = navigation.viewControllers
    let top: UIViewController? = navigation.topViewController
    let visible: UIViewController? = navigation.visibleViewController
    let delegate = Delegate()
    navigation.delegate = delegate
    let back: (any UINavigationControllerDelegate)? = navigation.delegate
    navigation.isNavigationBarHidden = true
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    _ = (one, some, others, all, top, visible, back, Nothing())
}

@MainActor
private func tabs(_ a: UIViewController) {
    let tabs = UITabBarController()
    tabs.viewControllers = [a]
    tabs.setViewControllers([a], animated: true)
    tabs.setViewControllers(nil, animated: false)
    let all: [UIViewController]? = tabs.viewControllers
    tabs.selectedIndex = 0
    let index: Int = tabs.selectedIndex
    tabs.selectedViewController = a
    let selected: UIViewController? = tabs.selectedViewController
    let delegate = Delegate()
    tabs.delegate = delegate
    _ = (all, index, selected, index == NSNotFound)
}

@MainActor
private func splits(_ a: UIViewController) {
    let split = UISplitViewController(style: .doubleColumn)
    _ = UISplitViewController(style: UISplitViewController.Style.tripleColumn)
    for column: UISplitViewController.Column in [.primary, .supplementary, .secondary, .compact] {
        split.setViewController(a, for: column)
        split.setViewController(nil, for: column)
        let held: UIViewController? = split.viewController(for: column)
        split.show(column)
        split.hide(column)
        _ = held
    }
    let collapsed: Bool = split.isCollapsed
    _ = collapsed
}

@MainActor
private func presentations(_ a: UIViewController, _ view: UIView) {
    let delegate = Delegate()
    a.presentationController?.delegate = delegate
    let back: (any UIAdaptivePresentationControllerDelegate)? = a.presentationController?.delegate
    if let sheet = a.sheetPresentationController {
        sheet.detents = [
            .medium(), .large(), .custom(identifier: .init("half")) { context in context.maximumDetentValue / 2 },
        ]
        sheet.detents = [UISheetPresentationController.Detent.custom { _ in 200 }]
        sheet.selectedDetentIdentifier = .medium
        sheet.largestUndimmedDetentIdentifier = .large
        sheet.prefersGrabberVisible = true
        sheet.delegate = delegate
    }
    if let popover = a.popoverPresentationController {
        popover.sourceView = view
        popover.sourceRect = view.bounds
        popover.permittedArrowDirections = .any
        popover.barButtonItem = UIBarButtonItem(systemItem: .add)
        if #available(iOS 16, *) { popover.sourceItem = view }
    }
    let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { action in _ = action.title })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    _ = UIAlertController(title: nil, message: "M", preferredStyle: .actionSheet)
    _ = back
}
