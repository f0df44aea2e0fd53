#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import NavGraphRuntime
    import UIKit

    /// Layers that the user cannot swipe away while some conditions hold.
    extension NavGraph.Navigation {
        func keep(_ lock: @escaping NavGraph.Lock, of container: UIViewController) {
            record(of: container)?.lock = lock
            container.isModalInPresentation = lock(queue.conditions)
        }

        /// The conditions may have changed.
        func updateLocks() {
            for record in records.values {
                guard let lock = record.lock else { continue }
                record.controller?.isModalInPresentation = lock(queue.conditions)
            }
        }

        /// Whether one is locked at this moment.
        func isLocked(_ container: UIViewController) -> Bool {
            record(of: container)?.lock?(queue.conditions) ?? false
        }
    }
#endif
