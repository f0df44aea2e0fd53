import NavGraphSyntax

/// All rules about links and runs. Faults of runs are one entry: they are found together.
let ruleCatalog: [LintRule] = [
    .faults, .guardViolation, .unreachableScreen, .unreachableFlow, .unreachableTransition, .linkOnly, .deadEnd,
    .unboundedStack, .ignoredEvent, .unhandledOutcome, .unused, .mixedMechanisms, .tooManyTabs, .deepModal,
    .checkFailed,
    .duplicateLink, .ambiguousLink, .unroutableLink, .unmappedPlaceholder, .unknownLinkParam, .noLinkDomain,
]
