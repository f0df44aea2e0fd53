import NavGraphSyntax

extension RuleDoc {
    static let privateReference = RuleDoc(
        rule: .privateReference,
        summary: "Something of an imported module that is not public.",
        meaning: "A graph names a screen or flow of a module that does not say `public: true`.",
        why: "As in Swift, a module decides what others may use; the rest it may change at any time.",
        graph: """
              navgraph: 1
              app: Shop
              entry: shop
              imports: { profile: profile.yaml }
              flows:
                shop:
                  screens:
                    home:
                      transitions:
                        openProfile: { push: profile.account }
            """,
        others: [
            "profile.yaml": """
              navgraph: 1
              module: Profile
              screens:
            -   account: {}
            +   account: { public: true }
            """
        ])
}
