/// What the value of a key looks like. The decoder's sets of keys and words, the JSON Schema and the tables of
/// `docs/language.md` come from the same shapes.
package indirect enum Shape: Sendable {
    /// Any scalar; what it is, in a word: `path`.
    case text(String)
    /// A scalar that names something: what, and whether it declares it.
    case name(NameRole)
    /// A Swift type, which YAML may read as a list or a mapping. LANGUAGE 2.
    case type
    /// A number above 0, or not below it.
    case number(String)
    /// One of a few words.
    case word(KeySet)
    /// A map whose keys are names.
    case map(NameRole, Shape)
    case list(Shape, count: ClosedRange<Int>? = nil)
    case oneOrList(Shape)
    /// A map from names to params, or a list of names without.
    case signatures(NameRole)
    /// The first where the value is a text, else the second.
    case textOr(Shape, Shape)
    /// A list of names, or the other.
    case listOr(NameRole, Shape)
    /// A list of names, or a map from them.
    case namesOr(NameRole, Shape)
    /// A mapping whose keys are those of a table.
    case nested(KeyTable.ID)
    /// `~`, or the other.
    case optional(Shape)
}

extension Shape {
    package static let flag = Shape.word(.flag)
    package static let boolean = Shape.word(.booleans)
    package static let params = Shape.map(.newParam, .type)
    package static let arguments = Shape.map(.param, .name(.argument))
    package static let literals = Shape.oneOrList(.name(.literal))
    package static let allow = Shape.map(.rule, .text("reason"))
    package static let transition = Shape.optional(.oneOrList(.nested(.transition)))
    package static let transitions = Shape.map(.event, .transition)
    /// A message, `~`, or what a handler does.
    package static let handler = Shape.optional(.textOr(.name(.handler), .oneOrList(.nested(.handler))))
    /// A map from outcomes to handlers, or a list of outcomes.
    package static let inPlaceAlert = Shape.namesOr(.newOutcome, .handler)
    package static let handlers = Shape.map(.handled, .handler)
}
