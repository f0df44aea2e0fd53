#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
    public import NavGraphRuntime
    public import SwiftUI

    extension NavGraph {
        /// What one opening of a screen is told: each message once, in their order, when the screen is next shown.
        @available(macOS 14, *)
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

    extension View {
        /// Takes the messages of an inbox, each once, in their order: at once those that wait, and those that arrive.
        @available(macOS 14, *)
        public func onMessage<Message>(
            _ inbox: NavGraph.Inbox<Message>, perform action: @escaping (Message) -> Void
        ) -> some View {
            onChange(of: inbox.count, initial: true) {
                for message in inbox.takeAll() { action(message) }
            }
        }
    }
#endif
