#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    /// Layers that the user cannot swipe away while some conditions hold, and screens that the user cannot go back from.
    extension NavGraph.Navigation {
        // if: locks
        func keep(_ lock: @escaping NavGraph.Lock, of container: UIViewController) {
            record(of: container)?.lock = lock
            container.isModalInPresentation = lock(queue.conditions)
        }

        /// The conditions may have changed.
        func updateLocks() {
            for record in records.values {
                if let lock = record.lock { record.controller?.isModalInPresentation = lock(queue.conditions) }
                guard record.frame.goesBackWhile != nil, let item = record.controller?.navigationItem else { continue }
                hideBackButton(record.frame.stays(queue.conditions), in: item)
            }
        }

        /// tvOS has no back button.
        func hideBackButton(_ isHidden: Bool, in item: UINavigationItem) {
            #if !os(tvOS)
                if NavGraph.Platform.current != .tvOS { item.hidesBackButton = isHidden }
            #endif
        }

        // if: tabs
        /// Whether a tab that is chosen again keeps its screens, since the user cannot go back from one of them.
        func keepsScreens(of tab: UIViewController) -> Bool {
            record(of: tab)?.screens.dropFirst().contains { $0.frame.isHeld(queue.conditions) } ?? false
        }
        // end: tabs

        /// Whether one is locked at this moment.
        func isLocked(_ container: UIViewController) -> Bool {
            record(of: container)?.lock?(queue.conditions) ?? false
        }
        // end: locks
    }
#endif
