#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    // if: tabs
    extension NavGraph {
        /// Returns a container of tabs, made of `UITab` from iOS 18, tvOS 18 and visionOS 2.
        ///
        /// Titles, images and badges are those of the `tabBarItem` of each view controller.
        ///
        /// - Parameter titles: for each item its name, which identifies the tab, and a title if its `tabBarItem` has none.
        @MainActor
        public static func tabs(
            _ children: [UIViewController], titles: KeyValuePairs<String, String>
        ) -> UITabBarController {
            let tabs = UITabBarController()
            let items = zip(children, titles)
            for (child, named) in items where child.tabBarItem.title == nil { child.tabBarItem.title = named.value }
            if #available(iOS 18, tvOS 18, visionOS 2, *) {
                tabs.tabs = items.map { child, named in
                    let item: UITabBarItem = child.tabBarItem
                    let tab = UITab(title: item.title ?? "", image: item.image, identifier: named.key) { _ in child }
                    tab.badgeValue = item.badgeValue
                    return tab
                }
            } else {
                tabs.viewControllers = children
            }
            return tabs
        }
    }
// end: tabs
#endif
