import NavGraphSyntax

/// Rules of `NavGraphLint` that modules beside it name too: for quick fixes, for causes of changes, and for `drift`.
extension Rule {
    package static let cutText = Rule("cut-text", .warning, of: .runs)
    package static let ignoredEvent = Rule("ignored-event", .note, of: .runs)
    package static let literalPlaceholder = Rule("literal-placeholder", .warning, of: .links)
    package static let unmappedPlaceholder = Rule("unmapped-placeholder", .error, of: .links)
    package static let unreachableScreen = Rule("unreachable-screen", .error, of: .runs)
    package static let unhandledOutcome = Rule("unhandled-outcome", .warning, of: .runs)
    package static let unused = Rule("unused", .warning, of: .runs)
    package static let unusedAllow = Rule("unused-allow", .warning, of: .runs)
}
