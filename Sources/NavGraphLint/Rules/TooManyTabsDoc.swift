import NavGraphSyntax

extension RuleDoc {
    static let tooManyTabs = RuleDoc(
        rule: .tooManyTabs,
        summary: "A tab bar of more than five tabs.",
        meaning: "A flow has more than five `tabs`, which is what a tab bar shows on an iPhone.",
        why: """
            On an iPhone the tab bar then shows four, and a "More" list for the others, in which each has a second \
            navigation bar.
            """,
        allowed: .flow,
        graph: """
              navgraph: 1
              app: Shop
              entry: main
              flows:
                main:
            -     tabs: [home, search, cart, orders, profile, help]
            +     tabs: [home, search, cart, orders, account]
            +   account:
            +     screens:
            +       profile:
            +         transitions:
            +           openHelp: { push: help }
            +       help:
              screens:
                home:
                search:
                cart:
                orders:
            -   profile:
            -   help:
            """)
}
