/// Determines whether the result of a search is still needed. Searches ask every 1,000 steps, and stop, as at a limit,
/// if it is not.
///
/// For a process with one thread: set it before an analysis, and remove it afterwards.
package enum Interruption {
    /// Returns whether a more important request has arrived; `nil` if searches cannot be interrupted.
    nonisolated(unsafe) package static var ask: (() -> Bool)? {
        didSet { (isWanted, steps) = (false, 0) }
    }
    /// Whether a search was interrupted, so that its results are invalid.
    nonisolated(unsafe) package private(set) static var isWanted = false
    nonisolated(unsafe) private static var steps = 0

    /// Counts a step of a search, and returns whether to stop.
    static func step() -> Bool {
        guard ask != nil else { return false }
        steps += 1
        if steps % 1_000 == 0 { look() }
        return isWanted
    }

    /// Between rules.
    package static func look() { if !isWanted, let ask, ask() { isWanted = true } }
}
