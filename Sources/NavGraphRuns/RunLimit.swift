import NavGraphModel

/// The reason why the runs, or a question about them, cannot be analyzed. LANGUAGE 10, `undecided`.
package enum RunLimit: Error {
    /// Too many combinations of these conditions.
    case combinations([ConditionID])
    /// Too many combinations of screens on top of each other.
    case stacks
    /// A check counts this number of steps in this number of positions of stacks, which is too much work.
    case steps(Int, places: Int)
    /// The `within` of a check is between the lower bound of the steps and the length of the shortest known run.
    case distance(ClosedRange<Int>)
    /// Handlers that `finish` within handlers without limit; the alternative is a part of one of them.
    case handlers(AlternativeID)
    /// So many steps could take away what so many lists of conditions keep the user from leaving.
    case discards(steps: Int, locks: Int)
}
