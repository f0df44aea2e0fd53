import NavGraphSyntax

extension RuleDoc {
    static let selectAbsent = RuleDoc(
        rule: .selectAbsent,
        summary: "A tab or column is selected that nothing shown has.",
        meaning: """
            In some run the event fires while no layer has that tab or column: the tab bar is not there yet, or has \
            given way to another root.
            """,
        why: "Nothing would happen.",
        allowed: .transition,
        graph: """
              navgraph: 1
              app: Shop
              entry: welcome
              screens:
                welcome:
                  transitions:
                    start: { root: main }
            -       openCart: { select: cart }
            +       openCart: { root: main, then: { select: cart } }
                home:
                cart:
              flows:
                main:
                  tabs: [home, cart]
            """)
}
