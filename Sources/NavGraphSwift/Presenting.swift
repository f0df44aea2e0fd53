import NavGraphModel

/// How a layer is shown: its style, and what a popover points at.
extension SwiftEmitter {
    func modalStyle(_ style: PresentationStyle) -> CodeText {
        dialect.hasStyle(style) ? ".\(style.rawValue)" : ".automatic"
    }

    /// `let layer = …`, with the style that it is presented in, and the anchor of a popover; its name.
    func layer(
        _ id: AlternativeID, as how: Presentation, ending: CodeText?, in context: Context, _ names: inout Names
    ) -> CodeText {
        names.layers += 1
        let layer: CodeText = names.layers > 1 ? "layer\(names.layers)" : "layer"
        line("let \(layer) = \(opened(by: id, ending: ending, in: context))")
        if dialect.hasStyle(how.style) {
            let isOnTV = platforms.contains(.tvos)
            line(
                isOnTV ? "NavGraph.makePopover(\(layer))" : "\(layer).modalPresentationStyle = \(modalStyle(how.style))"
            )
        }
        if how.style.isAnchored { code.useMethod() }
        if how.style.isAnchored, graph.isHosts(id) {
            let popover: CodeText =
                platforms.contains(.tvos) ? "NavGraph.popover(of: \(layer))" : "\(layer).popoverPresentationController"
            line("if let popover = \(popover) { anchor?(popover) }")
        } else if how.style.isAnchored, let event = graph.alternatives[id].transition, hasAnchorParameter(event) {
            line("step.anchor(\(layer), at: frame, anchor)")
        } else if how.style.isAnchored, let transition = graph.alternatives[id].transition,
            let type = anchorOwnerType(transition)
        {
            let anchor: CodeText = "screen.anchor\(upper(graph.transitions[transition].name))(popover)"
            line("step.anchor(\(layer), at: frame) { (screen: any \(type), popover) in \(anchor) }")
        }
        return layer
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
    /// move that an event begins with needs none where places are values: that screen is the current one still.
    func hasAnchor(_ first: AlternativeID) -> Bool {
        switch graph.owner(of: first) {
        case .screen(let owner):
            if !dialect.hasAnchorValues && hasActions(owner) || graph.isHosts(first) { return false }
        case .flow, .group: break
        case .app: return false
        }
        return graph.partsWithin(CollectionOfOne(first)).contains {
            isAnchored($0) && !(dialect.hasAnchorValues && isFirst($0))
        }
    }

    /// `at: "look"`, in a later move `at: "look", of: frame`: where a popover or action sheet is shown, as a value.
    func anchor(_ id: AlternativeID, _ how: Presentation) -> CodeText? {
        guard dialect.areLayersValues, how.style.isAnchored, !graph.isHosts(id),
            let transition = graph.alternatives[id].transition
        else { return nil }
        if !dialect.hasAnchorValues { return anchorAsked(transition) }
        if case .app = graph.transitions[transition].owner { return nil }
        if !isFirst(id) { code.useMethod() }
        return "at: \(literal(graph.transitions[transition].name))\(", of: frame", if: !isFirst(id))"
    }

    /// `at: step.anchor(at: frame) { (screen: any ListScreen, place) in screen.anchorShare(place) }`.
    private func anchorAsked(_ transition: TransitionID) -> CodeText? {
        if hasAnchorParameter(transition) {
            code.useMethod()
            return "at: step.anchor(at: frame, anchor)"
        }
        guard let type = anchorOwnerType(transition) else { return nil }
        code.useMethod()
        let anchor: CodeText = "screen.anchor\(upper(graph.transitions[transition].name))(place)"
        return "at: step.anchor(at: frame) { (screen: any \(type), place) in \(anchor) }"
    }

    /// The events that a screen has as its own whose popovers and action sheets have values as their places.
    func anchoredEvents(of id: ScreenID) -> [TransitionID] {
        (popovers(of: id) + sharedPopovers(of: id)).filter { hasAnchorValue($0) }
    }

    func hasAnchorValue(_ event: TransitionID) -> Bool {
        dialect.hasAnchorValues && graph.partsWithin(graph.alternatives(of: event)).contains(where: isAnchored)
    }

    /// `var anchorLook: NavGraph.Anchor { _opening.anchor("look") }`, with a comment.
    func anchorProperty(_ event: TransitionID) {
        let name = graph.transitions[event].name
        lines(
            """

            /// Makes a view the place of what `\(text(name))` opens.
            \(access)var anchor\(upper(name)): NavGraph.Anchor { _opening.anchor(\(literal(name))) }
            """)
    }

    /// Whether it is the move that an event begins with: the screen whose event it is is the current one then.
    private func isFirst(_ id: AlternativeID) -> Bool { graph.alternatives[id].role == .event }

    private func isAnchored(_ id: AlternativeID) -> Bool {
        graph.alternatives[id].action.presentation?.style.isAnchored ?? false
    }
}
