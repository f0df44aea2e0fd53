#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import NavGraphRuntime
    public import UIKit

    extension NavGraph {
        /// Where layers stand: in the router's own window, or on something that an app shows by itself.
        @MainActor
        final class RootOpening {
            /// The window's container; or of the app's the stack, or the view controller that is on none.
            private(set) weak var base: UIViewController?
            /// Hosted, what was the top of the stack then.
            private(set) weak var bottom: UIViewController?
            /// Whether it is in the router's own window.
            let isWindow: Bool

            init(window: WindowController) {
                base = window
                isWindow = true
            }

            /// From a view controller of the app's.
            init(from controller: UIViewController) {
                let stack = controller as? UINavigationController ?? controller.navigationController
                base = stack ?? controller
                bottom = stack?.topViewController ?? controller
                isWindow = false
            }
        }
    }

    /// Hosted, layers stand on what the app shows by itself, at several places at once.
    extension NavGraph.Navigation {
        /// The layers of an opening, and whether the last of them is in front of all that is presented there.
        ///
        /// They are read along the chain of what is presented. What no router made is nobody's layer.
        func layers(of opening: NavGraph.RootOpening) -> (layers: [NavGraph.Layer], areInFront: Bool) {
            var layers: [NavGraph.Layer] = []
            var areInFront = true
            var next: UIViewController?
            if opening.isWindow {
                next = window.child
            } else {
                guard let base = opening.base, let layer = hostLayer(of: opening) else { return ([], false) }
                layers = [layer]
                next = base.presentedViewController
            }
            while let controller = next, !controller.isBeingDismissed {
                next = presented(above: controller)
                let owner = record(of: controller)?.opening
                areInFront = false
                guard owner == nil || owner === opening, let layer = layer(of: controller) else { continue }
                areInFront = true
                layers.append(layer)
            }
            return (layers, areInFront)
        }

        /// What is below all layers of ours: what was on the app's stack, and what has been pushed above it.
        private func hostLayer(of opening: NavGraph.RootOpening) -> NavGraph.Layer? {
            guard let base = opening.base else { return nil }
            let stack = base as? UINavigationController
            let all = stack?.viewControllers ?? [base]
            let start = all.firstIndex { $0 === opening.bottom } ?? all.firstIndex { record(of: $0) != nil } ?? 0
            let container = NavGraph.Node(base, nil)
            let region = NavGraph.Layer.Region(
                name: "host", container: container, isStack: stack != nil, frames: all[start...].map { node(of: $0) })
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

        /// An event of the app's own code, which names the view controller that it comes from. Hosted routers only.
        ///
        /// `from` must be on the screen, with nothing of ours above it.
        public func fire(
            _ event: String, _ values: [String: Any] = [:], from controller: UIViewController,
            _ body: @escaping (NavGraph.Step) throws -> Void
        ) {
            lastFrom = controller
            queue.fire(
                event, values,
                turn: { [weak self, weak controller] in
                    guard let self, let controller else { throw NavGraph.Fault.notOnScreen }
                    if let record = record(of: controller), !record.isHost { return false }
                    let above = ours(above: controller)
                    guard (above ?? controller).viewIfLoaded?.window != nil else { throw NavGraph.Fault.notOnScreen }
                    if above != nil { return false }
                    current = NavGraph.RootOpening(from: controller)
                    return true
                }, body: body)
        }

        /// What is in front of a view controller of the app's, if something of ours lies between: then that need not be on
        /// the screen itself.
        private func ours(above controller: UIViewController) -> UIViewController? {
            let stack = controller as? UINavigationController ?? controller.navigationController
            let top = stack?.topViewController
            var isOurs = top.map { record(of: $0) != nil } ?? false
            var front = isOurs ? top! : controller
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
    }

    extension UIViewController {
        /// The window that shows it, a container of it, for it may be in a tab that is not selected, or what is presented
        /// above them.
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
