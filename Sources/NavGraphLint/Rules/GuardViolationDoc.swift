import NavGraphSyntax

extension RuleDoc {
    static let guardViolation = RuleDoc(
        rule: .guardViolation,
        summary: "A screen is visible while what it requires does not hold.",
        meaning: """
            `requires` is a law, and blocks nothing: in some run the screen, or a flow around it, requires a \
            condition that does not hold while the screen is visible. Either the screen is opened without asking, or \
            the condition changes while the screen is shown.
            """,
        why: "A user who is logged out sees what only a user who is logged in may see.",
        allowed: .screen,
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
            -           openOrders: { push: orders }
            -           logIn: { sets: { loggedIn: true } }
            +           openOrders:
            +             - { when: loggedIn, push: orders }
            +             - { present: login, returns: { done: { sets: { loggedIn: true } } } }
            +       login:
            +         outcomes: [done]
                    orders:
                      requires: loggedIn
            """)
}
