/// What a name stands for at a place of the tables: an element that it declares, or one that it refers to.
package enum NameRole: Sendable, Hashable, CaseIterable {
    // What declares.
    case newScreen, newFlow, newCondition, newLink, newResolver, newMessage, newOutcome, newParam
    case event, alias, newGroup
    // What refers.
    /// A screen or flow that is opened; in `tabs` and `columns`; a screen; the start of a flow.
    case target, child, screen, start
    /// `back`, `root` or a screen; a tab or column; `stack` or a column.
    case popped, region, column
    /// Of `finish`; a key of `returns`; the word that is a handler; of `send`.
    case outcome, handled, handler, message
    /// `name` or `not name`; that or `true`; a condition itself.
    case literal, lock, condition
    /// The value of a condition in `sets`; `initially`.
    case value, initially
    /// Of `uses`; the event of a tab that is a button.
    case group, button
    /// A key of `with`; its value; what `open` opens.
    case param, argument, opened
    /// A value that a link carries.
    case linkValue
    /// `OWNER.event` or a tab.
    case step
    case rule, linkAddress, fragmentPath, modulePath, swiftType
}

extension NameRole {
    /// What it is, for `docs/language.md`.
    package var words: String {
        switch self {
        case .newScreen, .newFlow, .newCondition, .newLink, .newResolver, .newParam: "name"
        case .newMessage, .message, .handler: "message"
        case .newOutcome, .outcome, .handled: "outcome"
        case .event, .button: "event"
        case .newGroup, .group: "group"
        case .alias: "alias"
        case .target: "screen or flow"
        case .child: "flow or screen"
        case .screen, .start: "screen"
        case .popped: "`back`, `root` or screen"
        case .region: "tab or column"
        case .column: "`stack` or column"
        case .literal, .condition: "condition"
        case .lock: "`true` or condition"
        case .value: "`true`, `false` or name"
        case .initially: "`true`, `false`, `unknown` or name"
        case .param: "param"
        case .argument: "argument"
        case .linkValue: "value of the link"
        case .opened: "URL, `settings` or argument"
        case .step: "`OWNER.event` or tab"
        case .rule: "rule"
        case .linkAddress: "scheme or host"
        case .fragmentPath, .modulePath: "path"
        case .swiftType: "Swift type"
        }
    }

    /// Whether the name is there because it stands here.
    package var declares: Bool {
        switch self {
        case .newScreen, .newFlow, .newCondition, .newLink, .newResolver, .newMessage, .newOutcome, .newParam, .event,
            .alias, .newGroup:
            true
        default: false
        }
    }
}

extension Shape {
    /// Whether it is any one scalar.
    package var isText: Bool {
        switch self {
        case .text, .name: true
        default: false
        }
    }
}
