import NavGraphSyntax

/// The keys that a mapping of some kind may have: one table for the decoder and for suggestions.
package struct KeySet: Sendable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init() {}
    package init(arrayLiteral keys: Key...) {
        for key in keys { insert(key) }
    }
    mutating func insert(_ key: Key) {
        if key.rawValue < 64 { low |= 1 << key.rawValue } else { high |= 1 << (key.rawValue - 64) }
    }
    package func contains(_ key: Key) -> Bool {
        key.rawValue < 64 ? low >> key.rawValue & 1 != 0 : high >> (key.rawValue - 64) & 1 != 0
    }
    package var keys: [Key] { Key.allCases.filter(contains) }
    package var spellings: [String] { keys.map(\.spelling) }
}

extension KeySet {
    /// LANGUAGE 2.
    package static let root: KeySet = [
        .navgraph, .app, .module, .entry, .include, .imports, .conditions, .links, .transitions, .swift, .flows,
        .screens, .deepLinks, .resolvers, .checks, .lint,
    ]
    package static let fragment: KeySet = [
        .include, .imports, .conditions, .links, .transitions, .swift, .flows, .screens, .deepLinks, .resolvers,
        .checks, .lint,
    ]
    package static let entry: KeySet = [.root, .returns]
    package static let condition: KeySet = [.initially, .implies]
    package static let links: KeySet = [.schemes, .hosts]
    /// LANGUAGE 3.
    package static let screen: KeySet = [
        .title, .type, .from, .params, .receives, .outcomes, .transitions, .requires, .back, .preview, .public,
        .allow, .about,
    ]
    package static let source: KeySet = [.xib, .storyboard, .id]
    /// LANGUAGE 4.
    package static let flow: KeySet = [
        .container, .start, .tabs, .columns, .params, .outcomes, .transitions, .screens, .requires, .public, .allow,
        .about, .title,
    ]
    /// LANGUAGE 5.
    package static let alternative: KeySet = [
        .push, .present, .replace, .root, .select, .show, .pop, .dismiss, .finish, .open, .payload, .with, .when,
        .sets, .returns, .send, .then, .style, .in, .locked, .animation, .segue, .allow, .about, .title,
    ]
    package static let handler: KeySet = [
        .push, .present, .replace, .root, .select, .show, .pop, .dismiss, .finish, .open, .with, .when, .sets,
        .returns, .send, .then, .style, .in, .locked, .animation, .segue,
    ]
    package static let then: KeySet = [
        .push, .present, .replace, .root, .select, .show, .pop, .dismiss, .finish, .open, .with, .sets, .returns,
        .send, .then, .style, .in, .locked, .animation, .segue,
    ]
    package static let styles: KeySet = [
        .sheet, .fullScreen, .formSheet, .pageSheet, .popover, .overFullScreen, .currentContext, .alert,
        .actionSheet,
    ]
    package static let booleans: KeySet = [.true, .false]
    package static let flag: KeySet = [.true]
    package static let sources: KeySet = [.code, .xib]
    package static let dismissals: KeySet = [.top, .all]
    package static let containers: KeySet = [.stack, .single, .tabs, .split]
    /// LANGUAGE 7.
    package static let deepLink: KeySet = [
        .url, .query, .shortcut, .notification, .activity, .payload, .opens, .by, .style, .in, .locked, .path,
        .with, .requires, .pending, .expires, .fallback, .allow, .about, .title,
    ]
    package static let resolver: KeySet = [.payload, .gives]
    /// LANGUAGE 8.
    package static let swift: KeySet = [.framework, .access, .imports, .prefix, .container]
    /// LANGUAGE 9.
    package static let check: KeySet = [
        .name, .reach, .from, .within, .before, .visit, .never, .above, .when, .return,
    ]
    package static let lint: KeySet = [.rules]
    /// Names that no screen, flow or outcome has. LANGUAGE 2.
    package static let reservedNames: KeySet = [.app, .back, .root, .top, .all, .closed]
}
