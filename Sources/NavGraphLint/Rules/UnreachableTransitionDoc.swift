import NavGraphSyntax

extension RuleDoc {
    static let unreachableTransition = RuleDoc(
        rule: .unreachableTransition,
        summary: "A transition, or one alternative of it, that never fires.",
        meaning: """
            In no run is the event, or that alternative, taken, though its screen can be shown: its `when` never \
            holds, or earlier alternatives are always taken before it. An event of a flow or the app is never taken \
            if every screen has its own event of that name.
            """,
        why: "It does nothing, and whoever reads the graph believes that it does.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Mail
              entry: mail
              conditions: { premium: false }
              flows:
                mail:
                  screens:
                    inbox:
                      transitions:
                        seal:
                          - { when: premium, present: seal }
            -             - { present: offer }
            +             - { present: offer, returns: { bought: { sets: { premium: true } } } }
                        showSeal: { present: seal }
                    seal:
                    offer:
            +         outcomes: [bought]
            """)
}
