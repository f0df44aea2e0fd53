import UIKit

/// The layers, read from UIKit.
extension Reading {
    /// Whether the stack that is seen pushes or pops.
    static var isTurning: Bool {
        UIKitDouble.user.visibleController?.navigationController?.transitionCoordinator != nil
    }

    /// The screen that the user sees. A search of the app's is in the context of a screen.
    var current: (any AnyFake)? {
        let visible = UIKitDouble.user.visibleController
        return (visible as? any AnyFake) ?? visible?.presentingViewController as? any AnyFake
    }

    /// What no run may leave behind.
    static var complaintsOfKit: String {
        var text = ""
        for misuse in UIKitDouble.misuses { text += " MISUSE \(misuse)" }
        for warning in UIKitDouble.warnings { text += " WARNING \(warning)" }
        for controller in UIKitDouble.unfinishedMoves() { text += " UNFINISHED \(controller)" }
        UIKitDouble.forgetComplaints()
        return text
    }

    mutating func readLayers() -> String {
        var text = ""
        for outline in UIKitDouble.outline() {
            // The root of a router has the window layer in it; that of an app with code of its own has tabs.
            let roots = outline.selected.map { [outline.children[$0]] } ?? outline.children
            parked = outline.selected.map { outline.children[1 - $0].children.map(\.controller) } ?? []
            if let window = roots.last { text += " " + layer(window) }
            if roots.count != 1 { text += " (\(roots.count) roots)" }
            for presented in presented(by: outline) {
                text += " " + style(of: presented.controller) + ":" + layer(presented)
            }
        }
        return text
    }

    private func presented(by outline: Outline) -> [Outline] {
        outline.children.flatMap { presented(by: $0) }
            + outline.presented.flatMap { (isOwn($0) ? [] : [$0]) + presented(by: $0) }
    }

    /// Whether the app presents it, and not its router.
    private func isOwn(_ outline: Outline) -> Bool { type(of: outline.controller) == UIViewController.self }

    private func style(of controller: UIViewController) -> String {
        var style =
            switch controller.modalPresentationStyle {
            case .automatic: UIKitDouble.platform == .tvOS ? "fullScreen" : "sheet"
            case .none: "none"
            case .fullScreen: "fullScreen"
            case .pageSheet: "pageSheet"
            case .formSheet: "formSheet"
            case .currentContext: "currentContext"
            case .custom: "custom"
            case .overFullScreen: "overFullScreen"
            case .overCurrentContext: "overCurrentContext"
            case .popover: "popover"
            }
        if let alert = controller as? UIAlertController {
            style = alert.preferredStyle == .alert ? "alert" : "actionSheet"
        }
        style += controller.isModalInPresentation ? "!" : ""
        guard expectsPlaces, let popover = controller.popoverPresentationController else { return style }
        return style + "@" + ((popover.sourceView as? FakePlace)?.event ?? "-")
    }

    private mutating func layer(_ outline: Outline) -> String {
        let active = rest.isEmpty ? nil : rest.removeFirst().active
        endsInSplit = outline.kind == .split
        switch outline.kind {
        case .navigation: return "stack[" + region(outline.controller) + "]"
        case .tabs:
            let tabs = outline.children.map(\.controller)
            // What never shows anything is a button.
            let isTab = tabs.map { $0 is any AnyFake || $0 is UINavigationController }
            let active = outline.selected.map { isTab[$0] ? isTab[..<$0].count { $0 } : -1 }
            return "tabs[" + regions(zip(tabs, isTab).filter(\.1).map(\.0), active: active) + "]"
        case .split:
            guard let split = outline.controller as? UISplitViewController else { return "?" }
            let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
            return "split[" + regions(columns.compactMap { split.viewController(for: $0) }, active: active) + "]"
        case .plain, .alert: return "single[" + region(outline.controller) + "]"
        }
    }

    mutating func region(_ controller: UIViewController) -> String {
        guard let stack = controller as? UINavigationController else { return frame(controller) }
        return frames(stack.viewControllers)
    }
}
