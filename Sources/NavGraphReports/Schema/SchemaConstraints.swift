import NavGraphModel
import NavGraphSyntax

/// What the keys of a mapping ask of each other. With `if` and `dependencies`, whose messages editors show well.
func constraints(of id: KeyTable.ID) -> [(key: String, value: JSON)] {
    switch id {
    case .root:
        return [
            ("if", anyOf([.navgraph, .app, .module, .entry, .host])),
            (
                "then",
                [
                    "required": ["navgraph"],
                    "if": required(.module),
                    "then": without([.app]),
                    "else": [
                        "required": ["app"], "oneOf": .array([required(.entry), required(.host)]),
                    ],
                ]
            ),
        ]
    case .source: return [("if", required(.xib)), ("then", ["maxProperties": 1]), ("else", required(.storyboard))]
    case .flow:
        return [
            ("if", anyOf([.start, .tabs, .columns])),
            ("else", ["required": ["screens"], "properties": ["screens": ["type": "object", "minProperties": 1]]]),
            ("dependencies", ["tabs": without([.columns, .start]), "columns": without([.start])]),
        ]
    case .transition, .handler, .then: return [("allOf", [["$ref": "#/definitions/action"]])]
    case .deepLink:
        return [
            ("anyOf", .array([Key.url, .shortcut, .notification, .activity, .fallback].map { required($0) })),
            ("if", ["properties": ["by": ["enum": ["present"]]], "required": ["by"]]),
            ("then", without([.path, .reuse])),
            (
                "else",
                [
                    "allOf": [
                        without([.style, .in, .locked]),
                        [
                            "if": ["properties": ["by": ["enum": ["push"]]], "required": ["by"]],
                            "then": without([.path]),
                            "else": without([.reuse]),
                        ],
                    ]
                ]
            ),
        ]
    case .check:
        return [
            ("oneOf", .array([Key.reach, .before, .never, .return].map { required($0) })),
            (
                "dependencies",
                [
                    "from": ["reach"], "within": ["reach"], "before": ["visit"], "visit": ["before"],
                    "above": ["never"], "when": ["never"],
                    "never": ["oneOf": [required(.above), required(.when)]],
                ]
            ),
        ]
    case .hosted: return [("oneOf", .array([required(.push), required(.present)]))]
    case .entry, .start, .button, .condition, .links, .screen, .resolver, .swift, .lint, .project: return []
    }
}

/// At most one action, keys that go with it, and something to do at all.
func actionSchema() -> JSON {
    let actions = ActionKey.allCases.map(\.key)
    var dependencies: [(key: String, value: JSON)] = []
    for (index, action) in actions.enumerated() where index + 1 < actions.count {
        dependencies.append((action.spelling, without(Array(actions[(index + 1)...]))))
    }
    for key in KeySet.details.keys {
        var partners = ActionKey.allCases.filter { $0.details.contains(key) }.map(\.key)
        if key == .with { partners.append(.send) }
        dependencies.append((key.spelling, partners.count == 1 ? [.string(partners[0].spelling)] : anyOf(partners)))
    }
    return [
        "dependencies": .object(dependencies),
        "if": required(.show), "then": required(.in),
        "anyOf": .array((actions + [.alert, .actionSheet, .sets, .send, .then]).map { required($0) }),
    ]
}

private func required(_ key: Key) -> JSON { ["required": [.string(key.spelling)]] }

private func anyOf(_ keys: [Key]) -> JSON { ["anyOf": .array(keys.map { required($0) })] }

/// None of these; editors mark the key that is too much.
private func without(_ keys: [Key]) -> JSON { ["properties": .object(keys.map { ($0.spelling, .bool(false)) })] }
