import NavGraphSyntax

extension RuleDoc {
    static let undecided = RuleDoc(
        rule: .undecided,
        summary: "What can happen is too much for the analysis, which says so and judges the rest.",
        meaning: """
            The rules of the runs, a check, or the way of a link could not be judged within the limits of the analysis. \
            The message says why: too many combinations of conditions, which it names, handlers that run within \
            themselves without end, or more steps than can be counted. Everything else is reported as ever.
            """,
        why: """
            As long as it is reported, nothing is proven of the rest; and what navgraph cannot follow, people seldom can.
            """,
        graph: """
              navgraph: 1
              app: Shop
              entry: { root: shop, returns: { done: ~ } }
              flows:
                shop:
                  outcomes: [done]
                  screens:
                    list:
                      transitions:
            -           open: { push: shop, returns: { done: { finish: done, then: { finish: done } } } }
            +           open: { push: shop, returns: { done: ~ }, allow: { unbounded-stack: as deep as the user likes } }
                        end: { finish: done }
            """)
}
