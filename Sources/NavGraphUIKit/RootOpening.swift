#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    extension NavGraph {
        /// The place of layers: in the router's own window, or on a view controller of the app.
        @MainActor
        final class RootOpening {
            /// The window's container; or of the app's the stack, or the view controller that is on none.
            private weak var place: UIViewController?
            /// Hosted, what was the top of the stack then.
            private(set) weak var bottom: UIViewController?
            /// Hosted, what has presented the lowest layer. What it was presented from may be gone.
            weak var presenter: UIViewController?
            /// Hosted, the app's window.
            private weak var window: UIWindow?
            /// Whether it is in the router's own window.
            let isWindow: Bool

            init(window: WindowController) {
                place = window
                isWindow = true
            }

            // if: host
            /// From a view controller of the app's.
            init(from controller: UIViewController) {
                let stack = controller as? UINavigationController ?? controller.navigationController
                place = stack ?? controller
                bottom = stack?.topViewController ?? controller
                window = controller.windowInFront
                isWindow = false
            }
            // end: host

            /// What layers stand on.
            var base: UIViewController? { place ?? presenter }

            /// What presents the lowest layer: a view controller with no parent.
            var presentingRoot: UIViewController? {
                if let presenter, presenter.presentedViewController != nil { return presenter.outermost }
                return base?.outermost
            }

            // if: host
            /// Whether the app's window still has it: its root may have been replaced.
            var isAttached: Bool {
                guard !isWindow, let window, let base else { return true }
                if base.viewIfLoaded?.window != nil { return true }
                guard let root = window.rootViewController else { return false }
                var lowest = presentingRoot ?? base.outermost
                while let presenting = lowest.presentingViewController { lowest = presenting.outermost }
                return lowest === root
            }
            // end: host
        }
    }

    /// Hosted, layers stand on the app's own view controllers, at several places at once.
    extension NavGraph.Navigation {
        /// The layers of an opening, and whether the last of them is in front of all that is presented there.
        func layers(of opening: NavGraph.RootOpening) -> (layers: [NavGraph.Layer], areInFront: Bool) {
            var stacked = StackedLayers(opening: opening)
            if opening.isWindow {
                guard let child = rootContainer.child else { return ([], true) }
                read(child, in: rootContainer, into: &stacked)
            }
            // if: host
            if !opening.isWindow {
                guard opening.isAttached, let layer = hostLayer(of: opening), let root = opening.presentingRoot else {
                    return ([], false)
                }
                stacked.layers = [layer]
                let top = layer.current?.controller
                for one in presentations(in: root, from: top) { read(one, in: one, into: &stacked) }
            }
            // end: host
            return (stacked.layers, stacked.areInFront)
        }

        /// The layers that are read along the chain of presentations.
        private struct StackedLayers {
            let opening: NavGraph.RootOpening
            var layers: [NavGraph.Layer] = []
            var areInFront = true
        }

        /// A container, and what is presented above it. What no router made is nobody's layer: it is in front, unless
        /// it stands in the context of a screen, as a search does.
        private func read(_ container: UIViewController, in root: UIViewController, into stacked: inout StackedLayers) {
            if container.isBeingDismissed { return }
            let owner = record(of: container)?.opening
            let layer = owner == nil || owner === stacked.opening ? layer(of: container) : nil
            if let layer {
                stacked.areInFront = true
                stacked.layers.append(layer)
            } else if !container.isInContext {
                stacked.areInFront = false
            }
            for one in presentations(in: root, from: layer?.current?.controller) { read(one, in: one, into: &stacked) }
        }

        /// The presented view controllers of a container: first in the contexts of its current screen, then the
        /// container's own.
        func presentations(in root: UIViewController, from screen: UIViewController?) -> [UIViewController] {
            var found: [UIViewController] = []
            let start = screen.flatMap { $0 === root || $0.isInside(root) ? $0 : nil } ?? root
            for one in sequence(first: start, next: { $0 === root ? nil : $0.parent }) {
                guard let presented = one.presentedViewController, presented !== root,
                    !found.contains(where: { $0 === presented })
                else { continue }
                found.append(presented)
            }
            return found
        }

        // if: host
        /// The view controllers below all layers of ours: those below our first screen on the app's stack, and those
        /// pushed above it.
        private func hostLayer(of opening: NavGraph.RootOpening) -> NavGraph.Layer? {
            guard let base = opening.base else { return nil }
            let stack = base as? UINavigationController
            let all = stack?.viewControllers ?? [base]
            var start = all.firstIndex { $0 === opening.bottom } ?? max(all.count - 1, 0)
            if let first = all.firstIndex(where: { record(of: $0)?.isOurs(in: opening) == true }) {
                start = max(first - 1, 0)
            }
            let container = NavGraph.LayerItem(base, nil)
            let screens = all.isEmpty ? [base] : Array(all[start...])
            let region = NavGraph.Layer.Region(
                name: "host", container: container, isStack: stack != nil, frames: screens.map { item(of: $0) })
            return NavGraph.Layer(.stack, for: "host", container: container, regions: [region])
        }

        /// What of ours is in front on the app's window, for what comes from no screen; else the app's own there.
        func openingInFront() -> NavGraph.RootOpening? {
            guard let from = host ?? lastFrom, let window = from.windowInFront else { return nil }
            var front: NavGraph.RootOpening?
            var next = window.rootViewController
            while let controller = next, !controller.isBeingDismissed {
                let visible = openings.last { opening in
                    guard let base = opening.base, base === controller || base.isInside(controller) else {
                        return false
                    }
                    // What is presented over the whole screen takes from the window what is below it.
                    return base.viewIfLoaded?.window === window
                        || controller.viewIfLoaded?.window == nil && base.isChosen(in: controller)
                }
                front = record(of: controller)?.opening ?? visible ?? front
                next = controller.presentedViewController
            }
            if let front { return front }
            return from.viewIfLoaded?.window == nil ? nil : NavGraph.RootOpening(from: from)
        }

        /// Hosted, what is said to be shown is so of what is in front, where the last step has come from elsewhere.
        func turnToFront() {
            guard let opening = current, !opening.isWindow,
                layers(of: opening).layers.last?.container.controller.viewIfLoaded?.window == nil
            else { return }
            current = openingInFront() ?? opening
        }

        /// Fires an event of the app's own code, which names the view controller that it comes from. Hosted routers
        /// only.
        ///
        /// When its turn comes, and animations have ended, the view controller must be on the screen: else the event
        /// fails (`notOnScreen`). The event is ignored where a screen of the router lies above the view controller, or
        /// the view controller is itself one.
        public func fire(
            _ event: String, _ values: [String: Any] = [:], from controller: UIViewController,
            body: @escaping (NavGraph.Step) throws -> Void
        ) {
            lastFrom = controller
            waitingFrom.append(NavGraph.WeakController(controller))
            queue.fire(
                event, values,
                turn: { [weak self, weak controller] in
                    self?.waitingFrom.removeFirst()
                    guard let self, let controller else { throw NavGraph.Fault.notOnScreen }
                    if let record = record(of: controller), !record.isHost { return false }
                    let above = ours(above: controller)
                    guard (above ?? controller).viewIfLoaded?.window != nil else { throw NavGraph.Fault.notOnScreen }
                    if above != nil { return false }
                    current = NavGraph.RootOpening(from: controller)
                    return true
                }, body: body)
        }

        /// The view controllers in front of one of the app's, if one of ours lies between: then that need not
        /// be on the screen itself.
        private func ours(above controller: UIViewController) -> UIViewController? {
            let stack = controller as? UINavigationController ?? controller.navigationController
            let top = stack?.topViewController
            let own = top.flatMap { record(of: $0) == nil ? nil : $0 }
            var isOurs = own != nil
            var front = own ?? controller
            while let above = front.presentedViewController, !above.isBeingDismissed {
                isOurs = isOurs || record(of: above) != nil
                front = above
            }
            return isOurs ? front : nil
        }

        /// Lets go of the app's own containers that nothing of ours is left on.
        func closeOpenings() {
            let kept = openings.filter { opening in
                opening.isWindow || records.values.contains { $0.isPlaced && $0.opening === opening }
            }
            let left = openings.filter { one in !kept.contains { $0 === one } }
            openings = kept
            for opening in left {
                guard let stack = opening.base as? UINavigationController, record(of: stack)?.isHost == true,
                    !kept.contains(where: { $0.base === stack })
                else { continue }
                forget(stack)
            }
        }
        // end: host
    }

    extension UIViewController {
        // if: host
        /// The window that shows it, a container of it, for it may be in a tab that is not selected, or what is
        /// presented above them.
        fileprivate var windowInFront: UIWindow? {
            var next: UIViewController? = self
            while let one = next {
                let containers = sequence(first: one) { $0.parent }
                if let window = containers.lazy.compactMap({ $0.viewIfLoaded?.window }).first { return window }
                next = one.presentedViewController
            }
            return nil
        }

        /// Whether it is what the containers between it and another show.
        fileprivate func isChosen(in container: UIViewController) -> Bool {
            var child = self
            while child !== container, let parent = child.parent {
                if let tabs = parent as? UITabBarController, tabs.selectedViewController !== child { return false }
                if let stack = parent as? UINavigationController, stack.topViewController !== child { return false }
                child = parent
            }
            return true
        }
        // end: host

        /// The container that is in no other.
        fileprivate var outermost: UIViewController {
            var one = self
            while let parent = one.parent { one = parent }
            return one
        }

        /// Whether it is presented in the context of a screen, and so is not a layer of the window.
        var isInContext: Bool {
            self is UISearchController || modalPresentationStyle == .currentContext
                || modalPresentationStyle == .overCurrentContext
        }

        fileprivate func isInside(_ container: UIViewController) -> Bool {
            var next = parent
            while let one = next {
                if one === container { return true }
                next = one.parent
            }
            return false
        }
    }
#endif
