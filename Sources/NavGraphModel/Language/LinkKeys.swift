extension KeyTable {
    /// LANGUAGE 7.
    static let deepLink = KeyTable(
        required: [.opens],
        [
            Entry(
                .url, .oneOrList(.text("path template")),
                meaning:
                    "The path of the URLs: `/notes/{id}`, with placeholders, `*` for any single segment, and `/**` at the end for any rest."
            ),
            Entry(
                .query, .params,
                meaning:
                    "Query parameters of the URL, with types. `T?` and `T = value` are optional; a text such as `'\"reset\"'` must be there as it is, and gives no value."
            ),
            Entry(
                .under, .list(.name(.linkAddress)),
                meaning: "Match only URLs with these schemes and hosts of `links`. By default, all."),
            Entry(.shortcut, .oneOrList(.text("type")), meaning: "Types of quick actions on the home screen."),
            Entry(.notification, .oneOrList(.text("category")), meaning: "Categories of notifications."),
            Entry(
                .activity, .oneOrList(.text("type")), meaning: "Types of `NSUserActivity`: Handoff, Siri, Spotlight."),
            Entry(
                .intent, .textOr(.flag, .map(.linkValue, .type)),
                meaning:
                    "`true`: the link is an App Intent too. Or the values that an `AppEntity` gives by its `id`, each with the type of that entity."
            ),
            Entry(
                .payload, .params,
                meaning:
                    "The values that a quick action, notification or activity carries. Values of the URL need no declaration."
            ),
            Entry(.opens, .name(.target), meaning: "The screen or flow that the link opens."),
            Entry(
                .by, .word(.linkWays),
                meaning:
                    "`path` (default): on the route that a user would take. `present`: above the current screen. `push`: onto the stack of the window."
            ),
            Entry(.style, .word(.styles), meaning: "With `by: present`: the presentation style. By default `sheet`."),
            Entry(
                .in, .word(.linkContainers),
                meaning: "With `by: present`: puts the screen into its own navigation controller."),
            Entry(
                .locked, .oneOrList(.name(.lock)),
                meaning:
                    "With `by: present`: the user cannot swipe it away; with conditions, only while all of them hold."),
            Entry(
                .reuse, .flag,
                meaning:
                    "With `by: push`: if the stack already has the screen, the new one replaces it, and the screens above it go."
            ),
            Entry(.path, .list(.name(.step)), meaning: "The route. By default, the shortest one."),
            Entry(
                .with, .arguments, meaning: "The arguments for the screens on the route; a resolver can be an argument."
            ),
            Entry(.send, .name(.message), meaning: "A message to the opened screen."),
            Entry(
                .requires, .literals,
                meaning:
                    "Conditions that must hold before the link is followed, in addition to those that the screens require."
            ),
            Entry(
                .pending, .word(.linkWaits),
                meaning:
                    "What happens while the link cannot be followed: it waits (`keep`, default) or is discarded (`drop`). `never`: it is discarded too, and the conditions that screens require are not checked."
            ),
            Entry(.expires, .number("seconds"), meaning: "How long the link waits. By default, until the app quits."),
            Entry(.fallback, .flag, meaning: "Matches each URL that no other link matches."),
            Entry(.allow, .allow, meaning: "Intended findings about this element, each with a reason."),
            Entry(.about, .text("text"), meaning: "A sentence for diagrams and for the doc comment in the Swift code."),
            Entry(.title, .text("text"), meaning: "The label in diagrams. By default, its name."),
        ])

    static let resolver = KeyTable(
        required: [.gives],
        [
            Entry(.payload, .params, meaning: "The values that it receives from the link, by name."),
            Entry(.gives, .type, meaning: "The type of the result."),
        ])
}
