extension KeyTable {
    /// LANGUAGE 5.
    static let transition = KeyTable([
        Entry(.push, .name(.target), "Action: push onto the current stack. For a `stack` flow, its start screen."),
        Entry(.present, .name(.target), "Action: present above everything, as a sheet or in another `style`."),
        Entry(
            .alert, .inPlaceAlert,
            "Action: present an alert that is declared here. Each outcome is a button with its handler; in a list, buttons that only close."
        ),
        Entry(.actionSheet, .inPlaceAlert, "Action: the same as an action sheet."),
        Entry(
            .replace, .name(.screen), "Action: replace the current screen; the opener and the way back stay the same."),
        Entry(.root, .name(.target), "Action: close everything and show this in the window."),
        Entry(
            .select, .name(.region),
            "Action: close everything above its container and make it active."),
        Entry(.show, .name(.screen), "Action: show as the only screen of a split view column, given by `in`."),
        Entry(
            .pop, .name(.popped),
            "Action: close the current screen (`back`), all screens above the first one of the stack (`root`), or all screens above the named one."
        ),
        Entry(
            .dismiss, .word(.dismissals), "Action: close the top layer (`top`), or all layers above the window (`all`)."
        ),
        Entry(
            .finish, .name(.outcome),
            "Action: end the surrounding flow with this outcome; the transition that opened the flow continues."),
        Entry(
            .open, .name(.opened),
            "Action: leave the app and open a URL, the app's settings, or a `URL` that is carried by the event or a param."
        ),
        Entry(
            .payload, .params,
            "The values that the event carries. By default, the required params of the opened screen that nothing else supplies. If given, the complete list."
        ),
        Entry(
            .with, .arguments,
            "Arguments for the opened screen, the outcome or the message. A param that is not listed is passed by name."
        ),
        Entry(.when, .literals, "Taken only if these conditions hold: `name` or `not name`."),
        Entry(.sets, .map(.condition, .name(.value)), "Conditions to set, before the action."),
        Entry(
            .returns, .handlers,
            "With `push`, `present`, `root`: what happens when the opened screen or flow ends, for each outcome; `closed` means that "
                + "the user goes back or swipes it away."),
        Entry(.send, .name(.message), "A message to the screen that is current after the action."),
        Entry(.then, .nested(.then), "What to do afterwards."),
        Entry(
            .style, .word(.styles),
            "With `present`: the presentation style. By default that of the screen or flow, else `sheet`."),
        Entry(
            .in, .name(.column),
            "With `present`: `stack` puts the screen into its own navigation controller. With `show`: the column."),
        Entry(
            .locked, .oneOrList(.name(.lock)),
            "With `present`: the user cannot swipe it away; with conditions, only while all of them hold. `false` overrides the screen's."
        ),
        Entry(
            .detents, .list(.word(.detents), count: 1...2),
            "With `present` as `sheet`, `formSheet`, `pageSheet`: the possible heights, starting with the initial one."),
        Entry(
            .reuse, .flag,
            "With `push` of a screen: if the screen is already below in the same stack, pop to it instead."),
        Entry(
            .animation, .text("name"),
            "`default`, `none`, `fade`, `slide`, `slideBack` (with `root`: from the side where going back starts), `flip`, or a name of your own."
        ),
        Entry(.segue, .text("identifier"), "The identifier of the storyboard segue that performs the action."),
        Entry(
            .code, .oneOrList(.text("Type.function")),
            "The Swift functions that perform the transition, for `drift`, where the code does not show it."),
        Entry(.allow, .allow, "Intended findings about this element, each with a reason."),
        Entry(.about, .text("text"), "A sentence for diagrams and for the doc comment in the Swift code."),
        Entry(.title, .text("text"), "The label in diagrams. By default, its name."),
    ])
    /// LANGUAGE 2: what the app's own code opens.
    static let hosted = transition.without([
        .alert, .actionSheet, .replace, .root, .select, .show, .pop, .dismiss, .finish, .open, .when, .returns, .send,
        .then, .reuse, .segue,
        .code,
    ])
    static let handler = transition.without([.payload, .allow, .about, .title, .code])
    static let then = handler.without([.when])
}
