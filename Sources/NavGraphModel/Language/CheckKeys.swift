extension KeyTable {
    /// LANGUAGE 9.
    static let check = KeyTable([
        Entry(.name, .text("name"), "Its name in findings. By default its number."),
        Entry(.reach, .name(.screen), "Some run shows this screen."),
        Entry(
            .from, .name(.screen), "With `reach`: that is so from wherever that screen is shown, not only from launch."
        ),
        Entry(.within, .number("steps"), "With `reach`: in at most so many steps."),
        Entry(.before, .name(.screen), "No run shows this screen, unless it has shown the one of `visit` before."),
        Entry(.visit, .name(.screen), "With `before`: what must have been shown."),
        Entry(
            .never, .name(.screen),
            "This screen is never above the one of `above`, or never visible while `when` holds."),
        Entry(.above, .name(.screen), "With `never`: the screen below, in the same stack or in a lower layer."),
        Entry(.when, .literals, "With `never`: the conditions."),
        Entry(.return, .name(.screen), "From wherever the user is, he can get back to this screen."),
    ])

    /// LANGUAGE 8.
    static let swift = KeyTable([
        Entry(
            .framework, .word(.frameworks), "What the routers are written for. By default `uikit`."),
        Entry(
            .access, .word(.accesses),
            "The access level of what is written. By default `internal`."),
        Entry(.imports, .list(.text("module")), "Swift modules to import, for the types of params."),
        Entry(.prefix, .text("prefix"), "Stands before the names of the types that are written."),
        Entry(.container, .word(.dependencyContainers), "A container for dependencies that makes the screens."),
        Entry(
            .support, .text("`embedded` or module"),
            "The code that all routers share: written beside them (`embedded`, default), or a module that they import."),
        Entry(.module, .text("Swift module"), "Of a module of the graph: the Swift module that its routers belong to."),
        Entry(
            .bundle, .word(.bundles), "Where nibs and storyboards are: `main`, `module`, or the bundle of the `class`."),
        Entry(
            .factoryDefaults, .boolean,
            "Whether the methods of factories have defaults, which call the initializers of the screens. By default `true`."
        ),
    ])
}
