#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import NavGraphRuntime
    import UIKit

    /// Containers that stay, or that are to be shown, hold what they should.
    extension NavGraph.Navigation {
        /// - Parameter old: the layer as it is; `nil` where its container is not shown yet.
        func update(_ layer: NavGraph.Layer, from old: NavGraph.Layer?, _ animation: NavGraph.Animation) {
            let container = layer.container.controller
            if let tabs = container as? UITabBarController, layer.kind == .tabs { update(tabs, to: layer) }
            if #available(iOS 14, *), let split = container as? UISplitViewController, layer.kind == .split {
                update(split, to: layer, wasActive: old?.active ?? layer.active)
            }
            for (index, region) in layer.regions.enumerated() where region.isStack {
                guard let stack = region.container.controller as? UINavigationController else { continue }
                let before = old.map { $0.regions[index].frames } ?? region.frames
                let isSeen = index == layer.active && (old?.active ?? index) == index
                let (screens, animation) = (region.frames.map(\.controller), isSeen ? animation : .none)
                let part = layer.kind == .split ? lentPart(of: before.map(\.controller)) : nil
                if let (shared, below, above) = part, shared !== stack {
                    update(shared, to: below + screens + above, animation)
                } else {
                    // What the app's own stack has below.
                    let start = stack.viewControllers.firstIndex { $0 === before.first?.controller } ?? 0
                    update(stack, to: stack.viewControllers[..<start] + screens, animation)
                }
            }
        }

        private func update(
            _ stack: UINavigationController, to screens: [UIViewController], _ animation: NavGraph.Animation
        ) {
            observe(stack)
            let old = stack.viewControllers
            if old.elementsEqual(screens, by: ===) { return }
            let isOnScreen = stack.viewIfLoaded?.window != nil
            let isBack = old.starts(with: screens, by: ===)
            defer { if old.last !== screens.last, isOnScreen { listenToMove(of: stack) } }
            let change = { (animated: Bool) in
                if let top = screens.last, old.elementsEqual(screens.dropLast(), by: ===) {
                    stack.pushViewController(top, animated: animated)
                } else if let top = screens.last, isBack {
                    stack.popToViewController(top, animated: animated)
                } else {
                    stack.setViewControllers(screens, animated: animated)
                }
            }
            if isOnScreen, let options = animation.options(isBack: isBack) {
                UIView.transition(
                    with: stack.view, duration: 0.3, options: options, animations: { change(false) }, completion: nil)
            } else if isOnScreen, let animate = animation.animator {
                let change = NavGraph.Change(in: stack.view) { change(false) }
                animate(change)
                change.perform()
            } else {
                change(isOnScreen && !animation.isNone)
            }
        }

        /// The end of a push or pop is the coordinator's to tell; that of one without animation the delegate's. The app may
        /// replace the delegate in the meantime: then what is shown is looked at.
        private func listenToMove(of stack: UINavigationController) {
            moving = stack
            listen(to: stack)
        }

        func listen(to stack: UINavigationController) {
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self, weak stack] _ in
                guard let self, let stack, stack.delegate !== record(of: stack)?.delegate else { return }
                Task { [weak self] in self?.queue.advance() }
            }
        }

        private func update(_ tabs: UITabBarController, to layer: NavGraph.Layer) {
            let present = tabs.viewControllers ?? []
            let wanted = layer.regions.map(\.container.controller)
            if !wanted.allSatisfy({ one in present.contains { $0 === one } }) {
                tabs.setViewControllers(wanted, animated: false)
            }
            let selected = wanted[layer.active]
            if tabs.selectedViewController !== selected { tabs.selectedViewController = selected }
        }

        // MARK: Columns

        @available(iOS 14, *)
        private func update(_ split: UISplitViewController, to layer: NavGraph.Layer, wasActive: Int) {
            let columns: [UISplitViewController.Column] =
                layer.regions.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
            for (region, column) in zip(layer.regions, columns) {
                let container = region.container.controller
                let present = split.viewController(for: column)
                let first = (present as? UINavigationController)?.viewControllers.first
                if present === container || first === container { continue }
                split.setViewController(container, for: column)
            }
            if layer.active != wasActive { split.show(columns[layer.active]) }
        }

        /// Where the screens of a column are on another's stack, since the split view is collapsed.
        private func lentPart(
            of screens: [UIViewController]
        ) -> (stack: UINavigationController, below: [UIViewController], above: [UIViewController])? {
            guard let bottom = screens.first, let stack = bottom.navigationController,
                let start = stack.viewControllers.firstIndex(where: { $0 === bottom })
            else { return nil }
            let rest = stack.viewControllers[start...].drop { one in screens.contains { $0 === one } }
            return (stack, Array(stack.viewControllers[..<start]), Array(rest))
        }
    }
#endif
