extension KeyTable {
    /// LANGUAGE 7.
    static let deepLink = KeyTable(
        required: [.opens],
        [
            Entry(
                .url, .oneOrList(.text("path template")),
                "The path of its URLs: `/notes/{id}`, with placeholders, `*` for any one segment, and `/**` at the end for any rest."
            ),
            Entry(.query, .params, "Names in the query of the URL, with types. `T?` and `T = value` may be missing."),
            Entry(
                .under, .list(.name(.linkAddress)),
                "Only URLs under these schemes and hosts of `links`. By default all."),
            Entry(.shortcut, .oneOrList(.text("type")), "Types of quick actions on the home screen."),
            Entry(.notification, .oneOrList(.text("category")), "Categories of notifications."),
            Entry(.activity, .oneOrList(.text("type")), "Types of `NSUserActivity`: Handoff, Siri, Spotlight."),
            Entry(
                .payload, .params,
                "What a quick action, notification or activity carries. What a URL has is there already."),
            Entry(.opens, .name(.target), "What it opens."),
            Entry(
                .by, .word(.linkWays),
                "`path` (default): by the way that a user would go. `present`: as a sheet over whatever is shown. `push`: onto the stack that the window shows."
            ),
            Entry(.style, .word(.styles), "With `by: present`: how. By default `sheet`."),
            Entry(.in, .word(.linkContainers), "With `by: present`: in its own navigation controller."),
            Entry(
                .locked, .oneOrList(.name(.lock)),
                "With `by: present`: the user cannot swipe it away; with conditions: while all of them hold."),
            Entry(.path, .list(.name(.step)), "The way. By default the shortest that there is."),
            Entry(.with, .arguments, "What it gives on its way; a resolver may stand as an argument."),
            Entry(.send, .name(.message), "A message that what it opens receives at the end."),
            Entry(.requires, .literals, "What must hold before it is followed, besides what the screens require."),
            Entry(
                .pending, .word(.linkWaits),
                "What becomes of it while it cannot be followed: it waits (`keep`, default), or is forgotten."),
            Entry(.expires, .number("seconds"), "How long it waits. By default until the app is quit."),
            Entry(.fallback, .flag, "Takes every URL that no other link takes."),
            Entry(.allow, .allow, "Findings about it that are meant, each with the reason."),
            Entry(.about, .text("text"), "A sentence for diagrams, and for the comment in the Swift code."),
            Entry(.title, .text("text"), "Its label in diagrams. By default its name."),
        ])

    static let resolver = KeyTable(
        required: [.gives],
        [
            Entry(.payload, .params, "What it is given, by name, from the link."),
            Entry(.gives, .type, "The type of what it makes."),
        ])
}
