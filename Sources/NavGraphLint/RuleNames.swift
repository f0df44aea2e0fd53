import NavGraphSyntax

/// Rules without a check: questions that the analysis leaves open, and stale entries of a baseline.
extension Rule {
    package static let undecided = Rule("undecided", .error, of: .runs)
    package static let staleBaseline = Rule("stale-baseline", .warning, of: .baseline)
}

extension Rule {
    /// Returns the rule with an id; `nil` if there is no such rule.
    package init?(rawValue id: String) {
        guard let rule = Self.allCases.first(where: { $0.rawValue == id }) else { return nil }
        self = rule
    }
}
