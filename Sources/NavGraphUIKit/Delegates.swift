#if canImport(UIKit) && !os(watchOS)
    package import NavGraphRuntime
    import UIKit

    /// What the user does by back, swipes and taps on tabs is heard by the delegates of containers.
    extension NavGraph.Navigation {
        /// Hears of all containers of all layers.
        package func observe(_ layers: [NavGraph.Layer]) {
            for layer in layers { observe(layer) }
            for layer in layers.dropFirst() where !(layer.container.controller is UIAlertController) {
                observe(layer.container.controller.presentationController, of: layer.container.controller)
            }
            // if: tvOS
            holdMenu(on: layers)
            // end: tvOS
        }

        /// Hears of all containers of a layer. Its stacks let the user go back only where the graph does.
        private func observe(_ layer: NavGraph.Layer) {
            // if: tabs
            if let tabs = layer.container.controller as? UITabBarController { observe(tabs) }
            // end: tabs
            // if: columns
            // The delegate that says which column a narrow window shows stays.
            if let split = layer.container.controller as? UISplitViewController, record(of: split)?.delegate != nil {
                observe(split)
            }
            // end: columns
            for region in layer.regions where region.isStack {
                guard let top = region.frames.last, let stack = top.controller.navigationController else { continue }
                if record(of: stack) == nil {
                    // A stack of the app's own, with nothing of ours on it.
                    if current?.isWindow == false { continue }
                    _ = enter(stack, .stack)
                }
                observe(stack)
                guard let proxy = record(of: stack)?.delegate else { continue }
                proxy.letSwipe(on: stack, top.frame?.stays(queue.conditions) != true)
                proxy.remember(
                    stack.viewControllers.filter { record(of: $0).map { !$0.isHost } ?? false }, on: stack)
            }
            for item in layer.regions.flatMap(\.frames) { mark(item.controller) }
        }

        /// Hears of the going of a screen that is shown. The views of SwiftUI's hosting controllers take no others.
        func mark(_ screen: UIViewController) {
            guard let record = record(of: screen), record.frame.actions == nil, !record.frame.isAlert else { return }
            let containers = [screen.navigationController, screen.tabBarController].compactMap { $0 }
            let records = ([screen] + containers).compactMap { self.record(of: $0) }
            NavGraph.Marker.mark(
                screen, for: self,
                keeping: records.flatMap { [$0.delegate, $0.presentationDelegate] }.compactMap { $0 })
        }

        /// Hears of back and swipes on a stack. A delegate that it has already goes on being told.
        func observe(_ stack: UINavigationController) {
            guard let record = record(of: stack) else { return }
            let proxy = record.delegate ?? NavGraph.DelegateProxy(self)
            record.delegate = proxy
            if !proxy.isReached(from: stack.delegate) { proxy.follow(stack.delegate) { stack.delegate = proxy } }
        }

        // if: tabs
        /// Hears of taps on tabs. A delegate that there is already goes on being told.
        func observe(_ tabs: UITabBarController) {
            guard let record = record(of: tabs) else { return }
            let proxy = record.delegate ?? NavGraph.DelegateProxy(self)
            record.delegate = proxy
            if !proxy.isReached(from: tabs.delegate) { proxy.follow(tabs.delegate) { tabs.delegate = proxy } }
        }
        // end: tabs

        // if: columns
        /// Decides which column a narrow window shows. A delegate that there is already goes on being told.
        func observe(_ split: UISplitViewController) {
            guard let record = record(of: split) else { return }
            let proxy = record.delegate ?? NavGraph.DelegateProxy(self)
            record.delegate = proxy
            if !proxy.isReached(from: split.delegate) { proxy.follow(split.delegate) { split.delegate = proxy } }
        }

        /// The column that a narrow window shows: the one that was declared, until a step makes another one active.
        func topColumn(of split: UISplitViewController) -> UISplitViewController.Column? {
            guard let record = record(of: split) else { return nil }
            let columns: [UISplitViewController.Column] =
                record.children.count == 2 ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
            let index = record.compact ?? record.active
            return columns.indices.contains(index) ? columns[index] : nil
        }
        // end: columns

        /// Hears of the swipe that takes a layer away. A delegate that there is already goes on being told.
        func observe(_ presentation: UIPresentationController?, of container: UIViewController) {
            guard let presentation, let record = record(of: container) else { return }
            let proxy = record.presentationDelegate ?? NavGraph.DelegateProxy(self)
            record.presentationDelegate = proxy
            if !proxy.isReached(from: presentation.delegate) {
                proxy.follow(presentation.delegate) { presentation.delegate = proxy }
            }
        }

        /// A stack of the app's own has its delegate back.
        func forget(_ stack: UINavigationController) {
            guard let record = record(of: stack), let proxy = record.delegate else { return }
            proxy.leave(stack)
            records[ObjectIdentifier(stack)] = nil
        }

        /// A screen comes, and its view is loaded.
        func willShow(_ screen: UIViewController, on stack: UINavigationController) {
            mark(screen)
            // if: tvOS
            holdMenu(on: layers)
            // end: tvOS
            Task { [weak self] in self?.queue.advance() }
        }

        /// A stack may have come to rest.
        func didShow(_ stack: UINavigationController) { queue.advance() }

        // if: tabs
        /// The user has chosen a tab.
        func chose(_ tab: UIViewController) {
            let record = record(of: tab)
            for tabs in records.values where tabs.kind == .tabs {
                if let index = tabs.children.firstIndex(where: { $0 === record }) { tabs.active = index }
            }
            queue.heard("tab:" + (record?.made ?? ""), .tab)
        }
        // end: tabs
    }
#endif
