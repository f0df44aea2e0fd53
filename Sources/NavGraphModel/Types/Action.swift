import NavGraphSyntax

/// The effect of an alternative on the configuration, with the operands that it needs. LANGUAGE 5.
///
/// Every `switch` over it names all cases, so that the compiler tells each place that a new action concerns. Questions
/// that several places ask are answered here, once.
package enum Action: Hashable, Sendable {
    /// Nothing: it only sets, sends, or goes on with `then`.
    case none
    case push(Target)
    /// Pops back to the screen if it is below the current one in the region, else pushes it: `push` with `reuse`.
    case reuse(ScreenID)
    case present(Target, Presentation)
    case replace(ScreenID)
    case root(Target)
    /// Makes the choice of `entry` again: `root: entry`.
    case rootEntry
    /// Makes a tab or column active.
    case select(Target)
    /// Puts a screen into a column, as its only one.
    case show(ScreenID, in: Target)
    case popBack
    case popToRoot
    case popTo(ScreenID)
    case dismissTop
    case dismissAll
    /// The outcome of the flow that ends.
    case finish(OutcomeID)
    /// The outcome that the owner, a screen, raises.
    case raise(OutcomeID)
    /// A URL, or `settings`.
    case open(Symbol)
    /// A value of type `URL`: a name, with members as it is written.
    case openArgument(Symbol)
    /// Its key, where the value names nothing that exists. A graph without errors has none of these.
    case unresolved(ActionKey)
}

/// How a `present` shows what it opens.
package struct Presentation: Hashable, Sendable {
    package var style: PresentationStyle = .sheet
    /// Whether the user cannot swipe it away, whatever the style: `locked: true`.
    package var isLocked = false
    /// While all of these hold they cannot; empty: it is not `locked` by conditions.
    package var lockedWhile: IDRange<LiteralID> = IDRange()
    /// Whether a screen is put inside a new stack.
    package var inStack = false
    package var detents = Detents([])

    package init() {}

    /// Whether the user can swipe it away, as long as not all conditions of `lockedWhile` hold. LANGUAGE 6, step 4.
    package var isSwipeable: Bool { style.isSwipeable && !isLocked }
}

/// What a screen or flow says of each `present` that opens it: counts key by key, where the `present` does not say otherwise.
/// LANGUAGE 3.
package struct DeclaredPresentation: Sendable {
    package var value = Presentation()
    /// The keys that are written.
    package var given: KeySet = []
    /// The value of `style`.
    package var styleSpan = Span.start
}

extension Presentation {
    /// The presentation that counts for a `present` which says the keys `given` itself.
    func completed(by other: DeclaredPresentation, given: KeySet) -> Presentation {
        var result = self
        func counts(_ key: Key) -> Bool { other.given.contains(key) && !given.contains(key) }
        if counts(.style) { result.style = other.value.style }
        if counts(.locked) {
            (result.isLocked, result.lockedWhile) = (other.value.isLocked, other.value.lockedWhile)
        }
        if counts(.in), !result.style.isAlert { result.inStack = other.value.inStack }
        if counts(.detents) { result.detents = other.value.detents }
        if !result.style.takesDetents { result.detents = Detents([]) }
        return result
    }
}

/// The heights that a sheet can rest at, the one that it has first in front.
package struct Detents: Hashable, Sendable {
    package enum Height: String, Sendable { case medium, large }
    private var first: Height?
    private var second: Height?

    /// Of equal ones the first counts; without any they are the system's own.
    init(_ heights: [Height]) {
        first = heights.first
        second = heights.first { $0 != heights[0] }
    }
    package var all: [Height] { [first, second].compactMap { $0 } }
}

