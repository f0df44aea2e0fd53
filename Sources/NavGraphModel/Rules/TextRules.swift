import NavGraphSyntax

/// The rules about the text of a graph.
extension Rule {
    package static let unknownKey = Rule("unknown-key", .error, of: .text)
    package static let missingKey = Rule("missing-key", .error, of: .text)
    package static let wrongKind = Rule("wrong-kind", .error, of: .text)
    package static let duplicateKey = Rule("duplicate-key", .error, of: .text)
    package static let duplicateName = Rule("duplicate-name", .error, of: .text)
    package static let invalidName = Rule("invalid-name", .error, of: .text)
    package static let nameCollision = Rule("name-collision", .error, of: .text)
    package static let invalidType = Rule("invalid-type", .error, of: .text)
    package static let invalidArgument = Rule("invalid-argument", .error, of: .text)
    package static let unknownReference = Rule("unknown-reference", .error, of: .text)
    package static let ambiguousReference = Rule("ambiguous-reference", .error, of: .text)
    package static let privateReference = Rule("private-reference", .error, of: .text)
    package static let unknownCondition = Rule("unknown-condition", .error, of: .text)
    package static let unknownOutcome = Rule("unknown-outcome", .error, of: .text)
    package static let unknownMessage = Rule("unknown-message", .error, of: .text)
    package static let impossibleLaunch = Rule("impossible-launch", .error, of: .text)
    package static let missingArgument = Rule("missing-argument", .error, of: .text)
    package static let unknownArgument = Rule("unknown-argument", .error, of: .text)
    package static let typeMismatch = Rule("type-mismatch", .error, of: .text)
    package static let conflictingActions = Rule("conflicting-actions", .error, of: .text)
    package static let noAction = Rule("no-action", .error, of: .text)
    package static let missingFile = Rule("missing-file", .error, of: .text)
    package static let importCycle = Rule("import-cycle", .error, of: .text)
    package static let pathEscape = Rule("path-escape", .error, of: .text)
}
