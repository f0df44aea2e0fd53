extension NavGraph {
    /// All who hear of what happens, in the order in which they were added.
    @MainActor
    package final class Observers: Observer {
        private weak var first: (any Observer)?
        private var added: [any Observer] = []

        /// Keeps the first one weakly.
        package init(_ first: (any Observer)?) { self.first = first }

        /// Keeps it.
        package func add(_ observer: any Observer) { added.append(observer) }

        // if: intents
        func remove(_ observer: any Observer) { added.removeAll { $0 === observer } }
        // end: intents

        package var isEmpty: Bool { first == nil && added.isEmpty }

        private var all: [any Observer] { (first.map { [$0] } ?? []) + added }

        package func shown(_ screen: String) { for one in all { one.shown(screen) } }
        package func fired(_ event: String, _ values: [String: Any], _ cause: Cause) {
            for one in all { one.fired(event, values, cause) }
        }
        package func ignored(_ event: String) { for one in all { one.ignored(event) } }
        package func faulted(_ event: String, _ fault: Fault) { for one in all { one.faulted(event, fault) } }
        package func stalled(_ screen: String) { for one in all { one.stalled(screen) } }
        package func followed(_ link: String) { for one in all { one.followed(link) } }
        package func kept(_ link: String) { for one in all { one.kept(link) } }
        package func dropped(_ link: String) { for one in all { one.dropped(link) } }
        package func failed(_ link: String, _ error: any Error) { for one in all { one.failed(link, error) } }
    }
}
