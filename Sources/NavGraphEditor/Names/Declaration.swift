import NavGraphModel

/// An element that a text declares: a name with a place.
package struct Declaration: Sendable {
    package enum Kind: String, Sendable {
        case screen, flow, group, event, outcome, message, condition, param, link, resolver, alias
    }

    package var kind: Kind
    package var name: String
    package var file: Int
    /// Where the name stands, in scalars.
    package var range: Range<Int>
    /// The node of its value; without a value, that of its name.
    package var value: Int
    /// The screen, flow, group, event, outcome, message, link, resolver or enumeration that it belongs to; `nil`: the app, or a
    /// file.
    package var owner: Int?
    package var module: Int
    /// Of an entry of a `payload`: the alternative.
    package var block: Int?
    /// Of a name in a URL, query or payload of a link, which the world chose.
    package var isOfWorld = false
    /// An event of `host`.
    package var isHost = false
}

/// A scalar with the role that the tables give it.
package struct Site: Sendable {
    package enum Role: Sendable {
        case name(NameRole)
        case key(KeyTable.ID)
        case word(KeySet)
        case type
        /// A text, number or path that names nothing.
        case text
    }

    package var role: Role
    package var node: Int
    package var context: Context
    /// What it declares.
    package var declaration: Int?
    /// The value behind a key.
    package var value: Int?
    /// Of a word where a collection is expected: what of the collection it may become.
    package var lone: Lone?
    /// Whether a list of what the word may become is expected.
    package var isListed = false

    package enum Lone: Sendable {
        /// The first key of a mapping.
        case key
        /// The first name of a list.
        case item
    }
    package var isLone: Bool { lone != nil }
    func role(is other: NameRole) -> Bool { if case .name(other) = role { true } else { false } }
    /// The role of a name that stands there.
    package var name: NameRole? { if case .name(let role) = role, lone == nil { role } else { nil } }
    /// Whether it is a key, or may become one.
    var isKey: Bool { value != nil || lone == .key }
}

/// Where a site stands.
package struct Context: Sendable {
    package var file = 0
    package var module = 0
    /// The screen, flow or group whose parts these are; `nil`: the app.
    package var owner: Int?
    package var isHost = false
    /// What the params, outcomes and messages here belong to.
    package var element: Int?
    package var event: Int?
    package var link: Int?
    /// The innermost alternative, `then`, handler, entry or link.
    package var block: Int?
    /// Of what stands in a handler: the alternative with the `returns`, and the outcome.
    package var handled: Int?
    package var outcome = ""
    /// The mapping or list with its siblings.
    package var holder: Int?
    /// The key that it stands under.
    package var key: Key?
}

/// A mapping that does something: an alternative, handler, `then`, entry, or a link.
package struct Block: Sendable {
    package var table: KeyTable.ID
    package var node: Int
    package var context: Context
    /// The alternative around it.
    package var parent: Int?
    package var then: Int?
    /// The alert in place that it asks with.
    package var alert: Int?
    /// Key and value nodes by their keys.
    package var values: [Key: (key: Int, value: Int)] = [:]
    /// Its number in a list, from 1; 0 for a lone one.
    package var number = 0

    package var action: ActionKey? { ActionKey.allCases.first { values[$0.key] != nil } }
    /// The key that says what it does.
    var key: Key? {
        if alert != nil { return values[.alert] == nil ? .actionSheet : .alert }
        return table == .deepLink ? .opens : action?.key
    }
}
