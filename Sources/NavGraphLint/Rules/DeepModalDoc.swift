import NavGraphSyntax

extension RuleDoc {
    static let deepModal = RuleDoc(
        rule: .deepModal,
        summary: "A screen that lies three or more sheets deep.",
        meaning: """
            In some run the screen is current with three or more presented layers above the window's own. It is a \
            note.
            """,
        why: "The user has to close one after the other, and sees ever less of where he came from.",
        allowed: .screen,
        graph: """
              navgraph: 1
              app: Shop
              entry: home
              screens:
                home:
                  transitions:
                    openCart: { present: cart }
            -   cart:
            -     transitions:
            -       openAddress: { present: address }
            -   address:
            -     transitions:
            -       chooseCountry: { present: country }
            -   country:
            + flows:
            +   shopping:
            +     screens:
            +       cart:
            +         transitions:
            +           openAddress: { present: address, in: stack }
            +       address:
            +         transitions:
            +           chooseCountry: { push: country }
            +       country:
            """)
}
