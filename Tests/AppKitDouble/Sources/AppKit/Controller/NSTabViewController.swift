/// An item of tabs.
@MainActor
open class NSTabViewItem: NSObject {
    open var label = ""
    open var image: NSImage?
    open var identifier: Any?
    open var viewController: NSViewController?

    public init(identifier: Any?) { self.identifier = identifier }
    public convenience init(viewController: NSViewController) {
        self.init(identifier: nil)
        self.viewController = viewController
        label = viewController.title ?? ""
    }
}

@MainActor
open class NSTabView: NSView {}

@MainActor
public protocol NSTabViewDelegate: NSObjectProtocol {
    func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
    func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}

/// Shows the view controller of the selected item.
@MainActor
open class NSTabViewController: NSViewController, NSTabViewDelegate {
    public enum TabStyle: Int, Sendable {
        case segmentedControlOnTop, segmentedControlOnBottom, toolbar, unspecified = -1
    }
    open var tabView = NSTabView()
    open var tabStyle = TabStyle.segmentedControlOnTop
    open var transitionOptions: TransitionOptions = [.crossfade]
    private var selected = -1
    private var isTold = false

    open var tabViewItems: [NSTabViewItem] = [] {
        didSet {
            for child in children { child.removeFromParent() }
            for item in tabViewItems { if let child = item.viewController { addChild(child) } }
            if !tabViewItems.indices.contains(selected) { selected = tabViewItems.isEmpty ? -1 : 0 }
            show()
        }
    }

    open func addTabViewItem(_ item: NSTabViewItem) { tabViewItems.append(item) }

    open var selectedTabViewItemIndex: Int {
        get { selected }
        set { select(newValue) }
    }

    open override func loadView() {
        view = NSView()
        view.addSubview(tabView)
        show()
    }

    open func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
    open func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
        isTold = true
        show()
    }

    @discardableResult
    func select(_ index: Int) -> Bool {
        guard tabViewItems.indices.contains(index) else {
            World.current.misuse("no tab \(index)")
            return false
        }
        guard index != selected, tabView(tabView, shouldSelect: tabViewItems[index]) else { return false }
        selected = index
        isTold = false
        tabView(tabView, didSelect: tabViewItems[index])
        if !isTold { World.current.misuse("tabView(_:didSelect:) without super") }
        return true
    }

    private func show() {
        guard isViewLoaded else { return }
        for view in tabView.subviews { view.removeFromSuperview() }
        if tabViewItems.indices.contains(selected), let child = tabViewItems[selected].viewController {
            tabView.addSubview(child.view)
        }
        World.current.enqueue("tabs") {}
    }
}

/// An item of columns.
@MainActor
open class NSSplitViewItem: NSObject {
    public enum Behavior: Int, Sendable { case `default`, sidebar, contentList }
    public let viewController: NSViewController
    public let behavior: Behavior
    open var isCollapsed = false

    private init(_ controller: NSViewController, _ behavior: Behavior) {
        viewController = controller
        self.behavior = behavior
    }
    public convenience init(viewController: NSViewController) { self.init(viewController, .default) }
    public convenience init(sidebarWithViewController viewController: NSViewController) {
        self.init(viewController, .sidebar)
    }
    public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController, .contentList)
    }
}

/// Shows all its items, side by side.
@MainActor
open class NSSplitViewController: NSViewController {
    open var splitViewItems: [NSSplitViewItem] = [] {
        didSet {
            for child in children { child.removeFromParent() }
            for item in splitViewItems { addChild(item.viewController) }
            if isViewLoaded { show() }
        }
    }

    open func addSplitViewItem(_ item: NSSplitViewItem) { splitViewItems.append(item) }
    open override func loadView() {
        view = NSView()
        show()
    }
    private func show() { for item in splitViewItems { view.addSubview(item.viewController.view) } }
}
