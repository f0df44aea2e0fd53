import NavGraphModel

/// Why runs cannot be analysed: then nothing that is said of them holds. LANGUAGE 10, `limit-exceeded`.
package enum RunLimit: Error {
    /// Too many combinations of these conditions; none: of what lies above what.
    case combinations([ConditionID])
    /// Handlers that finish within handlers, without end.
    case handlers
}

extension Saturation {
    /// Why it gave up; `nil`: it came to an end.
    var limit: RunLimit? {
        if isExhausted { return .combinations(program.conditions) }
        return continuationIsTooDeep ? .handlers : nil
    }
}
