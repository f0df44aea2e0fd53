#if canImport(UIKit) && !os(watchOS)
    import Foundation
    public import NavGraphRuntime
    public import UIKit

    /// Moves that bring in view controllers which routers made.
    extension NavGraph.Step {
        /// A new screen above the current one. It is not made where the current screen is on no stack.
        public func push(
            _ screen: @autoclosure () -> UIViewController, animation: NavGraph.Animation = .standard
        ) throws {
            try push(navigation.item(of: screen()), animation: animation)
        }

        /// Goes back to the nearest screen of that name where it is below, else pushes a new one.
        public func push(
            reusing name: some NavGraph.Name, _ screen: @autoclosure () -> UIViewController,
            animation: NavGraph.Animation = .standard
        ) throws {
            try push(reusing: name.text, navigation.item(of: screen()), animation: animation)
        }

        /// Replaces the current screen with a new one where it has that name, else pushes the new one.
        public func push(
            replacing name: some NavGraph.Name, _ screen: @autoclosure () -> UIViewController,
            animation: NavGraph.Animation = .standard
        ) throws {
            try push(replacing: name.text, navigation.item(of: screen()), animation: animation)
        }

        /// A new layer. A sheet is presented as the view controller itself wants it; with detents it rests at the
        /// first.
        public func present(
            _ container: UIViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, detents: [NavGraph.Detent] = [],
            animation: NavGraph.Animation = .standard
        ) {
            if let transition = animation.modalTransitionStyle { container.modalTransitionStyle = transition }
            if !detents.isEmpty, NavGraph.Platform.current != .tvOS { container.rest(at: detents, as: style) }
            guard var layer = navigation.layer(of: container) else { return }
            if style != .sheet { layer.style = style }
            if isLocked { layer.isLocked = true }
            layer.lock = lock
            present(layer, animation: animation)
        }

        /// A stack with a first screen in it, for that screen.
        public func stack(_ start: UIViewController, _ ending: NavGraph.Ending? = nil) -> UIViewController {
            navigation.stack(start, for: navigation.frame(of: start)?.screen ?? "", ending)
        }

        /// A new window layer; all others go.
        public func root(_ container: UIViewController, animation: NavGraph.Animation = .standard) {
            if let layer = navigation.layer(of: container) { root(layer, animation: animation) }
        }

        /// What a root makes, afresh, in the window layer that is there: it stays opened as it was. The way of a link
        /// is followed from here by further moves, all or nothing.
        public func restart(_ container: UIViewController) {
            if let layer = navigation.layer(of: container) { restart(layer) }
        }

        /// Replaces the current screen with another one, which counts as opened in the way that the current one was.
        ///
        /// Throws if no router made the current screen.
        public func replace(with screen: UIViewController, animation: NavGraph.Animation = .standard) throws {
            try replace(with: navigation.item(of: screen), animation: animation)
        }

        /// A column holds one screen from now on.
        public func show(
            _ screen: UIViewController, in name: some NavGraph.Name, animation: NavGraph.Animation = .standard
        ) throws {
            try show(navigation.item(of: screen), in: name.text, animation: animation)
        }

        /// Steps of UIKit are run on its navigation only.
        var navigation: NavGraph.Navigation {
            guard let navigation = display as? NavGraph.Navigation else { preconditionFailure("another display") }
            return navigation
        }
    }

    extension UIViewController {
        /// Has a sheet rest at some heights, the first one first.
        fileprivate func rest(at detents: [NavGraph.Detent], as style: NavGraph.Style) {
            if style != .sheet { modalPresentationStyle = style.modalPresentationStyle }
            #if !os(tvOS)
                guard let sheet = sheetPresentationController else { return }
                sheet.detents = detents.map { $0 == .medium ? .medium() : .large() }
                sheet.selectedDetentIdentifier = detents.first == .medium ? .medium : .large
            #endif
        }
    }

    /// What else a step does.
    extension NavGraph.Step {
        /// The current screen.
        public var current: UIViewController? { layers.last?.current?.controller }

        /// The current screen, as the type that it has in the graph. Throws `mismatch` if it is of another one.
        public func current<Screen>(as type: Screen.Type) throws -> Screen {
            guard let screen = current as? Screen else { throw NavGraph.Fault.mismatch }
            return screen
        }

        /// Sends a message to the current screen, if it has that name. Throws `mismatch` if it is of another type.
        public func send<Screen>(to name: some NavGraph.Name, _ message: @escaping (Screen) -> Void) throws {
            guard let receiver = try receiver(named: name.text).map(\.controller) else { return }
            guard let screen = receiver as? Screen else { throw NavGraph.Fault.mismatch }
            messages.append {
                receiver.loadViewIfNeeded()
                message(screen)
            }
        }

        /// Sends a message to the current screen, if it is one of those that receive the message.
        public func send<Screen>(_ message: @escaping (Screen) -> Void) throws {
            guard let receiver = try receiver(where: { item, _ in item.controller is Screen })?.controller else {
                return
            }
            messages.append {
                receiver.loadViewIfNeeded()
                if let screen = receiver as? Screen { message(screen) }
            }
        }

        /// The current screen if it has that name, or the screen that another has gone from above; `nil` if that has gone
        /// as well.
        func receiver(named name: String) throws -> NavGraph.LayerItem? {
            try receiver { $1 == name }
        }

        private func receiver(where receives: (NavGraph.LayerItem, String) -> Bool) throws -> NavGraph.LayerItem? {
            if isOpenerGone, layers.last?.current?.frame === before.last?.current?.frame { return nil }
            if let current = layers.last?.current, receives(current, currentScreen) { return current }
            if isOpenerGone { return nil }
            guard let opener, let controller = navigation.record(of: opener)?.controller else {
                throw NavGraph.Fault.sendUnknown
            }
            let below = NavGraph.LayerItem(controller, opener)
            guard receives(below, opener.screen) else { throw NavGraph.Fault.sendUnknown }
            return below
        }

        /// For messages that several screens receive, none of which is current.
        public var unknownMessage: NavGraph.Fault { .sendUnknown }

        /// Leaves the app.
        public func open(_ url: String) {
            if let url = URL(string: url) { open(url) }
        }

        /// The same of a value.
        public func open(_ url: URL) {
            messages.append { [navigation] in
                navigation.scene?.open(url, options: nil, completionHandler: nil)
            }
        }

        /// The current screen, ready to say where a popover points at.
        public var frameToAnchorAt: NavGraph.Frame? {
            current?.loadViewIfNeeded()
            return layers.last?.current?.frame
        }
    }
#endif
