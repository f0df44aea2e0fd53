#if canImport(UIKit) && !os(watchOS)
    public import NavGraphRuntime
    public import UIKit

    // Where popovers point at. tvOS has none: nothing is placed there, and no screen is asked.

    extension NavGraph {
        #if os(tvOS)
            /// Stands for what popovers are placed by on other platforms.
            @MainActor
            public final class Popover {
                private init() {}
            }
        #else
            /// What a popover is placed by.
            public typealias Popover = UIPopoverPresentationController
        #endif

        /// A layer is to be presented as a popover, where there are such.
        @MainActor
        public static func makePopover(_ layer: UIViewController) {
            #if !os(tvOS)
                if Platform.current != .tvOS { layer.modalPresentationStyle = .popover }
            #endif
        }

        /// What a layer is placed by, if it is to be presented as a popover.
        @MainActor
        public static func popover(of layer: UIViewController) -> Popover? {
            #if os(tvOS)
                nil
            #else
                Platform.current == .tvOS ? nil : layer.popoverPresentationController
            #endif
        }
    }

    extension NavGraph.Step {
        /// Lets the screen that raises an event say where a popover points at.
        public func anchor<Screen>(
            _ layer: UIViewController, at frame: NavGraph.Frame?, _ place: (Screen, NavGraph.Popover) -> Void
        ) {
            anchor(
                layer, at: frame,
                by: { controller, popover in
                    // Below a button among tabs, any screen can be current.
                    if let screen = controller as? Screen { place(screen, popover) }
                })
        }

        /// The same of an event of a group: the code that announces it may say where.
        public func anchor(
            _ layer: UIViewController, at frame: NavGraph.Frame?, _ place: ((NavGraph.Popover) -> Void)?
        ) {
            anchor(layer, at: frame, by: { place?($1) })
        }

        private func anchor(
            _ layer: UIViewController, at frame: NavGraph.Frame?,
            by place: (UIViewController, NavGraph.Popover) -> Void
        ) {
            #if !os(tvOS)
                guard let popover = NavGraph.popover(of: layer), let frame,
                    let controller = navigation.record(of: frame)?.controller
                else { return }
                let view = NavGraph.hasPlace(popover) ? nil : controller.viewIfLoaded
                if let view { NavGraph.point(popover, toMiddleOf: view) }
                place(controller, popover)
                guard let view, popover.sourceView === view else { return }
                // Any other place wins.
                if let item = NavGraph.item(of: popover), item !== view { popover.sourceView = nil }
            #endif
        }
    }

    extension NavGraph.Navigation {
        /// A popover without an anchor points at the middle.
        func placePopover(of layer: UIViewController, on presenter: UIViewController) {
            #if !os(tvOS)
                guard let popover = NavGraph.popover(of: layer), let view = presenter.viewIfLoaded else { return }
                if !NavGraph.hasPlace(popover) { NavGraph.point(popover, toMiddleOf: view) }
            #endif
        }
    }

    #if !os(tvOS)
        extension NavGraph {
            /// Whether the app has said where a popover is to point.
            @MainActor fileprivate static func hasPlace(_ popover: Popover) -> Bool {
                popover.sourceView != nil || item(of: popover) != nil
            }

            /// What a popover points at, unless that is a view.
            @MainActor fileprivate static func item(of popover: Popover) -> AnyObject? {
                if #available(iOS 16, *) { popover.sourceItem } else { popover.barButtonItem }
            }

            @MainActor fileprivate static func point(_ popover: Popover, toMiddleOf view: UIView) {
                popover.sourceView = view
                popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            }
        }
    #endif
#endif
