/// Whether what searches work out is still wanted. They ask every 1,000 steps, and end, as at a limit, once it is not.
///
/// For a process of one thread: set before an analysis, and taken away behind it.
package enum Interruption {
    /// Whether something more important has come; `nil`: nothing can.
    nonisolated(unsafe) package static var ask: (() -> Bool)? {
        didSet { (isWanted, steps) = (false, 0) }
    }
    /// Whether it has: what was worked out since is good for nothing.
    nonisolated(unsafe) package private(set) static var isWanted = false
    nonisolated(unsafe) private static var steps = 0

    /// A step of a search.
    static func step() -> Bool {
        guard ask != nil else { return false }
        steps += 1
        if steps % 1_000 == 0 { look() }
        return isWanted
    }

    /// Between rules.
    package static func look() { if !isWanted, let ask, ask() { isWanted = true } }
}