/// The `style` of a `present`.
package enum PresentationStyle: String, Sendable, CaseIterable {
    case sheet, fullScreen, formSheet, pageSheet, popover, overFullScreen, currentContext, overCurrentContext
    case alert, actionSheet

    /// Whether the user can swipe it away, unless it is locked.
    package var isSwipeable: Bool {
        switch self {
        case .sheet, .formSheet, .pageSheet, .popover: true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .alert, .actionSheet: false
        }
    }

    /// Whether it is a sheet that can rest at several heights.
    package var takesDetents: Bool { self == .sheet || self == .formSheet || self == .pageSheet }
    /// Whether it is a message with buttons, which only a screen can be.
    package var isAlert: Bool { self == .alert || self == .actionSheet }
    /// Whether it points at what was tapped, where there is room.
    package var isAnchored: Bool { self == .popover || self == .actionSheet }
}

// MARK: - Answers

extension Action {
    /// The key that it is written with; `nil` for `none`.
    package var key: ActionKey? {
        switch self {
        case .none: nil
        case .push, .reuse: .push
        case .present: .present
        case .replace: .replace
        case .root, .rootEntry: .root
        case .select: .select
        case .show: .show
        case .popBack, .popToRoot, .popTo: .pop
        case .dismissTop, .dismissAll: .dismiss
        case .finish, .raise: .finish
        case .open, .openArgument: .open
        case .unresolved(let key): key
        }
    }

    /// The screen or flow that its value names: opened, selected or popped to.
    package var target: Target? {
        switch self {
        case .push(let target), .present(let target, _), .root(let target), .select(let target): target
        case .reuse(let screen), .replace(let screen), .show(let screen, in: _), .popTo(let screen): .screen(screen)
        case .none, .rootEntry, .popBack, .popToRoot, .dismissTop, .dismissAll, .finish, .raise, .open, .openArgument,
            .unresolved:
            nil
        }
    }

    /// The screen or flow that the action opens in a new frame or layer.
    package var opened: Target? {
        switch self {
        case .push(let target), .present(let target, _), .root(let target): target
        case .reuse(let screen), .replace(let screen), .show(let screen, in: _): .screen(screen)
        case .none, .rootEntry, .select, .popBack, .popToRoot, .popTo, .dismissTop, .dismissAll, .finish, .raise, .open,
            .openArgument, .unresolved:
            nil
        }
    }

    /// Whether it opens or selects something above or beside what is there, and closes nothing.
    package var leadsOn: Bool { key != .root && (opened != nil || selected != nil) }

    /// Whether it goes back to what was there before.
    package var goesBack: Bool { key == .pop || key == .dismiss }

    /// The target that is current after the action, as far as the text determines it: the opened one, or the one popped to.
    package var shown: Target? { key == .select ? nil : target }

    /// The tab or column that it makes active.
    package var selected: Target? {
        switch self {
        case .select(let child), .show(_, in: let child): child
        case .none, .push, .reuse, .present, .replace, .root, .rootEntry, .popBack, .popToRoot, .popTo, .dismissTop,
            .dismissAll,
            .finish, .raise, .open, .openArgument, .unresolved:
            nil
        }
    }

    /// How a `present` shows what it opens.
    package var presentation: Presentation? {
        if case .present(_, let presentation) = self { presentation } else { nil }
    }

    /// The outcome of a `finish`: of a flow, or the owner's own.
    package var outcome: OutcomeID? {
        switch self {
        case .finish(let outcome), .raise(let outcome): outcome
        case .none, .push, .reuse, .present, .replace, .root, .rootEntry, .select, .show, .popBack, .popToRoot, .popTo,
            .dismissTop,
            .dismissAll, .open, .openArgument, .unresolved:
            nil
        }
    }

    /// Whether the user can close what it opens by back or swipe. Its opener may handle that as `closed`.
    package var isClosable: Bool { key?.isClosable ?? false }

    /// Whether `returns` may stand beside it.
    package var takesHandlers: Bool { key?.details.contains(.returns) ?? false }

    /// Whether `with` is given to what it opens or finishes with, and not to the message of `send`.
    package var takesArguments: Bool { key?.details.contains(.with) ?? false }
}
