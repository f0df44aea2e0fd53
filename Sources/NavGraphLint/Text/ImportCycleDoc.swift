import NavGraphSyntax

extension RuleDoc {
    static let importCycle = RuleDoc(
        rule: .importCycle,
        summary: "Modules import each other in a circle.",
        meaning: "A module imports another that, directly or through others, imports it; or a file includes itself.",
        why: "Modules in a circle cannot be built in any order.",
        graph: """
              navgraph: 1
              app: Shop
              entry: home
              imports: { cart: cart.yaml }
              screens:
                home:
                  transitions:
                    openCart: { present: cart.basket }
            """,
        others: [
            "cart.yaml": """
              navgraph: 1
              module: Cart
              imports: { profile: profile.yaml }
              screens:
                basket:
                  public: true
                  transitions:
                    openAccount: { present: profile.account }
            """,
            "profile.yaml": """
              navgraph: 1
              module: Profile
            - imports: { cart: cart.yaml }
              screens:
                account: { public: true }
            """,
        ])
}
