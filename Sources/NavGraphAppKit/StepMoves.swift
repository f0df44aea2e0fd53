#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit
    public import NavGraphRuntime

    /// Moves that bring in view controllers which routers made.
    extension NavGraph.Step {
        /// A new screen above the current one. It is not made where the current screen is on no stack.
        public func push(
            _ screen: @autoclosure () -> NSViewController, animation: NavGraph.Animation = .standard
        ) throws {
            try push(navigation.item(of: screen()), animation: animation)
        }

        /// Goes back to the nearest screen of that name where it is below, else pushes a new one.
        public func push(
            reusing name: some NavGraph.Name, _ screen: @autoclosure () -> NSViewController,
            animation: NavGraph.Animation = .standard
        ) throws {
            try push(reusing: name.text, navigation.item(of: screen()), animation: animation)
        }

        /// Replaces the current screen with a new one where it has that name, else pushes the new one.
        public func push(
            replacing name: some NavGraph.Name, _ screen: @autoclosure () -> NSViewController,
            animation: NavGraph.Animation = .standard
        ) throws {
            try push(replacing: name.text, navigation.item(of: screen()), animation: animation)
        }

        /// A new layer of a screen.
        public func present(
            screen: NSViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, at anchor: NavGraph.PopoverAnchor? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            present(
                layer(of: screen), as: style, isLocked: isLocked, lockedWhile: lock, at: anchor, animation: animation)
        }

        /// A new layer of a screen in a stack, which has the screen's name and ending.
        public func present(
            stack screen: NSViewController, as style: NavGraph.Style = .sheet, isLocked: Bool = false,
            lockedWhile lock: NavGraph.Lock? = nil, at anchor: NavGraph.PopoverAnchor? = nil,
            animation: NavGraph.Animation = .standard
        ) {
            let frame = navigation.frame(of: screen)
            present(
                navigation.stack(screen, for: frame?.screen ?? "", frame?.ending), as: style, isLocked: isLocked,
                lockedWhile: lock, at: anchor, animation: animation)
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

        /// A new window layer of a screen; all others go.
        public func root(_ screen: NSViewController, animation: NavGraph.Animation = .standard) {
            root(layer(of: screen), animation: animation)
        }

        /// What a root makes, afresh, in the window layer that is there.
        public func restart(_ screen: NSViewController) { restart(layer(of: screen)) }

        /// The current screen gives way to another, which inherits how it was opened.
        public func replace(with screen: NSViewController, animation: NavGraph.Animation = .standard) throws {
            try replace(with: navigation.item(of: screen), animation: animation)
        }

        /// A column holds one screen from now on.
        public func show(
            _ screen: NSViewController, in name: some NavGraph.Name, animation: NavGraph.Animation = .standard
        ) throws {
            try show(navigation.item(of: screen), in: name.text, animation: animation)
        }

        private func layer(of screen: NSViewController) -> NavGraph.Layer {
            let frame = navigation.frame(of: screen)
            return navigation.single(screen, for: frame?.screen ?? "", frame?.ending)
        }

        /// Steps of AppKit are run on its navigation only.
        var navigation: NavGraph.Navigation {
            guard let navigation = display as? NavGraph.Navigation else { preconditionFailure("another display") }
            return navigation
        }
    }

    /// What else a step does.
    extension NavGraph.Step {
        /// The current screen.
        public var current: NSViewController? { layers.last?.current?.controller }

        /// The current screen, as the type that it has in the graph. Throws `mismatch` if it is of another one.
        public func current<Screen>(as type: Screen.Type) throws -> Screen {
            guard let screen = current as? Screen else { throw NavGraph.Fault.mismatch }
            return screen
        }

        /// Sends a message to the current screen, if it has that name. Throws `mismatch` if it is of another type.
        public func send<Screen>(to name: some NavGraph.Name, _ message: @escaping (Screen) -> Void) throws {
            guard currentScreen == name.text, let receiver = current else { throw NavGraph.Fault.sendUnknown }
            guard receiver is Screen else { throw NavGraph.Fault.mismatch }
            deliver(message, to: receiver)
        }

        /// Sends a message to the current screen, if it is one of those that receive the message.
        public func send<Screen>(_ message: @escaping (Screen) -> Void) throws {
            guard let receiver = current, receiver is Screen else { throw NavGraph.Fault.sendUnknown }
            deliver(message, to: receiver)
        }

        private func deliver<Screen>(_ message: @escaping (Screen) -> Void, to receiver: NSViewController) {
            messages.append {
                _ = receiver.view
                if let screen = receiver as? Screen { message(screen) }
            }
        }

        /// For messages that several screens receive, none of which is current.
        public var unknownMessage: NavGraph.Fault { .sendUnknown }

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
