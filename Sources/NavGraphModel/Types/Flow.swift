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
