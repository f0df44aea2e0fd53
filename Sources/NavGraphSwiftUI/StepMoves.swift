#if canImport(SwiftUI) && !os(watchOS)
    import Foundation
    public import NavGraphRuntime
    #if canImport(UIKit)
        import UIKit
    #endif

    /// Moves that bring in what routers made.
    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Step {
        /// A new layer of a screen.
        public func presentScreen(
            _ screen: NavGraph.Frame, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
            at event: String? = nil, of opening: NavGraph.Opening? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            present(
                layer(of: screen), as: style, isLocked: isLocked, lockedWhile: lock, detents: detents, at: event,
                of: opening, animation: animation)
        }

        /// A new layer of a screen in a stack, which has the screen's name and ending.
        public func presentStack(
            _ screen: NavGraph.Frame, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
            at event: String? = nil, of opening: NavGraph.Opening? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            present(
                stack(of: screen), as: style, isLocked: isLocked,
                lockedWhile: lock, detents: detents, at: event, of: opening, animation: animation)
        }

        /// A new layer. With detents a sheet rests at the first; a popover is shown at the view that is the place of an
        /// event, on the current screen or on another one.
        public func present(
            _ layer: NavGraph.Layer, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
            at event: String? = nil, of opening: NavGraph.Opening? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            var layer = layer
            layer.anchor = event.map { (opening ?? frameToAnchorAt).anchor($0) }
            layer.style = style
            layer.isLocked = isLocked
            layer.lock = lock
            layer.detents = detents
            present(layer, animation: animation)
        }

        /// The opening of the current screen, in which a popover has its place. A handler may hold it for long: it
        /// keeps nothing alive.
        public var frameToAnchorAt: NavGraph.Opening {
            layers.last?.current?.frame.map { NavGraph.Opening($0) } ?? NavGraph.Opening()
        }

        /// Leaves the app, by the environment of the root view.
        public func open(_ url: String) {
            if let url = URL(string: url) { open(url) }
        }

        /// The same of a value.
        public func open(_ url: URL) {
            messages.append { [urls = navigation.urls] in urls.put(url) }
        }

        /// Leaves the app for its settings, on macOS for those of the system.
        public func openSettings() {
            #if canImport(UIKit)
                if NavGraph.Platform.current != .macOS { return open(UIApplication.openSettingsURLString) }
            #endif
            open("x-apple.systempreferences:")
        }

        /// Steps of SwiftUI are run on its navigation only.
        private var navigation: NavGraph.Navigation {
            guard let navigation = display as? NavGraph.Navigation else { preconditionFailure("another display") }
            return navigation
        }
    }
#endif
