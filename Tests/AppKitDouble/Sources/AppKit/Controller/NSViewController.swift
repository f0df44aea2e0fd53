/// Loads a view, and contains others.
@MainActor
open class NSViewController: NSResponder {
    public let nibName: String?
    public let nibBundle: Bundle?
    open var title: String?
    open var representedObject: Any?
    open var preferredContentSize = CGSize.zero
    open internal(set) var storyboard: NSStoryboard?
    private var loaded: NSView?
    /// What has been told of last.
    var isOnScreen = false
    open internal(set) weak var parent: NSViewController?
    open private(set) var children: [NSViewController] = []
    open internal(set) weak var presentingViewController: NSViewController?
    open internal(set) var presentedViewControllers: [NSViewController]?
    /// What a scene of a storyboard has for segues.
    var segues: [String: StoryboardDefinition.Segue] = [:]

    public init(nibName: String?, bundle: Bundle?) {
        self.nibName = nibName
        nibBundle = bundle
        super.init()
        World.current.add(self)
    }

    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init(coder: coder)
        World.current.add(self)
    }

    open var isViewLoaded: Bool { loaded != nil }

    open var view: NSView {
        get {
            if let loaded { return loaded }
            loadView()
            if loaded == nil { loaded = NSView() }
            adopt()
            viewDidLoad()
            return loaded ?? NSView()
        }
        set {
            loaded = newValue
            adopt()
        }
    }

    private func adopt() {
        loaded?.controller = self
        nextResponder = loaded?.superview ?? loaded?.ownWindow
        loaded?.nextResponder = self
    }

    /// Of a nib with that name, or with that of the class; a storyboard's scene has a view.
    open func loadView() {
        let name = nibName ?? "\(type(of: self))"
        if let make = World.current.nibs[name] {
            view = make(self)
        } else if storyboard != nil {
            view = NSView()
        } else {
            World.current.misuse("could not load the \(nibName ?? "(null)") nibName of \(type(of: self))")
        }
    }

    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}

    // MARK: Containment

    open func addChild(_ child: NSViewController) { insertChild(child, at: children.count) }

    open func insertChild(_ child: NSViewController, at index: Int) {
        if let parent = child.parent, parent !== self {
            World.current.misuse("\(type(of: child)) is a child of \(type(of: parent)) already")
            child.removeFromParent()
        } else if child.parent != nil {
            return World.current.misuse("\(type(of: child)) is added twice")
        }
        children.insert(child, at: index)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    open func transition(
        from: NSViewController, to: NSViewController, options: TransitionOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {
        guard from.parent === self, to.parent === self else {
            return World.current.misuse("a transition between others than two children")
        }
        guard let place = from.view.superview else {
            return World.current.misuse("a transition from a view without superview")
        }
        to.view.frame = place.bounds
        place.addSubview(to.view)
        transitions.append(options)
        World.current.enqueue("transition") {
            from.view.removeFromSuperview()
            World.current.lookAtAppearances()
            completionHandler?()
        }
    }

    /// Those that there have been, for tests.
    public private(set) var transitions: [TransitionOptions] = []

    // MARK: Presentation

    open func presentAsSheet(_ controller: NSViewController) {
        guard let window = view.window else { return World.current.misuse("presented by a view in no window") }
        present(controller)
        let sheet = NSWindow(contentViewController: controller)
        sheet.isReleasedWhenClosed = false
        window.beginSheet(sheet)
    }

    open func present(
        _ controller: NSViewController, asPopoverRelativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge,
        behavior: NSPopover.Behavior
    ) {
        present(controller)
        let popover = NSPopover()
        popover.contentViewController = controller
        popover.behavior = behavior
        popover.show(relativeTo: rect, of: view, preferredEdge: preferredEdge)
    }

    open func presentAsModalWindow(_ controller: NSViewController) {
        World.current.misuse("a nested run loop: presentAsModalWindow")
    }

    private func present(_ controller: NSViewController) {
        controller.presentingViewController = self
        presentedViewControllers = (presentedViewControllers ?? []) + [controller]
    }

    open func dismiss(_ controller: NSViewController) {
        guard controller.presentingViewController === self else {
            return World.current.misuse("\(type(of: controller)) was not presented by \(type(of: self))")
        }
        controller.presentingViewController = nil
        presentedViewControllers?.removeAll { $0 === controller }
        guard let window = controller.view.window else { return }
        if let parent = window.sheetParent {
            parent.endSheet(window)
        } else {
            window.popover?.close()
        }
    }

    // MARK: Segues

    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let segue = storyboardSegue(identifier) else {
            return World.current.misuse("\(type(of: self)) has no segue with identifier '\(identifier)'")
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }
}

extension NSViewController {
    public struct TransitionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let crossfade = TransitionOptions(rawValue: 1)
        public static let slideForward = TransitionOptions(rawValue: 0x140)
        public static let slideBackward = TransitionOptions(rawValue: 0x180)
    }
}
