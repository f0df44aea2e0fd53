extension KeyTable {
    /// LANGUAGE 2.
    static let root = KeyTable([
        Entry(.navgraph, .word([.one])):
            "The version of the language: `1`, or `1.1` if the file uses what 1.1 added. Each root file starts with it.",
        Entry(.app, .text("name")): "The name of the app. Makes this file the root file of an app.",
        Entry(.module, .text("name")):
            "The name of the module, which apps import. A root file has either `app` or `module`.",
        Entry(.entry, .textOr(.name(.target), .oneOrList(.nested(.entry)))):
            "What the window shows at launch; in a list, the first alternative whose `when` holds. Required in an app; in a module optional, to check it on its own.",
        Entry(.host, .map(.event, .optional(.nested(.hosted)))):
            "Instead of `entry`: the app has its own window, and its code opens these screens and flows.",
        Entry(.include, .list(.name(.fragmentPath))):
            "Files with other parts of the same graph, relative to this file. They cannot contain `navgraph`, `app`, `module`, `entry`, `host` or `platforms`.",
        Entry(.imports, .map(.alias, .name(.modulePath))):
            "Root files of modules. Use their public screens and flows, and their conditions, as `alias.name`.",
        Entry(
            .conditions, .namesOr(.newCondition, .textOr(.word(.truths), .listOr(.newCondition, .nested(.condition))))):
            "Facts about the app that are true or false, with their values at launch. By default `unknown`: both values are analyzed. A list of names is an enumeration, of which exactly one holds.",
        Entry(.platforms, .list(.word(.platforms))):
            "What the app is for. By default `ios`, which includes iPadOS and Catalyst. A run is on one of these platforms.",
        Entry(.links, .nested(.links)): "The URL schemes and domains of the app, for all deep links.",
        Entry(.transitions, .transitions): "Events of the app, which can occur on each screen: a session expires.",
        Entry(.groups, .map(.newGroup, .transitions)):
            "Groups of shared events. Screens and flows add them with `uses`; each event is a single transition, however many screens use it.",
        Entry(.swift, .nested(.swift)): "Options of the generated Swift code.",
        Entry(.flows, .map(.newFlow, .nested(.flow))): "Flows: groups of screens and their containers.",
        Entry(.screens, .map(.newScreen, .nested(.screen))): "Screens that do not belong to a flow.",
        Entry(.deepLinks, .map(.newLink, .nested(.deepLink))):
            "URLs, quick actions and notifications, and what they open.",
        Entry(.resolvers, .map(.newResolver, .nested(.resolver))):
            "Functions of the app that turn values of a deep link into values that a screen requires.",
        Entry(.checks, .list(.nested(.check))): "Checks of your own, proven for all runs.",
        Entry(.lint, .nested(.lint)): "The levels of rules for this graph.",
        Entry(.draft, .text("text")): "Mark the graph as a draft. `lint` shows the text until you remove the key.",
    ])

    /// What an included file may have.
    static let fragment = root.without([.navgraph, .app, .module, .entry, .host, .platforms, .draft])

    static let entry = KeyTable([
        Entry(.root, .name(.target), isRequired: true): "What the window shows at launch.",
        Entry(.when, .literals):
            "In a list: taken only if these conditions hold. Required in each alternative except the last, where it is not allowed.",
        Entry(.sets, .map(.condition, .name(.value))): "Conditions to set, before the action.",
        Entry(.returns, .handlers): "What happens when it ends, for each of its outcomes.",
        Entry(.send, .name(.message)): "A message to the screen that is then current.",
        Entry(.then, .nested(.then)): "What to do afterwards, such as presenting a sheet.",
    ])

    static let links = KeyTable([
        Entry(.schemes, .list(.text("scheme"))): "URL schemes of the app, without `://`.",
        Entry(.hosts, .list(.text("host"))): "Domains of the app's universal links.",
        Entry(.pending, .word(.linkWaits)): "The `pending` of all deep links that do not have the key.",
    ])

    static let lint = KeyTable([
        Entry(.rules, .map(.rule, .word(.levels))):
            "The level of a rule about links or runs. Rules about the text are always errors."
    ])
}
