import NavGraphSyntax

extension RuleDoc {
    static let ignoredEvent = RuleDoc(
        rule: .ignoredEvent,
        summary: "In some situation none of the alternatives holds, and the event does nothing.",
        meaning: """
            The transition is a list of alternatives, and in some run the event fires while none of their `when` \
            holds. It is a note.
            """,
        why: "The user taps, and nothing happens. Often an `else` was forgotten: a last alternative without `when`.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Shop
              entry: shop
              conditions: [loggedIn]
              flows:
                shop:
                  screens:
                    home:
                      transitions:
                        openOrders:
                          - { when: loggedIn, push: orders }
            +             - { present: login }
                        openCart: { push: cart }
                    orders:
                    cart:
            +       login:
            """)
}
