import NavGraphSyntax

extension RuleDoc {
    static let importCycle = RuleDoc(
        .importCycle,
        summary: "Modules import each other in a circle.",
        meaning: """
            A module imports another that, directly or through others, imports it; or a file includes itself.
            """,
        why: """
            Modules in a circle cannot be built in any order.
            """,
        allowed: .nowhere,
        failing: RuleExample(
            """
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
                .init(
                    path: "cart.yaml",
                    text: """
                        navgraph: 1
                        module: Cart
                        imports: { profile: profile.yaml }
                        screens:
                          basket:
                            public: true
                            transitions:
                              openAccount: { present: profile.account }
                        """),
                .init(
                    path: "profile.yaml",
                    text: """
                        navgraph: 1
                        module: Profile
                        imports: { cart: cart.yaml }
                        screens:
                          account: { public: true }
                        """),
            ]),
        mended: RuleExample(
            """
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
                .init(
                    path: "cart.yaml",
                    text: """
                        navgraph: 1
                        module: Cart
                        imports: { profile: profile.yaml }
                        screens:
                          basket:
                            public: true
                            transitions:
                              openAccount: { present: profile.account }
                        """),
                .init(
                    path: "profile.yaml",
                    text: """
                        navgraph: 1
                        module: Profile
                        screens:
                          account: { public: true }
                        """),
            ])
    )
}
