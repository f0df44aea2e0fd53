import Foundation

/// Two or three columns. A column's controller is put into a navigation controller unless it is one (rule 23).
@MainActor
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified = 0, doubleColumn = 1, tripleColumn = 2
    }

    public enum Column: Int, Sendable {
        case primary = 0, supplementary = 1, secondary = 2, compact = 3
    }

    public enum DisplayMode: Int, Sendable {
        case automatic = 0, secondaryOnly = 1, oneBesideSecondary = 2, oneOverSecondary = 3, twoBesideSecondary = 4
        case twoOverSecondary = 5, twoDisplaceSecondary = 6
    }

    open weak var delegate: (any UISplitViewControllerDelegate)?
    public let style: UISplitViewController.Style
    open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
    open var presentsWithGesture = true
    open internal(set) var isCollapsed = World.current.knobs.splitStartsCollapsed
    var given: [Column: UIViewController] = [:]
    var wrappers: [Column: UINavigationController] = [:]
    var hidden: Set<Column> = []
    /// While collapsed: which controllers each column had put on the common stack.
    var lent: [(column: Column, controllers: [UIViewController])] = []

    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The columns side by side, first one first.
    var columns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    open var displayMode: UISplitViewController.DisplayMode {
        hidden.contains(.primary) ? .secondaryOnly : .oneBesideSecondary
    }

    open var viewControllers: [UIViewController] { columns.compactMap { wrappers[$0] } }

    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        setColumn(column, vc)
    }

    /// What the column was given; with a knob the navigation controller that was made for it.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        World.current.knobs.splitReturnsWrapper ? wrappers[column] : given[column]
    }

    open func show(_ column: UISplitViewController.Column) { showColumn(column) }
    open func hide(_ column: UISplitViewController.Column) { hideColumn(column) }

    open override func show(_ vc: UIViewController, sender: Any?) { setColumn(.secondary, vc) }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setColumn(.secondary, vc)
        showColumn(.secondary)
    }

    override func installContent() {
        for shown in shownNavigations where shown.view.superview !== view { view.addSubview(shown.view) }
    }
    override var shownChild: UIViewController? { shownNavigations.last }

    /// The navigation controllers on screen, first column first.
    var shownNavigations: [UINavigationController] {
        if isCollapsed { return (wrappers[.compact] ?? wrappers[.primary]).map { [$0] } ?? [] }
        return columns.filter { !hidden.contains($0) }.compactMap { wrappers[$0] }
    }
}
