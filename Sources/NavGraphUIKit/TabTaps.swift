#if canImport(UIKit) && !os(watchOS)
    import NavGraphRuntime
    import UIKit

    // if: tabs
    extension NavGraph {
        /// The delegate's methods for view controllers, and those for tabs of iOS 18.
        enum TabMethods { case controller, tab }

        /// Counts each tap on a tab once, where UIKit tells of it by two methods of a delegate.
        struct TabTaps {
            private weak var last: UIViewController?
            private var generation = TabMethods.controller

            /// Whether this is not the other method's tap.
            mutating func isNews(of tab: UIViewController, _ generation: TabMethods) -> Bool {
                if last === tab, self.generation != generation {
                    last = nil
                    return false
                }
                (last, self.generation) = (tab, generation)
                return true
            }
        }
    }
// end: tabs
#endif
