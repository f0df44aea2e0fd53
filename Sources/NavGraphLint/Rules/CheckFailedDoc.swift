import NavGraphSyntax

extension RuleDoc {
    static let checkFailed = RuleDoc(
        rule: .checkFailed,
        summary: "A law of the app's own, under `checks`, does not hold.",
        meaning: "The graph states a law, and some run breaks it. The message and the run say how.",
        why: "Only you know what must be true of your app; navgraph proves it at every change.",
        graph: """
              navgraph: 1
              app: Shop
              entry: shop
              conditions: { loggedIn: false }
              flows:
                shop:
                  screens:
                    home:
                      transitions:
                        openCart: { push: cart }
                    cart:
                      transitions:
            -           pay: { push: payment }
            +           pay:
            +             - { when: loggedIn, push: payment }
            +             - { present: login, returns: { done: { sets: { loggedIn: true } } } }
            +       login:
            +         outcomes: [done]
                    payment:
              checks:
                - { name: payLoggedIn, never: payment, when: not loggedIn }
            """)
}
