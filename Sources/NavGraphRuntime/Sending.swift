/// Messages to screens that are objects of a UI framework.
extension NavGraph.Step {
    /// Sends a message to the current screen, if it has that name. Throws `mismatch` if it is of another type.
    public func send<Screen>(to name: some NavGraph.Name, _ message: @escaping (Screen) -> Void) throws {
        guard let receiver = try receiver(named: name.text)?.content else { return }
        guard receiver is Screen else { throw NavGraph.Fault.mismatch }
        deliver(message, to: receiver)
    }

    /// Sends a message to the current screen, if it is one of those that receive the message.
    public func send<Screen>(_ message: @escaping (Screen) -> Void) throws {
        guard let receiver = try receiver(where: { item, _ in item.content is Screen })?.content else { return }
        deliver(message, to: receiver)
    }

    /// For messages that several screens receive, none of which is current.
    public var unknownMessage: NavGraph.Fault { .sendUnknown }

    private func deliver<Screen>(_ message: @escaping (Screen) -> Void, to receiver: AnyObject) {
        messages.append { [display] in
            display.load(receiver)
            if let screen = receiver as? Screen { message(screen) }
        }
    }

    /// The current screen if it has that name, or the screen that another has gone from above; `nil` if that has gone
    /// too.
    package func receiver(named name: String) throws -> NavGraph.LayerItem? { try receiver { $1 == name } }

    private func receiver(where receives: (NavGraph.LayerItem, String) -> Bool) throws -> NavGraph.LayerItem? {
        if isOpenerGone, layers.last?.current?.frame === before.last?.current?.frame { return nil }
        if let current = layers.last?.current, receives(current, currentScreen) { return current }
        if isOpenerGone { return nil }
        guard let opener, let below = display.item(showing: opener), receives(below, opener.screen) else {
            throw NavGraph.Fault.sendUnknown
        }
        return below
    }
}
