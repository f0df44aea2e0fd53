@MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
    func popoverShouldClose(_ popover: NSPopover) -> Bool
    func popoverDidShow(_ notification: Notification)
    func popoverDidClose(_ notification: Notification)
}
extension NSPopoverDelegate {
    public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
    public func popoverDidShow(_ notification: Notification) {}
    public func popoverDidClose(_ notification: Notification) {}
}

/// A bubble beside a view.
@MainActor
open class NSPopover: NSResponder {
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    open var behavior = Behavior.applicationDefined
    open weak var delegate: (any NSPopoverDelegate)?
    open var contentViewController: NSViewController?
    open var animates = true
    open private(set) var isShown = false
    private var window: NSWindow?
    private var isMoving = false
    /// Where it is, for tests.
    public private(set) var place: (rect: NSRect, view: NSView, edge: NSRectEdge)?

    open func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {
        guard let parent = view.window else { return World.current.misuse("a popover at a view in no window") }
        guard let contentViewController else { return World.current.misuse("a popover without content") }
        place = (rect, view, preferredEdge)
        let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
        window.isReleasedWhenClosed = false
        window.contentViewController = contentViewController
        window.popover = self
        window.parent = parent
        self.window = window
        World.current.fronts.append(AppKitDouble.Front(window: window, popover: self))
        isShown = true
        isMoving = true
        World.current.enqueue("popover up") { [self] in
            guard isShown else { return }
            isMoving = false
            window.isVisible = true
            World.current.keyWindow = window
            World.current.lookAtAppearances()
            delegate?.popoverDidShow(Notification(name: Notification.Name("NSPopoverDidShow"), object: self))
        }
    }

    open func close() {
        guard isShown else { return }
        if isMoving { World.current.misuse("a popover closes while it comes") }
        if window?.attachedSheet != nil { World.current.misuse("a popover closes below its sheet") }
        isShown = false
        World.current.enqueue("popover down") { [self] in
            window?.isVisible = false
            World.current.fronts.removeAll { $0.popover === self }
            if let parent = window?.parent, World.current.keyWindow === window { parent.makeKey() }
            window = nil
            contentViewController?.view.ownWindow = nil
            World.current.lookAtAppearances()
            let notification = Notification(name: NSPopover.didCloseNotification, object: self)
            delegate?.popoverDidClose(notification)
            NotificationCenter.default.post(notification)
        }
    }

    open func performClose(_ sender: Any?) { _ = userCloses() }

    func userCloses() -> Bool {
        guard isShown, !isMoving, window?.attachedSheet == nil else { return false }
        if delegate?.popoverShouldClose(self) ?? true { close() }
        return true
    }
}

extension NSPopover {
    public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
}
