extension KeyTable {
    /// LANGUAGE 3.
    static let screen = KeyTable([
        Entry(.title, .text("text"), "Its name for people, in diagrams. By default the name with spaces."),
        Entry(
            .type, .name(.swiftType),
            "The class of its view controller. By default the name with `ViewController`: `NoteListViewController`."),
        Entry(.from, .textOr(.word(.sources), .nested(.source)), "How an instance is made. By default in `code`."),
        Entry(
            .params, .params,
            "What must be given to open it, with Swift types. `T?` and `T = value` may be left out."),
        Entry(.receives, .signatures(.newMessage), "Messages: what the router may tell it later, with their params."),
        Entry(
            .outcomes, .signatures(.newOutcome),
            "How it can end, with what it hands over. An outcome closes the screen."),
        Entry(.transitions, .transitions, "Its events, and what each does."),
        Entry(
            .uses, .list(.name(.group)),
            "Groups of `events` that it has, too. Its `transitions` hide those of the same name."),
        Entry(
            .requires, .literals,
            "Conditions that must hold whenever it is visible. A law that is verified; it blocks nothing."),
        Entry(.back, .boolean, "Whether the user can go back from it by button or swipe. By default `true`."),
        Entry(
            .preview, .text("path"),
            "A picture of it, below the directory of the root file, for diagrams; `none`: none is drawn."),
        Entry(
            .factoryDefault, .boolean,
            "Whether the factory's method for it has a default, which calls its initializer. By default as `factoryDefaults` says."
        ),
        Entry(.public, .flag, "Whether apps that import this module may open it."),
        Entry(.allow, .allow, "Findings about it that are meant, each with the reason."),
        Entry(.about, .text("text"), "A sentence for diagrams, and for the comment in the Swift code."),
    ])

    static let source = KeyTable([
        Entry(.xib, .text("name"), "The xib with its view."),
        Entry(.storyboard, .text("name"), "The storyboard that it stands in."),
        Entry(
            .id, .text("identifier"),
            "Its identifier there. Without, it is the initial view controller of the storyboard."),
    ])

    /// LANGUAGE 4.
    static let flow = KeyTable([
        Entry(
            .container, .word(.containers),
            "What holds its screens: a navigation controller (`stack`, the default), nothing (`single`), a tab bar or a "
                + "split view. `tabs` and `columns` imply theirs."),
        Entry(
            .start, .textOr(.name(.start), .oneOrList(.nested(.start))),
            "The first screen of a `stack` or `single`; of a list the first whose `when` holds when the flow is opened. By default the first one under `screens`."
        ),
        Entry(
            .tabs, .list(.textOr(.name(.child), .nested(.button)), count: 1...Int.max),
            "The tabs of a tab bar, in order. A screen stands alone in its tab, without a stack. `{ event: E }` is a button."
        ),
        Entry(
            .columns, .list(.name(.child), count: 2...3),
            "The columns of a split view: primary, (supplementary,) secondary. All are visible at once."),
        Entry(.params, .params, "What must be given to open it; handed by name to the start screen."),
        Entry(.outcomes, .signatures(.newOutcome), "How the story as a whole can end."),
        Entry(
            .transitions, .transitions,
            "Events that every screen inside has. A screen's own event hides one of that name."),
        Entry(
            .uses, .list(.name(.group)),
            "Groups of `events` that every screen inside has. An event under `transitions` hides one of that name."),
        Entry(.screens, .map(.newScreen, .nested(.screen)), "The screens that belong to it."),
        Entry(.requires, .literals, "Conditions that every screen inside requires, wherever it is shown."),
        Entry(.public, .flag, "Whether apps that import this module may open it."),
        Entry(.allow, .allow, "Findings about it that are meant, each with the reason."),
        Entry(.about, .text("text"), "A sentence for diagrams, and for the comment in the Swift code."),
        Entry(.title, .text("text"), "Its name for people, in diagrams. By default the name with spaces."),
    ])

    /// An alternative of `start`.
    static let start = KeyTable(
        required: [.screen],
        [
            Entry(
                .when, .literals,
                "In a list: taken only if these hold. Each alternative but the last has it, the last has none."),
            Entry(.screen, .name(.start), "The first screen then."),
        ])

    /// An item of `tabs` that is no tab.
    static let button = KeyTable(
        required: [.event],
        [Entry(.event, .name(.button), "An event of the flow, which the item fires. It selects nothing.")])
}
