import NavGraphSyntax

/// One alternative of a transition, a handler or a `then`. LANGUAGE 5.
package struct Alternative: Sendable {
    /// Where an alternative stands.
    package enum Role: Sendable {
        case event, handler, then
        /// The `root` that `entry` is.
        case entry
    }

    package var role: Role
    package var action = Action.none
    /// Its number in a list, from 1; 0 for a lone one.
    package var number: UInt32 = 0
    /// The next alternative of the same list.
    package var next: AlternativeID = .none
    /// Whether a `~` stands behind it at the end of its list: if it is not taken either, nothing is meant to happen.
    package var isBeforeNothing = false
    /// Whether its `present` is written as an `alert` or `actionSheet` in place.
    package var isInPlace = false
    /// Carried out last, from the then current screen.
    package var then: AlternativeID = .none
    /// The first of its `returns`.
    package var firstHandler: HandlerID = .none

    /// The transition that it is of, also through `then` and handlers; `nil` for those of `entry`.
    package var transition: TransitionID?
    /// The alternative whose `then` this is, or in whose `returns` this handler stands.
    package var parent: AlternativeID = .none
    /// The innermost handler that it stands in, whose outcome's params it sees as its payload.
    package var handler: HandlerID = .none

    package var when: IDRange<LiteralID> = IDRange()
    package var sets: IDRange<AssignmentID> = IDRange()
    package var with: IDRange<ArgumentID> = IDRange()
    /// The `payload`, if it was written.
    package var payload: IDRange<ParamID>?
    /// The message that the then current screen receives.
    package var send: Symbol = .none
    package var animation: Symbol = .none
    package var segue: Symbol = .none
    package var title: Symbol = .none
    package var about: Symbol = .none

    /// Its first key.
    package var span: Span = .start
    /// The value of the action; of an alternative without one, its first key.
    package var valueSpan: Span = .start
    package var sendSpan: Span = .start

    package init(role: Role) { self.role = role }
}

extension Alternative {
    /// LANGUAGE 5.
    package static let fields = Fields<Alternative>([
        Field(.push, shape: .name(.target)):
            "Action: push onto the current stack. For a `stack` flow, its start screen.",
        Field(.present, shape: .name(.target)): "Action: present above everything, as a sheet or in another `style`.",
        Field(.alert, shape: .inPlaceAlert):
            "Action: present an alert that is declared here. Each outcome is a button with its handler; in a list, buttons that only close.",
        Field(.actionSheet, shape: .inPlaceAlert): "Action: the same as an action sheet.",
        Field(.replace, shape: .name(.screen)):
            "Action: replace the current screen; the opener and the way back stay the same.",
        Field(.root, shape: .name(.target)): "Action: close everything and show this in the window.",
        Field(.select, shape: .name(.region)): "Action: close everything above its container and make it active.",
        Field(.show, shape: .name(.screen)): "Action: show as the only screen of a split view column, given by `in`.",
        Field(.pop, shape: .name(.popped)):
            "Action: close the current screen (`back`), all screens above the first one of the stack (`root`), or all screens above the named one.",
        Field(.dismiss, shape: .word(.dismissals)):
            "Action: close the top layer (`top`), or all layers above the window (`all`).",
        Field(.finish, shape: .name(.outcome)):
            "Action: end the surrounding flow with this outcome; the transition that opened the flow continues.",
        Field(.open, shape: .name(.opened)):
            "Action: leave the app and open a URL, the app's settings, or a `URL` that is carried by the event or a param.",
        Field(.payload, shape: .params):
            "The values that the event carries. By default, the required params of the opened screen that nothing else supplies. If given, the complete list.",
        Field(.with, shape: .arguments):
            "Arguments for the opened screen, the outcome or the message. A param that is not listed is passed by name.",
        Field(.when, shape: .literals): "Taken only if these conditions hold: `name` or `not name`.",
        Field(.sets, shape: .map(.condition, .name(.value))): "Conditions to set, before the action.",
        Field(.returns, shape: .handlers):
            "With `push`, `present`, `root`: what happens when the opened screen or flow ends, for each outcome; `closed` means that the user goes back or swipes it away.",
        Field(.send, shape: .name(.message)): "A message to the screen that is current after the action.",
        Field(.then, shape: .nested(.then)): "What to do afterwards.",
        Field(.style, shape: .word(.styles)):
            "With `present`: the presentation style. By default that of the screen or flow, else `sheet`.",
        Field(.in, shape: .name(.column)):
            "With `present`: `stack` puts the screen into its own navigation controller. With `show`: the column.",
        Field(.locked, shape: .oneOrList(.name(.lock))):
            "With `present`: the user cannot swipe it away; with conditions, only while all of them hold. `false` overrides the screen's.",
        Field(.detents, shape: .list(.word(.detents), count: 1...2)):
            "With `present` as `sheet`, `formSheet`, `pageSheet`: the possible heights, starting with the initial one.",
        Field(.reuse, shape: .flag):
            "With `push` of a screen: if the screen is already below in the same stack, pop to it instead.",
        Field(.animation, .text(\.animation), shape: .text("name")):
            "`default`, `none`, `fade`, `slide`, `slideBack` (with `root`: from the side where going back starts), `flip`, or a name of your own.",
        Field(.segue, .text(\.segue), shape: .text("identifier")):
            "The identifier of the storyboard segue that performs the action.",
        Field(.code, shape: .oneOrList(.text("Type.function"))):
            "The Swift functions that perform the transition, for `drift`, where the code does not show it.",
        Field(.allow, .allow): Meaning.allow,
        Field(.about, .prose(\.about)): Meaning.about,
        Field(.title, .prose(\.title)): "The label in diagrams. By default, its name.",
    ])
}

extension KeyTable {
    static let transition = Alternative.fields.table
    /// LANGUAGE 2: what the app's own code opens.
    static let hosted = transition.without([
        .alert, .actionSheet, .replace, .root, .select, .show, .pop, .dismiss, .finish, .open, .when, .returns, .send,
        .then, .reuse, .segue,
        .code,
    ])
    static let handler = transition.without([.payload, .allow, .about, .title, .code])
    static let then = handler.without([.when])
}
