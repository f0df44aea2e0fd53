import Foundation

extension UIKitDouble.User {
    /// The button Menu of tvOS (rule 75). It cancels an alert; else it goes outward from the screen: a recogniser takes
    /// it, a stack pops, tabs have the focus moved to their bar, and what is presented is dismissed, whatever its style.
    /// At the bottom of the window the app is left: false.
    ///
    /// - Parameter screen: what has the focus, of several columns; by default the controller that the user looks at.
    @discardableResult
    public func pressMenu(on screen: UIViewController? = nil) -> Bool {
        guard World.current.knobs.platform == .tvOS, let front = frontController, reaches(front),
            let focused = screen ?? visibleController, reaches(focused)
        else { return false }
        if let alert = front as? UIAlertController {
            guard let cancel = alert.actions.first(where: { $0.style == .cancel }) else { return false }
            return tapAlertAction(cancel.title ?? "")
        }
        let bar = World.current.focusedBar
        World.current.focusedBar = nil
        var path = focused.lineage[...]
        // What has the focus in the bar is not in the screens.
        if let bar, let index = path.firstIndex(where: { $0 === bar }) { path = path[index...] }
        for controller in path {
            if controller.viewIfLoaded?.takesMenu == true { return true }
            if let stack = controller as? UINavigationController, stack.stack.count > 1 {
                stack.popViewController(animated: true)
                return true
            }
            if let tabs = controller as? UITabBarController, tabs !== bar {
                World.current.focusedBar = tabs
                return true
            }
        }
        guard let owner = front.presenter, let control = front.ownPresentationController else { return false }
        owner.dismiss(animated: true) {
            if World.current.knobs.menuTellsDelegate { control.delegate?.presentationControllerDidDismiss(control) }
        }
        return true
    }
}
