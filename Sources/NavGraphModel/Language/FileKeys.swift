extension KeyTable {
    /// LANGUAGE 2.
    static let root = KeyTable([
        Entry(.navgraph, .word([.one]), "The version of the language. Every root file begins with it."),
        Entry(.app, .text("name"), "This file is the root of an app of that name."),
        Entry(
            .module, .text("name"),
            "This file is the root of a module, which apps import. A root file has either `app` or `module`."),
        Entry(
            .entry, .textOr(.name(.target), .oneOrList(.nested(.entry))),
            "What the window shows at launch; of a list the first whose `when` holds. An app has one; a module may have one, to be looked at alone."
        ),
        Entry(
            .host, .map(.event, .optional(.nested(.hosted))),
            "Instead of `entry`: the app has its own window, and its own code opens these."),
        Entry(
            .include, .list(.name(.fragmentPath)),
            "Files with more of the same graph, relative to this one. They have no `navgraph`, `app`, `module`, `entry` or `host`."
        ),
        Entry(
            .imports, .map(.alias, .name(.modulePath)),
            "Root files of modules. Their public screens and flows, and their conditions, are `alias.name` here."),
        Entry(
            .conditions,
            .namesOr(.newCondition, .textOr(.word(.truths), .nested(.condition))),
            "Facts about the app that are true or false, with their values at launch. By default `unknown`: both are tried."
        ),
        Entry(.links, .nested(.links), "The URL schemes and domains of the app, for all deep links."),
        Entry(.transitions, .transitions, "Events of the app, which can come whatever is shown: a session expires."),
        Entry(
            .events, .map(.newGroup, .transitions),
            "Groups of common events. Screens and flows have them by `uses`; each event is one transition, however many use it."
        ),
        Entry(.swift, .nested(.swift), "How the Swift code is written."),
        Entry(.flows, .map(.newFlow, .nested(.flow)), "The flows: stories of several screens, and their containers."),
        Entry(.screens, .map(.newScreen, .nested(.screen)), "Screens that belong to no flow."),
        Entry(
            .deepLinks, .map(.newLink, .nested(.deepLink)), "URLs, quick actions, notifications, and what they open."),
        Entry(
            .resolvers, .map(.newResolver, .nested(.resolver)),
            "Functions of the app that make what a screen wants from what a link has."),
        Entry(.checks, .list(.nested(.check)), "Laws of your own, proven over everything that can happen."),
        Entry(.lint, .nested(.lint), "The levels of rules, for this graph."),
    ])

    /// What an included file may have.
    static let fragment = root.without([.navgraph, .app, .module, .entry, .host])

    static let entry = KeyTable(
        required: [.root],
        [
            Entry(.root, .name(.target), "What the window shows at launch."),
            Entry(
                .when, .literals,
                "In a list: taken only if these hold. Each alternative but the last has it, the last has none."),
            Entry(.sets, .map(.condition, .boolean), "Conditions that change, before anything else."),
            Entry(.returns, .handlers, "What follows when it ends, for each of its outcomes."),
            Entry(.send, .name(.message), "A message to the screen that is current then."),
            Entry(.then, .nested(.then), "What is done after that: a sheet over the first screen."),
        ])

    static let condition = KeyTable([
        Entry(.initially, .word(.truths), "Its value at launch. By default `unknown`."),
        Entry(
            .implies, .oneOrList(.name(.condition)), "What is true whenever this is: with `premium`, also `loggedIn`."),
        Entry(
            .changes, .flag,
            "It may also get its other value by itself, at any time: a size class, the network, an entitlement."),
    ])

    static let links = KeyTable([
        Entry(.schemes, .list(.text("scheme")), "URL schemes of the app, without `://`."),
        Entry(.hosts, .list(.text("host")), "Domains of its universal links."),
    ])

    static let lint = KeyTable([
        Entry(
            .rules, .map(.rule, .word(.levels)),
            "A level for a rule of links or runs. Rules of the text are always errors.")
    ])
}
