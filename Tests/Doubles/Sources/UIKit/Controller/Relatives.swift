import Foundation

extension UIViewController {
    /// This controller, its parent, its parent's parent …
    var lineage: [UIViewController] {
        var line: [UIViewController] = []
        var current: UIViewController? = self
        while let controller = current {
            line.append(controller)
            current = controller.parent
        }
        return line
    }

    /// This controller and everything contained in it.
    var family: [UIViewController] { [self] + childList.flatMap { $0.family } }

    /// What this controller or one contained in it presents.
    var anyPresented: UIViewController? { family.lazy.compactMap { $0.presented }.first }

    private func nearest<C: UIViewController>(_ type: C.Type) -> C? {
        lineage.dropFirst().lazy.compactMap { $0 as? C }.first
    }

    /// The nearest ancestor of the kind.
    public var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    public var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    public var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

    /// Rule 10: what this controller or its nearest ancestor presents.
    public var presentedViewController: UIViewController? { lineage.lazy.compactMap { $0.presented }.first }

    /// Rule 10: who presents this controller or its farthest ancestor.
    public var presentingViewController: UIViewController? { lineage.lazy.compactMap { $0.presenter }.first }

    func showInNearest(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController {
            navigation.show(vc, sender: sender)
        } else if let split = splitViewController {
            split.show(vc, sender: sender)
        } else {
            present(vc, animated: true, completion: nil)
        }
    }

    func showDetailInNearest(_ vc: UIViewController, sender: Any?) {
        if let split = splitViewController {
            split.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true, completion: nil)
        }
    }
}
