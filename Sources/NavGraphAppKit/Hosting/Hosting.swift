#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    public import NavGraphRuntime

    /// SwiftUI screens in hosting controllers.
    extension NavGraph.Navigation {
        /// What the current screen announces with, if it is one of SwiftUI.
        public var currentActions: Any? { layers.last?.current?.frame?.actions }
    }

    @available(macOS 14, *)
    extension NavGraph.Frame {
        /// What the screen is told by.
        public func inbox<Message>(of type: Message.Type) -> NavGraph.Inbox<Message> {
            if let inbox = inbox as? NavGraph.Inbox<Message> { return inbox }
            let inbox = NavGraph.Inbox<Message>()
            self.inbox = inbox
            return inbox
        }
    }

    @available(macOS 14, *)
    extension NavGraph.Step {
        /// Sends a message to the current screen, if it has that name. Throws `mismatch` if its messages are of another
        /// type.
        public func send<Message>(to name: some NavGraph.Name, message: Message) throws {
            guard currentScreen == name.text else { throw NavGraph.Fault.sendUnknown }
            guard let inbox = layers.last?.current?.frame?.inbox as? NavGraph.Inbox<Message> else {
                throw NavGraph.Fault.mismatch
            }
            messages.append { inbox.put(message) }
        }
    }
#endif
