import NavGraphSyntax

/// The rules about differences between an app's sources and its graph. SOURCES 9.
extension Rule {
    package static let missingType = Rule("missing-type", .error, of: .code)
    package static let missingScene = Rule("missing-scene", .error, of: .code)
    package static let sceneType = Rule("scene-type", .error, of: .code)
    package static let missingSegue = Rule("missing-segue", .error, of: .code)
    package static let missingClass = Rule("missing-class", .warning, of: .code, isAboutCode: true)
    package static let notWellFormed = Rule("not-well-formed", .warning, of: .code, isAboutCode: true)
    package static let missingAnchor = Rule("missing-anchor", .error, of: .code)
    package static let emptyAnchor = Rule("empty-anchor", .warning, of: .code)
    package static let lostTransition = Rule("lost-transition", .warning, of: .code)
    package static let otherKind = Rule("other-kind", .warning, of: .code)
    package static let undeclaredTransition = Rule("undeclared-transition", .warning, of: .code, isAboutCode: true)
    package static let undeclaredScreen = Rule("undeclared-screen", .warning, of: .code, isAboutCode: true)
    package static let bypass = Rule("bypass", .warning, of: .code, isAboutCode: true)
    package static let unseenTransition = Rule("unseen-transition", .note, of: .code)
    package static let unreadOpening = Rule("unread-opening", .note, of: .code, isAboutCode: true)
    package static let unreadCalls = Rule("unread-calls", .note, of: .code, isAboutCode: true)
    package static let notOpened = Rule("not-opened", .note, of: .code)
}
