import Foundation

/// A window. It becomes visible by `makeKeyAndVisible()`.
@MainActor
open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
    open private(set) var isKeyWindow = false
    private var root: UIViewController?
    var isShown = false

    /// What is on screen, outer controllers first.
    var onScreen: [UIViewController] = []
    /// Former roots that still present something (rule 18).
    var orphans: [UIViewController] = []
    /// Presentations and dismissals that run here.
    var presentationsRunning = 0
    private var holds = 0
    private var dirty = false

    public override init(frame: CGRect) { super.init(frame: frame) }

    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: UIScreen.main.bounds)
        windowScene.windowList.append(WeakWindow(window: self))
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The views change at once; `viewDidAppear` of the new root comes later. What the old root presents stays alive
    /// and on screen (rule 18), which is recorded as a warning.
    open var rootViewController: UIViewController? {
        get { root }
        set { replaceRoot(newValue) }
    }

    open override var isHidden: Bool {
        didSet {
            if !isHidden {
                show()
            } else if isShown {
                isShown = false
                contentChanged()
            }
        }
    }

    open func makeKey() {
        let world = World.current
        world.windows.removeAll { $0.window == nil || $0.window === self }
        for other in world.windows { other.window?.isKeyWindow = false }
        world.windows.append(WeakWindow(window: self))
        isKeyWindow = true
    }

    open func makeKeyAndVisible() {
        makeKey()
        if isHidden { isHidden = false } else { show() }
    }

    private func show() {
        guard !isShown else { return }
        isShown = true
        if let root { insertSubview(root.view, at: 0) }
        contentChanged()
    }

    private func replaceRoot(_ new: UIViewController?) {
        guard new !== root, new?.isNotPresented ?? true else { return }
        if let new, let parent = new.parent {
            World.current.misuse(
                World.hierarchy,
                "A view controller not containing an unarchived view must not have a parent to become a root: "
                    + "\(naming(new)) has \(naming(parent))")
            return
        }
        let old = root
        if let old, let presented = old.anyPresented {
            World.current.warn(
                "rootViewController replaced while \(naming(old)) presents \(naming(presented)), which stays alive")
            orphans.append(old)
        }
        root = new
        guard isShown else { return }
        hold {
            old?.viewIfLoaded?.removeFromSuperview()
            if let new { insertSubview(new.view, at: 0) }
        }
    }

    /// Runs changes of the view tree as one; controllers hear of their sum.
    func hold(_ changes: () -> Void) {
        holds += 1
        changes()
        holds -= 1
        if holds == 0, dirty { contentChanged() }
    }

    /// As `hold`, and gives the round to the caller, who finishes it.
    func round(animated: Bool, _ changes: () -> Void) -> AppearanceRound {
        holds += 1
        changes()
        holds -= 1
        return openRound(animated: animated)
    }

    func contentChanged() {
        guard holds == 0 else {
            dirty = true
            return
        }
        let round = openRound(animated: false)
        if let round = round.ifAny { World.current.enqueue("appearance ends") { round.finish() } }
    }

    private func openRound(animated: Bool) -> AppearanceRound {
        holds += 1
        let now = isShown ? visibleControllers() : []
        holds -= 1
        dirty = false
        let before = onScreen
        onScreen = now
        let coming = now.filter { new in !before.contains { $0 === new } }
        let going = before.filter { old in !now.contains { $0 === old } }
        return AppearanceRound(coming: coming, going: going, animated: animated)
    }

    /// The controllers whose views hang in the tree, without those that are leaving. Containers are asked for their
    /// content on the way.
    private func visibleControllers() -> [UIViewController] {
        var found: [UIViewController] = []
        func walk(_ view: UIView) {
            if let controller = view.controller {
                if controller.isLeaving { return }
                controller.installContent()
                found.append(controller)
            }
            for subview in view.subviews { walk(subview) }
        }
        for view in subviews { walk(view) }
        return found
    }
}
