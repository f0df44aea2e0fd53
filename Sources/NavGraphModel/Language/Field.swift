import NavGraphSyntax

/// A key of an element. Where the value of a plain one is stored tells how it is read, and how `render --format json` and
/// `diff` write it; others have separate code.
package struct Field<Element>: Sendable {
    package typealias Path<Value> = WritableKeyPath<Element, Value> & Sendable

    package enum Stored: Sendable {
        /// A text for people.
        case prose(Path<Symbol>)
        case text(Path<Symbol>)
        case texts(Path<[DeepLink.Text]>)
        case flag(Path<Bool>)
        case boolean(Path<Bool?>)
        case params(Path<IDRange<ParamID>>)
        case literals(Path<IDRange<LiteralID>>)
        case path(Path<ProjectSettings.Value?>)
        case paths(Path<[ProjectSettings.Value]>)
        /// Beside the elements.
        case allow

        fileprivate var shape: Shape {
            switch self {
            case .prose, .text: .text("text")
            case .texts: .oneOrList(.text("text"))
            case .flag: .flag
            case .boolean: .boolean
            case .params: .params
            case .literals: .literals
            case .path: .text("path")
            case .paths: .oneOrList(.text("path"))
            case .allow: .allow
            }
        }
    }

    let entry: KeyTable.Entry
    let stored: Stored?

    /// - Parameter shape: what the value looks like, if that does not follow from how it is stored.
    init(_ key: Key, _ stored: Stored, shape: Shape? = nil, isRequired: Bool = false) {
        (entry, self.stored) = (KeyTable.Entry(key, shape ?? stored.shape, isRequired: isRequired), stored)
    }
    init(_ key: Key, shape: Shape, isRequired: Bool = false) {
        (entry, stored) = (KeyTable.Entry(key, shape, isRequired: isRequired), nil)
    }
}

/// What keys mean that several elements have.
enum Meaning {
    static let allow = "Intended findings about this element, each with a reason."
    static let about = "A sentence for diagrams and for the doc comment in the Swift code."
    static let isPublic = "Whether importing apps and modules can open it."
    static let style = "How it is presented, if a `present` does not say otherwise. By default `sheet`."
    static let locked =
        "The user cannot swipe it away where it is presented; with conditions, only while all of them hold."
    static let detents = "The possible heights where it is presented as a sheet, starting with the initial one."
}

/// The keys of an element of some kind.
package struct Fields<Element>: Sendable {
    let table: KeyTable
    /// Those that are plain.
    package let plain: [Key]
    /// How each key is stored, by the index of its symbol; `nil` for one that is not plain.
    package private(set) var stored: [Field<Element>.Stored?]

    /// - Parameter fields: the keys, each with its meaning.
    init(_ fields: KeyValuePairs<Field<Element>, String>) {
        table = KeyTable(fields.map { $0.entry.meaning($1) })
        plain = fields.filter { $0.key.stored != nil }.map(\.key.entry.key)
        stored = Array(repeating: nil, count: Key.words.count)
        for (field, _) in fields { stored[field.entry.key.symbol.index] = field.stored }
    }
}
