/// When links are followed.
let linkFollowerSupport: StaticString = #"""
    /// How a link is followed.
    @MainActor
    struct App_LinkWay {
        typealias Body = (App_Step) throws -> Void

        let link: String
        /// Whether it can be followed: with these conditions, in a window that was made for that flow or screen.
        let isOpen: (_ conditions: App_Conditions, _ root: String) -> Bool
        /// Asks resolvers for what they give, then says what to do.
        let resolve: (() async throws -> Body)?
        /// What to do where no resolver is asked.
        let body: Body
        /// Whether it waits until it can be followed, and for how many seconds at most.
        let isKept: Bool
        let expires: TimeInterval?

        init(
            _ link: String, isOpen: @escaping (_ conditions: App_Conditions, _ root: String) -> Bool, isKept: Bool = true,
            expires: TimeInterval? = nil, body: @escaping Body
        ) {
            self.link = link
            self.isOpen = isOpen
            self.isKept = isKept
            self.expires = expires
            resolve = nil
            self.body = body
        }

        init(
            _ link: String, isOpen: @escaping (_ conditions: App_Conditions, _ root: String) -> Bool, isKept: Bool = true,
            expires: TimeInterval? = nil, resolve: @escaping () async throws -> Body
        ) {
            self.link = link
            self.isOpen = isOpen
            self.isKept = isKept
            self.expires = expires
            self.resolve = resolve
            body = { _ in }
        }
    }

    /// Keeps the one link that waits, and follows it as soon as it can be followed and nothing moves.
    @MainActor
    final class App_LinkFollower {
        private let navigation: App_Navigation
        /// What is followed where a resolver fails.
        private let fallback: () -> App_LinkWay?
        /// The time, by which links expire.
        var now: () -> Date = { Date() }

        private struct Waiting {
            let way: App_LinkWay
            let deadline: Date?
            let isFallback: Bool
            /// Whether the observer has heard that it waits.
            var isTold = false
            /// What is to be done, once resolvers have given what they give.
            var body: App_LinkWay.Body?
        }
        private var waiting: Waiting?
        private var resolving: Task<Void, Never>?

        init(_ navigation: App_Navigation, fallback: @escaping () -> App_LinkWay?) {
            self.navigation = navigation
            self.fallback = fallback
            navigation.atRest = { [weak self] in self?.look() }
        }

        deinit { resolving?.cancel() }

        /// A link arrives. What waited is forgotten.
        func follow(_ way: App_LinkWay) { follow(way, isFallback: false) }

        private func follow(_ way: App_LinkWay, isFallback: Bool) {
            drop()
            waiting = Waiting(way: way, deadline: way.expires.map { now() + $0 }, isFallback: isFallback)
            navigation.isAwaited = true
            navigation.advance()
        }

        private func forget() {
            stopResolving()
            waiting = nil
            navigation.isAwaited = false
        }

        private func stopResolving() {
            resolving?.cancel()
            resolving = nil
            waiting?.body = nil
        }

        private func drop() {
            guard let link = waiting?.way.link else { return }
            forget()
            navigation.observer?.dropped(link)
        }

        /// Nothing moves, and no step waits: it is now, or later.
        private func look() {
            guard let current = waiting, let window = navigation.layers.first else { return }
            if let deadline = current.deadline, now() >= deadline { return drop() }
            guard current.way.isOpen(navigation.conditions, window.made) else {
                if !current.way.isKept { return drop() }
                stopResolving()
                if !current.isTold {
                    waiting?.isTold = true
                    navigation.observer?.kept(current.way.link)
                }
                return
            }
            if current.way.resolve == nil { return go(current.way, current.way.body) }
            if let body = current.body { return go(current.way, body) }
            if resolving == nil { startResolving(current.way) }
        }

        private func go(_ way: App_LinkWay, _ body: @escaping App_LinkWay.Body) {
            forget()
            let (link, observer) = (way.link, navigation.observer)
            navigation.fire("link:" + link) { step in
                try body(step)
                step.messages.append { [weak observer] in observer?.followed(link) }
            }
        }

        // MARK: Resolvers

        private func startResolving(_ way: App_LinkWay) {
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

        private func resolved(_ body: @escaping App_LinkWay.Body) {
            resolving = nil
            waiting?.body = body
            navigation.advance()
        }

        private func failed(_ link: String, _ error: any Error) {
            let wasFallback = waiting?.isFallback ?? true
            forget()
            navigation.observer?.failed(link, error)
            guard !wasFallback, let way = fallback(), way.link != link else { return }
            follow(way, isFallback: true)
        }
    }

    """#
