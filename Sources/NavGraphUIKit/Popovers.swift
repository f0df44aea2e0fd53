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

        /// What says where a popover points at, just before it is presented.
        @MainActor
        public final class PopoverAnchor {
            fileprivate let set: (Popover) -> Void

            fileprivate init(set: @escaping (Popover) -> Void) { self.set = set }

            /// The app's own code says it.
            public convenience init(_ place: ((Popover) -> Void)?) { self.init(set: { place?($0) }) }
        }

        /// What a layer is placed by, if it is to be presented as a popover.
        @MainActor
        fileprivate static func popover(of layer: UIViewController) -> Popover? {
            #if os(tvOS)
                nil
            #else
                Platform.current == .tvOS ? nil : layer.popoverPresentationController
            #endif
        }
    }

    extension NavGraph.Step {
        /// Lets a screen say where a popover points at: the current one, or that of `frame`.
        public func anchor<Screen>(
            at frame: NavGraph.Frame? = nil, _ place: @escaping (Screen, NavGraph.Popover) -> Void
        ) -> NavGraph.PopoverAnchor {
            anchor(of: frame) { controller, popover in
                // Below a button among tabs, any screen can be current.
                if let screen = controller as? Screen { place(screen, popover) }
            }
        }

        /// The same of an event of a group: the code that announces it may say where.
        public func groupAnchor(
            _ place: ((NavGraph.Popover) -> Void)?, at frame: NavGraph.Frame? = nil
        ) -> NavGraph.PopoverAnchor {
            anchor(of: frame) { place?($1) }
        }

        private func anchor(
            of frame: NavGraph.Frame?, by place: @escaping (UIViewController, NavGraph.Popover) -> Void
        ) -> NavGraph.PopoverAnchor {
            #if os(tvOS)
                NavGraph.PopoverAnchor(nil)
            #else
                let controller = (frame ?? frameToAnchorAt).flatMap { navigation.record(of: $0)?.controller }
                return NavGraph.PopoverAnchor(set: { popover in
                    guard let controller else { return }
                    let view = NavGraph.hasPlace(popover) ? nil : controller.viewIfLoaded
                    if let view { NavGraph.point(popover, toMiddleOf: view) }
                    place(controller, popover)
                    guard let view, popover.sourceView === view else { return }
                    // Any other place wins.
                    if let item = NavGraph.item(of: popover), item !== view { popover.sourceView = nil }
                })
            #endif
        }
    }

    extension UIViewController {
        /// Is to be presented in a style at a place, if there are popovers.
        func point(at anchor: NavGraph.PopoverAnchor, as style: NavGraph.Style) {
            #if !os(tvOS)
                if NavGraph.Platform.current == .tvOS { return }
                if style == .popover { modalPresentationStyle = .popover }
                if let popover = NavGraph.popover(of: self) { anchor.set(popover) }
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
