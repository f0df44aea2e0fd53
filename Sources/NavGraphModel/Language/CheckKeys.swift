extension KeyTable {
    /// LANGUAGE 9.
    static let check = KeyTable([
        Entry(.name, .text("text"), meaning: "The name in findings. By default, its number."),
        Entry(.reach, .name(.screen), meaning: "A run shows this screen."),
        Entry(
            .from, .name(.screen),
            meaning: "With `reach`: from each place where this screen is shown, not only from launch."
        ),
        Entry(.within, .number("steps"), meaning: "With `reach`: the maximum number of steps."),
        Entry(.before, .name(.screen), meaning: "No run shows this screen before it has shown the screen of `visit`."),
        Entry(.visit, .name(.screen), meaning: "With `before`: the screen that must have been shown."),
        Entry(
            .never, .name(.screen),
            meaning: "This screen is never above the screen of `above`, or never visible while `when` holds."),
        Entry(
            .above, .name(.screen), meaning: "With `never`: the screen below, in the same stack or in a lower layer."),
        Entry(.when, .literals, meaning: "With `never`: the conditions."),
        Entry(.return, .name(.screen), meaning: "From each screen, the user can get back to this screen."),
    ])

    /// LANGUAGE 8.
    static let swift = KeyTable([
        Entry(
            .framework, .word(.frameworks), meaning: "The framework of the generated routers. By default `uikit`."),
        Entry(
            .access, .word(.accesses),
            meaning: "The access level of the generated code. By default `internal`."),
        Entry(.imports, .list(.text("module")), meaning: "Swift modules to import for the types of params."),
        Entry(.prefix, .text("prefix"), meaning: "A prefix for the names of the generated types."),
        Entry(
            .container, .word(.dependencyContainers),
            meaning: "The dependency injection container that creates the screens. By default `none`."),
        Entry(
            .support, .text("`embedded` or module"),
            meaning:
                "The code that all routers share: written next to them (`embedded`, default), or a module that they import."
        ),
        Entry(
            .module, .text("Swift module"),
            meaning: "For a graph with `module`: the Swift module that contains its routers."),
        Entry(
            .bundle, .word(.bundles),
            meaning: "The bundle of nibs and storyboards: `main`, `module`, or the bundle of the `class`."),
        Entry(
            .factoryDefaults, .boolean,
            meaning:
                "Whether factory methods have default implementations, which call the initializers of the screens. By default `true`."
        ),
        Entry(
            .deployment, .text("iOS version"),
            meaning:
                "The lowest iOS version of the app, such as `17` or `17.4`: generated code has no `@available` for it. At least `15`, the default."
        ),
    ])
}
