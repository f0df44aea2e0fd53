import NavGraphSyntax

extension Rule {
    /// What it means. The switch has no default, so that no rule is without.
    package var doc: RuleDoc {
        switch self {
        case .yamlSyntax: .yamlSyntax
        case .notUTF8: .notUTF8
        case .limitExceeded: .limitExceeded
        case .unknownKey: .unknownKey
        case .missingKey: .missingKey
        case .wrongKind: .wrongKind
        case .duplicateKey: .duplicateKey
        case .duplicateName: .duplicateName
        case .invalidName: .invalidName
        case .nameCollision: .nameCollision
        case .invalidType: .invalidType
        case .invalidArgument: .invalidArgument
        case .unknownReference: .unknownReference
        case .ambiguousReference: .ambiguousReference
        case .privateReference: .privateReference
        case .unknownCondition: .unknownCondition
        case .unknownOutcome: .unknownOutcome
        case .unknownMessage: .unknownMessage
        case .impossibleLaunch: .impossibleLaunch
        case .missingArgument: .missingArgument
        case .unknownArgument: .unknownArgument
        case .typeMismatch: .typeMismatch
        case .conflictingActions: .conflictingActions
        case .noAction: .noAction
        case .missingFile: .missingFile
        case .importCycle: .importCycle
        case .pathEscape: .pathEscape
        case .duplicateLink: .duplicateLink
        case .ambiguousLink: .ambiguousLink
        case .unroutableLink: .unroutableLink
        case .unmappedPlaceholder: .unmappedPlaceholder
        case .unknownLinkParam: .unknownLinkParam
        case .noLinkDomain: .noLinkDomain
        case .blockedLink: .blockedLink
        case .pushOfContainer: .pushOfContainer
        case .pushOutsideStack: .pushOutsideStack
        case .popAtBottom: .popAtBottom
        case .popToAbsent: .popToAbsent
        case .dismissNothing: .dismissNothing
        case .selectAbsent: .selectAbsent
        case .finishWithoutOpener: .finishWithoutOpener
        case .sendUnknown: .sendUnknown
        case .guardViolation: .guardViolation
        case .unreachableScreen: .unreachableScreen
        case .unreachableFlow: .unreachableFlow
        case .unreachableTransition: .unreachableTransition
        case .linkOnly: .linkOnly
        case .deadEnd: .deadEnd
        case .unboundedStack: .unboundedStack
        case .ignoredEvent: .ignoredEvent
        case .unhandledOutcome: .unhandledOutcome
        case .unused: .unused
        case .unusedAllow: .unusedAllow
        case .mixedMechanisms: .mixedMechanisms
        case .tooManyTabs: .tooManyTabs
        case .duplicateStoryboard: .duplicateStoryboard
        case .deepModal: .deepModal
        case .checkFailed: .checkFailed
        case .undecided: .undecided
        case .staleBaseline: .staleBaseline
        }
    }
}
