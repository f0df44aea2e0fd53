/// A window, with the sheets on it.
@MainActor
open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
    }
    public enum BackingStoreType: UInt, Sendable { case buffered = 2 }

    open private(set) var frame: NSRect
    open var styleMask: StyleMask
    open var title = ""
    open var isReleasedWhenClosed = true
    open internal(set) var isVisible = false
    open private(set) var isMiniaturized = false
    open private(set) weak var sheetParent: NSWindow?
    open internal(set) weak var parent: NSWindow?
    /// The sheet on it, and those that wait until that has gone.
    open private(set) var sheets: [NSWindow] = []
    open weak var delegate: (any NSWindowDelegate)?
    open weak var windowController: NSWindowController?
    open private(set) weak var firstResponder: NSResponder?
    weak var popover: NSPopover?
    weak var alert: NSAlert?
    private var completion: ((NSApplication.ModalResponse) -> Void)?
    private var isMoving = false

    public init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {
        frame = contentRect
        self.styleMask = styleMask
        super.init()
    }

    public convenience init(contentViewController: NSViewController) {
        self.init(contentRect: .zero, styleMask: [.titled, .closable], backing: .buffered, defer: false)
        self.contentViewController = contentViewController
        // An initializer does not call the observer.
        show(contentViewController, insteadOf: nil)
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        styleMask = []
        super.init(coder: coder)
    }

    open var contentView: NSView? {
        didSet {
            oldValue?.ownWindow = nil
            contentView?.ownWindow = self
            contentView?.nextResponder = self
        }
    }

    /// The window gets the size of its view.
    open var contentViewController: NSViewController? {
        didSet { show(contentViewController, insteadOf: oldValue) }
    }

    private func show(_ new: NSViewController?, insteadOf old: NSViewController?) {
        if attachedSheet != nil { World.current.misuse("the content changes below a sheet") }
        guard let new else { return adopt(nil) }
        if let parent = new.parent { World.current.misuse("\(type(of: new)) has a parent, \(type(of: parent))") }
        if old !== new { old?.view.ownWindow = nil }
        adopt(new.view)
        new.view.nextResponder = new
        new.nextResponder = self
        frame.size = new.view.frame.size
        World.current.enqueue("content") {}
    }

    private func adopt(_ view: NSView?) {
        contentView?.ownWindow = nil
        contentView = view
        view?.ownWindow = self
        view?.nextResponder = self
    }

    open func setFrame(_ frame: NSRect, display: Bool) {
        self.frame = frame
        contentView?.frame = CGRect(origin: .zero, size: frame.size)
    }

    @discardableResult
    open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
        firstResponder = responder
        return true
    }

    // MARK: On screen

    open func makeKeyAndOrderFront(_ sender: Any?) {
        orderFront(sender)
        makeKey()
    }
    open func orderFront(_ sender: Any?) {
        if !isVisible { World.current.visible.append(self) }
        isVisible = true
        isMiniaturized = false
        World.current.enqueue("order") {}
    }
    open func orderOut(_ sender: Any?) {
        isVisible = false
        World.current.visible.removeAll { $0 === self }
        if isKeyWindow { World.current.keyWindow = nil }
        World.current.enqueue("order") {}
    }
    open func makeKey() {
        var front = self
        while let sheet = front.attachedSheet, sheet.isVisible { front = sheet }
        World.current.keyWindow = front
    }
    open var isKeyWindow: Bool { World.current.keyWindow === self }

    open func close() {
        if isReleasedWhenClosed, windowController == nil { World.current.misuse("a closed window is released") }
        if let parent = sheetParent { return parent.endSheet(self) }
        orderOut(nil)
    }
    open func miniaturize(_ sender: Any?) {
        orderOut(sender)
        isMiniaturized = true
    }
    open func deminiaturize(_ sender: Any?) { orderFront(sender) }

    // MARK: Sheets

    open var attachedSheet: NSWindow? { sheets.first }

    open func beginSheet(_ sheet: NSWindow, completionHandler: ((NSApplication.ModalResponse) -> Void)? = nil) {
        guard sheet.sheetParent == nil else { return World.current.misuse("a sheet is begun twice") }
        if attachedSheet != nil { World.current.misuse("a second sheet is queued") }
        if !isVisible { World.current.misuse("a sheet on a window that is not visible") }
        sheets.append(sheet)
        World.current.fronts.append(AppKitDouble.Front(window: sheet, popover: nil))
        sheet.sheetParent = self
        sheet.completion = completionHandler
        if sheets.count == 1 { come(sheet) }
    }

    private func come(_ sheet: NSWindow) {
        sheet.isMoving = true
        World.current.enqueue("sheet up") {
            guard sheet.sheetParent != nil, sheet.isMoving else { return }
            sheet.isMoving = false
            sheet.isVisible = true
            World.current.keyWindow = sheet
        }
    }

    open func endSheet(_ sheet: NSWindow) { endSheet(sheet, returnCode: .stop) }

    open func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {
        guard sheet.sheetParent === self else { return World.current.misuse("no sheet of this window ends") }
        guard !sheet.isMoving else { return World.current.misuse("a sheet ends while it moves") }
        if let inner = sheet.attachedSheet { sheet.endSheet(inner) }
        sheet.isMoving = true
        World.current.enqueue("sheet down") { [self] in
            sheet.isMoving = false
            sheet.isVisible = false
            sheet.sheetParent = nil
            sheets.removeAll { $0 === sheet }
            World.current.fronts.removeAll { $0.window === sheet }
            if World.current.keyWindow === sheet || World.current.keyWindow == nil { makeKey() }
            World.current.lookAtAppearances()
            NotificationCenter.default.post(name: NSWindow.didEndSheetNotification, object: self)
            let completion = sheet.completion
            sheet.completion = nil
            completion?(returnCode)
            if let next = sheets.first, !next.isVisible, !next.isMoving { come(next) }
        }
    }
}

extension NSWindow {
    public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
    public nonisolated static let didEndSheetNotification = Notification.Name("NSWindowDidEndSheetNotification")
}

@MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
    func windowShouldClose(_ sender: NSWindow) -> Bool
}
extension NSWindowDelegate {
    public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
}

/// A window that is beside the others.
@MainActor
open class NSPanel: NSWindow {}

@MainActor
open class NSWindowController: NSResponder {
    open var window: NSWindow? {
        didSet { window?.windowController = self }
    }
    public init(window: NSWindow?) {
        self.window = window
        super.init()
        window?.windowController = self
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var contentViewController: NSViewController? {
        get { window?.contentViewController }
        set { window?.contentViewController = newValue }
    }
    open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
}

/// What the app is told by the system.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
    func applicationDidFinishLaunching(_ notification: Notification)
    func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
    func application(_ application: NSApplication, open urls: [URL])
}
extension NSApplicationDelegate {
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
    public func application(_ application: NSApplication, open urls: [URL]) {}
}

/// The app.
@MainActor
open class NSApplication: NSResponder {
    public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let stop = ModalResponse(rawValue: -1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let OK = ModalResponse(rawValue: 1)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
    }
    public static var shared: NSApplication { World.current.application }
    init(double: Void) { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open var keyWindow: NSWindow? { World.current.keyWindow }
    open var windows: [NSWindow] { World.current.visible }
    open func activate(ignoringOtherApps flag: Bool) {}
    open func runModal(for window: NSWindow) -> ModalResponse {
        World.current.misuse("a nested run loop: runModal")
        return .abort
    }
}
