public import Foundation

// if: intents
extension NavGraph {
    /// How App Intents open deep links.
    @MainActor
    public enum Intents {
        /// The router that opens them, of several windows the one that the user used last. It is not retained.
        public static weak var router: (any LinkRouter)?

        /// The router of the app. An intent can launch the app: then it waits up to five seconds until the app has set it.
        ///
        /// Throws a `Failure` without a router of this type.
        public static func router<Router: LinkRouter>(as type: Router.Type) async throws -> Router {
            var looks = 50
            while router == nil, looks > 0 {
                looks -= 1
                try await Task.sleep(nanoseconds: 100_000_000)
            }
            if let router = router as? Router { return router }
            let reason =
                router == nil ? "'NavGraph.Intents.router' is not set" : "'NavGraph.Intents.router' is not a \(type)"
            throw Failure(link: nil, reason: reason)
        }

        /// Why an intent did not open its deep link.
        public struct Failure: LocalizedError, CustomStringConvertible, Equatable {
            /// The name of the link; `nil`: there is no router.
            public let link: String?
            /// A condition that does not hold, or what the app shows.
            public let reason: String

            /// One sentence.
            public var description: String { link.map { "Cannot open '\($0)' now: \(reason)." } ?? "\(reason)." }
            /// The same, for the Shortcuts app and Siri.
            public var errorDescription: String? { description }
        }
    }
}

extension NavGraph.LinkFollower {
    /// The link of an App Intent arrives. Returns at once if the link may wait, otherwise after it was followed.
    ///
    /// Throws what keeps it away, the fault of the step, or the error of a resolver.
    public func perform(_ way: NavGraph.LinkWay) async throws {
        if way.isKept { return follow(way) }
        drop()
        let end = LinkEnd(of: way.link) { [weak self] in self?.reason(against: way) ?? "the router is gone" }
        queue.observers.add(end)
        defer { queue.observers.remove(end) }
        try await withCheckedThrowingContinuation { continuation in
            end.tell = { continuation.resume(with: $0) }
            follow(way)
        }
    }

    /// Why a link is not followed now.
    private func reason(against way: NavGraph.LinkWay) -> String {
        guard let root = queue.display?.rootName else { return "the app has no window yet" }
        let now = queue.conditions
        func isOpen(_ conditions: NavGraph.Conditions) -> Bool { way.isOpen(conditions) { $0.text == root } }
        func isOpenAnywhere(_ conditions: NavGraph.Conditions) -> Bool { way.isOpen(conditions) { _ in true } }
        if isOpen(now) { return way.pushes && !queue.isOnStack ? "the window shows no stack" : "another link came" }
        let window = "the window shows '\(root)'"
        if isOpenAnywhere(now) { return window }
        func condition(_ isOpen: (NavGraph.Conditions) -> Bool) -> String? {
            let name = now.names.first { name in
                var changed = now
                changed[name].toggle()
                return isOpen(changed)
            }
            return name.map { "it requires '\(now[$0] ? "not " : "")\($0)'" }
        }
        return condition(isOpen) ?? condition(isOpenAnywhere).map { "\($0), and \(window)" }
            ?? "conditions that it requires do not hold"
    }
}

/// Hears how it ends that a link is opened, and tells of it once.
@MainActor
private final class LinkEnd: NavGraph.Observer {
    private let link: String
    private let reason: () -> String
    var tell: ((Result<Void, any Error>) -> Void)?

    init(of link: String, reason: @escaping () -> String) {
        self.link = link
        self.reason = reason
    }

    private func end(_ result: Result<Void, any Error>, of other: String) {
        guard other == link, let tell else { return }
        self.tell = nil
        tell(result)
    }

    func followed(_ link: String) { end(.success(()), of: link) }
    func dropped(_ link: String) {
        end(.failure(NavGraph.Intents.Failure(link: link, reason: reason())), of: link)
    }
    func failed(_ link: String, _ error: any Error) { end(.failure(error), of: link) }
    func faulted(_ event: String, _ fault: NavGraph.Fault) {
        if event == "link:" + link { end(.failure(fault), of: link) }
    }
}
// end: intents
