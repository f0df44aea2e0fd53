#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    extension NavGraph {
        /// Where a popover points at. Without a view that is the middle of the screen that raises the event.
        @MainActor
        public final class PopoverPlace {
            /// The view that it points at.
            public var view: NSView?
            /// In the coordinates of the view; `nil`: its bounds.
            public var rect: NSRect?
            /// The edge at which the popover is, if there is room.
            public var edge = NSRectEdge.maxY

            /// The middle of the screen.
            public init() {}

            /// AppKit raises an exception for a view in no window.
            func resolved(in screen: NSViewController?) -> (NSView, NSRect)? {
                if let view, view.window != nil { return (view, rect ?? view.bounds) }
                guard let view = screen?.view, view.window != nil else { return nil }
                return (view, NSRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1))
            }
        }

        /// What sets the place of a popover when that is shown.
        @MainActor
        public final class PopoverAnchor {
            let set: (PopoverPlace) -> Void
            init(_ set: @escaping (PopoverPlace) -> Void) { self.set = set }
        }

        /// Asked before a popover closes, and told when it has.
        final class PopoverDelegate: NSObject, NSPopoverDelegate {
            private weak var layer: ShownLayer?
            private weak var navigation: Navigation?

            @MainActor
            init(_ layer: ShownLayer, _ navigation: Navigation) {
                self.layer = layer
                self.navigation = navigation
            }

            /// A click beside it, or Esc, is a step before anything closes.
            func popoverShouldClose(_ popover: NSPopover) -> Bool {
                if let layer { navigation?.act(.swipe(layer.id)) }
                return false
            }

            func popoverDidShow(_ notification: Notification) {
                if let layer, let window = layer.container.view.window { layer.show(in: window) }
            }

            func popoverDidClose(_ notification: Notification) { if let layer { navigation?.hasGone(layer) } }
        }
    }

    extension NavGraph.Step {
        /// Lets a screen say where a popover points at: the current one, or that of `frame`.
        public func anchor<Screen>(
            at frame: NavGraph.Frame? = nil, _ place: @escaping (Screen, NavGraph.PopoverPlace) -> Void
        ) -> NavGraph.PopoverAnchor {
            let controller = (frame ?? frameToAnchorAt).flatMap { frame in
                layers.lazy.flatMap(\.regions).flatMap(\.frames).first { $0.frame === frame }?.controller
            }
            return NavGraph.PopoverAnchor { [weak controller] popover in
                // Below a button among tabs, any screen can be current.
                if let screen = controller as? Screen { place(screen, popover) }
            }
        }

        /// The same of an event of a group: the code that announces it may say where.
        public func groupAnchor(
            _ place: ((NavGraph.PopoverPlace) -> Void)?, at frame: NavGraph.Frame? = nil
        ) -> NavGraph.PopoverAnchor {
            NavGraph.PopoverAnchor { place?($0) }
        }

        /// The frame of the current screen, which says where a popover points at.
        public var frameToAnchorAt: NavGraph.Frame? { layers.last?.current?.frame }
    }
#endif
