import NavGraphSyntax

/// An anchor: the code that belongs to an element, such as a type for a screen or a function for a transition.
package struct CodeAnchor: Sendable {
    package enum Owner: Sendable {
        case screen(ScreenID)
        case alternative(AlternativeID)
    }

    package var owner: Owner
    /// `Type`, or `Type.function`.
    package var text: Symbol
    package var file: FileID
    package var span: Span
}

extension NavGraph {
    /// Returns the anchors of a screen.
    package func code(of screen: ScreenID) -> [CodeAnchor] {
        codeAnchors.filter { if case .screen(screen) = $0.owner { true } else { false } }
    }

    /// Returns the anchors of an alternative of a transition.
    package func code(of alternative: AlternativeID) -> [CodeAnchor] {
        codeAnchors.filter { if case .alternative(alternative) = $0.owner { true } else { false } }
    }
}
