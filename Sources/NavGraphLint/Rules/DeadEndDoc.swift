import NavGraphSyntax

extension RuleDoc {
    static let deadEnd = RuleDoc(
        rule: .deadEnd,
        summary: "A screen from which the user never gets back to where the app begins.",
        meaning: """
            In some run the screen is current, and from there no step of the user leads to a configuration in which nothing \
            is presented and every stack shows its first screen; or nothing at all leads on from it. Links and events of \
            the app (a session that expires) do not count as a way out.
            """,
        why: "The user has to kill the app.",
        allowed: .screen,
        graph: """
              navgraph: 1
              app: Radio
              entry: radio
              flows:
                radio:
                  screens:
                    stations:
                      transitions:
                        play: { present: player, style: fullScreen }
                    player:
            +         transitions:
            +           close: { dismiss: top }
            """)
}
