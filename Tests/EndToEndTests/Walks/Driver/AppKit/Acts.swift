import AppKit

/// What the user of AppKit does.
extension Driver {
    /// The system keeps what is on screen.
    var keepsScreens: Bool {
        if let window { AppKitDouble.forget(window) }
        return false
    }

    /// That of the window, always.
    static let frame = CGRect(x: 10, y: 20, width: 900, height: 600)

    static func makeWindow() -> NSWindow {
        NSWindow(
            contentRect: frame, styleMask: [.titled, .closable, .resizable],
            backing: .buffered, defer: false)
    }

    /// What is in front of the window has the keys.
    func makeKey() { (Reading.fronts.last?.window ?? window)?.makeKey() }

    /// In another window something may have come up since.
    func prepareToLook() {
        let key = NSApplication.shared.keyWindow
        if key !== window, !Reading.fronts.contains(where: { $0.window === key }) { makeKey() }
    }

    static var visibleScreen: NSViewController? { Reading.current as? NSViewController }

    func set(knobs: Int) { AppKitDouble.reducesMotion = knobs & 1 == 1 }

    func tapControl(ofSegue identifier: String, in screen: NSViewController) -> Bool {
        AppKitUser.click(identifier, in: screen)
    }

    func pressButton(_ title: String) -> Bool { AppKitUser.press(title) }

    /// False where what the user did was possible and should not have been, or the other way round.
    func userAct(_ act: String, _ words: [String]) -> Bool {
        let isPossible = words.first == "true"
        switch act {
        case "tapBack":
            return AppKitUser.choose(NSMenuItem(title: "Back", action: Selector("goBack:"), keyEquivalent: "["))
                == isPossible
        case "esc", "close":
            // Beside a popover the user may also click.
            let popover = Reading.fronts.last?.popover
            if let popover, log.steps % 2 == 0 { AppKitUser.clickBeside(popover) } else { AppKitUser.pressEscape() }
            return true
        case "tab":
            guard let tabs = Reading.lastContent as? NSTabViewController, let item = Int(words[0]) else { return false }
            AppKitUser.choose(item, in: tabs)
            return true
        case "menuItem": return subject?.choose(words[0]) == true
        case "noMenuItem": return subject?.hasEnabledItem == false
        case "noCommand": return subject?.canDoAnything == false
        case "reopen":
            window?.close()
            subject?.start()
            return window?.isVisible == true
        default: return false
        }
    }
}
