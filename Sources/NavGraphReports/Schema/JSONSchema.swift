import NavGraphModel
import NavGraphSyntax

/// The JSON Schema (draft-07) of graph files, for editors: which keys stand where, what they mean, and what their values
/// look like. What depends on names is left to `lint`.
///
/// YAML readers of editors know kinds of scalars, and the language does not: so a text may be a number, boolean or null,
/// and the word `off` may be `false`, as YAML 1.1 reads it.
package func jsonSchema(rules: [Rule]) -> JSON {
    var definitions: [(key: String, value: JSON)] = []
    for (name, shape) in sharedShapes { definitions.append((name, .object(plainSchema(of: shape)))) }
    definitions.append(("rule", ["enum": .array(rules.filter(\.isConfigurable).map { .string($0.rawValue) })]))
    definitions.append(("action", actionSchema()))
    for id in KeyTable.ID.allCases where id != .root && id != .project {
        definitions.append((id.rawValue, schema(of: id)))
    }
    guard case .object(let root) = schema(of: .root) else { return .null }
    return .object(
        [("$schema", "http://json-schema.org/draft-07/schema#"), ("title", "navgraph")] + root
            + [("definitions", .object(definitions))])
}

package func projectSchema() -> JSON {
    guard case .object(let root) = schema(of: .project) else { return .null }
    let shared = sharedShapes.filter { ["text", "texts"].contains($0.name) }.map { name, shape in
        (key: name, value: JSON.object(plainSchema(of: shape)))
    }
    return .object(
        [("$schema", "http://json-schema.org/draft-07/schema#"), ("title", "navgraph project file")] + root
            + [("definitions", .object(shared))])
}

/// Shapes that stand in many places, and stand in the schema once.
private let sharedShapes: [(name: String, shape: Shape)] = [
    ("text", .text("")), ("texts", .oneOrList(.text(""))), ("textList", .list(.text(""))), ("type", .type),
    ("params", .params), ("textMap", .map(.param, .text(""))), ("allow", .allow),
    ("signatures", .signatures(.newMessage)),
    ("transitions", .transitions), ("handlers", .handlers), ("style", .word(.styles)),
]
private let sharedTexts = Dictionary(
    uniqueKeysWithValues: sharedShapes.map { (JSON.object(plainSchema(of: $0.shape)).bytes(), $0.name) })

private func reference(_ name: String) -> [(key: String, value: JSON)] { [("$ref", .string("#/definitions/\(name)"))] }

private func schema(of id: KeyTable.ID) -> JSON {
    let table = id.table
    let properties = table.entries.map { entry -> (key: String, value: JSON) in
        (entry.key.spelling, property(entry, of: id))
    }
    var members: [(key: String, value: JSON)] = [
        ("type", mayBeEmpty(id) ? ["object", "null"] : "object"),
        ("properties", .object(properties)),
        ("additionalProperties", .bool(false)),
    ]
    if !table.required.keys.isEmpty {
        members.append(("required", .array(table.required.spellings.map(JSON.string))))
    }
    return .object(members + constraints(of: id))
}

/// A key, or a reference to that of a transition: the keys of a handler and a `then` are those, and others mean the same.
private func property(_ entry: KeyTable.Entry, of id: KeyTable.ID) -> JSON {
    let spelling = entry.key.spelling
    let own = JSON.object([("description", .string(plainText(entry.meaning)))] + schema(of: entry.shape))
    switch id {
    case .transition: return own
    case .handler, .then: return .object(reference("transition/properties/\(spelling)"))
    default:
        let isShared = KeyTable.ID.transition.table.entries.contains { other in
            other.key == entry.key && property(other, of: .transition).bytes() == own.bytes()
        }
        return isShared ? .object(reference("transition/properties/\(spelling)")) : own
    }
}

/// Whether nothing stands for a mapping without keys that is right.
private func mayBeEmpty(_ id: KeyTable.ID) -> Bool {
    switch id {
    case .screen, .condition, .links, .swift, .lint, .project: true
    default: false
    }
}

/// A shape, or a reference to it where it is shared.
private func schema(of shape: Shape) -> [(key: String, value: JSON)] {
    let plain = plainSchema(of: shape)
    return sharedTexts[JSON.object(plain).bytes()].map(reference) ?? plain
}

private func plainSchema(of shape: Shape) -> [(key: String, value: JSON)] {
    func inner(_ shape: Shape) -> JSON {
        // A shape does not refer to itself but by a table.
        if shape.isText { return .object(reference("text")) }
        if case .type = shape { return .object(reference("type")) }
        if case .map(_, .type) = shape { return .object(reference("params")) }
        return .object(plainSchema(of: shape))
    }
    switch shape {
    case .text, .name: return [("type", ["string", "number", "boolean", "null"])]
    case .type: return [("maxItems", 1), ("maxProperties", 1)]
    case .number: return [("type", ["number", "string"]), ("minimum", 0), ("pattern", "^[0-9]")]
    case .word(let words): return [("enum", .array(words.keys.flatMap(values)))]
    case .map(let what, let value):
        let names: [(key: String, value: JSON)] =
            what == .rule ? [("propertyNames", .object(reference("rule")))] : []
        return [("type", ["object", "null"])] + names + [("additionalProperties", inner(value))]
    case .list(let item, nil): return [("type", ["array", "null"]), ("items", inner(item))]
    case .list(let item, let count?):
        let most: [(key: String, value: JSON)] =
            count.upperBound == .max ? [] : [("maxItems", .int(count.upperBound))]
        return [("type", "array"), ("items", inner(item)), ("minItems", .int(count.lowerBound))] + most
    case .oneOrList(let item) where item.isText:
        return [("type", ["string", "number", "boolean", "null", "array"]), ("items", .object(reference("text")))]
    case .oneOrList(let item):
        return [
            ("if", ["type": "array"]), ("then", ["items": inner(.optional(item)), "minItems": 1]),
            ("else", inner(item)),
        ]
    case .signatures:
        return [
            ("type", ["object", "array", "null"]), ("additionalProperties", .object(reference("params"))),
            ("items", .object(reference("text"))),
        ]
    case .textOr(let text, let other):
        return [("if", ["type": ["object", "array"]]), ("then", inner(other)), ("else", inner(text))]
    case .listOr(_, let other):
        return [
            ("if", ["type": "array"]), ("then", ["items": .object(reference("text")), "minItems": 2]),
            ("else", inner(other)),
        ]
    case .namesOr(_, let value):
        return [
            ("type", ["object", "array", "null"]), ("additionalProperties", .object(plainSchema(of: .optional(value)))),
            ("items", .object(reference("text"))),
        ]
    case .nested(let id): return reference(id.rawValue)
    case .optional(let other): return [("if", ["not": ["type": "null"]]), ("then", inner(other))]
    }
}

/// A word as readers of YAML may give it.
private func values(of word: Key) -> [JSON] {
    switch word {
    case .true: [.bool(true), "true"]
    case .false: [.bool(false), "false"]
    case .one: [1, "1", "1.0", .number(1.1), .string(languageVersion)]
    case .off: ["off", .bool(false)]
    default: [.string(word.spelling)]
    }
}

/// Without the marks of code of Markdown, which editors show as they are.
private func plainText(_ markdown: String) -> String { markdown.replacing("`", with: "'") }
