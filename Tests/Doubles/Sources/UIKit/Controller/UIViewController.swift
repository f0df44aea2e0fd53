import Foundation

/// A controller of a view.
@MainActor
open class UIViewController: UIResponder {
    public let nibName: String?
    public let nibBundle: Bundle?
    open var title: String?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet {
            if [.pageSheet, .formSheet, .popover].contains(modalPresentationStyle) {
                World.current.isNotOnTV("\(modalPresentationStyle)")
            }
        }
    }
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Rule 15: true blocks the swipe down.
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var hidesBottomBarWhenPushed = false
    open var preferredContentSize: CGSize = .zero
    open var restorationIdentifier: String?
    open var toolbarItems: [UIBarButtonItem]?
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false
    open internal(set) weak var parent: UIViewController?
    open internal(set) var storyboard: UIStoryboard?

    private var loadedView: UIView?
    private var isLoading = false
    var childList: [UIViewController] = []
    var coordinator: TransitionCoordinator?
    /// What this very controller presents.
    var presented: UIViewController?
    weak var presenter: UIViewController?
    var ownPresentationController: UIPresentationController?
    /// On its way off screen, though its view still hangs in the tree.
    var isLeaving = false
    var appearanceState = AppearanceState.gone
    var appearanceTicket = 0
    /// True while UIKit itself sends `willMove` or `didMove`.
    var moveIsUIKits = false
    var heardWillLeave = false
    var segues: [SegueDefinition] = []

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The first read loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { view = UIView(frame: UIScreen.main.bounds) }
        viewDidLoad()
    }

    /// Loads the nib, where there is one: the named one must exist (rule 24), else one of the class's name, else none.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        World.current.loadNib(for: self)
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() { World.current.isNotOnTV(#function) }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { World.current.isNotOnTV(#function) }
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { World.current.isNotOnTV(#function) }
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { World.current.isNotOnTV(#function) }
    open func setNeedsFocusUpdate() { World.current.focusUpdates += 1 }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open override var next: UIResponder? { parent ?? presenter ?? viewIfLoaded?.superview }
    open var children: [UIViewController] { childList }

    /// See rule 19. UIKit itself calls it with the new parent, in `addChild`; a call of the app's own is a warning.
    open func willMove(toParent parent: UIViewController?) { checkWillMove(parent) }

    /// See rule 19. UIKit itself calls it with nil, in `removeFromParent`; a call of the app's own is a warning.
    open func didMove(toParent parent: UIViewController?) { checkDidMove(parent) }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        requestPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        requestDismissal(animated: flag, completion: completion)
    }

    open func show(_ vc: UIViewController, sender: Any?) { showInNearest(vc, sender: sender) }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailInNearest(vc, sender: sender) }

    open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender: sender) }
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    open func addChild(_ childController: UIViewController) { adoptChild(childController) }

    open func removeFromParent() { leaveParent() }

    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, animated: duration > 0, animations, completion)
    }

    // What containers of the double override.

    /// Puts the views of the children that are shown into the container's view.
    func installContent() {}
    func contentWillAppear(_ animated: Bool) {}
    func contentDidAppear(_ animated: Bool) {}
    /// The child that the user sees, the last one of several.
    var shownChild: UIViewController? {
        childList.last { $0.viewIfLoaded.map { view in viewIfLoaded.map(view.isDescendant(of:)) ?? false } ?? false }
    }
}
