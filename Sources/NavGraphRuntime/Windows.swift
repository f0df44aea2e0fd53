// if: windows
extension NavGraph {
    /// The windows of one app: a condition that changes on its own is changed in all of them by a step of one.
    ///
    /// A window that has not come to rest is told later, and may change the same before. So what each is told is which
    /// condition has changed; the value is the one that was set last, by whichever window, when its turn comes.
    @MainActor
    final class Windows {
        private let shared: [String]
        private var queues: [WeakQueue] = []
        /// What was set last, and what goes with it.
        private(set) var conditions: Conditions

        /// Of conditions of these names, which have the values of the first window.
        init(sharing names: [String], _ conditions: Conditions) {
            shared = names
            self.conditions = conditions
        }

        /// A window begins with what was set last.
        func join(_ queue: StepQueue, with conditions: inout Conditions) {
            queues.removeAll { $0.queue == nil }
            queues.append(WeakQueue(queue: queue))
            for name in shared where conditions[name] != self.conditions[name] {
                conditions[name] = self.conditions[name]
            }
        }

        /// What a step of one has changed is a change in all others.
        func tell(of before: Conditions, _ after: Conditions, from teller: StepQueue) {
            let changed = shared.filter { before[$0] != after[$0] }
            for name in changed { conditions[name] = after[name] }
            for name in changed {
                for queue in queues.compactMap(\.queue) where queue !== teller { queue.adopt(name) }
            }
        }
    }
}

extension NavGraph.Windows {
    private struct WeakQueue {
        weak var queue: NavGraph.StepQueue?
    }
}
// end: windows
