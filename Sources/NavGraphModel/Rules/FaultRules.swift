import NavGraphSyntax

/// The rules that a failing step of a run violates, in the order of LANGUAGE 6.
extension Rule {
    package static let pushOfContainer = Rule("push-of-container", .error, of: .runs)
    package static let pushOutsideStack = Rule("push-outside-stack", .error, of: .runs)
    package static let popAtBottom = Rule("pop-at-bottom", .error, of: .runs)
    package static let popToAbsent = Rule("pop-to-absent", .error, of: .runs)
    package static let dismissNothing = Rule("dismiss-nothing", .error, of: .runs)
    package static let selectAbsent = Rule("select-absent", .error, of: .runs)
    package static let finishWithoutOpener = Rule("finish-without-opener", .error, of: .runs)
    package static let sendUnknown = Rule("send-unknown", .error, of: .runs)
}
