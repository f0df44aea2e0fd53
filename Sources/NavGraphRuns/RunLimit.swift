import NavGraphModel

/// Why runs, or what a rule asks about them, cannot be analysed. LANGUAGE 10, `undecided`.
package enum RunLimit: Error {
    /// Too many combinations of these conditions.
    case combinations([ConditionID])
    /// Too many combinations of what can lie above what.
    case stacks
    /// Handlers that finish within handlers, without end; this is part of one.
    case handlers(AlternativeID)
    /// Runs that take more steps than can be counted, because what ends here, or somewhere, is opened again when it ends.
    case length(AlternativeID)
}

extension Saturation {
    /// Why it gave up; `nil`: it came to an end.
    var limit: RunLimit? {
        if let given { return given }
        guard isExhausted || isTooDeep else { return nil }
        // What is done within itself is more than can be told apart long before it is too deep.
        if deepest.depth > 4 { return .handlers(deepest.alternative) }
        return program.conditions.isEmpty ? .stacks : .combinations(program.conditions)
    }
}
