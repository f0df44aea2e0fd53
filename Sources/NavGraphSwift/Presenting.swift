import NavGraphModel

/// How a layer is shown: its style, and what a popover points at.
extension SwiftEmitter {
    func modalStyle(_ style: PresentationStyle) -> CodeText {
        dialect.hasStyle(style) ? ".\(style.rawValue)" : ".automatic"
    }

    /// The type of what a popover is placed by, which tvOS does not have.
    var popoverType: CodeText { platforms.contains(.tvos) ? "NavGraph.Popover" : dialect.popoverType }

    /// What says where the popovers of an event point at: the screen, or of an event of a flow or group each screen that has it.
    private func anchorOwnerType(_ transition: TransitionID) -> CodeText? {
        switch graph.transitions[transition].owner {
        case .screen(let screen): hasActions(screen) ? nil : screenType(screen)
        case .flow, .group: anchorType(transition)
        case .app: nil
        }
    }

    /// Whether its code, handlers included, needs the screen whose event it is, to ask it where a popover points at. The
    /// move that an event begins with needs none: that screen is the current one still.
    func hasAnchor(_ first: AlternativeID) -> Bool {
        switch graph.owner(of: first) {
        case .screen(let owner):
            if !dialect.hasAnchorValues && hasActions(owner) || graph.isHosts(first) { return false }
        case .flow, .group: break
        case .app: return false
        }
        return graph.partsWithin(CollectionOfOne(first)).contains { isAnchored($0) && !isFirst($0) }
    }

    /// `at: "look"`, in a later move `at: "look", of: frame`: where a popover or action sheet is shown, as a value; or
    /// what asks for it, `at: step.anchor { (screen: any ListScreen, popover) in screen.anchorShare(popover) }`.
    func anchor(_ id: AlternativeID, _ how: Presentation) -> CodeText? {
        guard how.style.isAnchored, let transition = graph.alternatives[id].transition else { return nil }
        if case .app = graph.transitions[transition].owner { return nil }
        let isHosted = graph.isHosts(id)
        if isHosted, dialect.hasAnchorValues { return nil }
        if isHosted || !isFirst(id) || hasAnchorParameter(transition) { code.useMethod() }
        if isHosted { return "at: NavGraph.PopoverAnchor(anchor)" }
        let name = graph.transitions[transition].name
        if dialect.hasAnchorValues { return "at: \(literal(name))\(", of: frame", if: !isFirst(id))" }
        if hasAnchorParameter(transition) {
            return "at: step.groupAnchor(anchor\(", at: frame", if: !isFirst(id)))"
        }
        guard let type = anchorOwnerType(transition) else { return nil }
        let popover = dialect.popoverName
        let place: CodeText = "{ (screen: any \(type), \(popover)) in screen.anchor\(upper(name))(\(popover)) }"
        return "at: step.anchor\("(at: frame)", if: !isFirst(id)) \(place)"
    }

    /// The events that a screen has as its own whose popovers and action sheets have values as their places.
    func anchoredEvents(of id: ScreenID) -> [TransitionID] {
        (popovers(of: id) + sharedPopovers(of: id)).filter { hasAnchorValue($0) }
    }

    func hasAnchorValue(_ event: TransitionID) -> Bool {
        dialect.hasAnchorValues && graph.partsWithin(graph.alternatives(of: event)).contains(where: isAnchored)
    }

    /// `var anchorLook: NavGraph.Anchor { self._opening.anchor("look") }`, with a comment.
    func anchorProperty(_ event: TransitionID) {
        let name = graph.transitions[event].name
        lines(
            """

            /// Makes a view the anchor of what `\(text(name))` opens.
            \(access)var anchor\(upper(name)): NavGraph.Anchor { self._opening.anchor(\(literal(name))) }
            """)
    }

    /// Whether it is the move that an event begins with: the screen whose event it is is the current one then.
    private func isFirst(_ id: AlternativeID) -> Bool { graph.alternatives[id].role == .event }

    private func isAnchored(_ id: AlternativeID) -> Bool {
        graph.alternatives[id].action.presentation?.style.isAnchored ?? false
    }
}
