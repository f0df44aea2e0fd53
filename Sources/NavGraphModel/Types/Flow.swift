import NavGraphSyntax

/// A flow: a user story and the container that it brings along. LANGUAGE 4.
package struct Flow: Sendable {
    package var name: Symbol
    /// The name as the root file would write it.
    package var qualifiedName: Symbol
    package var module: ModuleID
    package var file: FileID
    package var span: Span
    package var container: Container = .stack
    /// The first screen of a `stack` or `single`, of a choice that of its first alternative (`NavGraph.startScreens`); `nil`
    /// for `tabs` and `split`, and where the flow has no start.
    package var start: ScreenID?
    /// The alternatives of `start`, where it is a choice; else empty.
    package var startChoices: [StartChoice] = []
    /// `start` as written, and where; empty where it is not.
    package var startName: Symbol = .none
    package var startSpan: Span = .start
    /// The `tabs` or `columns`, in order; empty for `stack` and `single`.
    package var children: IDRange<ChildID> = IDRange()
    /// The buttons among `tabs`, in order.
    package var buttons: [TabButton] = []
    package var params: IDRange<ParamID> = IDRange()
    package var outcomes: IDRange<OutcomeID> = IDRange()
    package var transitions: IDRange<TransitionID> = IDRange()
    package var uses: IDRange<GroupUseID> = IDRange()
    package var screens: IDRange<ScreenID> = IDRange()
    package var requires: IDRange<LiteralID> = IDRange()
    package var title: Symbol = .none
    package var about: Symbol = .none
    package var isPublic = false
    /// How it is presented, where a `present` does not say otherwise.
    package var presentation = DeclaredPresentation()
    /// The column that a narrow window shows first, with the place of its name; `nil`: the last one.
    package var compact: (name: Symbol, span: Span, target: Target?)?
}

/// The container of the screens of a flow.
package enum Container: String, Sendable, CaseIterable {
    case stack, single, tabs, split
}

/// A tab or column: a flow (`stack` or `single`), or a screen, which becomes a `single` region.
package struct Child: Sendable {
    /// As it is written, and where.
    package var name: Symbol
    package var span: Span
    /// What the name stands for; `nil` where that cannot be a tab or column.
    package var target: Target?
}

/// One alternative of a `start` that is a choice. The first whose conditions hold is taken when the flow is opened, or its
/// region made; the last has none.
package struct StartChoice: Sendable {
    package var when: IDRange<LiteralID> = IDRange()
    /// As it is written, and where; empty where it is not.
    package var name: Symbol = .none
    package var span: Span
    /// The target of the name; `nil` if it is not a screen.
    package var screen: ScreenID?
}

/// An item of `tabs` that selects nothing, and fires an event of the flow.
package struct TabButton: Sendable {
    package var event: Symbol
    package var span: Span
    /// Its place among all items, from 0.
    package var position: Int
    /// What it fires: a transition of the flow, or of a group that it uses; `nil` if neither has one of that name.
    package var transition: TransitionID?
}

extension Flow {
    /// LANGUAGE 4.
    package static let fields = Fields<Flow>([
        Field(.container, shape: .word(.containers)):
            "The container of the screens: a navigation controller (`stack`, the default), none (`single`), a tab bar or a split view. `tabs` and `columns` imply the container.",
        Field(.start, shape: .textOr(.name(.start), .oneOrList(.nested(.start)))):
            "The first screen of a `stack` or `single`; in a list, the first alternative whose `when` holds when the flow is opened. By default, the first of `screens`.",
        Field(.tabs, shape: .list(.textOr(.name(.child), .nested(.button)), count: 1...Int.max)):
            "The tabs of a tab bar, in order. A screen is alone in its tab, without a stack. `{ event: E }` is a button.",
        Field(.columns, shape: .list(.name(.child), count: 2...3)):
            "The columns of a split view: primary, (supplementary,) secondary. All columns are visible at once.",
        Field(.params, .params(\.params)):
            "Values that are required to open the flow; passed by name to the start screen.",
        Field(.outcomes, shape: .signatures(.newOutcome)): "The ways in which the whole flow can end.",
        Field(.transitions, shape: .transitions):
            "Events that each screen inside has. A screen's own event hides an event of the same name.",
        Field(.uses, shape: .list(.name(.group))):
            "`groups` that each screen inside has. An event in `transitions` hides an event of the same name.",
        Field(.style, shape: .word(.styles)): Meaning.style,
        Field(.locked, shape: .oneOrList(.name(.lock))): Meaning.locked,
        Field(.detents, shape: .list(.word(.detents), count: 1...2)): Meaning.detents,
        Field(.compact, shape: .name(.region)):
            "With `columns`: the column that a narrow window shows first. By default, the last one.",
        Field(.screens, shape: .map(.newScreen, .nested(.screen))): "The screens of the flow.",
        Field(.requires, .literals(\.requires)): "Conditions that each screen inside requires, wherever it is shown.",
        Field(.public, .flag(\.isPublic)): Meaning.isPublic,
        Field(.team, shape: .oneOrList(.text("team"))):
            "The teams or people who own the flow, and each of its screens that has no `team`.",
        Field(.allow, .allow): Meaning.allow,
        Field(.about, .prose(\.about)): Meaning.about,
        Field(.title, .prose(\.title)): "The title in diagrams. By default, its name with spaces.",
    ])
}

extension KeyTable {
    static let flow = Flow.fields.table

    /// An alternative of `start`.
    static let start = KeyTable([
        Entry(.when, .literals):
            "In a list: taken only if these conditions hold. Required in each alternative except the last, where it is not allowed.",
        Entry(.screen, .name(.start), isRequired: true): "The first screen in this case.",
    ])

    /// A button in `tabs`.
    static let button = KeyTable([
        Entry(.event, .name(.button), isRequired: true):
            "An event of the flow that the item fires. It does not select a tab."
    ])
}
