import AppKit

/// What the app does without its router.
@MainActor
final class OwnActs {
    private weak var own: NSWindow?
    /// Whether it has done something since launch.
    private(set) var hasActed = false

    /// False where it was not possible.
    func act(_ act: String, _ words: [String]) -> Bool {
        hasActed = true
        switch act {
        case "ownPresent":
            let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            own = panel
            front?.beginSheet(panel)
            return panel.sheetParent != nil
        case "ownPanel":
            let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
            own = panel
            panel.makeKeyAndOrderFront(nil)
        case "ownPanelAway":
            own?.orderOut(nil)
            (Reading.fronts.last?.window ?? Diary.page.window)?.makeKey()
        case "ownDismiss": own.map { $0.sheetParent?.endSheet($0) }
        case "ownAlert":
            guard let front else { return false }
            let alert = NSAlert()
            alert.addButton(withTitle: "own")
            alert.beginSheetModal(for: front)
        case "ownAction": return AppKitUser.press("own")
        default:
            guard let last = Reading.fronts.last else { return false }
            if let popover = last.popover { popover.close() } else { last.window.sheetParent?.endSheet(last.window) }
        }
        return true
    }

    /// The window of the last layer that is no popover.
    private var front: NSWindow? { Reading.fronts.last { $0.popover == nil }?.window ?? Diary.page.window }
}
