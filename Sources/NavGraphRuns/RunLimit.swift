import NavGraphModel

/// Why runs, or what a rule asks about them, cannot be analysed. LANGUAGE 10, `undecided`.
package enum RunLimit: Error {
    /// Too many combinations of these conditions.
    case combinations([ConditionID])
    /// Too many combinations of what can lie above what.
    case stacks
    /// Handlers that finish within handlers, without end; this is part of one.
    case handlers(AlternativeID)
}
