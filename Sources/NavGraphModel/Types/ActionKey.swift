import NavGraphSyntax

/// The keys of an alternative that say what it does, of which it has at most one. LANGUAGE 5. In the order of `Key`.
package enum ActionKey: UInt32, CaseIterable, Sendable {
    case push, present, replace, root, select, show, pop, dismiss, finish, open

    /// `nil` for a key that is not an action.
    package init?(_ key: Key) {
        guard key.symbol >= Key.push.symbol else { return nil }
        self.init(rawValue: key.symbol.raw - Key.push.symbol.raw)
    }

    /// The same among all keys.
    package var key: Key { Key(Symbol(raw: Key.push.symbol.raw + rawValue)) ?? .push }
    /// As it is written in a file.
    var spelling: String { key.spelling }

    /// What its value is, for messages.
    var value: ValueName {
        switch self {
        case .push, .present, .replace, .root, .select, .show: "the target of an action"
        case .pop: "the target of 'pop'"
        case .dismiss: "'dismiss'"
        case .finish: "the outcome of 'finish'"
        case .open: "the target of 'open'"
        }
    }

    /// The keys that may stand beside it and say something of it.
    package var details: KeySet {
        switch self {
        case .push: [.with, .returns, .reuse, .animation, .segue]
        case .present: [.with, .returns, .style, .in, .locked, .detents, .animation, .segue]
        case .replace: [.with, .animation, .segue]
        case .root: [.with, .returns, .animation]
        case .select, .pop, .dismiss: [.animation]
        case .show: [.with, .in, .animation, .segue]
        case .finish: [.with, .animation]
        case .open: []
        }
    }

    /// Whether what it opens can be closed by back or swipe, which `returns` calls `closed`.
    package var isClosable: Bool {
        switch self {
        case .push, .present: true
        case .replace, .root, .select, .show, .pop, .dismiss, .finish, .open: false
        }
    }
}
