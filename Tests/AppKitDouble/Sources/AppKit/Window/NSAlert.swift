/// An alert: buttons, the first of which answers to Return.
@MainActor
open class NSAlert: NSObject {
    public enum Style: UInt, Sendable { case warning, informational, critical }
    open var messageText = ""
    open var informativeText = ""
    open var alertStyle = Style.warning
    open private(set) var buttons: [NSButton] = []
    public let window: NSWindow

    public override init() {
        window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        super.init()
        window.alert = self
        window.contentView = NSView()
    }

    @discardableResult
    open func addButton(withTitle title: String) -> NSButton {
        let button = NSButton()
        button.title = title
        if buttons.isEmpty { button.keyEquivalent = "\r" }
        if title == "Cancel" { button.keyEquivalent = "\u{1b}" }
        buttons.append(button)
        return button
    }

    open func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
    ) {
        sheetWindow.beginSheet(window) { response in
            withExtendedLifetime(self) { handler?(response) }
        }
    }

    open func runModal() -> NSApplication.ModalResponse {
        World.current.misuse("a nested run loop: runModal")
        return .abort
    }

    func press(_ isIt: (NSButton) -> Bool) -> Bool {
        guard window.isVisible, window.attachedSheet == nil, let parent = window.sheetParent,
            let index = buttons.firstIndex(where: isIt)
        else { return false }
        parent.endSheet(window, returnCode: NSApplication.ModalResponse(rawValue: 1000 + index))
        return true
    }
}
