import NavGraphSyntax

extension RuleDoc {
    static let missingKey = RuleDoc(
        rule: .missingKey,
        summary: "A key that must be there is not.",
        meaning: """
            Some mappings mean nothing without a certain key: a root file without `navgraph: 1`, an app without \
            `entry`, a deep link without `opens`, a `before` without `visit`. A key that stands there without a \
            value is missing, too.
            """,
        why: "navgraph does not guess what the window shows at launch.",
        graph: """
              navgraph: 1
              app: Notes
            + entry: notes
              flows:
                notes:
                  screens:
                    noteList:
            """)
}
