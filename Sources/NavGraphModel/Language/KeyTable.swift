/// The keys of a mapping of some kind, each with what its value looks like and what it means.
package struct KeyTable: Sendable {
    /// Every kind of mapping that has keys of the language.
    package enum ID: String, CaseIterable, Sendable {
        case root, entry, hosted, condition, links, screen, source, flow, start, button, transition, handler, then
        case deepLink, resolver, swift
        case check, lint
        /// The keys of the project file.
        case project
    }

    package struct Entry: Sendable {
        package let key: Key
        package let shape: Shape
        /// Whether the mapping may not be without it.
        let isRequired: Bool
        /// In Markdown, for `docs/language.md` and the JSON Schema.
        package fileprivate(set) var meaning = ""

        init(_ key: Key, _ shape: Shape, isRequired: Bool = false) {
            (self.key, self.shape, self.isRequired) = (key, shape, isRequired)
        }
        func meaning(_ meaning: String) -> Entry {
            var entry = self
            entry.meaning = meaning
            return entry
        }
    }

    package let entries: [Entry]
    package let keys: KeySet
    /// What the mapping may not be without.
    package let required: KeySet

    /// - Parameter entries: the keys, each with its meaning.
    init(_ entries: KeyValuePairs<Entry, String>) {
        self.init(entries.map { $0.meaning($1) })
    }

    init(_ entries: [Entry]) {
        self.entries = entries
        keys = KeySet(entries.lazy.map(\.key))
        required = KeySet(entries.lazy.filter(\.isRequired).map(\.key))
    }

    /// The same without some keys.
    func without(_ keys: KeySet) -> KeyTable {
        KeyTable(entries.filter { !keys.contains($0.key) })
    }
}

extension KeyTable.ID {
    package var table: KeyTable {
        switch self {
        case .root: .root
        case .entry: .entry
        case .hosted: .hosted
        case .condition: .condition
        case .links: .links
        case .screen: .screen
        case .source: .source
        case .flow: .flow
        case .start: .start
        case .button: .button
        case .transition: .transition
        case .handler: .handler
        case .then: .then
        case .deepLink: .deepLink
        case .resolver: .resolver
        case .swift: .swift
        case .check: .check
        case .lint: .lint
        case .project: .project
        }
    }
}
