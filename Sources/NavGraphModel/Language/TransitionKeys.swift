extension KeyTable {
    /// LANGUAGE 5.
    static let transition = KeyTable([
        Entry(
            .push, .name(.target), meaning: "Action: push onto the current stack. For a `stack` flow, its start screen."
        ),
        Entry(.present, .name(.target), meaning: "Action: present above everything, as a sheet or in another `style`."),
        Entry(
            .alert, .inPlaceAlert,
            meaning:
                "Action: present an alert that is declared here. Each outcome is a button with its handler; in a list, buttons that only close."
        ),
        Entry(.actionSheet, .inPlaceAlert, meaning: "Action: the same as an action sheet."),
        Entry(
            .replace, .name(.screen),
            meaning: "Action: replace the current screen; the opener and the way back stay the same."),
        Entry(.root, .name(.target), meaning: "Action: close everything and show this in the window."),
        Entry(
            .select, .name(.region),
            meaning: "Action: close everything above its container and make it active."),
        Entry(.show, .name(.screen), meaning: "Action: show as the only screen of a split view column, given by `in`."),
        Entry(
            .pop, .name(.popped),
            meaning:
                "Action: close the current screen (`back`), all screens above the first one of the stack (`root`), or all screens above the named one."
        ),
        Entry(
            .dismiss, .word(.dismissals),
            meaning: "Action: close the top layer (`top`), or all layers above the window (`all`)."
        ),
        Entry(
            .finish, .name(.outcome),
            meaning:
                "Action: end the surrounding flow with this outcome; the transition that opened the flow continues."),
        Entry(
            .open, .name(.opened),
            meaning:
                "Action: leave the app and open a URL, the app's settings, or a `URL` that is carried by the event or a param."
        ),
        Entry(
            .payload, .params,
            meaning:
                "The values that the event carries. By default, the required params of the opened screen that nothing else supplies. If given, the complete list."
        ),
        Entry(
            .with, .arguments,
            meaning:
                "Arguments for the opened screen, the outcome or the message. A param that is not listed is passed by name."
        ),
        Entry(.when, .literals, meaning: "Taken only if these conditions hold: `name` or `not name`."),
        Entry(.sets, .map(.condition, .name(.value)), meaning: "Conditions to set, before the action."),
        Entry(
            .returns, .handlers,
            meaning:
                "With `push`, `present`, `root`: what happens when the opened screen or flow ends, for each outcome; `closed` means that "
                + "the user goes back or swipes it away."),
        Entry(.send, .name(.message), meaning: "A message to the screen that is current after the action."),
        Entry(.then, .nested(.then), meaning: "What to do afterwards."),
        Entry(
            .style, .word(.styles),
            meaning: "With `present`: the presentation style. By default that of the screen or flow, else `sheet`."),
        Entry(
            .in, .name(.column),
            meaning:
                "With `present`: `stack` puts the screen into its own navigation controller. With `show`: the column."),
        Entry(
            .locked, .oneOrList(.name(.lock)),
            meaning:
                "With `present`: the user cannot swipe it away; with conditions, only while all of them hold. `false` overrides the screen's."
        ),
        Entry(
            .detents, .list(.word(.detents), count: 1...2),
            meaning:
                "With `present` as `sheet`, `formSheet`, `pageSheet`: the possible heights, starting with the initial one."
        ),
        Entry(
            .reuse, .flag,
            meaning: "With `push` of a screen: if the screen is already below in the same stack, pop to it instead."),
        Entry(
            .animation, .text("name"),
            meaning:
                "`default`, `none`, `fade`, `slide`, `slideBack` (with `root`: from the side where going back starts), `flip`, or a name of your own."
        ),
        Entry(.segue, .text("identifier"), meaning: "The identifier of the storyboard segue that performs the action."),
        Entry(
            .code, .oneOrList(.text("Type.function")),
            meaning: "The Swift functions that perform the transition, for `drift`, where the code does not show it."),
        Entry(.allow, .allow, meaning: "Intended findings about this element, each with a reason."),
        Entry(.about, .text("text"), meaning: "A sentence for diagrams and for the doc comment in the Swift code."),
        Entry(.title, .text("text"), meaning: "The label in diagrams. By default, its name."),
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
