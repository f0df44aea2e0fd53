import NavGraphSyntax

/// Rules without a check: what an analysis leaves open, and what a baseline says in vain.
extension Rule {
    package static let undecided = Rule("undecided", .error, of: .runs)
    package static let staleBaseline = Rule("stale-baseline", .warning, of: .baseline)
}

extension Rule {
    /// The rule of an id; `nil` if there is none.
    package init?(rawValue id: String) {
        guard let rule = Self.allCases.first(where: { $0.rawValue == id }) else { return nil }
        self = rule
    }
}
