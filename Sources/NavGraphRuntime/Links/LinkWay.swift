public import Foundation

extension NavGraph {
    /// How a link is followed.
    @MainActor
    public struct LinkWay {
        /// What a link does.
        public typealias Body = (Step) throws -> Void

        /// Whether a link can be followed: with these conditions, in a window that was made for a flow or screen.
        public typealias Condition = (_ conditions: Conditions, _ isRoot: (any Name) -> Bool) -> Bool

        package let link: String
        package let isOpen: Condition
        /// Asks resolvers for what they give, then says what to do.
        package let resolve: (() async throws -> Body)?
        /// Whether something is pushed onto what the window shows, which must be a stack then.
        package let pushes: Bool
        /// Whether a screen that a column shows beside what is pushed may be seen with these conditions.
        package let mayBeBeside: (_ screen: String, _ conditions: Conditions) -> Bool
        /// What to do where no resolver is asked.
        package let body: Body
        /// Whether it waits until it can be followed, and for how many seconds at most.
        package let isKept: Bool
        package let expires: TimeInterval?
    }
}

extension NavGraph.LinkWay {
    /// A way that is known at once.
    public init(
        _ link: String, isOpen: @escaping Condition, isKept: Bool = true,
        pushes: Bool = false,
        beside mayBeBeside: @escaping (String, NavGraph.Conditions) -> Bool = { _, _ in true },
        expires: TimeInterval? = nil, body: @escaping Body
    ) {
        self.init(
            link: link, isOpen: isOpen, resolve: nil, pushes: pushes, mayBeBeside: mayBeBeside, body: body,
            isKept: isKept, expires: expires)
    }

    /// A way that is known when resolvers have given what they give.
    public init(
        _ link: String, isOpen: @escaping Condition, isKept: Bool = true,
        pushes: Bool = false,
        beside mayBeBeside: @escaping (String, NavGraph.Conditions) -> Bool = { _, _ in true },
        expires: TimeInterval? = nil, resolve: @escaping () async throws -> Body
    ) {
        self.init(
            link: link, isOpen: isOpen, resolve: resolve, pushes: pushes, mayBeBeside: mayBeBeside, body: { _ in },
            isKept: isKept, expires: expires)
    }
}
