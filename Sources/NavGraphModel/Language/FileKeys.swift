extension KeyTable {
    /// LANGUAGE 2.
    static let root = KeyTable([
        Entry(
            .navgraph, .word([.one]),
            meaning:
                "The version of the language: `1`, or `1.1` if the file uses what 1.1 added. Each root file starts with it."
        ),
        Entry(.app, .text("name"), meaning: "The name of the app. Makes this file the root file of an app."),
        Entry(
            .module, .text("name"),
            meaning: "The name of the module, which apps import. A root file has either `app` or `module`."),
        Entry(
            .entry, .textOr(.name(.target), .oneOrList(.nested(.entry))),
            meaning:
                "What the window shows at launch; in a list, the first alternative whose `when` holds. Required in an app; in a module optional, to check it on its own."
        ),
        Entry(
            .host, .map(.event, .optional(.nested(.hosted))),
            meaning: "Instead of `entry`: the app has its own window, and its code opens these screens and flows."),
        Entry(
            .include, .list(.name(.fragmentPath)),
            meaning:
                "Files with other parts of the same graph, relative to this file. They cannot contain `navgraph`, `app`, `module`, `entry`, `host` or `platforms`."
        ),
        Entry(
            .imports, .map(.alias, .name(.modulePath)),
            meaning: "Root files of modules. Use their public screens and flows, and their conditions, as `alias.name`."
        ),
        Entry(
            .conditions,
            .namesOr(.newCondition, .textOr(.word(.truths), .listOr(.newCondition, .nested(.condition)))),
            meaning:
                "Facts about the app that are true or false, with their values at launch. By default `unknown`: both values are analyzed. A list of names is an enumeration, of which exactly one holds."
        ),
        Entry(
            .platforms, .list(.word(.platforms)),
            meaning:
                "What the app is for. By default `ios`, which includes iPadOS and Catalyst. A run is on one of these platforms."
        ),
        Entry(.links, .nested(.links), meaning: "The URL schemes and domains of the app, for all deep links."),
        Entry(
            .transitions, .transitions, meaning: "Events of the app, which can occur on each screen: a session expires."
        ),
        Entry(
            .groups, .map(.newGroup, .transitions),
            meaning:
                "Groups of shared events. Screens and flows add them with `uses`; each event is a single transition, however many screens use it."
        ),
        Entry(.swift, .nested(.swift), meaning: "Options of the generated Swift code."),
        Entry(.flows, .map(.newFlow, .nested(.flow)), meaning: "Flows: groups of screens and their containers."),
        Entry(.screens, .map(.newScreen, .nested(.screen)), meaning: "Screens that do not belong to a flow."),
        Entry(
            .deepLinks, .map(.newLink, .nested(.deepLink)),
            meaning: "URLs, quick actions and notifications, and what they open."
        ),
        Entry(
            .resolvers, .map(.newResolver, .nested(.resolver)),
            meaning: "Functions of the app that turn values of a deep link into values that a screen requires."),
        Entry(.checks, .list(.nested(.check)), meaning: "Checks of your own, proven for all runs."),
        Entry(.lint, .nested(.lint), meaning: "The levels of rules for this graph."),
        Entry(
            .draft, .text("text"),
            meaning: "Mark the graph as a draft. `lint` shows the text until you remove the key."),
    ])

    /// What an included file may have.
    static let fragment = root.without([.navgraph, .app, .module, .entry, .host, .platforms, .draft])

    static let entry = KeyTable(
        required: [.root],
        [
            Entry(.root, .name(.target), meaning: "What the window shows at launch."),
            Entry(
                .when, .literals,
                meaning:
                    "In a list: taken only if these conditions hold. Required in each alternative except the last, where it is not allowed."
            ),
            Entry(.sets, .map(.condition, .name(.value)), meaning: "Conditions to set, before the action."),
            Entry(.returns, .handlers, meaning: "What happens when it ends, for each of its outcomes."),
            Entry(.send, .name(.message), meaning: "A message to the screen that is then current."),
            Entry(.then, .nested(.then), meaning: "What to do afterwards, such as presenting a sheet."),
        ])

    static let condition = KeyTable([
        Entry(
            .initially, .name(.initially),
            meaning:
                "The value at launch: `true`, `false` or `unknown`, the default; of an enumeration, the name that holds."
        ),
        Entry(
            .oneOf, .list(.name(.newCondition), count: 2...Int.max),
            meaning:
                "An enumeration: exactly one of these names holds. Each is a condition; `sets: { session: loggedIn }` sets it."
        ),
        Entry(
            .implies, .oneOrList(.name(.condition)),
            meaning: "Conditions that are true whenever this condition is true: with `premium`, also `loggedIn`."),
        Entry(
            .changes, .flag,
            meaning: "The condition can also change at any time: a size class, the network, an entitlement."),
        Entry(
            .platform, .oneOrList(.word(.platforms)),
            meaning:
                "The condition holds on these platforms, for the whole run, and on no other. It has no other key, and nothing sets it."
        ),
    ])

    static let links = KeyTable([
        Entry(.schemes, .list(.text("scheme")), meaning: "URL schemes of the app, without `://`."),
        Entry(.hosts, .list(.text("host")), meaning: "Domains of the app's universal links."),
        Entry(.pending, .word(.linkWaits), meaning: "The `pending` of all deep links that do not have the key."),
    ])

    static let lint = KeyTable([
        Entry(
            .rules, .map(.rule, .word(.levels)),
            meaning: "The level of a rule about links or runs. Rules about the text are always errors.")
    ])
}
