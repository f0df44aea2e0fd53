import NavGraphModel

/// Why runs, or what a rule asks about them, cannot be analysed. LANGUAGE 10, `undecided`.
package enum RunLimit: Error {
    /// Too many combinations of these conditions.
    case combinations([ConditionID])
    /// Too many combinations of what can lie above what.
    case stacks
    /// The steps of a check are too many to count, which has this number and is asked about in so many places of stacks.
    case steps(Int, places: Int)
    /// The number of steps of a check lies between the fewest that a run can take, and those of the shortest run that is known.
    case distance(ClosedRange<Int>)
    /// Handlers that finish within handlers, without end; this is part of one.
    case handlers(AlternativeID)
}
