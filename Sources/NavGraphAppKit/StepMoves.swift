#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    /// Moves that present what routers made, and what else a step does.
    extension NavGraph.Step {
        /// A new layer of a screen.
        public func presentScreen(
            _ screen: NSViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, at anchor: NavGraph.PopoverAnchor? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            present(
                layer(of: screen), as: style, isLocked: isLocked, lockedWhile: lock, at: anchor, animation: animation)
        }

        /// A new layer of a screen in a stack, which has the screen's name and ending.
        public func presentStack(
            _ screen: NSViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, at anchor: NavGraph.PopoverAnchor? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            present(
                stack(of: screen), as: style, isLocked: isLocked, lockedWhile: lock, at: anchor, animation: animation)
        }

        /// A new layer.
        public func present(
            _ layer: NavGraph.Layer, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, at anchor: NavGraph.PopoverAnchor? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            var layer = layer
            layer.style = style
            layer.isLocked = isLocked
            layer.lock = lock
            layer.anchor = anchor
            present(layer, animation: animation)
        }

        /// Steps of AppKit are run on its navigation only.
        var navigation: NavGraph.Navigation {
            guard let navigation = display as? NavGraph.Navigation else { preconditionFailure("another display") }
            return navigation
        }

        /// The current screen.
        public var current: NSViewController? { layers.last?.current?.controller }

        /// Opens the system's settings.
        public func openSettings() { open("x-apple.systempreferences:") }

        /// Leaves the app.
        public func open(_ url: String) {
            if let url = URL(string: url) { open(url) }
        }

        /// The same of a value.
        public func open(_ url: URL) { messages.append { NSWorkspace.shared.open(url) } }
    }
#endif
