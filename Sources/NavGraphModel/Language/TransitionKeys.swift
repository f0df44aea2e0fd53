extension KeyTable {
    /// LANGUAGE 5.
    static let transition = KeyTable([
        Entry(.push, .name(.target), "Action: onto the current stack. Of a `stack` flow its start."),
        Entry(.present, .name(.target), "Action: above all that is shown, as a sheet or in another `style`."),
        Entry(
            .replace, .name(.screen), "Action: instead of the current screen, with its opener and its way back."),
        Entry(.root, .name(.target), "Action: everything goes, and the window shows this."),
        Entry(
            .select, .name(.region),
            "Action: what lies above its container goes, and it becomes the active one."),
        Entry(.show, .name(.screen), "Action: as the only screen of a column of a split view, named with `in`."),
        Entry(
            .pop, .name(.popped),
            "Action: the current screen goes; or all down to the first of the stack; or all above that screen."),
        Entry(.dismiss, .word(.dismissals), "Action: the top layer goes, or every layer above the window's own."),
        Entry(
            .finish, .name(.outcome), "Action: the flow around it ends with that outcome; whoever opened it goes on."),
        Entry(
            .open, .name(.opened),
            "Action: leaves the app, for a URL, the app's settings, or a `URL` that the event carries or a param has."),
        Entry(
            .payload, .params,
            "What the event carries. By default what the opened screen wants and nothing else supplies. Given, it is all."
        ),
        Entry(
            .with, .arguments,
            "What the opened screen, the outcome or the message is given. A param not named here is taken by its own name."
        ),
        Entry(.when, .literals, "Taken only if these hold: `name` or `not name`."),
        Entry(.sets, .map(.condition, .boolean), "Conditions that change, before anything else."),
        Entry(
            .returns, .handlers,
            "With `push`, `present`, `root`: what follows when the opened thing ends, for each outcome; `closed` is when "
                + "the user goes back or swipes it away."),
        Entry(.send, .name(.message), "A message to the screen that is current after the action."),
        Entry(.then, .nested(.then), "What is done after that."),
        Entry(.style, .word(.styles), "Of `present`: how. By default `sheet`."),
        Entry(
            .in, .name(.column),
            "Of `present`: `stack` puts the screen into its own navigation controller. Of `show`: the column."),
        Entry(
            .locked, .oneOrList(.name(.lock)),
            "Of `present`: the user cannot swipe it away; with conditions: while all of them hold."),
        Entry(
            .detents, .list(.word(.detents), count: 1...2),
            "Of `present` as `sheet`, `formSheet`, `pageSheet`: the heights that it can rest at, the first one first."),
        Entry(
            .reuse, .flag,
            "Of `push` of a screen: where it is below in the same stack, this is a pop to it, and nothing is opened."),
        Entry(
            .animation, .text("name"),
            "`default`, `none`, `fade`, `slide`, `slideBack` (of `root`: from the side that going back comes from), `flip`, or a name of your own."
        ),
        Entry(.segue, .text("identifier"), "The storyboard segue that carries it out."),
        Entry(.allow, .allow, "Findings about it that are meant, each with the reason."),
        Entry(.about, .text("text"), "A sentence for diagrams, and for the comment in the Swift code."),
        Entry(.title, .text("text"), "Its label in diagrams. By default its name."),
    ])
    /// LANGUAGE 2: what the app's own code opens.
    static let hosted = transition.without([
        .replace, .root, .select, .show, .pop, .dismiss, .finish, .open, .when, .returns, .send, .then, .reuse, .segue,
    ])
    static let handler = transition.without([.payload, .allow, .about, .title])
    static let then = handler.without([.when])
}
