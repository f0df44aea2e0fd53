#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    /// Containers that stay, or that are to be shown, hold what they should.
    extension NavGraph.Navigation {
        /// - Parameter old: the layer as it is; `nil` where its container is not shown yet.
        func update(_ layer: NavGraph.Layer, from old: NavGraph.Layer?, _ animation: NavGraph.Animation) {
            // if: tabs
            if let tabs = layer.container.controller as? UITabBarController, layer.kind == .tabs {
                update(tabs, to: layer)
            }
            // end: tabs
            // if: columns
            if let split = layer.container.controller as? UISplitViewController, layer.kind == .split {
                return update(split, to: layer, from: old, animation)
            }
            // end: columns
            for index in layer.regions.indices { update(index, of: layer, from: old, animation) }
        }

        private func update(
            _ index: Int, of layer: NavGraph.Layer, from old: NavGraph.Layer?, _ animation: NavGraph.Animation
        ) {
            let region = layer.regions[index]
            guard region.isStack, let stack = region.container.controller as? UINavigationController else { return }
            let before = old.map { $0.regions[index].frames } ?? region.frames
            let isSeen = index == layer.active && (old?.active ?? index) == index
            let (screens, animation) = (region.frames.map(\.controller), isSeen ? animation : .none)
            // if: columns
            if layer.kind == .split, let (lender, lent) = lentPart(of: before.map(\.controller)) {
                let all = lender.viewControllers
                // On a narrow screen the next column may be above.
                let above = all[lent.upperBound...].drop { one in
                    guard let record = record(of: one) else { return true }
                    return record.kind == .single && record.region === self.record(of: stack)
                }
                return update(lender, to: all[..<lent.lowerBound] + screens + above, animation)
            }
            // end: columns
            // What the app's own stack has below.
            let start = stack.viewControllers.firstIndex { $0 === before.first?.controller } ?? 0
            update(stack, to: stack.viewControllers[..<start] + screens, animation)
        }

        private func update(
            _ stack: UINavigationController, to screens: [UIViewController], _ animation: NavGraph.Animation
        ) {
            observe(stack)
            let old = stack.viewControllers
            if old.elementsEqual(screens, by: ===) { return }
            let isOnScreen = stack.viewIfLoaded?.window != nil
            let isBack = old.starts(with: screens, by: ===)
            // The end of a push or pop is the coordinator's to tell; that of one without animation the delegate's.
            defer { if old.last !== screens.last, isOnScreen { moving = stack } }
            let change = { (animated: Bool) in
                if let top = screens.last, old.elementsEqual(screens.dropLast(), by: ===) {
                    stack.pushViewController(top, animated: animated)
                } else if let top = screens.last, isBack {
                    stack.popToViewController(top, animated: animated)
                } else {
                    stack.setViewControllers(screens, animated: animated)
                }
            }
            // if: animations
            if isOnScreen, let options = animation.options(isBack: isBack) {
                return UIView.transition(
                    with: stack.view, duration: 0.3, options: options, animations: { change(false) }, completion: nil)
            }
            if isOnScreen, let animate = animation.animator {
                let change = NavGraph.AnimatedChange(in: stack.view) { change(false) }
                animate(change)
                return change.perform()
            }
            // end: animations
            change(isOnScreen && !animation.isNone)
        }

        // if: tabs
        private func update(_ tabs: UITabBarController, to layer: NavGraph.Layer) {
            let present = tabs.viewControllers ?? []
            let wanted = layer.regions.map(\.container.controller)
            if !wanted.allSatisfy({ one in present.contains { $0 === one } }) {
                put(items(wanted, around: present), into: tabs)
            }
            let selected = wanted[layer.active]
            if tabs.selectedViewController !== selected { tabs.selectedViewController = selected }
        }

        /// Other view controllers, in order. Tabs that are made of `UITab` have new ones for those that are new.
        private func put(_ items: [UIViewController], into tabs: UITabBarController) {
            if #available(iOS 18, tvOS 18, visionOS 2, *), tabs.tabs.count == items.count {
                tabs.tabs = zip(tabs.tabs, items).map { tab, item in
                    if tab.viewController === item { return tab }
                    return UITab(title: tab.title, image: tab.image, identifier: tab.identifier) { _ in item }
                }
            } else {
                tabs.setViewControllers(items, animated: false)
            }
        }

        /// The tabs, with the buttons where they stand.
        private func items(_ tabs: [UIViewController], around present: [UIViewController]) -> [UIViewController] {
            var items = tabs
            for (index, item) in present.enumerated() where item is NavGraph.TabButton {
                items.insert(item, at: min(index, items.count))
            }
            return items
        }
        // end: tabs

        // if: columns
        // MARK: Columns

        /// First what the columns hold, then which of them is in front: on a narrow screen UIKit puts the second
        /// column's container, or its screens, onto the first's stack.
        private func update(
            _ split: UISplitViewController, to layer: NavGraph.Layer, from old: NavGraph.Layer?,
            _ animation: NavGraph.Animation
        ) {
            let columns: [UISplitViewController.Column] =
                layer.regions.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
            for (index, column) in columns.enumerated() {
                let container = layer.regions[index].container.controller
                let present = split.viewController(for: column)
                let first = (present as? UINavigationController)?.viewControllers.first
                if present !== container, first !== container, !isOnOtherStack(container, of: layer) {
                    split.setViewController(container, for: column)
                }
                update(index, of: layer, from: old, animation)
            }
            record(of: split)?.compact = layer.compact
            guard let old, layer.active != old.active else { return }
            split.show(columns[layer.active])
            guard split.isCollapsed, let shared = record(of: split).flatMap({ sharedContainer(of: $0) }) else { return }
            if shared.viewIfLoaded?.window != nil { moving = shared }
        }

        private func isOnOtherStack(_ container: UIViewController, of layer: NavGraph.Layer) -> Bool {
            layer.regions.contains { region in
                let stack = region.container.controller as? UINavigationController
                return stack?.viewControllers.contains { $0 === container } == true
            }
        }

        /// Where the screens of a column are on another's stack, since the split view is collapsed.
        private func lentPart(of screens: [UIViewController]) -> (stack: UINavigationController, lent: Range<Int>)? {
            guard let bottom = screens.first, let stack = bottom.navigationController,
                let start = stack.viewControllers.firstIndex(where: { $0 === bottom })
            else { return nil }
            let rest = stack.viewControllers[start...].drop { one in screens.contains { $0 === one } }
            return (stack, start..<rest.startIndex)
        }
        // end: columns
    }
#endif
