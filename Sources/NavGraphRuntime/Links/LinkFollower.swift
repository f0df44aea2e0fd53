public import Foundation

extension NavGraph {
    /// Keeps the one link that waits, and follows it as soon as it can be followed and nothing moves.
    @MainActor
    public final class LinkFollower {
        let queue: StepQueue
        /// The link that is followed if a resolver fails.
        private let fallback: () -> LinkWay?
        /// The time, by which links expire.
        public var now: () -> Date = { Date() }

        private var waiting: Waiting?
        private var resolving: Task<Void, Never>?

        /// Keeps links until they can be followed. `fallback` gives what is followed where a resolver fails.
        public convenience init(_ navigator: Navigator, fallback: @escaping () -> LinkWay?) {
            self.init(navigator.queue, fallback: fallback)
        }

        package init(_ queue: StepQueue, fallback: @escaping () -> LinkWay?) {
            self.queue = queue
            self.fallback = fallback
            queue.atRest = { [weak self] in self?.look() }
            queue.describeLink = { [weak self] in self?.waiting?.description }
        }

        deinit { resolving?.cancel() }

        /// A link arrives. What waited is forgotten.
        public func follow(_ way: LinkWay) { follow(way, isFallback: false) }

        private var last: (entry: LinkEntry, time: Date)?

        /// Whether something from outside has come already: the system tells of the notification of a cold start twice.
        public func isRepeated(_ entry: LinkEntry) -> Bool {
            let time = now()
            defer { last = (entry, time) }
            guard let last, last.entry == entry else { return false }
            return time.timeIntervalSince(last.time) < 2
        }

        private func follow(_ way: LinkWay, isFallback: Bool) {
            drop()
            waiting = Waiting(way: way, deadline: way.expires.map { now() + $0 }, isFallback: isFallback)
            queue.advance()
        }

        private func forget() {
            stopResolving()
            waiting = nil
        }

        private func stopResolving() {
            resolving?.cancel()
            resolving = nil
            waiting?.body = nil
        }

        func drop() {
            guard let link = waiting?.way.link else { return }
            forget()
            queue.observers.dropped(link)
        }

        /// Nothing moves, and no step waits: it is now, or later.
        private func look() {
            guard let current = waiting else { return }
            if let deadline = current.deadline, now() >= deadline { return drop() }
            // Without a window, and before the launch, every link waits.
            guard let root = queue.display?.rootName else { return keep(current) }
            guard canBeFollowed(current.way, in: root) else {
                if !current.way.isKept { return drop() }
                stopResolving()
                return keep(current)
            }
            if current.way.resolve == nil { return go(current.way, current.way.body) }
            if let body = current.body { return go(current.way, body) }
            if resolving == nil { startResolving(current.way) }
        }

        private func canBeFollowed(_ way: LinkWay, in root: String) -> Bool {
            guard way.isOpen(queue.conditions, { $0.text == root }) else { return false }
            return !way.pushes
                || queue.isOnStack && queue.screensBeside.allSatisfy { way.mayBeBeside($0, queue.conditions) }
        }

        private func keep(_ current: Waiting) {
            if current.isTold { return }
            waiting?.isTold = true
            queue.observers.kept(current.way.link)
            queue.display?.linkWaits()
        }

        private func go(_ way: LinkWay, _ body: @escaping LinkWay.Body) {
            forget()
            let (link, observers) = (way.link, queue.observers)
            queue.fire("link:" + link, cause: .link) { step in
                step.followsLink = true
                try body(step)
                step.messages.append { observers.followed(link) }
            }
        }

        // MARK: Resolvers

        private func startResolving(_ way: LinkWay) {
            guard let resolve = way.resolve else { return }
            resolving = Task { [weak self] in
                do {
                    let body = try await resolve()
                    if Task.isCancelled { return }
                    self?.resolved(body)
                } catch {
                    if Task.isCancelled { return }
                    self?.failed(way.link, error)
                }
            }
        }

        private func resolved(_ body: @escaping LinkWay.Body) {
            resolving = nil
            waiting?.body = body
            queue.advance()
        }

        private func failed(_ link: String, _ error: any Error) {
            let wasFallback = waiting?.isFallback ?? true
            forget()
            queue.observers.failed(link, error)
            guard !wasFallback, let way = fallback(), way.link != link else { return }
            follow(way, isFallback: true)
        }
    }
}

extension NavGraph.LinkFollower {
    private struct Waiting {
        let way: NavGraph.LinkWay
        let deadline: Date?
        let isFallback: Bool
        let since = Date()
        /// Whether the observer has heard that it waits.
        var isTold = false
        /// The steps of the link, once the resolvers have returned their values.
        var body: NavGraph.LinkWay.Body?

        @MainActor var description: String {
            let reason = body == nil && way.resolve != nil && !isTold ? "its values" : "what it requires"
            return "waits: link:\(way.link), for \(reason), since \(since)"
        }
    }
}
