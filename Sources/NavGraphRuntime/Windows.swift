extension NavGraph {
    /// The windows of one app: what changes by itself, a step of one of them changes in all.
    @MainActor
    final class Windows {
        private let shared: [String]
        private var queues: [WeakQueue] = []

        private struct WeakQueue {
            weak var queue: StepQueue?
        }

        /// Of conditions of these names.
        init(sharing conditions: [String]) { shared = conditions }

        func join(_ queue: StepQueue) {
            queues.removeAll { $0.queue == nil }
            queues.append(WeakQueue(queue: queue))
        }

        /// A window begins with what another one has.
        func adopt(_ others: Conditions, in conditions: inout Conditions) {
            for name in shared where conditions[name] != others[name] { conditions[name] = others[name] }
        }

        /// What a step of one has changed is a change in all others.
        func tell(of before: Conditions, _ after: Conditions, from teller: StepQueue) {
            for name in shared where before[name] != after[name] {
                for queue in queues.compactMap(\.queue) where queue !== teller {
                    queue.change(name, to: after[name], isShared: true)
                }
            }
        }
    }
}
