extension KeyTable {
    /// LANGUAGE 3.
    static let screen = KeyTable([
        Entry(.title, .text("text"), meaning: "The title in diagrams. By default, its name with spaces."),
        Entry(
            .type, .name(.swiftType),
            meaning:
                "The class of the view controller. By default, the name with `ViewController`: `NoteListViewController`."
        ),
        Entry(
            .from, .textOr(.word(.sources), .nested(.source)),
            meaning:
                "How the view controller is created. By default, in `code`. `system`: the system shows it, such as a share sheet; the user can always close it."
        ),
        Entry(
            .params, .params,
            meaning: "Values that are required to open the screen, with Swift types. `T?` and `T = value` are optional."
        ),
        Entry(
            .receives, .signatures(.newMessage),
            meaning: "Messages that the router can send to the screen later, with their params."),
        Entry(
            .outcomes, .signatures(.newOutcome),
            meaning: "The ways in which the screen can end, with their params. An outcome closes the screen."),
        Entry(.transitions, .transitions, meaning: "The events of the screen, and what each event does."),
        Entry(
            .uses, .list(.name(.group)),
            meaning: "`groups` that the screen also has. Its `transitions` hide events of the same name."),
        Entry(
            .requires, .literals,
            meaning: "Conditions that must hold whenever the screen is visible. They are verified, and block nothing."),
        Entry(
            .back, .oneOrList(.name(.lock)),
            meaning:
                "Whether the user can go back with the back button or a swipe. By default `true`; with conditions, only while all of them hold."
        ),
        .presentedStyle,
        Entry(
            .in, .word(.linkContainers),
            meaning: "`stack` puts it into its own navigation controller where it is presented."),
        .presentedLocked,
        .presentedDetents,
        Entry(
            .preview, .text("path"),
            meaning:
                "A screenshot for diagrams, in the directory of the root file or a subdirectory; `none` draws no image."
        ),
        Entry(
            .factoryDefault, .boolean,
            meaning:
                "Whether the factory method has a default implementation, which calls the initializer. By default, as `factoryDefaults`."
        ),
        Entry(.public, .flag, meaning: "Whether importing apps and modules can open it."),
        Entry(
            .code, .oneOrList(.text("Type")),
            meaning: "The Swift types whose code belongs to this screen, for `drift`, where the code does not show it."),
        Entry(
            .team, .oneOrList(.text("team")),
            meaning: "The teams or people who own the screen. By default, the team of its flow."),
        Entry(.allow, .allow, meaning: "Intended findings about this element, each with a reason."),
        Entry(.about, .text("text"), meaning: "A sentence for diagrams and for the doc comment in the Swift code."),
    ])

    static let source = KeyTable([
        Entry(.xib, .text("name"), meaning: "The xib of the view."),
        Entry(.storyboard, .text("name"), meaning: "The storyboard that contains the scene."),
        Entry(
            .id, .text("identifier"),
            meaning: "The storyboard ID. By default, the initial view controller of the storyboard."),
    ])

    /// LANGUAGE 4.
    static let flow = KeyTable([
        Entry(
            .container, .word(.containers),
            meaning:
                "The container of the screens: a navigation controller (`stack`, the default), none (`single`), a tab bar or a "
                + "split view. `tabs` and `columns` imply the container."),
        Entry(
            .start, .textOr(.name(.start), .oneOrList(.nested(.start))),
            meaning:
                "The first screen of a `stack` or `single`; in a list, the first alternative whose `when` holds when the flow is opened. By default, the first of `screens`."
        ),
        Entry(
            .tabs, .list(.textOr(.name(.child), .nested(.button)), count: 1...Int.max),
            meaning:
                "The tabs of a tab bar, in order. A screen is alone in its tab, without a stack. `{ event: E }` is a button."
        ),
        Entry(
            .columns, .list(.name(.child), count: 2...3),
            meaning:
                "The columns of a split view: primary, (supplementary,) secondary. All columns are visible at once."),
        Entry(
            .params, .params, meaning: "Values that are required to open the flow; passed by name to the start screen."),
        Entry(.outcomes, .signatures(.newOutcome), meaning: "The ways in which the whole flow can end."),
        Entry(
            .transitions, .transitions,
            meaning: "Events that each screen inside has. A screen's own event hides an event of the same name."),
        Entry(
            .uses, .list(.name(.group)),
            meaning: "`groups` that each screen inside has. An event in `transitions` hides an event of the same name."
        ),
        .presentedStyle,
        .presentedLocked,
        .presentedDetents,
        Entry(
            .compact, .name(.region),
            meaning: "With `columns`: the column that a narrow window shows first. By default, the last one."),
        Entry(.screens, .map(.newScreen, .nested(.screen)), meaning: "The screens of the flow."),
        Entry(.requires, .literals, meaning: "Conditions that each screen inside requires, wherever it is shown."),
        Entry(.public, .flag, meaning: "Whether importing apps and modules can open it."),
        Entry(
            .team, .oneOrList(.text("team")),
            meaning: "The teams or people who own the flow, and each of its screens that has no `team`."),
        Entry(.allow, .allow, meaning: "Intended findings about this element, each with a reason."),
        Entry(.about, .text("text"), meaning: "A sentence for diagrams and for the doc comment in the Swift code."),
        Entry(.title, .text("text"), meaning: "The title in diagrams. By default, its name with spaces."),
    ])

    /// An alternative of `start`.
    static let start = KeyTable(
        required: [.screen],
        [
            Entry(
                .when, .literals,
                meaning:
                    "In a list: taken only if these conditions hold. Required in each alternative except the last, where it is not allowed."
            ),
            Entry(.screen, .name(.start), meaning: "The first screen in this case."),
        ])

    /// A button in `tabs`.
    static let button = KeyTable(
        required: [.event],
        [Entry(.event, .name(.button), meaning: "An event of the flow that the item fires. It does not select a tab.")])
}

/// What screens and flows say of how they are presented.
extension KeyTable.Entry {
    fileprivate static var presentedStyle: Self {
        Self(
            .style, .word(.styles),
            meaning: "How it is presented, if a `present` does not say otherwise. By default `sheet`.")
    }
    fileprivate static var presentedLocked: Self {
        Self(
            .locked, .oneOrList(.name(.lock)),
            meaning:
                "The user cannot swipe it away where it is presented; with conditions, only while all of them hold.")
    }
    fileprivate static var presentedDetents: Self {
        Self(
            .detents, .list(.word(.detents), count: 1...2),
            meaning: "The possible heights where it is presented as a sheet, starting with the initial one.")
    }
}
