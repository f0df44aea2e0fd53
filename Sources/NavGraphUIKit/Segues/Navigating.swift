#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    /// Moves that a scene's router carries out by one call of UIKit.
    extension NavGraph.Step {
        /// A new screen above the current one, pushed by `navigate` from the current screen. It is not made where
        /// that is on no stack.
        public func pushScene(
            by navigate: (_ source: UIViewController, _ destination: UIViewController) -> Void,
            _ make: () throws -> UIViewController
        ) throws {
            guard region.isStack else { throw NavGraph.Fault.pushOutsideStack }
            guard let source = current else { throw NavGraph.Fault.notOnScreen }
            let screen = try make()
            navigate(source, screen)
            adoptWhatUIKitShows(pushedOver: source)
        }

        /// A new layer, presented by `navigate` from what is frontmost.
        public func present(
            as style: NavGraph.Style = .sheet, isLocked: Bool = false, lockedWhile lock: NavGraph.Lock? = nil,
            detents: [NavGraph.Detent] = [], animation: NavGraph.Animation = .standard,
            by navigate: (_ source: UIViewController, _ destination: UIViewController) -> Void,
            _ make: () throws -> UIViewController
        ) throws {
            guard let source = navigation.frontmost, source.viewIfLoaded?.window != nil else {
                throw NavGraph.Fault.notOnScreen
            }
            let container = try make()
            present(
                container, as: style, isLocked: isLocked, lockedWhile: lock, detents: detents, animation: animation)
            if let layer = layers.last { navigation.prepare(layer, for: source) }
            navigate(source, container)
            adoptWhatUIKitShows(pushedOver: nil)
        }
    }
#endif
