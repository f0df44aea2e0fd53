#if canImport(SwiftUI) && !os(watchOS)
    public import NavGraphRuntime
    public import SwiftUI

    extension NavGraph {
        /// What one opening of a screen is told: each message once, in their order, when the screen is next shown.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        @MainActor
        @Observable
        public final class Inbox<Message> {
            @ObservationIgnored private var messages: [Message] = []

            /// Empty. A preview has one that stays so.
            public init() {}

            /// How many messages have arrived, those included that were taken: it grows with each.
            public private(set) var count = 0

            /// A message arrives.
            public func put(_ message: Message) {
                messages.append(message)
                count += 1
            }

            /// What waits, oldest first; nothing waits then.
            public func takeAll() -> [Message] {
                if messages.isEmpty { return [] }
                defer { messages = [] }
                return messages
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Frame {
        /// What the screen is told by.
        public func inbox<Message>(of type: Message.Type) -> NavGraph.Inbox<Message> {
            if let inbox = inbox as? NavGraph.Inbox<Message> { return inbox }
            let inbox = NavGraph.Inbox<Message>()
            self.inbox = inbox
            return inbox
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
    extension NavGraph.Step {
        /// Sends a message to the current screen, if it has that name. Throws `mismatch` if its messages are of another
        /// type.
        public func send<Message>(to name: some NavGraph.Name, message: Message) throws {
            guard let frame = try receiver(named: name.text)?.frame else { return }
            guard frame.inbox == nil || frame.inbox is NavGraph.Inbox<Message> else { throw NavGraph.Fault.mismatch }
            messages.append { frame.inbox(of: Message.self).put(message) }
        }
    }

    extension View {
        /// Takes the messages of an inbox, each once, in their order: at once those that wait, and those that arrive.
        @available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
        public func onMessage<Message>(
            _ inbox: NavGraph.Inbox<Message>, perform action: @escaping (Message) -> Void
        ) -> some View {
            onChange(of: inbox.count, initial: true) {
                for message in inbox.takeAll() { action(message) }
            }
        }
    }
#endif
