import Foundation

/// Tabs, one of which is selected.
@MainActor
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    public let moreNavigationController = UINavigationController()
    private var tabControllers: [UIViewController]?
    private var selectionIsOurs = false
    /// What the tabs are made of, where that is `UITab` (rule 73).
    var ownTabs: [UITab] = []
    var shownTab: UIViewController?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController]? {
        get { tabControllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The selection stays where it can: the same controller, else the same index, else the first.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        // Controllers instead of what the tabs were made of.
        ownTabs = []
        guard Set(new.map { ObjectIdentifier($0) }).count == new.count else {
            World.current.misuse(World.inconsistency, "All view controllers in a tab bar controller must be distinct")
            return
        }
        guard new.allSatisfy({ $0.hasNoOtherParent(than: self) && $0.isNotPresented }) else { return }
        let old = tabControllers ?? []
        let oldIndex = selectedIndex
        let oldSelection = selectedViewController
        let gone = old.filter { one in !new.contains { $0 === one } }
        for controller in gone { beginRelease(controller) }
        for controller in new where controller.parent == nil { adoptChild(controller) }
        tabControllers = viewControllers
        let kept = new.first { $0 === oldSelection }
        select(kept ?? (new.indices.contains(oldIndex) ? new[oldIndex] : new.first))
        for controller in gone { finishRelease(controller) }
        for controller in new { finishAdoption(controller) }
    }

    open override var children: [UIViewController] { tabControllers ?? [] }

    /// `NSNotFound` while More is selected, or nothing (rule 21). An index out of range is misuse here.
    open var selectedIndex: Int {
        get { tabControllers?.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard let controllers = tabControllers, controllers.indices.contains(newValue) else {
                World.current.misuse(
                    World.invalidArgument, "selectedIndex \(newValue) is out of the range of \(naming(self))'s tabs")
                return
            }
            select(controllers[newValue])
        }
    }

    /// Not retained, as on Apple's systems. It must be one of the tabs (rule 21). The delegate hears nothing.
    open unowned(unsafe) var selectedViewController: UIViewController? {
        didSet {
            guard !selectionIsOurs else { return }
            let new = selectedViewController
            guard let new, new === moreNavigationController || tabControllers?.contains(where: { $0 === new }) == true
            else {
                selectionIsOurs = true
                selectedViewController = oldValue
                selectionIsOurs = false
                World.current.misuse(
                    World.invalidArgument,
                    "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's "
                        + "list of view controllers can be selected.")
                return
            }
            showSelection()
        }
    }

    func select(_ controller: UIViewController?) {
        selectionIsOurs = true
        selectedViewController = controller
        selectionIsOurs = false
        showSelection()
    }

    override var shownChild: UIViewController? { selectedViewController }

    override func installContent() {
        guard let selected = selectedViewController else { return }
        if shownTab !== selected { shownTab?.viewIfLoaded?.removeFromSuperview() }
        shownTab = selected
        if selected.view.superview !== view { view.addSubview(selected.view) }
    }

    /// The view of the selected tab takes its place at once; `viewDidAppear` follows when things settle.
    private func showSelection() {
        guard shownTab !== selectedViewController else { return }
        if selectedViewController === moreNavigationController, moreNavigationController.parent == nil {
            moreNavigationController.setViewControllers([UIViewController()], animated: false)
            adoptChild(moreNavigationController)
            finishAdoption(moreNavigationController)
        }
        guard let window = viewIfLoaded?.window else {
            shownTab?.viewIfLoaded?.removeFromSuperview()
            shownTab = nil
            return
        }
        let round = window.round(animated: false) {
            shownTab?.viewIfLoaded?.removeFromSuperview()
            shownTab = nil
            installContent()
        }
        World.current.enqueue("tab of \(type(of: self)) changed") { round.finish() }
    }
}
