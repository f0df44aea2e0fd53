/// How much a finding weighs. The order is that of weight.
package enum Severity: String, Sendable, Comparable, CaseIterable {
    case note, warning, error

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
    package static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }
}

/// Every rule that a finding can be of; the raw value is its id, for good. LANGUAGE 10.
public enum Rule: String, Sendable, CaseIterable, Hashable {
    // Of the text.
    case yamlSyntax = "yaml-syntax"
    case notUTF8 = "not-utf8"
    case limitExceeded = "limit-exceeded"
    case unknownKey = "unknown-key"
    case missingKey = "missing-key"
    case wrongKind = "wrong-kind"
    case duplicateKey = "duplicate-key"
    case duplicateName = "duplicate-name"
    case invalidName = "invalid-name"
    case nameCollision = "name-collision"
    case invalidType = "invalid-type"
    case invalidArgument = "invalid-argument"
    case unknownReference = "unknown-reference"
    case ambiguousReference = "ambiguous-reference"
    case privateReference = "private-reference"
    case unknownCondition = "unknown-condition"
    case unknownOutcome = "unknown-outcome"
    case unknownMessage = "unknown-message"
    case impossibleLaunch = "impossible-launch"
    case missingArgument = "missing-argument"
    case unknownArgument = "unknown-argument"
    case typeMismatch = "type-mismatch"
    case conflictingActions = "conflicting-actions"
    case noAction = "no-action"
    case missingFile = "missing-file"
    case importCycle = "import-cycle"
    case pathEscape = "path-escape"

    // Of the links.
    case duplicateLink = "duplicate-link"
    case ambiguousLink = "ambiguous-link"
    case unroutableLink = "unroutable-link"
    case unmappedPlaceholder = "unmapped-placeholder"
    case unknownLinkParam = "unknown-link-param"
    case noLinkDomain = "no-link-domain"

    // Of the runs: the faults of section 6, in the order of its table, then the rest.
    case pushOfContainer = "push-of-container"
    case pushOutsideStack = "push-outside-stack"
    case popAtBottom = "pop-at-bottom"
    case popToAbsent = "pop-to-absent"
    case dismissNothing = "dismiss-nothing"
    case selectAbsent = "select-absent"
    case finishWithoutOpener = "finish-without-opener"
    case sendUnknown = "send-unknown"
    case guardViolation = "guard-violation"
    case unreachableScreen = "unreachable-screen"
    case unreachableFlow = "unreachable-flow"
    case unreachableTransition = "unreachable-transition"
    case linkOnly = "link-only"
    case deadEnd = "dead-end"
    case unboundedStack = "unbounded-stack"
    case ignoredEvent = "ignored-event"
    case unhandledOutcome = "unhandled-outcome"
    case unused
    case unusedAllow = "unused-allow"
    case mixedMechanisms = "mixed-mechanisms"
    case tooManyTabs = "too-many-tabs"
    case alertTransition = "alert-transition"
    case duplicateStoryboard = "duplicate-storyboard"
    case deepModal = "deep-modal"
    case checkFailed = "check-failed"
    case undecided
    case blockedLink = "blocked-link"

    // Of the code: where an app's sources and the graph disagree. SOURCES 9.
    case missingType = "missing-type"
    case missingScene = "missing-scene"
    case sceneType = "scene-type"
    case missingSegue = "missing-segue"
    case missingClass = "missing-class"
    case undeclaredTransition = "undeclared-transition"
    case undeclaredScreen = "undeclared-screen"
    case bypass
    case unseenTransition = "unseen-transition"
    case unreadOpening = "unread-opening"
    case notOpened = "not-opened"

    // Of the baseline.
    case staleBaseline = "stale-baseline"

    /// What a rule looks at: the text alone, the links, the runs, the app's code, or the baseline that a user gives.
    package enum Family: Sendable { case text, links, runs, code, baseline }

    package var family: Family {
        switch self {
        case .yamlSyntax, .notUTF8, .limitExceeded, .unknownKey, .missingKey, .wrongKind, .duplicateKey, .duplicateName,
            .invalidName, .nameCollision, .invalidType, .invalidArgument, .unknownReference, .ambiguousReference,
            .privateReference, .unknownCondition, .unknownOutcome, .unknownMessage, .impossibleLaunch,
            .missingArgument, .unknownArgument, .typeMismatch, .conflictingActions, .noAction, .missingFile,
            .importCycle, .pathEscape:
            .text
        case .duplicateLink, .ambiguousLink, .unroutableLink, .unmappedPlaceholder, .unknownLinkParam, .noLinkDomain:
            .links
        case .staleBaseline: .baseline
        case .missingType, .missingScene, .sceneType, .missingSegue, .missingClass, .undeclaredTransition,
            .undeclaredScreen, .bypass, .unseenTransition, .unreadOpening, .notOpened:
            .code
        case .pushOfContainer, .pushOutsideStack, .popAtBottom, .popToAbsent, .dismissNothing, .selectAbsent,
            .finishWithoutOpener, .sendUnknown, .guardViolation, .unreachableScreen, .unreachableFlow,
            .unreachableTransition, .linkOnly, .deadEnd, .unboundedStack, .ignoredEvent, .unhandledOutcome, .unused,
            .unusedAllow, .mixedMechanisms, .tooManyTabs, .alertTransition, .duplicateStoryboard, .deepModal,
            .checkFailed, .undecided, .blockedLink:
            .runs
        }
    }

    /// The level that a finding of this rule has unless `lint.rules` or `--rule` says otherwise.
    package var defaultSeverity: Severity {
        switch self {
        case .unreachableFlow, .unreachableTransition, .unhandledOutcome, .unused, .unusedAllow,
            .tooManyTabs, .undecided, .blockedLink, .staleBaseline, .missingClass, .undeclaredTransition,
            .undeclaredScreen, .bypass:
            .warning
        case .linkOnly, .unboundedStack, .ignoredEvent, .mixedMechanisms, .alertTransition, .deepModal,
            .unseenTransition, .unreadOpening, .notOpened:
            .note
        case .yamlSyntax, .notUTF8, .limitExceeded, .unknownKey, .missingKey, .wrongKind, .duplicateKey, .duplicateName,
            .invalidName, .nameCollision, .invalidType, .invalidArgument, .unknownReference, .ambiguousReference,
            .privateReference, .unknownCondition, .unknownOutcome, .unknownMessage, .impossibleLaunch,
            .missingArgument, .unknownArgument, .typeMismatch, .conflictingActions, .noAction, .missingFile,
            .importCycle, .pathEscape, .duplicateLink, .ambiguousLink, .unroutableLink, .unmappedPlaceholder,
            .unknownLinkParam, .noLinkDomain, .pushOfContainer, .pushOutsideStack, .popAtBottom, .popToAbsent,
            .dismissNothing, .selectAbsent, .finishWithoutOpener, .sendUnknown, .guardViolation, .unreachableScreen,
            .deadEnd, .duplicateStoryboard, .checkFailed, .missingType, .missingScene, .sceneType, .missingSegue:
            .error
        }
    }

    /// Whether `lint.rules`, `--rule` and `allow` may change what is reported: only for rules of links, runs and code.
    package var isConfigurable: Bool { family == .links || family == .runs || family == .code }

    /// Whether its findings stand in the app's code, and not in the graph.
    package var isAboutCode: Bool {
        switch self {
        case .missingClass, .undeclaredTransition, .undeclaredScreen, .bypass, .unreadOpening: true
        default: false
        }
    }
}
