import NavGraphModel

/// How a layer is shown: its style, and what a popover points at.
extension SwiftEmitter {
    func modalStyle(_ style: PresentationStyle) -> CodeText {
        dialect.hasStyle(style) ? ".\(style.rawValue)" : ".automatic"
    }

    /// `let layer = …`, with the style that it is presented in, and the anchor of a popover; its name.
    func layer(
        _ id: AlternativeID, _ how: Presentation, _ ending: CodeText?, _ context: Context, _ names: inout Names
    ) -> CodeText {
        names.layers += 1
        let layer: CodeText = names.layers > 1 ? "layer\(names.layers)" : "layer"
        line("let \(layer) = \(opened(id, ending, context))")
        if dialect.hasStyle(how.style) { line("\(layer).modalPresentationStyle = \(modalStyle(how.style))") }
        if how.style.isAnchored, graph.isHosts(id) {
            line("if let popover = \(layer).popoverPresentationController { anchor?(popover) }")
        } else if how.style.isAnchored, let transition = graph.alternatives[id].transition,
            case .screen(let screen) = graph.transitions[transition].owner, !hasActions(screen)
        {
            let anchor: CodeText = "screen.anchor\(upper(graph.transitions[transition].name))(popover)"
            line("step.anchor(\(layer), at: frame) { (screen: any \(screenType(screen)), popover) in \(anchor) }")
        }
        return layer
    }

    /// Whether its code, handlers included, asks the screen whose event it is where a popover points at.
    func hasAnchor(_ first: AlternativeID) -> Bool {
        guard case .screen(let owner) = graph.owner(of: first), dialect.hasAnchorValues || !hasActions(owner),
            !graph.isHosts(first)
        else { return false }
        return hasPopover(CollectionOfOne(first))
    }

    /// `NavGraph.Anchor(frame, "look")`: where a popover or action sheet is shown, as a value.
    func anchor(_ id: AlternativeID, _ how: Presentation) -> CodeText? {
        guard dialect.hasAnchorValues, how.style.isAnchored, !graph.isHosts(id),
            let transition = graph.alternatives[id].transition,
            case .screen = graph.transitions[transition].owner
        else { return nil }
        return "NavGraph.Anchor(frame, \(literal(graph.transitions[transition].name)))"
    }

    /// The events of a screen whose popovers and action sheets have values as their places.
    func anchoredEvents(of id: ScreenID) -> [TransitionID] {
        popovers(of: id).filter { dialect.hasAnchorValues && hasPopover(graph.alternatives(of: $0)) }
    }

    private func hasPopover(_ alternatives: some Sequence<AlternativeID>) -> Bool {
        graph.partsWithin(alternatives).compactMap { graph.alternatives[$0].action.presentation }
            .contains(where: \.style.isAnchored)
    }
}
