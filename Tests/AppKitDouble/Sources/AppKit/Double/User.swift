/// What the user does. An act that is not possible does nothing, and returns `false`.
@MainActor
public enum AppKitUser {
    /// Presses Esc: a button with that key in the key window, else a transient popover, else the responder chain.
    @discardableResult
    public static func pressEscape() -> Bool {
        guard let window = World.current.keyWindow, window.attachedSheet == nil else { return false }
        if let alert = window.alert { return alert.press { $0.keyEquivalent == "\u{1b}" } }
        if let popover = window.popover, popover.behavior != .applicationDefined { return popover.userCloses() }
        (window.firstResponder ?? window).cancelOperation(nil)
        return true
    }

    /// Clicks beside a popover.
    @discardableResult
    public static func clickBeside(_ popover: NSPopover) -> Bool {
        popover.isShown && popover.behavior != .applicationDefined && popover.userCloses()
    }

    /// Presses a button of the alert that is in front.
    @discardableResult
    public static func press(_ title: String) -> Bool {
        World.current.keyWindow?.alert?.press { $0.title == title } ?? false
    }

    /// Chooses a tab.
    @discardableResult
    public static func choose(_ index: Int, in tabs: NSTabViewController) -> Bool {
        guard tabs.view.window?.attachedSheet == nil, tabs.tabViewItems.indices.contains(index) else { return false }
        return tabs.select(index)
    }

    /// Whether a menu item is enabled, as AppKit finds out before it shows the menu.
    public static func isEnabled(_ item: NSMenuItem) -> Bool {
        guard let target = target(of: item) else { return false }
        return (target as? any NSUserInterfaceValidations)?.validateUserInterfaceItem(item) ?? true
    }

    /// Chooses a menu item.
    @discardableResult
    public static func choose(_ item: NSMenuItem) -> Bool {
        guard isEnabled(item), let action = item.action, let target = target(of: item) else { return false }
        return target.tryToPerform(action, with: item)
    }

    /// The first responder of the key window that validates the action; then of its parents, and of the main window.
    private static func target(of item: NSMenuItem) -> NSResponder? {
        var window = World.current.keyWindow
        while let current = window {
            var next: NSResponder? = current.firstResponder ?? current
            while let responder = next {
                if responder is any NSUserInterfaceValidations { return responder }
                next = responder.nextResponder
            }
            let main = current is NSPanel ? World.current.visible.last { !($0 is NSPanel) } : nil
            window = current.sheetParent ?? current.parent ?? main
        }
        return nil
    }

    /// Clicks a control that a segue is wired to.
    @discardableResult
    public static func click(_ identifier: String, in controller: NSViewController) -> Bool {
        guard controller.isOnScreen, controller.view.window?.attachedSheet == nil,
            controller.shouldPerformSegue(withIdentifier: identifier, sender: nil)
        else { return false }
        controller.performSegue(withIdentifier: identifier, sender: nil)
        return true
    }
}
