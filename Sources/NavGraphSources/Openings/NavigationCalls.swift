import NavGraphSwiftCode

/// Names of functions that navigate. SOURCES 5.1.
struct NavigationWords {
    private static let opening = [
        "push", "present", "show", "replace", "open", "navigate", "route", "setRoot", "transition", "coordinate",
        "start", "display", "go",
    ]
    private static let modal = ["present", "sheet", "cover", "modal", "popover"]

    /// `beginning` is a separate word at the start of a name: `go` of `goTo`, and not of `goods`.
    static func begins(_ name: String, with beginning: String) -> Bool {
        guard name.hasPrefix(beginning) else { return false }
        guard let next = name.utf8.dropFirst(beginning.utf8.count).first else { return true }
        return next < 97 || next > 122
    }

    static func isOpening(_ name: String) -> Bool { opening.contains { begins(name, with: $0) } }
    static func isModal(_ name: String) -> Bool {
        let small = name.lowercased()
        return modal.contains { small.contains($0) }
    }
    static func kind(of name: String) -> OpeningKind { isModal(name) ? .present : .push }
}

/// Calls that look like navigation. SOURCES 10.
enum NavigationCalls {
    private static let beginnings = [
        "push", "present", "navigate", "route", "trigger", "goTo", "transitionTo", "openSheet", "openScreen",
        "openModal",
    ]
    private static let others = [
        "Alert", "Error", "URL", "Toast", "HUD", "Notification", "Animation", "Token", "Message", "Banner",
    ]
    private static let navigators = ["navigator", "router", "coordinator", "wireframe"]

    static func isNamed(_ call: NodeID, _ program: Program) -> Bool {
        let syntax = program.syntax
        let name = syntax.text(of: call)
        let isWord =
            ["coordinate", "segue", "next"].contains(name)
            || beginnings.contains { NavigationWords.begins(name, with: $0) }
        if isWord { return !others.contains(where: name.contains) }
        guard let base = syntax.receiver(of: call), syntax.kind(base) == .name || syntax.kind(base) == .member,
            !RouteUses.isClosing(name)
        else { return false }
        let receiver = syntax.text(of: base).lowercased()
        return navigators.contains { receiver.hasSuffix($0) } && !others.contains(where: name.contains)
    }
}
