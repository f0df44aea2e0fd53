import NavGraphSyntax

/// The keys that a mapping of some kind may have: one table for the decoder and for suggestions.
package struct KeySet: Sendable, ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    init() {}
    package init(arrayLiteral keys: Key...) { self.init(keys) }
    init(_ keys: some Sequence<Key>) {
        for key in keys { insert(key) }
    }
    mutating func insert(_ key: Key) {
        switch key.symbol.raw >> 6 {
        case 0: low |= 1 << key.symbol.raw
        case 1: middle |= 1 << (key.symbol.raw - 64)
        default: high |= 1 << (key.symbol.raw - 128)
        }
    }
    package func contains(_ key: Key) -> Bool {
        switch key.symbol.raw >> 6 {
        case 0: low >> key.symbol.raw & 1 != 0
        case 1: middle >> (key.symbol.raw - 64) & 1 != 0
        default: high >> (key.symbol.raw - 128) & 1 != 0
        }
    }
    package var keys: [Key] { Key.allCases.filter(contains) }
    package var spellings: [String] { keys.map(\.spelling) }
}

extension KeySet {
    /// What goes with some actions only.
    package static let details: KeySet = [.with, .returns, .style, .in, .locked, .detents, .reuse, .animation, .segue]
    package static let styles: KeySet = [
        .sheet, .fullScreen, .formSheet, .pageSheet, .popover, .overFullScreen, .currentContext,
        .overCurrentContext, .alert, .actionSheet,
    ]
    /// How a `present` shows what it opens.
    package static let presentation: KeySet = [.style, .in, .locked, .detents]
    package static let booleans: KeySet = [.true, .false]
    /// What other languages call `true` and `false`.
    static func truth(_ word: String) -> Key? {
        switch word.lowercased() {
        case "yes", "on", "true": .true
        case "no", "off", "false": .false
        default: nil
        }
    }
    package static let truths: KeySet = [.true, .false, .unknown]
    package static let flag: KeySet = [.true]
    package static let detents: KeySet = [.medium, .large]
    package static let sources: KeySet = [.code, .xib, .swiftui, .system]
    /// What a screen of the system does not have.
    package static let ownScreens: KeySet = [.receives, .transitions, .uses, .back, .factoryDefault]
    package static let dismissals: KeySet = [.top, .all]
    package static let containers: KeySet = [.stack, .single, .tabs, .split]
    package static let linkWays: KeySet = [.path, .present, .push]
    package static let linkContainers: KeySet = [.stack]
    package static let linkWaits: KeySet = [.keep, .drop, .never]
    package static let frameworks: KeySet = [.uikit, .swiftui, .cleanSwift, .appkit]
    package static let accesses: KeySet = [.internal, .public, .package]
    package static let dependencyContainers: KeySet = [.none, .ditranquillity]
    package static let bundles: KeySet = [.main, .module, .class]
    package static let severities: KeySet = [.error, .warning, .note]
    package static let platforms: KeySet = [.ios, .tvos, .visionos, .macos]
    package static let levels: KeySet = [.error, .warning, .note, .off]
    /// Names that no screen, flow or outcome has. LANGUAGE 2.
    package static let reservedNames: KeySet = [.app, .host, .entry, .back, .root, .top, .all, .closed]
}
