extension WalkFault {
    static let ofPlaces = [
        WalkFault(
            "who fires an event of a group says no place", in: "RowEvents", "step.groupAnchor(anchor)",
            "step.groupAnchor(nil)"),
        WalkFault(
            "a popover has the place of another event", in: "ShelfRouter", "screen.anchorLook(popover)",
            "screen.anchorHelp(popover)"),
        WalkFault(
            "a screen is not asked for the place of a flow's event", in: "NavGraphUIKit",
            "if let screen = controller as? Screen { place(screen, popover) }", "_ = (controller, popover)"),
        WalkFault(
            "the middle is the place of all", in: "NavGraphUIKit",
            "place(controller, popover)", "_ = (controller, popover)"),
        WalkFault(
            "a popover that is a stack has no place", in: "NavGraphUIKit",
            "detents: detents, at: anchor, animation: animation)", "detents: detents, animation: animation)"),
        WalkFault(
            "a popover becomes one after it has been placed", in: "NavGraphUIKit",
            "if style == .popover { modalPresentationStyle = .popover }", "_ = style"),
    ]

    static let shelf = """
        navgraph: 1
        app: Books
        entry: main
        groups:
          row:
            share: { present: menu, style: popover }
            open: { push: book, then: { present: sheet } }
        flows:
          main: { tabs: [shelf, me] }
          shelf:
            transitions: { help: { present: menu, style: popover } }
            screens:
              books: { uses: [row], transitions: { look: { present: menu, style: popover } } }
              book: { uses: [row], transitions: { look: { present: menu, in: stack, style: popover }, leave: { pop: back } } }
          me: { screens: { mine: { uses: [row], transitions: { open: ~ } } } }
        screens:
          menu: { transitions: { away: { dismiss: top }, more: { present: menu, style: popover } } }
          sheet: { transitions: { away: { dismiss: top } } }
        """
}
