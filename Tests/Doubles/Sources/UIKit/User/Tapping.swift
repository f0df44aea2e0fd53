import Foundation

extension UIKitDouble.User {
    /// A tab of the visible tab bar controller, or of the given one (rules 21, 22). The fifth and later of more than
    /// five tabs are under More in compact width.
    @discardableResult
    public func tapTab(_ index: Int, in tabs: UITabBarController? = nil) -> Bool {
        guard let tabs = tabs ?? nearestOfVisible(UITabBarController.self), reaches(tabs),
            let controllers = tabs.viewControllers, controllers.indices.contains(index),
            !(hasMore(controllers) && index >= 4)
        else { return false }
        return choose(controllers[index], in: tabs)
    }

    /// The More tab.
    @discardableResult
    public func tapMore(in tabs: UITabBarController? = nil) -> Bool {
        guard let tabs = tabs ?? nearestOfVisible(UITabBarController.self), reaches(tabs),
            hasMore(tabs.viewControllers ?? [])
        else { return false }
        return choose(tabs.moreNavigationController, in: tabs)
    }

    /// A row of the More list, by the index of its tab. The list must be shown.
    @discardableResult
    public func tapRowOfMore(_ index: Int, in tabs: UITabBarController? = nil) -> Bool {
        guard let tabs = tabs ?? nearestOfVisible(UITabBarController.self), reaches(tabs),
            tabs.selectedViewController === tabs.moreNavigationController,
            let controllers = tabs.viewControllers, controllers.indices.contains(index), index >= 4
        else { return false }
        return choose(controllers[index], in: tabs)
    }

    private func hasMore(_ controllers: [UIViewController]) -> Bool {
        controllers.count > 5 && World.current.knobs.tabBarSizeClass == .compact
    }

    /// A tap whose selection the delegate forbids is possible, and changes nothing.
    private func choose(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
        let delegate = tabs.delegate
        let tab = tabs.tabs.first { $0.viewController === controller }
        let previous = tabs.selectedTab
        let generation = tab == nil ? .controller : World.current.knobs.tabGeneration
        if let delegate, generation != .tab, !delegate.tabBarController(tabs, shouldSelect: controller) { return true }
        if let delegate, let tab, generation != .controller, !delegate.tabBarController(tabs, shouldSelectTab: tab) {
            return true
        }
        if tabs.selectedViewController === controller {
            // Rule 76: it is not documented what comes of that on tvOS.
            if World.current.knobs.platform == .tvOS { return true }
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            tabs.select(controller)
        }
        if generation != .tab { tabs.delegate?.tabBarController(tabs, didSelect: controller) }
        if let tab, generation != .controller {
            tabs.delegate?.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
        }
        return true
    }

    /// A touch in a column of a split view: what it shows, if the column is on screen. A hidden column is brought in
    /// first, as its button does.
    public func tapColumn(
        _ column: UISplitViewController.Column, in split: UISplitViewController? = nil
    ) -> UIViewController? {
        guard let split = split ?? nearestOfVisible(UISplitViewController.self), reaches(split) else { return nil }
        split.showColumn(column)
        if split.isCollapsed { return split.shownNavigations.last?.topViewController }
        return split.wrappers[column]?.topViewController
    }

    /// The width of the split view becomes compact.
    public func collapse(_ split: UISplitViewController) { split.collapse() }

    /// The width of the split view becomes regular.
    public func expand(_ split: UISplitViewController) { split.expand() }

    /// A button of a bar.
    @discardableResult
    public func tap(_ item: UIBarButtonItem) -> Bool {
        guard item.isEnabled, let action = item.primaryAction else { return false }
        action.run(item)
        return true
    }

    /// A control that is wired to a segue of the given controller: asks `shouldPerformSegue` first (rule 25).
    @discardableResult
    public func tapControl(ofSegue identifier: String, in controller: UIViewController, sender: Any? = nil) -> Bool {
        guard reaches(controller), controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else {
            return false
        }
        controller.performSegue(withIdentifier: identifier, sender: sender)
        return true
    }
}
