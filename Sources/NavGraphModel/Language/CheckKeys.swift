extension KeyTable {
    /// What a key of a condition or a check allows beside it; `nil`: all.
    package static func partners(of key: Key) -> KeySet? {
        switch key {
        case .platform, .return: []
        case .oneOf: [.initially, .changes]
        case .initially: [.implies, .changes, .oneOf]
        case .implies: [.initially, .changes]
        case .changes: [.initially, .implies, .oneOf]
        case .reach: [.from, .within]
        case .before: [.visit]
        case .never: [.above, .when]
        default: nil
        }
    }

    /// LANGUAGE 9.
    static let check = KeyTable([
        Entry(.name, .text("text")): "The name in findings. By default, its number.",
        Entry(.reach, .name(.screen)): "A run shows this screen.",
        Entry(.from, .name(.screen)): "With `reach`: from each place where this screen is shown, not only from launch.",
        Entry(.within, .number("steps")): "With `reach`: the maximum number of steps.",
        Entry(.before, .name(.screen)): "No run shows this screen before it has shown the screen of `visit`.",
        Entry(.visit, .name(.screen)): "With `before`: the screen that must have been shown.",
        Entry(.never, .name(.screen)):
            "This screen is never above the screen of `above`, or never visible while `when` holds.",
        Entry(.above, .name(.screen)): "With `never`: the screen below, in the same stack or in a lower layer.",
        Entry(.when, .literals): "With `never`: the conditions.",
        Entry(.return, .name(.screen)): "From each screen, the user can get back to this screen.",
    ])

    /// LANGUAGE 8.
    static let swift = KeyTable([
        Entry(.framework, .word(.frameworks)): "The framework of the generated routers. By default `uikit`.",
        Entry(.access, .word(.accesses)): "The access level of the generated code. By default `internal`.",
        Entry(.imports, .list(.text("module"))): "Swift modules to import for the types of params.",
        Entry(.prefix, .text("prefix")): "A prefix for the names of the generated types.",
        Entry(.container, .word(.dependencyContainers)):
            "The dependency injection container that creates the screens. By default `none`.",
        Entry(.support, .text("`embedded` or module")):
            "The code that all routers share: written next to them (`embedded`, default), or a module that they import.",
        Entry(.module, .text("Swift module")): "For a graph with `module`: the Swift module that contains its routers.",
        Entry(.bundle, .word(.bundles)):
            "The bundle of nibs and storyboards: `main`, `module`, or the bundle of the `class`.",
        Entry(.factoryDefaults, .boolean):
            "Whether factory methods have default implementations, which call the initializers of the screens. By default `true`.",
        Entry(.deployment, .text("iOS version")):
            "The lowest iOS version of the app, such as `17` or `17.4`: generated code has no `@available` for it. At least `15`, the default.",
    ])
}
