import Foundation

/// A stack of controllers. `viewControllers` changes at once, what is seen changes later (rules 7, 42).
@MainActor
open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: (any UINavigationControllerDelegate)?
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    public let navigationBar = UINavigationBar()
    /// Rule 8: disabling it stops the swipe from the edge.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        World.current.isNotOnTV("interactivePopGestureRecognizer")
        return swipeFromEdge
    }
    let swipeFromEdge = UIGestureRecognizer()
    /// Rule 57: the swipe from anywhere, iOS 26.
    public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

    var stack: [UIViewController] = []
    /// The controller whose view is in place.
    var shownTop: UIViewController?
    /// No longer in the stack, released when the transition is over.
    var leavers: [UIViewController] = []
    var showIsWaiting = false
    var showIsAnimated = false
    var swipe: BackSwipe?
    /// How many times the delegate heard of an appearance.
    var hasSpoken = 0

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        definesPresentationContext = true
        change(to: [rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        definesPresentationContext = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// What the stack shows, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open override var children: [UIViewController] { stack }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard mayHold(viewController) else { return }
        if stack.contains(where: { $0 === viewController }) {
            World.current.misuse(
                World.invalidArgument,
                "\(naming(self)) is pushing the same view controller instance (\(naming(viewController))) more than once "
                    + "which is not supported and is most likely an error in the application")
            return
        }
        change(to: stack + [viewController], animated: animated)
    }

    /// Nil at the root (rule 4).
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), animated: animated)
        return top
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            World.current.misuse(World.inconsistency, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        return pop(downTo: index, animated: animated)
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(downTo: 0, animated: animated) }

    /// All must be distinct (rule 5).
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count else {
            World.current.misuse(
                World.inconsistency,
                "All view controllers in a navigation controller must be distinct (\(viewControllers.map(naming)))")
            return
        }
        guard viewControllers.allSatisfy(mayHold) else { return }
        change(to: viewControllers, animated: animated)
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    override var shownChild: UIViewController? { stack.last }
    override func installContent() { installTop() }
    override func contentWillAppear(_ animated: Bool) { speakOnAppearance(didShow: false, animated) }
    override func contentDidAppear(_ animated: Bool) { speakOnAppearance(didShow: true, animated) }

    private func pop(downTo index: Int, animated: Bool) -> [UIViewController]? {
        guard index < stack.count - 1 else { return World.current.knobs.emptyPopReturnsArray ? [] : nil }
        let popped = Array(stack[(index + 1)...])
        change(to: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Rules 2 and 6.
    private func mayHold(_ controller: UIViewController) -> Bool {
        let what: String
        switch controller {
        case is UINavigationController: what = "Pushing a navigation controller is not supported"
        case is UITabBarController: what = "Pushing a tab bar controller is not supported"
        case is UISplitViewController:
            what = "Split View Controllers cannot be pushed to a Navigation Controller \(naming(self))"
        default: return controller.hasNoOtherParent(than: self) && controller.isNotPresented
        }
        World.current.misuse(World.invalidArgument, what)
        return false
    }
}

extension UIViewController {
    /// A controller that is presented by itself cannot be put into a container.
    var isNotPresented: Bool {
        guard let presenter else { return true }
        World.current.misuse(
            World.hierarchy,
            "\(naming(self)) is presented by \(naming(presenter)) and cannot be moved into a container")
        return false
    }
}
