import NavGraphSyntax

/// All rules about links and runs. Faults of runs are one entry: they are found together. The one that takes longest
/// goes first.
let ruleCatalog: [LintRule] = [
    .deepModal,
    .faults, .guardViolation, .unreachableScreen, .unreachableFlow, .unreachableTransition, .linkOnly, .deadEnd,
    .unboundedStack, .ignoredEvent, .unhandledOutcome, .unused, .mixedMechanisms, .tooManyTabs, .checkFailed,
    .alertTransition, .duplicateStoryboard,
    .duplicateLink, .ambiguousLink, .unroutableLink, .blockedLink, .unmappedPlaceholder, .unknownLinkParam,
    .noLinkDomain, .missingArgument,
]
